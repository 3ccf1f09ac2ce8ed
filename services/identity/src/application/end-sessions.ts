import { Injectable } from '@nestjs/common';
import { Store } from '@nowahala/platform';
import { AuditRepository } from '../database/audit.repository.js';
import { SessionRepository } from '../database/session.repository.js';
import { refusals } from '../domain/refusals.js';
import { isAlive } from '../domain/session.js';
import { RevokeSessions } from './revoke-sessions.js';

const WHY = 'signed out from another device';

/** Signs a device out, or all but one. */
@Injectable()
export class EndSessions {
  constructor(
    private readonly store: Store,
    private readonly sessions: SessionRepository,
    private readonly revoke: RevokeSessions,
    private readonly audit: AuditRepository,
  ) {}

  /** What is no session of the user, or is over already, is not found. */
  async one(userId: string, sessionId: string): Promise<void> {
    await this.store.transaction(async (tx) => {
      const session = await this.sessions.find(tx, sessionId);
      if (!session || session.userId !== userId || !isAlive(session, tx.now)) throw refusals.notFound();
      if (await this.revoke.one(tx, userId, sessionId, WHY))
        await this.audit.insert(tx, { actor: userId, action: 'session.closed', object: sessionId });
    });
  }

  /** Answers the ids of those that ended. */
  async others(userId: string, keptId: string): Promise<string[]> {
    return this.store.transaction(async (tx) => {
      const others = await this.revoke.others(tx, userId, keptId, WHY);
      await this.audit.insertAll(tx, { actor: userId, action: 'session.closed' }, others);
      return others;
    });
  }
}
