import type { SqlRunner } from './database.js';

const SLICE = 5_000;

/** A slice at a time: once there are many, all at once would take longer than a statement may, each time anew. */
export async function deleteOld(sql: SqlRunner, table: string, column: string, before: Date): Promise<void> {
  const text = `WITH gone AS (
      DELETE FROM ${table} WHERE ctid = ANY(ARRAY(SELECT ctid FROM ${table} WHERE ${column} < $1 LIMIT ${SLICE})) RETURNING 1)
    SELECT count(*)::int AS count FROM gone`;
  let count = SLICE;
  while (count === SLICE) [{ count }] = (await sql.query<{ count: number }>(text, [before])) as [{ count: number }];
}
