import { Injectable } from '@nestjs/common';
import { HOME_TIME_ZONE } from '@nowahala/kernel';
import { Clock } from '@nowahala/platform';
import { RecentResults } from '../../auth/recent-results.js';
import { QUERY, ServiceClients } from '../../clients/services.client.js';

const KEEP_MS = 5_000;

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
    const ask = async () => (await this.clients.identity.getUser({ userId }, QUERY)).user?.timeZone || HOME_TIME_ZONE;
    return this.recent.of(userId, ask).catch(() => HOME_TIME_ZONE);
  }
}
