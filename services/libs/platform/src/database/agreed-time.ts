import { HOUR_MS, SECOND_MS } from '@nowahala/kernel';
import type { Clock } from '../core/clock.js';
import type { SqlRunner } from './database.js';

/** The one clock of all processes: what begins by the word of one machine is not ended by the wrong clock of another. */
export async function databaseTime(sql: SqlRunner, { offset }: Pick<Clock, 'offset'>): Promise<Date> {
  const [row] = await sql.query<{ now: Date }>('SELECT clock_timestamp() AS now');
  return new Date(row!.now.getTime() + offset);
}

/** One of the two is wrong, and nobody here can say which. */
export class ClocksDiffer extends Error {
  override name = 'ClocksDiffer';
}

/** For what cannot be taken back, as rows that are deleted by age: the database's time. Throws where ours is far from it. */
export async function agreedTime(sql: SqlRunner, clock: Clock): Promise<Date> {
  const time = await databaseTime(sql, clock);
  const aheadMs = clock.nowMs() - time.getTime();
  if (Math.abs(aheadMs) > HOUR_MS)
    throw new ClocksDiffer(`The clock of this machine is ${Math.round(aheadMs / SECOND_MS)} s ahead of that of the database.`);
  return time;
}
