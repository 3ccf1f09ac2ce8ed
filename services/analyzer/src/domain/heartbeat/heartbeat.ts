import { MINUTE_MS, nextDue } from '@nowahala/kernel';
import type { HeartbeatSchedule } from '@nowahala/kernel';

export type BeatKind = 'success' | 'start' | 'fail';
/** `missing`: the job did not call · `failed`: it said so itself · `unfinished`: it began and did not end. */
export type HeartbeatTrouble = 'missing' | 'failed' | 'unfinished';

/** What an owner expects of a job. */
export interface HeartbeatExpectation {
  schedule: HeartbeatSchedule;
  graceMinutes: number;
  onlyPost: boolean;
  /** Beats at addresses of a lower round do not count. */
  addressRound: number;
}

export interface Beat {
  at: Date;
  kind: BeatKind;
  exitCode: number | null;
  words: string;
  addressRound: number;
  byPost: boolean;
}

/** How a job fares. Before its first beat nothing is expected of it. */
export interface HeartbeatHealth {
  status: 'pending' | 'up' | 'down' | 'paused';
  /** The latest beat that counted. */
  lastAt: Date | null;
  lastKind: BeatKind | null;
  /** Since when it runs; null unless it said that it began and not yet that it ended. */
  runningSince: Date | null;
  /** When the next beat is expected; null while none is. */
  dueAt: Date | null;
  /** When a missing one counts as missed, but for what `outages.ts` adds; of a failure that is held, when it was said. */
  deadline: Date | null;
  incident: { id: string; trouble: HeartbeatTrouble } | null;
}

export type HeartbeatEffect =
  | { type: 'open'; trouble: HeartbeatTrouble; since: Date }
  | { type: 'resolve'; at: Date; reason: 'recovered' | 'paused' | 'deleted' };

export interface HeartbeatEvaluation {
  health: HeartbeatHealth;
  effects: HeartbeatEffect[];
}

const AHEAD_AT_MOST_MS = MINUTE_MS;

export const pendingHeartbeat: HeartbeatHealth = {
  status: 'pending',
  lastAt: null,
  lastKind: null,
  runningSince: null,
  dueAt: null,
  deadline: null,
  incident: null,
};

/** Whether a beat counts at all: not from an address that is void, nor from a program that previews links. */
export const counts = ({ addressRound, onlyPost }: HeartbeatExpectation, beat: Beat): boolean =>
  beat.addressRound >= addressRound && (beat.byPost || !onlyPost);

interface Arrival {
  /** When it arrived here. */
  now?: Date;
  /** Its workspace was worked on when it came. */
  isWorkedOn?: boolean;
}

/** Beats may come in any order: one that is older than the latest changes nothing any more. */
export function record(
  expected: HeartbeatExpectation,
  known: HeartbeatHealth,
  beat: Beat,
  { now = beat.at, isWorkedOn = false }: Arrival = {},
): HeartbeatEvaluation {
  const health = notAhead(known, now);
  if (health.status === 'paused' || !counts(expected, beat) || isOld(health, beat)) return { health: known, effects: [] };
  const seen = { ...health, lastAt: beat.at, lastKind: beat.kind };
  switch (beat.kind) {
    case 'start':
      return { health: started(expected, seen, beat.at), effects: [] };
    case 'success':
      return succeeded(expected, health, beat, now);
    case 'fail':
      return failed({ ...seen, dueAt: dueAfter(expected, beat.at) }, beat.at, isWorkedOn);
  }
}

/** A quick job may begin and end at the same moment of a clock. */
const isOld = ({ lastAt, lastKind }: HeartbeatHealth, { at, kind }: Beat): boolean =>
  lastAt !== null && (at < lastAt || (at.getTime() === lastAt.getTime() && kind === lastKind));

/** What was remembered before a clock went back: without this, every beat would be older than it, until the old time returns. */
function notAhead(health: HeartbeatHealth, now: Date): HeartbeatHealth {
  if (!health.lastAt || health.lastAt.getTime() <= now.getTime() + AHEAD_AT_MOST_MS) return health;
  return { ...health, lastAt: null, runningSince: null, dueAt: null, deadline: null };
}

/** A failure of maintenance is held until that is over, unless the job runs well before. */
function failed(health: HeartbeatHealth, at: Date, isWorkedOn: boolean): HeartbeatEvaluation {
  const isHeldBack = isWorkedOn && !health.incident;
  return {
    health: { ...health, status: 'down', runningSince: null, deadline: isHeldBack ? at : null },
    effects: health.incident || isHeldBack ? [] : [{ type: 'open', trouble: 'failed', since: at }],
  };
}

