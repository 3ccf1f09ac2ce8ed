import { Injectable } from '@nestjs/common';
import { newId } from '@nowahala/platform';
import type { Transaction } from '@nowahala/platform';
import { randomBytes } from 'node:crypto';
import { AuditRepository } from '../database/audit.repository.js';
import { SessionRepository } from '../database/session.repository.js';
import type { SeenDevice } from '../domain/device.js';
import { MOST_SESSIONS } from '../domain/session.js';
import { RevokeSessions } from './revoke-sessions.js';
import { TokenIssuer } from './token-issuer.js';
import type { SessionTokens } from './token-issuer.js';

/** For a user who has just proved the password or registered, under the user's lock. */
@Injectable()
export class CreateSession {
  constructor(
    private readonly sessions: SessionRepository,
    private readonly revoke: RevokeSessions,
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
    const ended = await this.revoke.beyond(tx, userId, MOST_SESSIONS - 1, 'too many others are signed in');
    if (ended.length > 0) await this.audit.insertAll(tx, { actor: userId, action: 'session.closed' }, ended);
    await this.sessions.insert(tx, session, ipHash, device);
    await this.audit.insert(tx, { actor: userId, action: 'session.opened', object: session.id, ipHash });
    return this.tokens.issue(session, now);
  }
}
