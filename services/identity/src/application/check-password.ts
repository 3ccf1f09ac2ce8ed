import { Injectable } from '@nestjs/common';
import { Database, KeyedMutex } from '@nowahala/platform';
import { FAILURE_MEMORY_MS, loginDelayMs } from '../domain/login-delay.js';
import { refusals } from '../domain/refusals.js';
import { AttemptRepository } from '../database/attempt.repository.js';
import { KeyedHash } from './secrets/keyed-hash.js';
import { PasswordHasher } from './secrets/password-hasher.js';
import type { PasswordCheck } from './secrets/password-hasher.js';

interface Origin {
  /** The key of the typed address; the account need not exist. */
  account: string;
  ipHash: string;
}

export interface PasswordTry extends Origin {
  password: string;
  stored: string | undefined;
}

export type Compare = (password: string, stored: string | undefined) => Promise<PasswordCheck>;

const MAX_ATTEMPTS_AT_ONCE = 20;
/** Who asked has left a few seconds later: what is worked on after that is worked on for nobody. */
const PATIENCE_MS = 4_000;

/** Compares a password; each further failure of an account or address makes the next attempt wait longer (RULES.md#security). */
@Injectable()
export class CheckPassword {
  /** One attempt at a time, so that each attempt sees the failure that the previous one stored. */
  private readonly attemptsInOrder = new KeyedMutex({
    maxWaiting: MAX_ATTEMPTS_AT_ONCE - 1,
    maxWaitMs: PATIENCE_MS,
    tooBusy: refusals.busy,
  });

  constructor(
    private readonly database: Database,
    private readonly attempts: AttemptRepository,
    private readonly hasher: PasswordHasher,
    private readonly hash: KeyedHash,
  ) {}

  async execute({ password, stored, ...origin }: PasswordTry): Promise<PasswordCheck> {
    return this.unlessTooMany(origin, (compare) => compare(password, stored));
  }

  /** Refuses who guesses too much before the work begins, and hands the work the comparison. */
  async unlessTooMany<T>(origin: Origin, work: (compare: Compare) => Promise<T>): Promise<T> {
    const account = this.hash.of('login', origin.account);
    return this.attemptsInOrder.run(`${account} ${origin.ipHash}`, () => this.next(account, origin.ipHash, work));
  }

  private async next<T>(account: string, ipHash: string, work: (compare: Compare) => Promise<T>): Promise<T> {
    const now = await this.attempts.now(this.database);
    const since = new Date(now.getTime() - FAILURE_MEMORY_MS);
    const failures = await this.attempts.listLoginFailures(this.database, account, ipHash, since, now);
    const waitMs = loginDelayMs(failures, now);
    if (waitMs > 0) throw refusals.tooManyTries(Math.ceil(waitMs / 1000));
    return work(async (password, stored) => {
      const answer = await this.hasher.verify(password, stored);
      if (!answer.right) await this.attempts.insertLoginFailure(this.database, account, ipHash, await this.attempts.now(this.database));
      else if (failures.pair.length > 0) await this.attempts.deleteLoginFailures(this.database, account, ipHash);
      return answer;
    });
  }

  /** Earlier failures no longer delay the owner after a password reset. */
  async forgive(sql: Parameters<AttemptRepository['deleteLoginFailures']>[0], account: string): Promise<void> {
    await this.attempts.deleteLoginFailures(sql, this.hash.of('login', account));
  }
}
