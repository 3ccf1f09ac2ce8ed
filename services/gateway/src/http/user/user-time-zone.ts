import { Injectable } from '@nestjs/common';
import { Clock } from '@nowahala/platform';
import { ASK, Services } from '../../clients/services.client.js';
import { RecentAnswers } from '../../auth/recent-results.js';

const KEEP_MS = 5_000;
const HOME = 'Africa/Lagos';

/** The time zone that decides what "a day" is in somebody's charts. */
@Injectable()
export class HomeZone {
  private readonly recent: RecentAnswers<string>;

  constructor(
    private readonly services: Services,
    clock: Clock,
  ) {
    this.recent = new RecentAnswers(KEEP_MS, clock);
  }

  of(userId: string): Promise<string> {
    const ask = async () => (await this.services.identity.getUser({ userId }, ASK)).user?.timeZone || HOME;
    return this.recent.of(userId, ask).catch(() => HOME);
  }
}
