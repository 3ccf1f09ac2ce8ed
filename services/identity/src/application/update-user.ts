import { Injectable } from '@nestjs/common';
import { Store } from '@nowahala/platform';
import { emailKey } from '../domain/email-address.js';
import { readProfile } from '../domain/profile.js';
import { refuse } from '../domain/sentences.js';
import { Letters } from './letters.js';
import { AuditLog, OutgoingMessages, Proofs, Users } from './ports/index.js';
import type { User, UserChange } from './ports/index.js';

export type ProfileWish = Partial<Record<'fullName' | 'email' | 'phone' | 'country' | 'timeZone' | 'language', string | undefined>>;

/** Changes what was given. A new address or number has to be proved again; the old address is told. */
@Injectable()
export class UpdateUser {
  constructor(
    private readonly store: Store,
    private readonly users: Users,
    private readonly proofs: Proofs,
    private readonly outgoing: OutgoingMessages,
    private readonly letters: Letters,
    private readonly audit: AuditLog,
  ) {}

  async update(userId: string, wish: ProfileWish): Promise<User> {
    const { profile, problems } = readProfile(wish);
    if (Object.keys(problems).length > 0) throw refuse.fields(problems);
    return this.store.transaction(async (tx) => {
      await tx.lock(`user-${userId}`);
      const before = await this.users.byId(tx, userId);
      if (!before || before.erasingAt) throw refuse.notFound();
      const change = changeOf(before, profile);
      if (Object.keys(change).length === 0) return before;
      if (change.email !== undefined && (await this.users.taken(tx, { email: change.email, not: userId })).email) throw refuse.emailInUse();
      const after = await this.users.change(tx, userId, change, tx.now);
      if (change.email !== undefined && emailKey(before.email) !== emailKey(after.email)) {
        await this.proofs.forgetLinks(tx, 'verify_email', userId);
        await this.proofs.forgetLinks(tx, 'reset_password', userId);
        await this.letters.news(tx, before, 'email_changed');
        await this.letters.link(tx, after, 'verify_email');
      }
      if (change.phone !== undefined) {
        await this.proofs.forgetPhoneCode(tx, userId);
        await this.outgoing.drop(tx, userId, 'phone_code');
      }
      await this.audit.write(tx, { actor: userId, action: 'account.changed', object: userId });
      await tx.publish('user.updated', { userId, version: after.version }, { key: userId, tenantId: userId });
      return after;
    });
  }
}

function changeOf(before: User, profile: ProfileWish): UserChange {
  const change: UserChange = {};
  for (const [field, value] of Object.entries(profile) as [keyof ProfileWish, string][]) if (before[field] !== value) change[field] = value;
  if (change.email !== undefined && emailKey(change.email) !== emailKey(before.email)) change.emailVerifiedAt = null;
  if (change.phone !== undefined) change.phoneVerifiedAt = null;
  return change;
}
