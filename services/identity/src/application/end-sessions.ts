import { Injectable } from '@nestjs/common';
import { Store } from '@nowahala/platform';
import type { Transaction } from '@nowahala/platform';
import { AuditRepository } from '../database/audit.repository.js';
import { SessionRepository } from '../database/session.repository.js';
import { refusals } from '../domain/refusals.js';
import { isAlive } from '../domain/session.js';
import { RevokeSessions } from './revoke-sessions.js';

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
      await this.end(tx, userId, sessionId);
    });
  }

  /** Answers the ids of those that ended. */
  async others(userId: string, keptId: string): Promise<string[]> {
    return this.store.transaction(async (tx) => {
      const others = (await this.sessions.listLive(tx, userId)).filter(({ id }) => id !== keptId);
      for (const { id } of others) await this.end(tx, userId, id);
      return others.filter((session) => isAlive(session, tx.now)).map(({ id }) => id);
    });
  }

  private async end(tx: Transaction, userId: string, sessionId: string): Promise<void> {
    if (await this.revoke.one(tx, userId, sessionId, 'signed out from another device'))
      await this.audit.insert(tx, { actor: userId, action: 'session.closed', object: sessionId });
  }
}
