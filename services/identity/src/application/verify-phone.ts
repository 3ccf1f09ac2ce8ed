import { Injectable } from '@nestjs/common';
import { Store } from '@nowahala/platform';
import type { Transaction } from '@nowahala/platform';
import { randomInt } from 'node:crypto';
import { judgeCode, phoneCodeMs, phoneCodeTries } from '../domain/phone-code.js';
import { secondsUntilNextSend } from '../domain/send-limit.js';
import { refuse } from '../domain/sentences.js';
import { Letters } from './letters.js';
import { AuditLog, Counters, Proofs, Users } from './ports/index.js';
import type { User } from './ports/index.js';
import { KeyedHash } from './secrets/keyed-hash.js';

const HOUR_MS = 3_600_000;

/** Six digits by WhatsApp: ten minutes, five tries, three an hour for the person and for the number. */
@Injectable()
export class VerifyPhone {
  constructor(
    private readonly store: Store,
    private readonly users: Users,
    private readonly proofs: Proofs,
    private readonly counters: Counters,
    private readonly letters: Letters,
    private readonly hash: KeyedHash,
    private readonly audit: AuditLog,
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
      await this.proofs.setPhoneCode(tx, userId, {
        phone: user.phone,
        codeHash: this.hash.of('phone-code', userId, user.phone, code),
        expiresAt,
        triesLeft: phoneCodeTries,
      });
      await this.letters.phoneCode(tx, user, code, expiresAt);
    });
  }

  async confirm(userId: string, typed: string): Promise<void> {
    const outcome = await this.store.transaction(async (tx) => {
      await tx.lock(`user-${userId}`);
      const user = await this.withPhone(tx, userId);
      const code = await this.proofs.lockPhoneCode(tx, userId);
      const matches = code !== undefined && this.hash.matches(code.codeHash, 'phone-code', userId, user.phone, typed.trim());
      const verdict = judgeCode(code, user.phone, matches, tx.now);
      if (verdict === 'wrong') await this.proofs.countWrongCode(tx, userId);
      if (verdict === 'right') {
        await this.proofs.forgetPhoneCode(tx, userId);
        const after = await this.users.change(tx, userId, { phoneVerifiedAt: tx.now }, tx.now);
        await this.audit.write(tx, { actor: userId, action: 'phone.confirmed', object: userId });
        await tx.publish('user.updated', { userId, version: after.version }, { key: userId, tenantId: userId });
      }
      return { verdict, triesLeft: (code?.triesLeft ?? 1) - 1 };
    });
    if (outcome.verdict === 'wrong' && outcome.triesLeft > 0) throw refuse.codeWrong(outcome.triesLeft);
    if (outcome.verdict !== 'right') throw refuse.codeOver();
  }

  private async withPhone(tx: Transaction, userId: string): Promise<User> {
    const user = await this.users.byId(tx, userId);
    if (!user || user.erasingAt) throw refuse.notFound();
    if (user.phone === '') throw refuse.noPhone();
    if (user.phoneVerifiedAt) throw refuse.phoneAlreadyConfirmed();
    return user;
  }

  private async countSend(tx: Transaction, counted: string[]): Promise<void> {
    const since = new Date(tx.now.getTime() - HOUR_MS);
    for (const key of counted) {
      const wait = secondsUntilNextSend(await this.counters.sends(tx, 'phone_code', key, since), tx.now);
      if (wait > 0) throw refuse.tooManySends(wait);
    }
    for (const key of counted) await this.counters.addSend(tx, 'phone_code', key, tx.now);
  }
}
