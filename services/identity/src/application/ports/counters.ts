import type { SqlRunner } from '@nowahala/platform';
import type { Failures } from '../../domain/login-delay.js';

/** What was tried and sent lately. Accounts, addresses and numbers are counted under keyed hashes. */
export abstract class AttemptRepository {
  abstract listLoginFailures(sql: SqlRunner, account: string, address: string, since: Date): Promise<Failures>;
  abstract insertLoginFailure(sql: SqlRunner, account: string, address: string, now: Date): Promise<void>;
  /** After the right password from this address. */
  abstract deleteLoginFailures(sql: SqlRunner, account: string, address?: string): Promise<void>;
  /** Times of the sends of this kind that count against the key. */
  abstract listSends(sql: SqlRunner, kind: string, counted: string, since: Date): Promise<Date[]>;
  abstract insertSend(sql: SqlRunner, kind: string, counted: string, now: Date): Promise<void>;
  abstract prune(sql: SqlRunner, before: Date): Promise<void>;
}
