import type { Clock, SqlRunner } from '@nowahala/platform';

/** The one clock of all processes: what begins by the word of one machine is not ended by the wrong clock of another. */
export async function databaseTime(sql: SqlRunner, { offset }: Pick<Clock, 'offset'>): Promise<Date> {
  const [row] = await sql.query<{ now: Date }>('SELECT clock_timestamp() AS now');
  return new Date(row!.now.getTime() + offset);
}
