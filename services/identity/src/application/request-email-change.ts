import { Injectable } from '@nestjs/common';
import type { Transaction } from '@nowahala/platform';
import { AuditRepository } from '../database/audit.repository.js';
import { EmailChangeRepository } from '../database/email-change.repository.js';
import type { User } from '../database/user.entity.js';
import { UserRepository } from '../database/user.repository.js';
import { VerificationTokenRepository } from '../database/verification-token.repository.js';
import { emailKey } from '../domain/email-address.js';
import { emailChangeMs, waitsFor } from '../domain/email-change.js';
import type { EmailChange } from '../domain/email-change.js';
import { refusals } from '../domain/refusals.js';
import { shortenedEmail } from '../domain/shortened.js';
import { AccountMessages } from './account-messages.js';
import { CountSends } from './count-sends.js';
import { CountEmailChange } from './count-email-change.js';
import { DropEmailChange } from './drop-email-change.js';

/** A new e-mail, which counts once its links were followed. One that another account has is refused, as at sign-up. */
@Injectable()
export class RequestEmailChange {
  constructor(
    private readonly users: UserRepository,
    private readonly changes: EmailChangeRepository,
    private readonly tokens: VerificationTokenRepository,
    private readonly messages: AccountMessages,
    private readonly sends: CountSends,
    private readonly dropping: DropEmailChange,
    private readonly counting: CountEmailChange,
    private readonly audit: AuditRepository,
  ) {}

  async execute(tx: Transaction, user: User, email: string, byPassword: boolean): Promise<void> {
    const open = await this.changes.find(tx, user.id, tx.now);
    if (open && emailKey(open.email) === emailKey(email)) return this.prove(tx, user, open, byPassword);
    await this.sends.emailChange(tx, user.id, email);
    const { email: taken } = await this.users.findTaken(tx, { email, not: user.id, now: tx.now });
    if (taken) throw refusals.emailInUse();
    await this.dropping.execute(tx, user.id);
    const expiresAt = new Date((await this.tokens.now(tx)).getTime() + emailChangeMs);
    const change: EmailChange = { userId: user.id, email, byPassword, newProvedAt: null, oldAllowedAt: null, expiresAt };
    await this.changes.upsert(tx, change, user.email, tx.now);
    await this.audit.insert(tx, { actor: user.id, action: 'email.change_asked', object: user.id });
    await this.send(tx, user, change);
  }

  /** The mails that the change still waits for. */
  async send(tx: Transaction, user: User, change: EmailChange): Promise<void> {
    const { new: waitsForNew, old } = { new: waitsFor(change).includes('new'), old: waitsFor(change).includes('old') };
    if (waitsForNew) {
      const { email: taken } = await this.users.findTaken(tx, { email: change.email, not: user.id, now: tx.now });
      if (taken) await this.messages.sendNotice(tx, { ...user, email: change.email, fullName: '' }, 'email_in_use');
      else await this.messages.sendLink(tx, { ...user, email: change.email }, 'new_email');
    }
    await this.messages.sendChange(tx, user, {
      kind: 'email_changing',
      what: 'email',
      changedTo: shortenedEmail(change.email),
      allow: old,
    });
  }

  /** Asked for again. With the password the old address need not allow it any more. */
  private async prove(tx: Transaction, user: User, open: EmailChange, byPassword: boolean): Promise<void> {
    if (!byPassword || open.byPassword) return;
    const change = { ...open, byPassword };
    await this.changes.upsert(tx, change, user.email, tx.now);
    if (waitsFor(change).length === 0) await this.counting.execute(tx, user, change);
  }
}
