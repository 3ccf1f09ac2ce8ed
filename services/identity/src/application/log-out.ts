import { Injectable } from '@nestjs/common';
import { isUuid, Store } from '@nowahala/platform';
import type { Caller } from '@nowahala/platform';
import { AuditRepository } from '../database/audit.repository.js';
import { SessionRepository } from '../database/session.repository.js';
import { RevokeSessions } from './revoke-sessions.js';
import { TokenIssuer } from './token-issuer.js';

/** Ends the session of the refresh token or of the caller. An unknown or ended session is no error. */
@Injectable()
export class LogOut {
  constructor(
    private readonly store: Store,
    private readonly sessions: SessionRepository,
    private readonly tokens: TokenIssuer,
    private readonly revoke: RevokeSessions,
    private readonly audit: AuditRepository,
  ) {}

  async execute(caller: Caller, sessionId: string, refreshToken: string): Promise<void> {
    await this.store.transaction(async (tx) => {
      const presented = this.tokens.read(refreshToken);
      const byToken = presented && (await this.sessions.find(tx, presented.sessionId));
      if (byToken && this.tokens.proves(byToken, presented)) await this.end(tx, byToken.userId, byToken.id);
      const byCaller = isUuid(sessionId) ? await this.sessions.find(tx, sessionId) : undefined;
      const allowed = caller.via === 'system' || (caller.via === 'session' && caller.userId === byCaller?.userId);
      if (byCaller && allowed) await this.end(tx, byCaller.userId, byCaller.id);
    });
  }

  private async end(tx: Parameters<RevokeSessions['one']>[0], userId: string, sessionId: string): Promise<void> {
    if (await this.revoke.one(tx, userId, sessionId, 'signed out'))
      await this.audit.insert(tx, { actor: userId, action: 'session.closed', object: sessionId });
  }
}
