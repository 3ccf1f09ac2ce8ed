import { Injectable } from '@nestjs/common';
import { Store } from '@nowahala/platform';
import { emailKey } from '../domain/email-address.js';
import { readProfile } from '../domain/profile.js';
import { refusals } from '../domain/refusals.js';
import { AccountMessages } from './account-messages.js';
import { AccountMessageRepository } from '../database/account-message.repository.js';
import { AuditRepository } from '../database/audit.repository.js';
import { UserRepository } from '../database/user.repository.js';
import { VerificationTokenRepository } from '../database/verification-token.repository.js';
import type { User, UserChange } from '../database/user.repository.js';

export type ProfileInput = Partial<Record<'fullName' | 'email' | 'phone' | 'country' | 'timeZone' | 'language', string | undefined>>;

/** Changes what was given. A new address or number has to be verified again, and the old address gets a mail. */
@Injectable()
export class UpdateUser {
  constructor(
    private readonly store: Store,
    private readonly users: UserRepository,
    private readonly tokens: VerificationTokenRepository,
    private readonly outgoing: AccountMessageRepository,
    private readonly messages: AccountMessages,
    private readonly audit: AuditRepository,
  ) {}

  async execute(userId: string, input: ProfileInput): Promise<User> {
    const { profile, problems } = readProfile(input);
    if (Object.keys(problems).length > 0) throw refusals.fields(problems);
    return this.store.transaction(async (tx) => {
      await tx.lock(`user-${userId}`);
      const before = await this.users.find(tx, userId);
      if (!before || before.erasingAt) throw refusals.notFound();
      const change = changeOf(before, profile);
      if (Object.keys(change).length === 0) return before;
      if (change.email !== undefined && (await this.users.findTaken(tx, { email: change.email, not: userId })).email)
        throw refusals.emailInUse();
      const after = await this.users.update(tx, userId, change, tx.now);
      if (change.email !== undefined && emailKey(before.email) !== emailKey(after.email)) {
        await this.tokens.deleteLinks(tx, 'verify_email', userId);
        await this.tokens.deleteLinks(tx, 'reset_password', userId);
        await this.messages.sendNotice(tx, before, 'email_changed');
        await this.messages.sendLink(tx, after, 'verify_email');
      }
      if (change.phone !== undefined) {
        await this.tokens.deletePhoneCode(tx, userId);
        await this.outgoing.deleteOfUser(tx, userId, 'phone_code');
      }
      await this.audit.insert(tx, { actor: userId, action: 'account.changed', object: userId });
      await tx.publish('user.updated', { userId, version: after.version }, { key: userId, tenantId: userId });
      return after;
    });
  }
}

function changeOf(before: User, profile: ProfileInput): UserChange {
  const change: UserChange = {};
  for (const [field, value] of Object.entries(profile) as [keyof ProfileInput, string][])
    if (before[field] !== value) change[field] = value;
  if (change.email !== undefined && emailKey(change.email) !== emailKey(before.email)) change.emailVerifiedAt = null;
  if (change.phone !== undefined) change.phoneVerifiedAt = null;
  return change;
}
