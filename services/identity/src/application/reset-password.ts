import { Injectable } from '@nestjs/common';
import { Store } from '@nowahala/platform';
import { emailKey } from '../domain/email-address.js';
import { passwordProblem } from '../domain/password-rules.js';
import { refusals } from '../domain/refusals.js';
import { CheckPassword } from './check-password.js';
import { AccountMessages } from './account-messages.js';
import { AuditRepository } from '../database/audit.repository.js';
import { UserRepository } from '../database/user.repository.js';
import { VerificationTokenRepository } from '../database/verification-token.repository.js';
import { IdentityMetrics } from '../identity.metrics.js';
import { ApiKeyRepository } from '../database/api-key.repository.js';
import { DropEmailChange } from './drop-email-change.js';
import { ProveEmail } from './prove-email.js';
import { RevokeApiKey } from './revoke-api-key.js';
import { RevokeSessions } from './revoke-sessions.js';
import { PasswordHasher } from './secrets/password-hasher.js';

export interface ResetResult {
  /** API keys that are still in force. */
  liveKeys: number;
  revokedKeys: number;
}

/** The link works once, for an hour; it proves the address. A new password ends all sessions. Sent again, because the answer was lost, it says what it did. */
@Injectable()
export class ResetPassword {
  constructor(
    private readonly store: Store,
    private readonly users: UserRepository,
    private readonly tokens: VerificationTokenRepository,
    private readonly hasher: PasswordHasher,
    private readonly passwords: CheckPassword,
    private readonly messages: AccountMessages,
    private readonly revoke: RevokeSessions,
    private readonly dropping: DropEmailChange,
    private readonly proving: ProveEmail,
    private readonly keys: ApiKeyRepository,
    private readonly revokeKey: RevokeApiKey,
    private readonly audit: AuditRepository,
    private readonly metrics: IdentityMetrics,
  ) {}

  async execute(token: string, password: string, revokeKeys: boolean): Promise<ResetResult> {
    const tokenHash = this.messages.hashOf('reset_password', token.slice(0, 200));
    const done = await this.reset(tokenHash, password, revokeKeys);
    this.metrics.auth.inc({ op: 'reset', result: done ? 'ok' : 'refused' });
    if (!done) throw (await this.isDone(tokenHash)) ? refusals.linkUsed() : refusals.linkOver();
    return done;
  }

  private async reset(tokenHash: string, password: string, revokeKeys: boolean): Promise<ResetResult | undefined> {
    const link = await this.tokens.findLink(this.store.database, 'reset_password', tokenHash);
    const user = link && (await this.users.find(this.store.database, link.userId));
    if (!link || !user || user.erasingAt) return undefined;
    const problem = passwordProblem(password, user);
    if (problem !== undefined) throw refusals.fields({ password: problem });
    const passwordHash = await this.hasher.hash(password);
    return this.store.transaction(async (tx) => {
      await tx.lock(`apikeys-of-${user.id}`, `user-${user.id}`);
      const used = await this.tokens.claimLink(tx, 'reset_password', tokenHash);
      const now = await this.users.find(tx, user.id);
      if (!used || used.expiresAt <= (await this.tokens.now(tx)) || !now || now.erasingAt || emailKey(now.email) !== used.emailKey)
        return undefined;
      await this.tokens.deleteLinks(tx, 'reset_password', now.id);
      await this.tokens.insertDone(tx, 'reset_password', tokenHash, used, tx.now);
      // A change that was proved with the password of before is not proved any more.
      await this.dropping.execute(tx, now.id);
      await this.proving.execute(tx, now);
      await this.users.updatePassword(tx, now.id, passwordHash, tx.now);
      await this.passwords.forgive(tx, emailKey(now.email));
      await this.revoke.all(tx, now.id, 'the password was changed');
      await this.messages.sendNotice(tx, now, 'password_changed');
      await this.audit.insert(tx, { actor: now.id, action: 'password.changed', object: now.id });
      const live = (await this.keys.listOfUser(tx, now.id)).filter(({ revokedAt }) => !revokedAt);
      if (!revokeKeys) return { liveKeys: live.length, revokedKeys: 0 };
      for (const { id } of live) await this.revokeKey.inTransaction(tx, now.id, id);
      return { liveKeys: 0, revokedKeys: live.length };
    });
  }

  /** Whether this link set the password, and no other one since. */
  private async isDone(tokenHash: string): Promise<boolean> {
    const used = await this.tokens.findDone(this.store.database, 'reset_password', tokenHash);
    return used !== undefined && used.expiresAt > (await this.tokens.now(this.store.database));
  }
}
