import { Injectable } from '@nestjs/common';
import { Store } from '@nowahala/platform';
import { emailKey } from '../domain/email-address.js';
import { refusals } from '../domain/refusals.js';
import { AccountMessages } from './account-messages.js';
import { AuditRepository } from '../database/audit.repository.js';
import { UserRepository } from '../database/user.repository.js';
import { VerificationTokenRepository } from '../database/verification-token.repository.js';

/** The link in the welcome mail. Using it twice is no error, because the address is confirmed. */
@Injectable()
export class VerifyEmail {
  constructor(
    private readonly store: Store,
    private readonly users: UserRepository,
    private readonly tokens: VerificationTokenRepository,
    private readonly messages: AccountMessages,
    private readonly audit: AuditRepository,
  ) {}

  async execute(token: string): Promise<string> {
    const tokenHash = this.messages.hashOf('verify_email', token.slice(0, 200));
    const userId = await this.store.transaction(async (tx) => {
      const link = await this.tokens.findLink(tx, 'verify_email', tokenHash);
      if (!link || link.expiresAt <= tx.now) return undefined;
      // A change of the address meanwhile would otherwise leave the new one verified by the link of the old one.
      await tx.lock(`user-${link.userId}`);
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
}
