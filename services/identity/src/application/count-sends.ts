import { Injectable } from '@nestjs/common';
import type { Transaction } from '@nowahala/platform';
import { AttemptRepository } from '../database/attempt.repository.js';
import { emailKey } from '../domain/email-address.js';
import { refusals } from '../domain/refusals.js';
import { secondsUntilNextSend, sendRules } from '../domain/send-limit.js';
import type { SendRule } from '../domain/send-limit.js';
import { KeyedHash } from './secrets/keyed-hash.js';

/** Counts messages against those who ask for them and those who get them, and refuses what is too much. */
@Injectable()
export class CountSends {
  constructor(
    private readonly attempts: AttemptRepository,
    private readonly hash: KeyedHash,
  ) {}

  /** Seconds to wait by the first rule that is used up; 0 when all of them allow one more. */
  async wait(tx: Transaction, counted: [rule: SendRule, key: string][]): Promise<number> {
    const now = await this.attempts.now(tx);
    for (const [rule, key] of counted) {
      const since = new Date(now.getTime() - rule.withinMs);
      const wait = secondsUntilNextSend(await this.attempts.listSends(tx, rule.kind, key, since, now, rule.most), now, rule);
      if (wait > 0) return wait;
    }
    return 0;
  }

  async count(tx: Transaction, kind: string, keys: string[]): Promise<void> {
    const now = await this.attempts.now(tx);
    for (const key of keys) await this.attempts.insertSend(tx, kind, key, now);
  }

  /** Whether this request was done before and is made again, as its answer was lost; without a `creationId` it never was. */
  async isRepeat(tx: Transaction, rule: SendRule, creationId: string | undefined, ...of: string[]): Promise<boolean> {
    if (!creationId) return false;
    const request = this.hash.of(rule.kind, creationId, ...of);
    if ((await this.wait(tx, [[rule, request]])) > 0) return true;
    await this.count(tx, rule.kind, [request]);
    return false;
  }

  /** A mail to an address that somebody entered: nobody can have a stranger flooded. */
  async emailChange(tx: Transaction, userId: string, email: string): Promise<void> {
    const address = this.hash.of('email', emailKey(email));
    await tx.lock(`email-${address}`);
    const wait = await this.wait(tx, [
      [sendRules.emailChange, userId],
      [sendRules.newAddress, address],
    ]);
    if (wait > 0) throw refusals.tooManyChanges(wait);
    await this.count(tx, sendRules.emailChange.kind, [userId]);
    await this.count(tx, sendRules.newAddress.kind, [address]);
  }

  async phoneChange(tx: Transaction, userId: string): Promise<void> {
    const wait = await this.wait(tx, [[sendRules.phoneChange, userId]]);
    if (wait > 0) throw refusals.tooManyChanges(wait);
    await this.count(tx, sendRules.phoneChange.kind, [userId]);
  }
}
