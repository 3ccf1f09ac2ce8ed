import { Injectable } from '@nestjs/common';
import type { Transaction } from '@nowahala/platform';
import { SessionRepository } from '../database/session.repository.js';

/** Revokes sessions and publishes that, so that the gateways drop them from their caches. */
@Injectable()
export class RevokeSessions {
  constructor(private readonly sessions: SessionRepository) {}

  async one(tx: Transaction, userId: string, sessionId: string, why: string): Promise<boolean> {
    const revoked = await this.sessions.revoke(tx, sessionId, why, tx.now);
    if (revoked) await tx.publish('session.revoked', { userId, sessionId }, { key: userId, tenantId: userId });
    return revoked;
  }

  /** One message that all ended: what still lives is asked about again. Answers the ids of those that ended. */
  async others(tx: Transaction, userId: string, keptId: string, why: string): Promise<string[]> {
    const ended = await this.sessions.revokeOthers(tx, userId, keptId, why, tx.now);
    if (ended.length > 0) await tx.publish('session.revoked', { userId, sessionId: '' }, { key: userId, tenantId: userId });
    return ended;
  }

  async all(tx: Transaction, userId: string, why: string): Promise<void> {
    await this.sessions.revokeAll(tx, userId, why, tx.now);
    await tx.publish('session.revoked', { userId, sessionId: '' }, { key: userId, tenantId: userId });
  }
}
