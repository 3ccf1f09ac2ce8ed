import { Injectable } from '@nestjs/common';
import { HOUR_MS } from '@nowahala/kernel';
import { Store } from '@nowahala/platform';
import { secondsUntilNextSend } from '../domain/send-limit.js';
import { refusals } from '../domain/refusals.js';
import { AccountMessages } from './account-messages.js';
import { AccountMessageRepository } from '../database/account-message.repository.js';
import { AttemptRepository } from '../database/attempt.repository.js';
import { UserRepository } from '../database/user.repository.js';

@Injectable()
export class ResendVerification {
  constructor(
    private readonly store: Store,
    private readonly users: UserRepository,
    private readonly attempts: AttemptRepository,
    private readonly outgoing: AccountMessageRepository,
    private readonly messages: AccountMessages,
  ) {}

  async execute(userId: string): Promise<void> {
    await this.store.transaction(async (tx) => {
      await tx.lock(`user-${userId}`);
      const user = await this.users.find(tx, userId);
      if (!user || user.erasingAt) throw refusals.notFound();
      if (user.emailVerifiedAt) throw refusals.emailAlreadyConfirmed();
      const wait = secondsUntilNextSend(
        await this.attempts.listSends(tx, 'verify_email', userId, new Date(tx.now.getTime() - HOUR_MS)),
        tx.now,
      );
      if (wait > 0) throw refusals.tooManySends(wait);
      await this.attempts.insertSend(tx, 'verify_email', userId, tx.now);
      await this.outgoing.deleteOfUser(tx, userId, 'verify_email');
      await this.messages.sendLink(tx, user, 'verify_email');
    });
  }
}
