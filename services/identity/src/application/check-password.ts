import { Injectable } from '@nestjs/common';
import { Clock, Database } from '@nowahala/platform';
import { failureMemoryMs, loginDelayMs } from '../domain/login-delay.js';
import { refusals } from '../domain/refusals.js';
import { AttemptRepository } from './ports/index.js';
import { OneAtATime } from './one-at-a-time.js';
import { KeyedHash } from './secrets/keyed-hash.js';
import { PasswordHasher } from './secrets/password-hasher.js';
import type { PasswordCheck } from './secrets/password-hasher.js';

export interface PasswordTry {
  /** Names the account, whether there is one or not. */
  account: string;
  ipHash: string;
  password: string;
  stored: string | undefined;
}

const LONGEST_LINE = 20;

/** Compares a password, slowly for everybody and ever more slowly for whoever keeps guessing. */
@Injectable()
export class CheckPassword {
  /** Thirty guesses sent at once are still thirty guesses. */
  private readonly turns = new OneAtATime(LONGEST_LINE);

  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly counters: AttemptRepository,
    private readonly hasher: PasswordHasher,
    private readonly hash: KeyedHash,
  ) {}

  async execute(attempt: PasswordTry): Promise<PasswordCheck> {
    const account = this.hash.of('login', attempt.account);
    return this.turns.run(`${account} ${attempt.ipHash}`, () => this.checkNext(account, attempt));
  }

  private async checkNext(account: string, attempt: PasswordTry): Promise<PasswordCheck> {
    const now = this.clock.now();
    const failures = await this.counters.listLoginFailures(
      this.database,
      account,
      attempt.ipHash,
      new Date(now.getTime() - failureMemoryMs),
    );
    const waitMs = loginDelayMs(failures, now);
    if (waitMs > 0) throw refusals.tooManyTries(Math.ceil(waitMs / 1000));
    const answer = await this.hasher.verify(attempt.password, attempt.stored);
    if (!answer.right) await this.counters.insertLoginFailure(this.database, account, attempt.ipHash, now);
    else if (failures.pair.length > 0) await this.counters.deleteLoginFailures(this.database, account, attempt.ipHash);
    return answer;
  }

  /** After a new password was chosen by mail, old guesses no longer slow her down. */
  async forgive(sql: Parameters<AttemptRepository['deleteLoginFailures']>[0], account: string): Promise<void> {
    await this.counters.deleteLoginFailures(sql, this.hash.of('login', account));
  }
}
