import { Injectable } from '@nestjs/common';
import { Clock, Database, KeyedMutex } from '@nowahala/platform';
import { FAILURE_MEMORY_MS, loginDelayMs } from '../domain/login-delay.js';
import { refusals } from '../domain/refusals.js';
import { AttemptRepository } from '../database/attempt.repository.js';
import { KeyedHash } from './secrets/keyed-hash.js';
import { PasswordHasher } from './secrets/password-hasher.js';
import type { PasswordCheck } from './secrets/password-hasher.js';

export interface PasswordTry {
  /** The key of the typed address; the account need not exist. */
  account: string;
  ipHash: string;
  password: string;
  stored: string | undefined;
}

const MAX_ATTEMPTS_AT_ONCE = 20;

/** Compares a password; each further failure of an account or address makes the next attempt wait longer (RULES.md#security). */
@Injectable()
export class CheckPassword {
  /** One attempt at a time, so that each attempt sees the failure that the previous one stored. */
  private readonly attemptsInOrder = new KeyedMutex({ maxWaiting: MAX_ATTEMPTS_AT_ONCE - 1, tooBusy: refusals.busy });

  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly attempts: AttemptRepository,
    private readonly hasher: PasswordHasher,
    private readonly hash: KeyedHash,
  ) {}

  async execute(attempt: PasswordTry): Promise<PasswordCheck> {
    const account = this.hash.of('login', attempt.account);
    return this.attemptsInOrder.run(`${account} ${attempt.ipHash}`, () => this.checkNext(account, attempt));
  }

  private async checkNext(account: string, attempt: PasswordTry): Promise<PasswordCheck> {
    const now = this.clock.now();
    const failures = await this.attempts.listLoginFailures(
      this.database,
      account,
      attempt.ipHash,
      new Date(now.getTime() - FAILURE_MEMORY_MS),
    );
    const waitMs = loginDelayMs(failures, now);
    if (waitMs > 0) throw refusals.tooManyTries(Math.ceil(waitMs / 1000));
    const answer = await this.hasher.verify(attempt.password, attempt.stored);
    if (!answer.right) await this.attempts.insertLoginFailure(this.database, account, attempt.ipHash, now);
    else if (failures.pair.length > 0) await this.attempts.deleteLoginFailures(this.database, account, attempt.ipHash);
    return answer;
  }

  /** Earlier failures no longer delay the owner after a password reset. */
  async forgive(sql: Parameters<AttemptRepository['deleteLoginFailures']>[0], account: string): Promise<void> {
    await this.attempts.deleteLoginFailures(sql, this.hash.of('login', account));
  }
}
