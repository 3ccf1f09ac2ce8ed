import { Inject, Injectable } from '@nestjs/common';
import { DAY_MS, HOUR_MS } from '@nowahala/kernel';
import { SETTINGS } from '@nowahala/platform';
import type { PlatformSettings, Transaction } from '@nowahala/platform';
import { randomBytes } from 'node:crypto';
import { emailKey } from '../domain/email-address.js';
import { emailChangeMs } from '../domain/email-change.js';
import { undoMs } from '../domain/undo.js';
import type { Undoable } from '../domain/undo.js';
import { UndoRepository } from '../database/undo.repository.js';
import { AccountMessageRepository } from '../database/account-message.repository.js';
import { VerificationTokenRepository } from '../database/verification-token.repository.js';
import type { User } from '../database/user.entity.js';
import type { LinkPurpose } from '../database/verification-token.repository.js';
import type { AccountMessage, AccountMessageKind } from '../domain/account-message.js';
import { KeyedHash } from './secrets/keyed-hash.js';
import { SealedBox } from './secrets/sealed-box.js';

const LINKS: Record<LinkPurpose, { lifeMs: number; page: string; more?: string }> = {
  verify_email: { lifeMs: 7 * DAY_MS, page: 'verify-email' },
  reset_password: { lifeMs: HOUR_MS, page: 'reset-password' },
  new_email: { lifeMs: emailChangeMs, page: 'verify-email' },
  // The page asks first, because programs that read mails follow links.
  allow_email: { lifeMs: emailChangeMs, page: 'verify-email', more: '&ask=1' },
};
/** How long the delivery of a message without a link or code is tried. */
const NOTICE_MS = DAY_MS;

export interface NoticeOfChange {
  kind: Extract<AccountMessageKind, 'email_changing' | 'email_changed' | 'phone_changed'>;
  what: Undoable;
  /** Shortened; empty when it was removed. */
  changedTo: string;
  /** The reader has to allow it before it counts. */
  allow: boolean;
}

/** Stores mails and codes about the account in the caller's transaction; RelayAccountMessages delivers them. */
@Injectable()
export class AccountMessages {
  constructor(
    @Inject(SETTINGS) private readonly settings: PlatformSettings,
    private readonly tokens: VerificationTokenRepository,
    private readonly undos: UndoRepository,
    private readonly outgoing: AccountMessageRepository,
    private readonly hash: KeyedHash,
    private readonly box: SealedBox,
  ) {}

  /** A mail with a link to the address of `user`; the link itself is stored only as a keyed hash. */
  async sendLink(
    tx: Transaction,
    user: User,
    kind: Extract<AccountMessageKind, 'welcome' | 'verify_email' | 'reset_password' | 'new_email'>,
  ): Promise<void> {
    const purpose: LinkPurpose = kind === 'welcome' ? 'verify_email' : kind;
    const { link, expiresAt } = await this.createLink(tx, user, purpose);
    await this.write(tx, user, kind, { link, expiresAt: expiresAt.toISOString() }, expiresAt);
  }

  /** A mail about a change to the address that the account had before it, with the link that puts it back. */
  async sendChange(tx: Transaction, before: User, change: NoticeOfChange): Promise<void> {
    const token = randomBytes(32).toString('base64url');
    const expiresAt = new Date((await this.tokens.now(tx)).getTime() + undoMs);
    const { email, emailVerifiedAt, phone, phoneVerifiedAt } = before;
    const kept = { what: change.what, email, emailKey: emailKey(email), emailVerifiedAt, phone, phoneVerifiedAt };
    await this.undos.insert(tx, { ...kept, userId: before.id, tokenHash: this.hashOf('undo', token), createdAt: tx.now, expiresAt });
    const link = change.allow ? (await this.createLink(tx, before, 'allow_email')).link : '';
    const undoLink = `${this.settings.publicUrl}/undo-change?token=${token}`;
    await this.write(tx, before, change.kind, { link, undoLink, changedTo: change.changedTo }, expiresAt);
  }

  async sendPhoneCode(tx: Transaction, user: User, code: string, expiresAt: Date): Promise<void> {
    await this.outgoing.deleteOfUser(tx, user.id, 'phone_code');
    await this.write(tx, user, 'phone_code', { code, expiresAt: expiresAt.toISOString() }, expiresAt);
  }

  async sendNotice(
    tx: Transaction,
    user: User,
    kind: Extract<AccountMessageKind, 'password_changed' | 'email_in_use' | 'account_closed' | 'account_erased'>,
    expiresAt = '',
  ): Promise<void> {
    await this.write(tx, user, kind, { expiresAt }, new Date((await this.tokens.now(tx)).getTime() + NOTICE_MS));
  }

  hashOf(purpose: LinkPurpose | 'undo', token: string): string {
    return this.hash.of(purpose, token);
  }

  private async createLink(tx: Transaction, user: User, purpose: LinkPurpose): Promise<{ link: string; expiresAt: Date }> {
    const { lifeMs, page, more = '' } = LINKS[purpose];
    const token = randomBytes(32).toString('base64url');
    const expiresAt = new Date((await this.tokens.now(tx)).getTime() + lifeMs);
    const kept = { userId: user.id, emailKey: emailKey(user.email), expiresAt };
    await this.tokens.insertLink(tx, purpose, this.hashOf(purpose, token), kept, tx.now);
    return { link: `${this.settings.publicUrl}/${page}?token=${token}${more}`, expiresAt };
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
      undoLink: '',
      changedTo: '',
      code: '',
      expiresAt: '',
      ...more,
    };
    await this.outgoing.insert(tx, { userId: user.id, kind, sealed: this.box.seal(message) }, giveUpAt);
  }
}
