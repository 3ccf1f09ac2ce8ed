import { Injectable } from '@nestjs/common';
import { Clock, databaseTime, deleteOld } from '@nowahala/platform';
import type { SqlRunner } from '@nowahala/platform';
import type { Failures } from '../domain/login-delay.js';

/** Recent failed log-ins and sent messages. Accounts, addresses and numbers are stored as keyed hashes. What is dated ahead of now is not recent. */
@Injectable()
export class AttemptRepository {
  constructor(private readonly clock: Clock) {}

  /** By the database's clock: a machine whose clock is ahead locks nobody out once it is put right. */
  now(sql: SqlRunner): Promise<Date> {
    return databaseTime(sql, this.clock);
  }

  async listLoginFailures(sql: SqlRunner, account: string, address: string, since: Date, now: Date): Promise<Failures> {
    const rows = await sql.query<{ ofAccount: boolean; ofAddress: boolean; at: Date }>(
      'SELECT account = $1 AS of_account, address = $2 AS of_address, at FROM login_failure WHERE (account = $1 OR address = $2) AND at > $3 AND at <= $4 ORDER BY at DESC LIMIT 2000',
      [account, address, since, now],
    );
    const times = (keep: (row: { ofAccount: boolean; ofAddress: boolean }) => boolean) => rows.filter(keep).map((row) => row.at);
    return {
      pair: times((row) => row.ofAccount && row.ofAddress),
      account: times((row) => row.ofAccount),
      address: times((row) => row.ofAddress),
    };
  }

  async insertLoginFailure(sql: SqlRunner, account: string, address: string, now: Date): Promise<void> {
    await sql.query('INSERT INTO login_failure (account, address, at) VALUES ($1, $2, $3)', [account, address, now]);
  }

  /** Without an address: of all addresses. */
  async deleteLoginFailures(sql: SqlRunner, account: string, address?: string): Promise<void> {
    await sql.query('DELETE FROM login_failure WHERE account = $1 AND ($2::text IS NULL OR address = $2)', [account, address ?? null]);
  }

  /** Times of the newest sends of this kind that count against the key. */
  async listSends(sql: SqlRunner, kind: string, counted: string, since: Date, now: Date, most: number): Promise<Date[]> {
    const rows = await sql.query<{ at: Date }>(
      'SELECT at FROM message_send WHERE kind = $1 AND counted = $2 AND at > $3 AND at <= $4 ORDER BY at DESC LIMIT $5',
      [kind, counted, since, now, most],
    );
    return rows.map((row) => row.at);
  }

  async insertSend(sql: SqlRunner, kind: string, counted: string, now: Date): Promise<void> {
    await sql.query('INSERT INTO message_send (kind, counted, at) VALUES ($1, $2, $3)', [kind, counted, now]);
  }

  async pruneLoginFailures(sql: SqlRunner, before: Date): Promise<void> {
    await deleteOld(sql, 'login_failure', 'at', before);
  }

  async pruneSends(sql: SqlRunner, before: Date): Promise<void> {
    await deleteOld(sql, 'message_send', 'at', before);
  }
}
