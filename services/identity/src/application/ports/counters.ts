import type { SqlRunner } from '@nowahala/platform';
import type { Failures } from '../../domain/login-delay.js';

/** What was tried and sent lately. Accounts, addresses and numbers are counted under keyed hashes. */
export abstract class Counters {
  abstract loginFailures(sql: SqlRunner, account: string, address: string, since: Date): Promise<Failures>;
  abstract addLoginFailure(sql: SqlRunner, account: string, address: string, now: Date): Promise<void>;
  /** After the right password from this address. */
  abstract forgetLoginFailures(sql: SqlRunner, account: string, address?: string): Promise<void>;
  /** Times of the sends of this kind that count against the key. */
  abstract sends(sql: SqlRunner, kind: string, counted: string, since: Date): Promise<Date[]>;
  abstract addSend(sql: SqlRunner, kind: string, counted: string, now: Date): Promise<void>;
  abstract prune(sql: SqlRunner, before: Date): Promise<void>;
}
