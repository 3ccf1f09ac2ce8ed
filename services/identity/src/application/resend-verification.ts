import { Injectable } from '@nestjs/common';
import { Store } from '@nowahala/platform';
import { AccountMessageRepository } from '../database/account-message.repository.js';
import { EmailChangeRepository } from '../database/email-change.repository.js';
import { UserRepository } from '../database/user.repository.js';
import { refusals } from '../domain/refusals.js';
import { onceRules, sendRules } from '../domain/send-limit.js';
import { AccountMessages } from './account-messages.js';
import { CountSends } from './count-sends.js';
import { RequestEmailChange } from './request-email-change.js';

/** Sends the link of the welcome mail again, or those that a changed e-mail still waits for. */
@Injectable()
export class ResendVerification {
  constructor(
    private readonly store: Store,
    private readonly users: UserRepository,
    private readonly changes: EmailChangeRepository,
    private readonly sends: CountSends,
    private readonly outgoing: AccountMessageRepository,
    private readonly messages: AccountMessages,
    private readonly requesting: RequestEmailChange,
  ) {}

  /** `creationId`: asked again under the same one, after an answer that was lost, it sends no second mail. */
  async execute(userId: string, creationId?: string): Promise<void> {
    await this.store.transaction(async (tx) => {
      await tx.lock(`user-${userId}`);
      const user = await this.users.find(tx, userId);
      if (!user || user.erasingAt) throw refusals.notFound();
      const change = await this.changes.find(tx, userId, tx.now);
      if (user.emailVerifiedAt && !change) throw refusals.emailAlreadyConfirmed();
      if (await this.sends.isRepeat(tx, onceRules.mail, creationId, userId, change?.email ?? user.email)) return;
      const wait = await this.sends.wait(tx, [[sendRules.verifyEmail, userId]]);
      if (wait > 0) throw refusals.tooManySends(wait);
      await this.sends.count(tx, sendRules.verifyEmail.kind, [userId]);
      await this.outgoing.deleteOfUser(tx, userId, 'verify_email');
      if (!change) return this.messages.sendLink(tx, user, 'verify_email');
      await this.sends.emailChange(tx, userId, change.email);
      await this.requesting.send(tx, user, change);
    });
  }
}
