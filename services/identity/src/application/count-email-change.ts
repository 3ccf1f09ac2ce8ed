import { Injectable } from '@nestjs/common';
import type { Transaction } from '@nowahala/platform';
import { AccountMessageRepository } from '../database/account-message.repository.js';
import { AuditRepository } from '../database/audit.repository.js';
import { EmailChangeRepository } from '../database/email-change.repository.js';
import { UserRepository } from '../database/user.repository.js';
import type { User } from '../database/user.entity.js';
import { VerificationTokenRepository } from '../database/verification-token.repository.js';
import type { EmailChange } from '../domain/email-change.js';
import { refusals } from '../domain/refusals.js';
import { shortenedEmail } from '../domain/shortened.js';
import { AccountMessages } from './account-messages.js';

/** The new e-mail counts from now on; the old one gets a mail and can put it back. */
@Injectable()
export class CountEmailChange {
  constructor(
    private readonly users: UserRepository,
    private readonly changes: EmailChangeRepository,
    private readonly tokens: VerificationTokenRepository,
    private readonly outgoing: AccountMessageRepository,
    private readonly messages: AccountMessages,
    private readonly audit: AuditRepository,
  ) {}

  async execute(tx: Transaction, before: User, { email }: EmailChange): Promise<void> {
    const userId = before.id;
    if ((await this.users.findTaken(tx, { email, not: userId, now: tx.now })).email) throw refusals.emailInUse();
    await this.messages.sendChange(tx, before, { kind: 'email_changed', what: 'email', changedTo: shortenedEmail(email), allow: false });
    const after = await this.users.update(tx, userId, { email, emailVerifiedAt: tx.now }, tx.now);
    await this.changes.delete(tx, userId);
    // The link to the new address stays: who follows it twice reads that the address is confirmed.
    for (const purpose of ['verify_email', 'reset_password'] as const) await this.tokens.deleteLinks(tx, purpose, userId);
    await this.tokens.setDone(tx, 'allow_email', userId);
    for (const kind of ['verify_email', 'reset_password', 'new_email'] as const) await this.outgoing.deleteOfUser(tx, userId, kind);
    await this.audit.insert(tx, { actor: userId, action: 'email.changed', object: userId });
    await tx.publish('user.updated', { userId, version: after.version }, { key: userId, tenantId: userId });
  }
}
