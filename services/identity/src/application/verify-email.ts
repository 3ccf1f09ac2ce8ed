import { Injectable } from '@nestjs/common';
import { Store } from '@nowahala/platform';
import type { Transaction } from '@nowahala/platform';
import { EmailChangeRepository } from '../database/email-change.repository.js';
import { UserRepository } from '../database/user.repository.js';
import type { User } from '../database/user.entity.js';
import { VerificationTokenRepository } from '../database/verification-token.repository.js';
import type { LinkPurpose, LinkToken } from '../database/verification-token.repository.js';
import { emailKey } from '../domain/email-address.js';
import { waitsFor } from '../domain/email-change.js';
import type { Side } from '../domain/email-change.js';
import { refusals } from '../domain/refusals.js';
import { AccountMessages } from './account-messages.js';
import { CountEmailChange } from './count-email-change.js';
import { ProveEmail } from './prove-email.js';

export interface VerifiedEmail {
  userId: string;
  /** Of a change: whose link is still missing. */
  waitsFor: Side[];
}

const PURPOSES: LinkPurpose[] = ['verify_email', 'new_email', 'allow_email'];

/** The link in the welcome mail, and those of a changed e-mail. Using one twice is no error, because the address is confirmed. */
@Injectable()
export class VerifyEmail {
  constructor(
    private readonly store: Store,
    private readonly users: UserRepository,
    private readonly tokens: VerificationTokenRepository,
    private readonly changes: EmailChangeRepository,
    private readonly counting: CountEmailChange,
    private readonly messages: AccountMessages,
    private readonly proving: ProveEmail,
  ) {}

  async execute(token: string): Promise<VerifiedEmail> {
    const verified = await this.store.transaction(async (tx) => {
      const found = await this.find(tx, token.slice(0, 200));
      if (!found) return this.allowedBefore(tx, token.slice(0, 200));
      if (found.link.expiresAt <= (await this.tokens.now(tx))) return undefined;
      // A change of the address meanwhile would otherwise leave the new one verified by the link of the old one.
      await tx.lock(`user-${found.link.userId}`);
      const user = await this.users.find(tx, found.link.userId);
      // The change that the link belongs to may be over since it was read, and another one open.
      if (!user || user.erasingAt) return undefined;
      if (!(await this.find(tx, token.slice(0, 200)))) return this.allowedBefore(tx, token.slice(0, 200));
      const missing =
        found.purpose === 'verify_email'
          ? await this.confirm(tx, user, found.link)
          : await this.change(tx, user, found.link, found.purpose === 'new_email' ? 'new' : 'old');
      return missing && { userId: user.id, waitsFor: missing };
    });
    if (!verified) throw refusals.linkOver();
    return verified;
  }

  private async find(tx: Transaction, token: string): Promise<{ purpose: LinkPurpose; link: LinkToken } | undefined> {
    for (const purpose of PURPOSES) {
      const link = await this.tokens.findLink(tx, purpose, this.messages.hashOf(purpose, token));
      if (link) return { purpose, link };
    }
    return undefined;
  }

  /** The old address allowed a change that counts by now, and sends the same again, as the answer was lost. */
  private async allowedBefore(tx: Transaction, token: string): Promise<VerifiedEmail | undefined> {
    const link = await this.tokens.findDone(tx, 'allow_email', this.messages.hashOf('allow_email', token));
    const user = link && link.expiresAt > (await this.tokens.now(tx)) ? await this.users.find(tx, link.userId) : undefined;
    return user && !user.erasingAt ? { userId: user.id, waitsFor: [] } : undefined;
  }

  private async confirm(tx: Transaction, user: User, link: LinkToken): Promise<Side[] | undefined> {
    if (emailKey(user.email) !== link.emailKey) return undefined;
    await this.proving.execute(tx, user);
    return [];
  }

  private async change(tx: Transaction, user: User, link: LinkToken, side: Side): Promise<Side[] | undefined> {
    const open = await this.changes.find(tx, user.id, await this.tokens.now(tx));
    if (!open) return emailKey(user.email) === link.emailKey && side === 'new' ? [] : undefined;
    if (link.emailKey !== emailKey(side === 'new' ? open.email : user.email)) return undefined;
    const change = {
      ...open,
      newProvedAt: open.newProvedAt ?? (side === 'new' ? tx.now : null),
      oldAllowedAt: open.oldAllowedAt ?? (side === 'old' ? tx.now : null),
    };
    await this.changes.upsert(tx, change, user.email, tx.now);
    const missing = waitsFor(change);
    if (missing.length === 0) await this.counting.execute(tx, user, change);
    return missing;
  }
}
