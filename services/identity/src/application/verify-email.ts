import { Injectable } from '@nestjs/common';
import { Store } from '@nowahala/platform';
import { emailKey } from '../domain/email-address.js';
import { secondsUntilNextSend } from '../domain/send-limit.js';
import { refuse } from '../domain/sentences.js';
import { Letters } from './letters.js';
import { AuditLog, Counters, OutgoingMessages, Proofs, Users } from './ports/index.js';

const HOUR_MS = 3_600_000;

/** The link in the welcome mail. Following it twice is no error: the address is confirmed. */
@Injectable()
export class VerifyEmail {
  constructor(
    private readonly store: Store,
    private readonly users: Users,
    private readonly proofs: Proofs,
    private readonly counters: Counters,
    private readonly outgoing: OutgoingMessages,
    private readonly letters: Letters,
    private readonly audit: AuditLog,
  ) {}

  async verify(token: string): Promise<string> {
    const tokenHash = this.letters.hashOf('verify_email', token.slice(0, 200));
    const userId = await this.store.transaction(async (tx) => {
      const link = await this.proofs.link(tx, 'verify_email', tokenHash);
      if (!link || link.expiresAt <= tx.now) return undefined;
      const user = await this.users.byId(tx, link.userId);
      if (!user || user.erasingAt || emailKey(user.email) !== link.emailKey) return undefined;
      if (user.emailVerifiedAt) return user.id;
      const after = await this.users.change(tx, user.id, { emailVerifiedAt: tx.now }, tx.now);
      await this.audit.write(tx, { actor: user.id, action: 'email.confirmed', object: user.id });
      await tx.publish('user.updated', { userId: user.id, version: after.version }, { key: user.id, tenantId: user.id });
      return user.id;
    });
    if (!userId) throw refuse.linkOver();
    return userId;
  }

  async sendAgain(userId: string): Promise<void> {
    await this.store.transaction(async (tx) => {
      await tx.lock(`user-${userId}`);
      const user = await this.users.byId(tx, userId);
      if (!user || user.erasingAt) throw refuse.notFound();
      if (user.emailVerifiedAt) throw refuse.emailAlreadyConfirmed();
      const wait = secondsUntilNextSend(
        await this.counters.sends(tx, 'verify_email', userId, new Date(tx.now.getTime() - HOUR_MS)),
        tx.now,
      );
      if (wait > 0) throw refuse.tooManySends(wait);
      await this.counters.addSend(tx, 'verify_email', userId, tx.now);
      await this.outgoing.drop(tx, userId, 'verify_email');
      await this.letters.link(tx, user, 'verify_email');
    });
  }
}
