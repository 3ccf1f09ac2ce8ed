import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, Store } from '@nowahala/platform';
import type { Transaction } from '@nowahala/platform';
import { randomInt } from 'node:crypto';
import { phoneCodeMs, phoneCodeTries } from '../domain/phone-code.js';
import { codeRules, onceRules } from '../domain/send-limit.js';
import { refusals } from '../domain/refusals.js';
import { AccountMessages } from './account-messages.js';
import { BillingClient } from '../clients/billing.client.js';
import { ErasureRepository } from '../database/erasure.repository.js';
import { UserRepository } from '../database/user.repository.js';
import { VerificationTokenRepository } from '../database/verification-token.repository.js';
import type { User } from '../database/user.entity.js';
import type { SendRule } from '../domain/send-limit.js';
import type { IdentityConfig } from '../identity.config.js';
import { CountSends } from './count-sends.js';
import { KeyedHash } from './secrets/keyed-hash.js';

interface CodeRequest {
  userId: string;
  /** Hashes of the number and of where the request came from. */
  number: string;
  address: string;
  hasWhatsApp: boolean;
}

/** Six digits by WhatsApp: ten minutes, five tries. Each costs money, so they are counted (RULES.md#accounts). */
@Injectable()
export class SendPhoneCode {
  constructor(
    @Inject(CONFIG) private readonly config: IdentityConfig,
    private readonly store: Store,
    private readonly users: UserRepository,
    private readonly tokens: VerificationTokenRepository,
    private readonly erasures: ErasureRepository,
    private readonly billing: BillingClient,
    private readonly sends: CountSends,
    private readonly messages: AccountMessages,
    private readonly hash: KeyedHash,
  ) {}

  /** `creationId`: asked again under the same one, after an answer that was lost, it sends no second code. */
  async execute(userId: string, ipHash: string, creationId?: string): Promise<void> {
    const hasWhatsApp = await this.billing.hasWhatsApp(await this.erasures.listWorkspaces(this.store.database, userId));
    await this.store.transaction(async (tx) => {
      await tx.lock(`user-${userId}`);
      const user = await getUserToConfirm(this.users, tx, userId);
      const number = this.hash.of('phone', user.phone);
      await tx.lock(`phone-${number}`);
      await tx.lock('phone-codes');
      if (await this.sends.isRepeat(tx, onceRules.phoneCode, creationId, userId, number)) return;
      await this.countSend(tx, { userId, number, address: ipHash, hasWhatsApp });
      const code = String(randomInt(1_000_000)).padStart(6, '0');
      const expiresAt = new Date((await this.tokens.now(tx)).getTime() + phoneCodeMs);
      await this.tokens.upsertPhoneCode(tx, userId, {
        phone: user.phone,
        codeHash: this.hash.of('phone-code', userId, user.phone, code),
        expiresAt,
        triesLeft: phoneCodeTries,
      });
      await this.messages.sendPhoneCode(tx, user, code, expiresAt);
    });
  }

  private async countSend(tx: Transaction, { userId, number, address, hasWhatsApp }: CodeRequest): Promise<void> {
    const rules = codeRules(this.config.PHONE_CODES_A_DAY);
    const own = [userId, number];
    const hour = await this.sends.wait(
      tx,
      own.map((key) => [rules.anHour, key]),
    );
    if (hour > 0) throw refusals.tooManySends(hour);
    const free = hasWhatsApp ? 0 : await this.sends.wait(tx, [[rules.withoutPlan, userId]]);
    if (free > 0) throw refusals.codesNeedPlan(rules.withoutPlan.most, free);
    const day = await this.sends.wait(tx, [
      ...own.map((key): [SendRule, string] => [rules.aDay, key]),
      [rules.ofAddress, `address ${address}`],
    ]);
    if (day > 0) throw refusals.tooManyCodes(day);
    const all = await this.sends.wait(
      tx,
      hasWhatsApp
        ? [[rules.ofAll, 'all']]
        : [
            [rules.ofAll, 'all'],
            [rules.ofAllWithoutPlan, 'without plan'],
          ],
    );
    if (all > 0) throw refusals.codesUsedUp(all);
    await this.sends.count(tx, rules.anHour.kind, [...own, `address ${address}`, 'all', ...(hasWhatsApp ? [] : ['without plan'])]);
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
