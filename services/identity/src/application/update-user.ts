import { Injectable } from '@nestjs/common';
import { Store } from '@nowahala/platform';
import type { Transaction } from '@nowahala/platform';
import { AccountMessageRepository } from '../database/account-message.repository.js';
import { AuditRepository } from '../database/audit.repository.js';
import { EmailChangeRepository } from '../database/email-change.repository.js';
import { UndoRepository } from '../database/undo.repository.js';
import { UserRepository } from '../database/user.repository.js';
import type { User } from '../database/user.entity.js';
import type { UserChange } from '../database/user.repository.js';
import { VerificationTokenRepository } from '../database/verification-token.repository.js';
import { emailKey } from '../domain/email-address.js';
import type { EmailChange } from '../domain/email-change.js';
import { readProfile } from '../domain/profile.js';
import { refusals } from '../domain/refusals.js';
import { shortenedPhone } from '../domain/shortened.js';
import { AccountMessages } from './account-messages.js';
import { CheckPassword } from './check-password.js';
import { CountSends } from './count-sends.js';
import { DropEmailChange } from './drop-email-change.js';
import { RequestEmailChange } from './request-email-change.js';

export type ProfileInput = Partial<Record<'fullName' | 'email' | 'phone' | 'country' | 'timeZone' | 'language', string | undefined>>;

export interface UpdateOptions {
  /** Empty: not given. Read only with another e-mail. */
  password: string;
  cancelEmailChange: boolean;
}

export interface Account {
  user: User;
  change: EmailChange | null;
}

/** Changes what was given. A new e-mail waits for its links, a new phone for its code; of both the present e-mail gets a mail. */
@Injectable()
export class UpdateUser {
  constructor(
    private readonly store: Store,
    private readonly users: UserRepository,
    private readonly changes: EmailChangeRepository,
    private readonly undos: UndoRepository,
    private readonly tokens: VerificationTokenRepository,
    private readonly outgoing: AccountMessageRepository,
    private readonly passwords: CheckPassword,
    private readonly requesting: RequestEmailChange,
    private readonly dropping: DropEmailChange,
    private readonly messages: AccountMessages,
    private readonly sends: CountSends,
    private readonly audit: AuditRepository,
  ) {}

  async execute(userId: string, input: ProfileInput, { password, cancelEmailChange }: UpdateOptions): Promise<Account> {
    const { profile, problems } = readProfile(input);
    if (Object.keys(problems).length > 0) throw refusals.fields(problems);
    const proved = profile.email === undefined ? undefined : await this.check(userId, profile.email, password);
    return this.store.transaction(async (tx) => {
      await tx.lock(`user-${userId}`);
      const before = await this.users.find(tx, userId);
      if (!before || before.erasingAt) throw refusals.notFound();
      if (cancelEmailChange) await this.dropping.execute(tx, userId);
      const { email, ...rest } = profile;
      const other = email !== undefined && emailKey(email) !== emailKey(before.email);
      const user = await this.saveProfile(tx, before, other ? rest : profile);
      // A reset may have changed the password since it was compared.
      const byPassword = proved !== undefined && proved === (await this.users.findPasswordHash(tx, userId));
      if (other) await this.requesting.execute(tx, user, email, byPassword);
      return { user: (await this.users.find(tx, userId))!, change: await this.changes.find(tx, userId, tx.now) };
    });
  }

  private async saveProfile(tx: Transaction, before: User, profile: ProfileInput): Promise<User> {
    const change = changeOf(before, profile);
    if (Object.keys(change).length === 0) return before;
    if (change.phone !== undefined) await this.leavePhone(tx, before, change.phone);
    const after = await this.users.update(tx, before.id, change, tx.now);
    await this.audit.insert(tx, { actor: before.id, action: 'account.changed', object: before.id });
    await tx.publish('user.updated', { userId: before.id, version: after.version }, { key: before.id, tenantId: before.id });
    return after;
  }

  /** The mail about a first number goes once its code was entered (ConfirmPhone), unless one was removed lately: that is a change. */
  private async leavePhone(tx: Transaction, before: User, phone: string): Promise<void> {
    await this.tokens.deletePhoneCode(tx, before.id);
    await this.outgoing.deleteOfUser(tx, before.id, 'phone_code');
    if (before.phone === '' && !(await this.undos.listOpen(tx, before.id, tx.now)).some(({ what }) => what === 'phone')) return;
    await this.sends.phoneChange(tx, before.id);
    await this.messages.sendChange(tx, before, { kind: 'phone_changed', what: 'phone', changedTo: shortenedPhone(phone), allow: false });
  }

  /** The hash that proved it. A wrong password is as none: the change waits for the old address too; it counts as a failed login all the same. */
  private async check(userId: string, email: string, password: string): Promise<string | undefined> {
    const user = await this.users.find(this.store.database, userId);
    if (!user || user.erasingAt) throw refusals.notFound();
    if (password === '' || emailKey(email) === emailKey(user.email)) return undefined;
    const stored = await this.users.findPasswordHash(this.store.database, userId);
    const attempt = { account: emailKey(user.email), ipHash: `session-${userId}`, password, stored };
    return (await this.passwords.execute(attempt)).right ? stored : undefined;
  }
}

function changeOf(before: User, profile: ProfileInput): UserChange {
  const change: UserChange = {};
  for (const [field, value] of Object.entries(profile) as [keyof ProfileInput, string][])
    if (before[field] !== value) change[field] = value;
  if (change.phone !== undefined) change.phoneVerifiedAt = null;
  return change;
}
