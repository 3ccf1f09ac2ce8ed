import { HOUR_MS, SECOND_MS } from '@nowahala/kernel';
import type { Clock } from '../core/clock.js';
import type { SqlRunner } from './database.js';
import { prepared } from '../postgres/prepared.js';

const NOW = prepared('SELECT clock_timestamp() AS now');

/** The one clock of all processes: what begins by the word of one machine is not ended by the wrong clock of another. */
export async function databaseTime(sql: SqlRunner, { offset }: Pick<Clock, 'offset'> = { offset: 0 }): Promise<Date> {
  const [row] = await sql.query<{ now: Date }>(NOW);
  return new Date(row!.now.getTime() + offset);
}

/** Nobody is hurt by what is so much too early or too late. */
const SAME_MS = 2 * SECOND_MS;

/** A clock that nobody sets stays right or wrong for so long. */
const KNOWN_MS = 30 * SECOND_MS;
const SET_MS = SECOND_MS / 2;
const known = new WeakMap<object, { aheadMs: number; monotonicMs: number; machineMs: number }>();

/**
 * By how much the clock of this machine is ahead of the database's, 0 where they agree; how long the answer takes does not count.
 * The database is asked twice a minute by all services of a process together, and where the clock of the machine was set. That a
 * machine stood still together with both its clocks is not seen in that half minute: what must not go by those asks in its
 * transaction, of which nothing is known yet.
 */
export async function aheadOfDatabase(sql: SqlRunner, clock: Clock): Promise<number> {
  const machineMs = () => clock.nowMs() - clock.offset;
  const [asked, monotonicMs] = [machineMs(), performance.now()];
  const server = sql.server ?? sql;
  const last = known.get(server);
  const passedMs = last ? monotonicMs - last.monotonicMs : Infinity;
  if (last && passedMs < KNOWN_MS && Math.abs(asked - last.machineMs - passedMs) < SET_MS) return last.aheadMs;
  const time = (await databaseTime(sql)).getTime();
  const measuredMs = asked > time ? asked - time : Math.min(0, machineMs() - time);
  const aheadMs = Math.abs(measuredMs) > SAME_MS ? measuredMs : 0;
  // A slow answer hides by how much the clock is ahead.
  if (performance.now() - monotonicMs <= SAME_MS) known.set(server, { aheadMs, monotonicMs, machineMs: asked });
  return aheadMs;
}

/** What is due or given up goes by it: our own time, or the database's where ours is wrong. */
export async function dueTime(sql: SqlRunner, clock: Clock): Promise<Date> {
  const aheadMs = await aheadOfDatabase(sql, clock);
  return new Date(clock.nowMs() - aheadMs);
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
