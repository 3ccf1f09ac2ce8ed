import { Injectable } from '@nestjs/common';
import { Metrics, Store } from '@nowahala/platform';
import { emailKey, parseEmail } from '../domain/email-address.js';
import { passwordProblem } from '../domain/password-rules.js';
import { secondsUntilNextSend } from '../domain/send-limit.js';
import { refusals } from '../domain/refusals.js';
import { CheckPassword } from './check-password.js';
import { AccountMessages } from './account-messages.js';
import { AuditRepository, AttemptRepository, VerificationTokenRepository, UserRepository } from './ports/index.js';
import { RevokeSessions } from './revoke-sessions.js';
import { PasswordHasher } from './secrets/password-hasher.js';

const HOUR_MS = 3_600_000;

/** A new password by mail. Asking answers the same for every address; the link works once, for an hour. */
@Injectable()
export class ResetPassword {
  constructor(
    private readonly store: Store,
    private readonly users: UserRepository,
    private readonly proofs: VerificationTokenRepository,
    private readonly counters: AttemptRepository,
    private readonly hasher: PasswordHasher,
    private readonly passwords: CheckPassword,
    private readonly letters: AccountMessages,
    private readonly revoke: RevokeSessions,
    private readonly audit: AuditRepository,
    private readonly metrics: Metrics,
  ) {}

  async ask(email: string, ipHash: string): Promise<void> {
    const address = parseEmail(email);
    if (address === undefined) return;
    await this.store.transaction(async (tx) => {
      await tx.lock(`reset-${emailKey(address)}`);
      const user = await this.users.findByEmail(tx, address);
      if (!user) return;
      const sent = await this.counters.listSends(tx, 'reset_password', user.id, new Date(tx.now.getTime() - HOUR_MS));
      if (secondsUntilNextSend(sent, tx.now) > 0) return;
      await this.counters.insertSend(tx, 'reset_password', user.id, tx.now);
      await this.letters.sendLink(tx, user, 'reset_password');
      await this.audit.insert(tx, { actor: user.id, action: 'password.reset_asked', object: user.id, ipHash });
    });
    this.metrics.auth.inc({ op: 'forgot', result: 'ok' });
  }

  async reset(token: string, password: string): Promise<void> {
    const tokenHash = this.letters.hashOf('reset_password', token.slice(0, 200));
    const link = await this.proofs.findLink(this.store.database, 'reset_password', tokenHash);
    const user = link && (await this.users.find(this.store.database, link.userId));
    if (!link || !user || user.erasingAt) throw refusals.linkOver();
    const problem = passwordProblem(password, user);
    if (problem !== undefined) throw refusals.fields({ password: problem });
    const passwordHash = await this.hasher.hash(password);
    const done = await this.store.transaction(async (tx) => {
      await tx.lock(`user-${user.id}`);
      const used = await this.proofs.claimLink(tx, 'reset_password', tokenHash);
      const now = await this.users.find(tx, user.id);
      if (!used || used.expiresAt <= tx.now || !now || now.erasingAt || emailKey(now.email) !== used.emailKey) return false;
      await this.proofs.deleteLinks(tx, 'reset_password', now.id);
      await this.users.updatePassword(tx, now.id, passwordHash, tx.now);
      await this.passwords.forgive(tx, emailKey(now.email));
      await this.revoke.all(tx, now.id, 'the password was changed');
      await this.letters.sendNotice(tx, now, 'password_changed');
      await this.audit.insert(tx, { actor: now.id, action: 'password.changed', object: now.id });
      return true;
    });
    this.metrics.auth.inc({ op: 'reset', result: done ? 'ok' : 'refused' });
    if (!done) throw refusals.linkOver();
  }
}
