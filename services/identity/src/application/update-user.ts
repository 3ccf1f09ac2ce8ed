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

/** Changes what was given. A new address or number has to be proved again; the old address is told. */
@Injectable()
export class UpdateUser {
  constructor(
    private readonly store: Store,
    private readonly users: UserRepository,
    private readonly proofs: VerificationTokenRepository,
    private readonly outgoing: AccountMessageRepository,
    private readonly letters: AccountMessages,
    private readonly audit: AuditRepository,
  ) {}

  async execute(userId: string, wish: ProfileInput): Promise<User> {
    const { profile, problems } = readProfile(wish);
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
        await this.proofs.deleteLinks(tx, 'verify_email', userId);
        await this.proofs.deleteLinks(tx, 'reset_password', userId);
        await this.letters.sendNotice(tx, before, 'email_changed');
        await this.letters.sendLink(tx, after, 'verify_email');
      }
      if (change.phone !== undefined) {
        await this.proofs.deletePhoneCode(tx, userId);
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
