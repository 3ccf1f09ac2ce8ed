import { Cron } from 'croner';
import { MINUTE_MS } from './time.js';

/** When a job is expected: so many minutes after its last beat, or as a cron line says in a zone. */
export type HeartbeatSchedule = { everyMinutes: number } | { cron: string; timeZone: string };

export type CronProblem = 'unreadable' | 'never';

/** A beat that comes this early was meant for the moment ahead: the clock of a job's machine is not ours. */
const EARLY_MS = 30_000;

/**
 * The moment at which the next beat is due after one that came at `after`. Where clocks change Vixie cron is followed: a time that is
 * skipped comes right after the gap, one that comes twice counts once; lines with a star go on by the minutes that pass.
 */
export function nextDue(schedule: HeartbeatSchedule, after: Date): Date | null {
  if ('everyMinutes' in schedule) return new Date(after.getTime() + schedule.everyMinutes * MINUTE_MS);
  return read(schedule).nextRun(new Date(after.getTime() + EARLY_MS));
}

/** What is wrong with a cron line: five fields, or a name such as @daily. Undefined when it can be used. */
export function cronProblem(cron: string, timeZone: string, now: Date): CronProblem | undefined {
  try {
    return read({ cron, timeZone }).nextRun(now) === null ? 'never' : undefined;
  } catch {
    return 'unreadable';
  }
}

const read = ({ cron, timeZone }: { cron: string; timeZone: string }): Cron =>
  new Cron(cron, { timezone: timeZone, mode: '5-part', paused: true, fixedTimeRule: 'no-wildcard' });
