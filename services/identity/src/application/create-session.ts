import { Injectable } from '@nestjs/common';
import { newId } from '@nowahala/platform';
import type { Transaction } from '@nowahala/platform';
import { randomBytes } from 'node:crypto';
import { AuditRepository } from '../database/audit.repository.js';
import { SessionRepository } from '../database/session.repository.js';
import type { SeenDevice } from '../domain/device.js';
import { TokenIssuer } from './token-issuer.js';
import type { SessionTokens } from './token-issuer.js';

/** For a user who has just proved the password or registered. */
@Injectable()
export class CreateSession {
  constructor(
    private readonly sessions: SessionRepository,
    private readonly tokens: TokenIssuer,
    private readonly audit: AuditRepository,
  ) {}

  async execute(tx: Transaction, userId: string, ipHash: string, device: SeenDevice): Promise<SessionTokens> {
    const now = await this.sessions.now(tx);
    const session = {
      id: newId(),
      userId,
      generation: 1,
      salt: randomBytes(16).toString('base64url'),
      createdAt: now,
      renewedAt: now,
      revokedAt: null,
    };
    await this.sessions.insert(tx, session, ipHash, device);
    await this.audit.insert(tx, { actor: userId, action: 'session.opened', object: session.id, ipHash });
    return this.tokens.issue(session, now);
  }
}
