import { DAY_MS, limits, MINUTE_MS } from '@nowahala/kernel';
import { refusals, sentences } from './refusals.js';

export interface Window {
  startsAt: Date;
  endsAt: Date;
}

/** What an owner asks for: so many minutes, or two times; of a change what stays is left out. */
export interface TypedWindow {
  minutes?: number | undefined;
  startsAt?: Date | undefined;
  endsAt?: Date | undefined;
}

export type MaintenanceStatus = 'planned' | 'running' | 'over';

/** A beginning that is a little in the past is a slow clock or a slow thumb: it begins now. */
const LATE_AT_MOST_MS = 5 * MINUTE_MS;

/** One that was cancelled ends with its beginning. */
export function statusOf({ startsAt, endsAt }: Window, now: Date): MaintenanceStatus {
  if (endsAt <= now || endsAt <= startsAt) return 'over';
  return startsAt <= now ? 'running' : 'planned';
}

/** See RULES.md#maintenance */
export function plannedWindow(typed: TypedWindow, now: Date): Window {
  const startsAt = beginning(typed.minutes === undefined ? typed.startsAt : now, now);
  return checked({ startsAt, endsAt: end(typed, startsAt) }, now);
}

/** Shortened, lengthened or moved. What runs has begun: its beginning stays, and minutes count from now. */
export function changedWindow(current: Window, typed: TypedWindow, now: Date): Window {
  const running = current.startsAt <= now;
  const startsAt = running || typed.startsAt === undefined ? current.startsAt : beginning(typed.startsAt, now);
  if (typed.minutes === undefined && typed.endsAt === undefined && typed.startsAt !== undefined && !running) {
    const lasts = current.endsAt.getTime() - current.startsAt.getTime();
    return checked({ startsAt, endsAt: new Date(startsAt.getTime() + lasts) }, now);
  }
  return checked({ startsAt, endsAt: end(typed, running ? now : startsAt) }, now);
}

function beginning(startsAt: Date | undefined, now: Date): Date {
  if (!startsAt) throw refusals.fields({ startsAt: sentences.maintenance.startMissing });
  if (startsAt.getTime() < now.getTime() - LATE_AT_MOST_MS) throw refusals.fields({ startsAt: sentences.maintenance.startOver });
  if (startsAt.getTime() > now.getTime() + limits.maintenance.aheadDays * DAY_MS)
    throw refusals.fields({ startsAt: sentences.maintenance.startTooFar });
  return startsAt < now ? now : startsAt;
}

function end({ minutes, endsAt }: TypedWindow, from: Date): Date {
  if (minutes !== undefined) return new Date(from.getTime() + minutes * MINUTE_MS);
  if (!endsAt) throw refusals.fields({ endsAt: sentences.maintenance.endMissing });
  return endsAt;
}

function checked(window: Window, now: Date): Window {
  const { startsAt, endsAt } = window;
  if (endsAt <= now) throw refusals.fields({ endsAt: sentences.maintenance.endOver });
  const minutes = (endsAt.getTime() - startsAt.getTime()) / MINUTE_MS;
  if (minutes < limits.maintenance.minMinutes) throw refusals.fields({ endsAt: sentences.maintenance.tooShort });
  if (minutes > limits.maintenance.maxMinutes) throw refusals.fields({ endsAt: sentences.maintenance.tooLong });
  return window;
}
