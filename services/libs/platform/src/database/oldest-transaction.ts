import type { SqlRunner } from './database.js';

/** For how long the oldest transaction of this database has held back cleaning. Without pg_read_all_stats a role sees its own only. */
export async function oldestTransactionSeconds(sql: Pick<SqlRunner, 'query'>): Promise<number> {
  const [oldest] = await sql.query<{ seconds: number }>(
    `SELECT coalesce(extract(epoch FROM clock_timestamp() - min(xact_start)), 0)::float AS seconds FROM pg_stat_activity
     WHERE datname = current_database() AND backend_type = 'client backend' AND pid <> pg_backend_pid() AND (backend_xid IS NOT NULL OR backend_xmin IS NOT NULL)`,
  );
  return oldest!.seconds;
}
