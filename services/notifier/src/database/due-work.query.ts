import type { SqlRunner } from '@nowahala/platform';

export interface Due {
  news: boolean;
  standIns: boolean;
}

/** One cheap question, asked twice a second: is there anything to tell? */
export async function whatIsDue(sql: SqlRunner, now: Date): Promise<Due> {
  const [row] = await sql.query<Due>(
    `SELECT EXISTS (SELECT 1 FROM incident WHERE tell_at <= $1) OR EXISTS (SELECT 1 FROM incident WHERE end_tell_at <= $1)
         OR EXISTS (SELECT 1 FROM story WHERE next_due_at <= $1) AS news,
       EXISTS (SELECT 1 FROM delivery WHERE fail_over_at <= $1) AS "standIns"`,
    [now],
  );
  return row!;
}