/** A failure that has no incident yet: since when. */
export const heldSince = ({ status, incident, deadline }: HeartbeatHealth): Date | null =>
  status === 'down' && !incident ? deadline : null;

export const openHeld = (health: HeartbeatHealth, since: Date): HeartbeatEvaluation => ({
  health: { ...health, deadline: null },
  effects: [{ type: 'open', trouble: 'failed', since }],
});

/** A deadline that has passed, by what is known to have arrived until `now`. */
export function passTime(health: HeartbeatHealth, deadline: Date, now: Date): HeartbeatEvaluation {
  if (health.status !== 'up' || health.incident || deadline > now) return { health, effects: [] };
  const { runningSince, dueAt } = health;
  const effect: HeartbeatEffect = runningSince
    ? { type: 'open', trouble: 'unfinished', since: runningSince }
    : { type: 'open', trouble: 'missing', since: dueAt ?? deadline };
  return { health: { ...health, status: 'down', deadline: null }, effects: [effect] };
}

export function pause(health: HeartbeatHealth, now: Date, reason: 'paused' | 'deleted' = 'paused'): HeartbeatEvaluation {
  return {
    health: { ...health, status: 'paused', runningSince: null, dueAt: null, deadline: null, incident: null },
    effects: health.incident ? [{ type: 'resolve', at: now, reason }] : [],
  };
}

/** What was expected while it was paused is not asked for. One that never called is pending again. */
export function resume(expected: HeartbeatExpectation, health: HeartbeatHealth, now: Date): HeartbeatHealth {
  if (health.status !== 'paused') return health;
  return health.lastAt === null ? { ...health, status: 'pending' } : expecting(expected, { ...health, status: 'up' }, now);
}

/** After the schedule or the grace changed: counted anew from the last beat, but never into the past. */
export function reschedule(expected: HeartbeatExpectation, health: HeartbeatHealth, now: Date): HeartbeatHealth {
  if (health.status !== 'up' || health.lastAt === null) return health;
  if (health.runningSince) return { ...health, deadline: later(health.runningSince, expected.graceMinutes) };
  const fromLast = expecting(expected, health, health.lastAt);
  return fromLast.deadline && fromLast.deadline > now ? fromLast : expecting(expected, health, now);
}

/** What was confirmed by a gateway that was away may be older than the call that was missed, and does not stand for that one. */
function succeeded(expected: HeartbeatExpectation, health: HeartbeatHealth, beat: Beat, now: Date): HeartbeatEvaluation {
  const seen = { ...health, lastAt: beat.at, lastKind: beat.kind };
  const next = expecting(expected, { ...seen, status: 'up', runningSince: null, incident: null }, beat.at);
  // One that comes late, of before a pause or another schedule, asks for nothing sooner than these do.
  if (!health.incident)
    return { health: isSooner(next, health) ? { ...next, dueAt: health.dueAt, deadline: health.deadline } : next, effects: [] };
  const missed = health.incident.trouble === 'missing' && health.dueAt && health.dueAt > beat.at ? health.dueAt : null;
  if (missed && next.deadline && next.deadline <= now) return { health: seen, effects: [] };
  return { health: next, effects: [{ type: 'resolve', at: missed ?? beat.at, reason: 'recovered' }] };
}

const isSooner = (next: HeartbeatHealth, { status, dueAt }: HeartbeatHealth): boolean =>
  status === 'up' && dueAt !== null && next.dueAt !== null && next.dueAt < dueAt;

/** Begun again without an end it runs since it first began: one that dies over and over is noticed. */
function started(expected: HeartbeatExpectation, health: HeartbeatHealth, at: Date): HeartbeatHealth {
  if (health.incident) return health;
  const since = health.runningSince ?? at;
  return { ...health, status: 'up', runningSince: since, dueAt: null, deadline: later(since, expected.graceMinutes) };
}

function expecting(expected: HeartbeatExpectation, health: HeartbeatHealth, after: Date): HeartbeatHealth {
  const dueAt = dueAfter(expected, after);
  return { ...health, dueAt, deadline: dueAt && later(dueAt, expected.graceMinutes) };
}

const dueAfter = ({ schedule }: HeartbeatExpectation, after: Date): Date | null => nextDue(schedule, after);
const later = (at: Date, minutes: number): Date => new Date(at.getTime() + minutes * MINUTE_MS);
