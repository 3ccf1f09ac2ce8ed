import { Injectable } from '@nestjs/common';
import { Store } from '@nowahala/platform';
import type { SeenDevice } from '../domain/device.js';
import { decideRefresh } from '../domain/session.js';
import { refusals } from '../domain/refusals.js';
import { AuditRepository } from '../database/audit.repository.js';
import { SessionRepository } from '../database/session.repository.js';
import { IdentityMetrics } from '../identity.metrics.js';
import { RevokeSessions } from './revoke-sessions.js';
import { TokenIssuer } from './token-issuer.js';
import type { SessionTokens } from './token-issuer.js';

/** Exchanges a refresh token for the next. An older token that is used again was copied, so the session is revoked. */
@Injectable()
export class RefreshSession {
  constructor(
    private readonly store: Store,
    private readonly sessions: SessionRepository,
    private readonly tokens: TokenIssuer,
    private readonly revoke: RevokeSessions,
    private readonly audit: AuditRepository,
    private readonly metrics: IdentityMetrics,
  ) {}

  async execute(refreshToken: string, device: SeenDevice): Promise<SessionTokens> {
    const presented = this.tokens.read(refreshToken);
    const renewed =
      presented &&
      (await this.store.transaction(async (tx) => {
        const session = await this.sessions.lock(tx, presented.sessionId);
        if (!session || !this.tokens.proves(session, presented)) return undefined;
        const now = await this.sessions.now(tx);
        switch (decideRefresh(session, presented.generation, now)) {
          case 'renew': {
            const next = { ...session, generation: presented.generation + 1, renewedAt: now };
            await this.sessions.refresh(tx, next.id, next.generation, device, now);
            return this.tokens.issue(next, now);
          }
          case 'repeat':
            return this.tokens.issue(session, now);
          case 'stolen':
            await this.revoke.one(tx, session.userId, session.id, 'an old refresh token came back');
            await this.audit.insert(tx, { actor: session.userId, action: 'session.stolen', object: session.id });
            return undefined;
          case 'over':
            return undefined;
        }
      }));
    this.metrics.auth.inc({ op: 'refresh', result: renewed ? 'ok' : 'refused' });
    if (!renewed) throw refusals.sessionOver();
    return renewed;
  }
}
