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

  /** Answers the ids of those that ended. */
  async beyond(tx: Transaction, userId: string, kept: number, why: string): Promise<string[]> {
    const ended = await this.sessions.revokeBeyond(tx, userId, kept, why, tx.now);
    // Of several one message, as below; of one, which each log-in of a program ends, the pages of the others stay connected.
    const sessionId = ended.length === 1 ? ended[0]! : '';
    if (ended.length > 0) await tx.publish('session.revoked', { userId, sessionId }, { key: userId, tenantId: userId });
    return ended;
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
