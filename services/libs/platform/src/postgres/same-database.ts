import type pg from 'pg';

/** What is flushed is not lost with a crash, so its end goes back with a restore only. */
const WHERE_IT_IS = `SELECT (SELECT system_identifier FROM pg_control_system()) || '/' || (SELECT oid FROM pg_database WHERE datname = current_database()) AS identity,
  CASE WHEN NOT pg_is_in_recovery() THEN pg_current_wal_flush_lsn() - '0/0' END::text AS written`;
const WITHIN_MS = 5_000;

/**
 * Whether this is still the database that the process began with, and not a restored one behind the same address: what the
 * process remembers of the time that is lost must not get into it. To be asked of each new connection, since a database is
 * exchanged or taken back only while nobody is connected.
 */
export class SameDatabase {
  private identity: string | undefined;
  private written = 0n;

  async check(connection: Pick<pg.Client, 'query'>): Promise<'same' | 'another' | 'earlier'> {
    // Answers may overtake each other: only what was known before the question is earlier.
    const before = this.written;
    const { rows } = await connection.query<{ identity: string; written: string | null }>({
      text: WHERE_IT_IS,
      query_timeout: WITHIN_MS,
    } as pg.QueryConfig);
    const { identity, written } = rows[0]!;
    if (identity !== (this.identity ??= identity)) return 'another';
    // A standby writes nothing.
    if (written === null) return 'same';
    const now = BigInt(written);
    if (now < before) return 'earlier';
    if (now > this.written) this.written = now;
    return 'same';
  }
}
