import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Clock, systemCaller } from '@nowahala/platform';
import { QUERY, ServiceClients } from '../clients/services.client.js';
import { RecentResults } from './recent-results.js';

const KEEP_MS = 5_000;

export interface KnownSession {
  userId: string;
  sessionId: string;
  expiresAt: Date;
}

/** Whether a bearer token is good, asked of identity at most every five seconds. */
@Injectable()
export class TokenCheck {
  private readonly recent: RecentResults<KnownSession | undefined>;

  constructor(
    private readonly clients: ServiceClients,
    private readonly clock: Clock,
  ) {
    this.recent = new RecentResults(KEEP_MS, clock, (session) => session?.userId);
  }

  async of(token: string, fresh: boolean): Promise<KnownSession | undefined> {
    const key = createHash('sha256').update(token).digest('base64url');
    if (fresh) this.recent.delete(key);
    const session = await this.recent.of(key, () => this.ask(token));
    return session && session.expiresAt.getTime() > this.clock.nowMs() ? session : undefined;
  }

  /** A session ended; an empty id means all of the user's. */
  revoke(userId: string, sessionId: string): void {
    this.recent.deleteOf(userId, (session) => sessionId === '' || session?.sessionId === sessionId);
  }

  private async ask(token: string): Promise<KnownSession | undefined> {
    const { active, userId, sessionId, expiresAt } = await this.clients.identity.introspectToken(
      { token },
      { ...QUERY, caller: systemCaller },
    );
    return active && expiresAt ? { userId, sessionId, expiresAt } : undefined;
  }
}
