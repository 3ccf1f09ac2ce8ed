import { Injectable } from '@nestjs/common';
import { Store } from '@nowahala/platform';
import { emailKey } from '../domain/email-address.js';
import { secondsUntilNextSend } from '../domain/send-limit.js';
import { refusals } from '../domain/refusals.js';
import { AccountMessages } from './account-messages.js';
import {
  AuditRepository,
  AttemptRepository,
  AccountMessageRepository,
  VerificationTokenRepository,
  UserRepository,
} from './ports/index.js';

const HOUR_MS = 3_600_000;

/** The link in the welcome mail. Following it twice is no error: the address is confirmed. */
@Injectable()
export class VerifyEmail {
  constructor(
    private readonly store: Store,
    private readonly users: UserRepository,
    private readonly proofs: VerificationTokenRepository,
    private readonly counters: AttemptRepository,
    private readonly outgoing: AccountMessageRepository,
    private readonly letters: AccountMessages,
    private readonly audit: AuditRepository,
  ) {}

  async verify(token: string): Promise<string> {
    const tokenHash = this.letters.hashOf('verify_email', token.slice(0, 200));
    const userId = await this.store.transaction(async (tx) => {
      const link = await this.proofs.findLink(tx, 'verify_email', tokenHash);
      if (!link || link.expiresAt <= tx.now) return undefined;
      const user = await this.users.find(tx, link.userId);
      if (!user || user.erasingAt || emailKey(user.email) !== link.emailKey) return undefined;
      if (user.emailVerifiedAt) return user.id;
      const after = await this.users.update(tx, user.id, { emailVerifiedAt: tx.now }, tx.now);
      await this.audit.insert(tx, { actor: user.id, action: 'email.confirmed', object: user.id });
      await tx.publish('user.updated', { userId: user.id, version: after.version }, { key: user.id, tenantId: user.id });
      return user.id;
    });
    if (!userId) throw refusals.linkOver();
    return userId;
  }

  async sendAgain(userId: string): Promise<void> {
    await this.store.transaction(async (tx) => {
      await tx.lock(`user-${userId}`);
      const user = await this.users.find(tx, userId);
      if (!user || user.erasingAt) throw refusals.notFound();
      if (user.emailVerifiedAt) throw refusals.emailAlreadyConfirmed();
      const wait = secondsUntilNextSend(
        await this.counters.listSends(tx, 'verify_email', userId, new Date(tx.now.getTime() - HOUR_MS)),
        tx.now,
      );
      if (wait > 0) throw refusals.tooManySends(wait);
      await this.counters.insertSend(tx, 'verify_email', userId, tx.now);
      await this.outgoing.deleteOfUser(tx, userId, 'verify_email');
      await this.letters.sendLink(tx, user, 'verify_email');
    });
  }
}
