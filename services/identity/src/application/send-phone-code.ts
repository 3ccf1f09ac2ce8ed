import { Injectable } from '@nestjs/common';
import { HOUR_MS } from '@nowahala/kernel';
import { Store } from '@nowahala/platform';
import type { Transaction } from '@nowahala/platform';
import { randomInt } from 'node:crypto';
import { phoneCodeMs, phoneCodeTries } from '../domain/phone-code.js';
import { secondsUntilNextSend } from '../domain/send-limit.js';
import { refusals } from '../domain/refusals.js';
import { AccountMessages } from './account-messages.js';
import { AttemptRepository } from '../database/attempt.repository.js';
import { UserRepository } from '../database/user.repository.js';
import { VerificationTokenRepository } from '../database/verification-token.repository.js';
import type { User } from '../database/user.repository.js';
import { KeyedHash } from './secrets/keyed-hash.js';

/** Six digits by WhatsApp: ten minutes, five tries, three an hour for the user and for the number. */
@Injectable()
export class SendPhoneCode {
  constructor(
    private readonly store: Store,
    private readonly users: UserRepository,
    private readonly tokens: VerificationTokenRepository,
    private readonly attempts: AttemptRepository,
    private readonly messages: AccountMessages,
    private readonly hash: KeyedHash,
  ) {}

  async execute(userId: string): Promise<void> {
    await this.store.transaction(async (tx) => {
      await tx.lock(`user-${userId}`);
      const user = await getUserToConfirm(this.users, tx, userId);
      const number = this.hash.of('phone', user.phone);
      await tx.lock(`phone-${number}`);
      await this.countSend(tx, [userId, number]);
      const code = String(randomInt(1_000_000)).padStart(6, '0');
      const expiresAt = new Date(tx.now.getTime() + phoneCodeMs);
      await this.tokens.upsertPhoneCode(tx, userId, {
        phone: user.phone,
        codeHash: this.hash.of('phone-code', userId, user.phone, code),
        expiresAt,
        triesLeft: phoneCodeTries,
      });
      await this.messages.sendPhoneCode(tx, user, code, expiresAt);
    });
  }

  private async countSend(tx: Transaction, counted: string[]): Promise<void> {
    const since = new Date(tx.now.getTime() - HOUR_MS);
    for (const key of counted) {
      const wait = secondsUntilNextSend(await this.attempts.listSends(tx, 'phone_code', key, since), tx.now);
      if (wait > 0) throw refusals.tooManySends(wait);
    }
    for (const key of counted) await this.attempts.insertSend(tx, 'phone_code', key, tx.now);
  }
}

/** The user whose phone number is to be confirmed; refused when there is none, or nothing to confirm. */
export async function getUserToConfirm(users: UserRepository, tx: Transaction, userId: string): Promise<User> {
  const user = await users.find(tx, userId);
  if (!user || user.erasingAt) throw refusals.notFound();
  if (user.phone === '') throw refusals.noPhone();
  if (user.phoneVerifiedAt) throw refusals.phoneAlreadyConfirmed();
  return user;
}
