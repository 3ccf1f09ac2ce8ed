import { Inject, Injectable } from '@nestjs/common';
import { DAY_MS, HOUR_MS } from '@nowahala/kernel';
import { SETTINGS } from '@nowahala/platform';
import type { PlatformSettings, Transaction } from '@nowahala/platform';
import { randomBytes } from 'node:crypto';
import { emailKey } from '../domain/email-address.js';
import { AccountMessageRepository } from '../database/account-message.repository.js';
import { VerificationTokenRepository } from '../database/verification-token.repository.js';
import type { User } from '../database/user.repository.js';
import type { LinkPurpose } from '../database/verification-token.repository.js';
import type { AccountMessage, AccountMessageKind } from '../domain/account-message.js';
import { KeyedHash } from './secrets/keyed-hash.js';
import { SealedBox } from './secrets/sealed-box.js';

const LINK_LIFE_MS: Record<LinkPurpose, number> = { verify_email: 7 * DAY_MS, reset_password: HOUR_MS };
const PAGES: Record<LinkPurpose, string> = { verify_email: 'verify-email', reset_password: 'reset-password' };
/** How long the delivery of a message without a link or code is tried. */
const NOTICE_MS = DAY_MS;

/** Stores mails and codes about the account in the caller's transaction; RelayAccountMessages delivers them. */
@Injectable()
export class AccountMessages {
  constructor(
    @Inject(SETTINGS) private readonly settings: PlatformSettings,
    private readonly tokens: VerificationTokenRepository,
    private readonly outgoing: AccountMessageRepository,
    private readonly hash: KeyedHash,
    private readonly box: SealedBox,
  ) {}

  /** A mail with a link; the link itself is stored only as a keyed hash. */
  async sendLink(
    tx: Transaction,
    user: User,
    kind: Extract<AccountMessageKind, 'welcome' | 'verify_email' | 'reset_password'>,
  ): Promise<void> {
    const purpose: LinkPurpose = kind === 'reset_password' ? 'reset_password' : 'verify_email';
    const token = randomBytes(32).toString('base64url');
    const expiresAt = new Date(tx.now.getTime() + LINK_LIFE_MS[purpose]);
    await this.tokens.insertLink(
      tx,
      purpose,
      this.hashOf(purpose, token),
      { userId: user.id, emailKey: emailKey(user.email), expiresAt },
      tx.now,
    );
    await this.write(
      tx,
      user,
      kind,
      { link: `${this.settings.publicUrl}/${PAGES[purpose]}?token=${token}`, expiresAt: expiresAt.toISOString() },
      expiresAt,
    );
  }

  async sendPhoneCode(tx: Transaction, user: User, code: string, expiresAt: Date): Promise<void> {
    await this.outgoing.deleteOfUser(tx, user.id, 'phone_code');
    await this.write(tx, user, 'phone_code', { code, expiresAt: expiresAt.toISOString() }, expiresAt);
  }

  async sendNotice(
    tx: Transaction,
    user: User,
    kind: Extract<AccountMessageKind, 'password_changed' | 'email_changed' | 'account_closed' | 'account_erased'>,
    expiresAt = '',
  ): Promise<void> {
    await this.write(tx, user, kind, { expiresAt }, new Date(tx.now.getTime() + NOTICE_MS));
  }

  hashOf(purpose: LinkPurpose, token: string): string {
    return this.hash.of(purpose, token);
  }

  private async write(tx: Transaction, user: User, kind: AccountMessageKind, more: Partial<AccountMessage>, giveUpAt: Date): Promise<void> {
    const message: AccountMessage = {
      kind,
      userId: user.id,
      email: user.email,
      phone: user.phone,
      fullName: user.fullName,
      language: user.language,
      timeZone: user.timeZone,
      link: '',
      code: '',
      expiresAt: '',
      ...more,
    };
    await this.outgoing.insert(tx, { userId: user.id, kind, sealed: this.box.seal(message) }, giveUpAt);
  }
}
