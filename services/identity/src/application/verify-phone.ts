import { Injectable } from '@nestjs/common';
import { Store } from '@nowahala/platform';
import type { Transaction } from '@nowahala/platform';
import { randomInt } from 'node:crypto';
import { checkCode, phoneCodeMs, phoneCodeTries } from '../domain/phone-code.js';
import { secondsUntilNextSend } from '../domain/send-limit.js';
import { refusals } from '../domain/refusals.js';
import { AccountMessages } from './account-messages.js';
import { AuditRepository, AttemptRepository, VerificationTokenRepository, UserRepository } from './ports/index.js';
import type { User } from './ports/index.js';
import { KeyedHash } from './secrets/keyed-hash.js';

const HOUR_MS = 3_600_000;

/** Six digits by WhatsApp: ten minutes, five tries, three an hour for the person and for the number. */
@Injectable()
export class VerifyPhone {
  constructor(
    private readonly store: Store,
    private readonly users: UserRepository,
    private readonly proofs: VerificationTokenRepository,
    private readonly counters: AttemptRepository,
    private readonly letters: AccountMessages,
    private readonly hash: KeyedHash,
    private readonly audit: AuditRepository,
  ) {}

  async send(userId: string): Promise<void> {
    await this.store.transaction(async (tx) => {
      await tx.lock(`user-${userId}`);
      const user = await this.withPhone(tx, userId);
      const number = this.hash.of('phone', user.phone);
      await tx.lock(`phone-${number}`);
      await this.countSend(tx, [userId, number]);
      const code = String(randomInt(1_000_000)).padStart(6, '0');
      const expiresAt = new Date(tx.now.getTime() + phoneCodeMs);
      await this.proofs.upsertPhoneCode(tx, userId, {
        phone: user.phone,
        codeHash: this.hash.of('phone-code', userId, user.phone, code),
        expiresAt,
        triesLeft: phoneCodeTries,
      });
      await this.letters.sendPhoneCode(tx, user, code, expiresAt);
    });
  }

  async confirm(userId: string, typed: string): Promise<void> {
    const outcome = await this.store.transaction(async (tx) => {
      await tx.lock(`user-${userId}`);
      const user = await this.withPhone(tx, userId);
      const code = await this.proofs.lockPhoneCode(tx, userId);
      const matches = code !== undefined && this.hash.matches(code.codeHash, 'phone-code', userId, user.phone, typed.trim());
      const verdict = checkCode(code, user.phone, matches, tx.now);
      if (verdict === 'wrong') await this.proofs.countWrongCode(tx, userId);
      if (verdict === 'right') {
        await this.proofs.deletePhoneCode(tx, userId);
        const after = await this.users.update(tx, userId, { phoneVerifiedAt: tx.now }, tx.now);
        await this.audit.insert(tx, { actor: userId, action: 'phone.confirmed', object: userId });
        await tx.publish('user.updated', { userId, version: after.version }, { key: userId, tenantId: userId });
      }
      return { verdict, triesLeft: (code?.triesLeft ?? 1) - 1 };
    });
    if (outcome.verdict === 'wrong' && outcome.triesLeft > 0) throw refusals.codeWrong(outcome.triesLeft);
    if (outcome.verdict !== 'right') throw refusals.codeOver();
  }

  private async withPhone(tx: Transaction, userId: string): Promise<User> {
    const user = await this.users.find(tx, userId);
    if (!user || user.erasingAt) throw refusals.notFound();
    if (user.phone === '') throw refusals.noPhone();
    if (user.phoneVerifiedAt) throw refusals.phoneAlreadyConfirmed();
    return user;
  }

  private async countSend(tx: Transaction, counted: string[]): Promise<void> {
    const since = new Date(tx.now.getTime() - HOUR_MS);
    for (const key of counted) {
      const wait = secondsUntilNextSend(await this.counters.listSends(tx, 'phone_code', key, since), tx.now);
      if (wait > 0) throw refusals.tooManySends(wait);
    }
    for (const key of counted) await this.counters.insertSend(tx, 'phone_code', key, tx.now);
  }
}
