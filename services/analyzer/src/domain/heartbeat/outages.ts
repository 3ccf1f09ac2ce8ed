import { MINUTE_MS, SECOND_MS } from '@nowahala/kernel';

/** What a run of a gateway took calls for without a break. */
export interface TakenSpan {
  from: Date;
  until: Date;
}

/** A time in which no gateway took calls. */
export interface Outage {
  from: Date;
  until: Date;
}

/** The runs of gateways that matter for judging. */
export interface Run extends TakenSpan {
  ended: boolean;
  /** How long nothing came from it, by a clock that does not jump. */
  silentMs: number;
}

/** A job that tries again for half a minute gets through a shorter one. */
const NOTICED_MS = 30 * SECOND_MS;
/** A run that is silent for so long while others are heard has died with what it had confirmed; an operator is alerted. */
const LOST_AFTER_MS = 10 * MINUTE_MS;
/** Each gateway reports four times in it. */
export const REPORTED_WITHIN_MS = MINUTE_MS;

/**
 * Until when everything that was confirmed has arrived here: what is due later is judged later. Null while no gateway is known to
 * take calls: then nothing can be missed.
 */
export function arrivedUntil(runs: readonly Run[], now: Date): Date | null {
  const lost = new Set(lostOf(runs));
  const live = runs.filter((run) => !run.ended && !lost.has(run));
  return live.length === 0 ? null : new Date(Math.min(now.getTime(), ...live.map(({ until }) => until.getTime())));
}

/** None while nobody is heard: then the bus was away, or we were, and every gateway keeps what it confirmed. */
export function lostOf<T extends Run>(runs: readonly T[]): T[] {
  if (!runs.some(({ silentMs }) => silentMs <= REPORTED_WITHIN_MS)) return [];
  return runs.filter(({ ended, silentMs }) => !ended && silentMs > LOST_AFTER_MS);
}

/** The times between spans that no span covers. */
export function outagesBetween(spans: readonly TakenSpan[]): Outage[] {
  const sorted = [...spans].sort((a, b) => a.from.getTime() - b.from.getTime());
  const outages: Outage[] = [];
  let covered: Date | undefined;
  for (const { from, until } of sorted) {
    if (covered && from.getTime() - covered.getTime() > NOTICED_MS) outages.push({ from: covered, until: from });
    if (!covered || until > covered) covered = until;
  }
  return outages;
}

/** A deadline, later by the outages that lay between the last beat and it. Lengthened it may run into the next one. */
export function pushed(deadline: Date, lastAt: Date | null, outages: readonly Outage[]): Date {
  let at = deadline.getTime();
  for (const { from, until } of [...outages].sort((a, b) => a.from.getTime() - b.from.getTime())) {
    const start = Math.max(from.getTime(), lastAt?.getTime() ?? 0);
    if (start < at && until.getTime() > start) at += until.getTime() - start;
  }
  return new Date(at);
}
