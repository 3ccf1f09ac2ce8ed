import { Injectable } from '@nestjs/common';
import { Clock } from '@nowahala/platform';
import { RecentResults } from '../../auth/recent-results.js';
import { QUERY, ServiceClients } from '../../clients/services.client.js';

const KEEP_MS = 5_000;
const DEFAULT_TIME_ZONE = 'Africa/Lagos';

/** The time zone that decides what "a day" is in the charts of a user. */
@Injectable()
export class UserTimeZone {
  private readonly recent: RecentResults<string>;

  constructor(
    private readonly clients: ServiceClients,
    clock: Clock,
  ) {
    this.recent = new RecentResults(KEEP_MS, clock);
  }

  of(userId: string): Promise<string> {
    const ask = async () => (await this.clients.identity.getUser({ userId }, QUERY)).user?.timeZone || DEFAULT_TIME_ZONE;
    return this.recent.of(userId, ask).catch(() => DEFAULT_TIME_ZONE);
  }
}
