import { Inject, Injectable } from '@nestjs/common';
import { SETTINGS } from '@nowahala/platform';
import type { PlatformSettings, Transaction } from '@nowahala/platform';
import { randomBytes } from 'node:crypto';
import { emailKey } from '../domain/email-address.js';
import { AccountMessageRepository, VerificationTokenRepository } from './ports/index.js';
import type { AccountMessage, AccountMessageKind, LinkPurpose, User } from './ports/index.js';
import { KeyedHash } from './secrets/keyed-hash.js';

const HOUR_MS = 3_600_000;
const linkLifeMs: Record<LinkPurpose, number> = { verify_email: 7 * 24 * HOUR_MS, reset_password: HOUR_MS };
const pageOf: Record<LinkPurpose, string> = { verify_email: 'verify-email', reset_password: 'reset-password' };
/** A letter without a link or code is still news a day later. */
const NEWS_MS = 24 * HOUR_MS;

/** Writes what a person has to be told about her account; it leaves with the commit of the transaction. */
@Injectable()
export class AccountMessages {
  constructor(
    @Inject(SETTINGS) private readonly settings: PlatformSettings,
    private readonly proofs: VerificationTokenRepository,
    private readonly outgoing: AccountMessageRepository,
    private readonly hash: KeyedHash,
  ) {}

  /** A letter with a link that is good once made; the link is stored only as a keyed hash. */
  async sendLink(
    tx: Transaction,
    user: User,
    kind: Extract<AccountMessageKind, 'welcome' | 'verify_email' | 'reset_password'>,
  ): Promise<void> {
    const purpose: LinkPurpose = kind === 'reset_password' ? 'reset_password' : 'verify_email';
    const token = randomBytes(32).toString('base64url');
    const expiresAt = new Date(tx.now.getTime() + linkLifeMs[purpose]);
    await this.proofs.insertLink(
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
      { link: `${this.settings.publicUrl}/${pageOf[purpose]}?token=${token}`, expiresAt: expiresAt.toISOString() },
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
    await this.write(tx, user, kind, { expiresAt }, new Date(tx.now.getTime() + NEWS_MS));
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
    await this.outgoing.insert(tx, message, giveUpAt, tx.now);
  }
}
