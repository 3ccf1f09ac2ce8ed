import { DAY_MS, MINUTE_MS, SECOND_MS } from '@nowahala/kernel';

/** The numbers of slow days, in one place (RULES.md#slow). */
export const slowPolicy = {
  /** No answer below this is slow. */
  floorMs: 3 * SECOND_MS,
  /** So many times the usual 95th percentile is slow ... */
  slowTimes: 3,
  /** ... and below so many times it is good again. */
  goodTimes: 2,
  /** So long it must be slow before anybody is notified, and good before it is over. */
  lastsMs: 10 * MINUTE_MS,
  atLeastChecks: 3,
  /** One region alone: its answers may be few. */
  atLeastChecksOfOneRegion: 4,
  /** So many of the answers of a slow time are slow. */
  slowShare: 0.75,
  learnedForMs: 14 * DAY_MS,
  /** Off until so much was learned. */
  learnedAtLeastMs: 3 * DAY_MS,
  /**
   * An hour of the week says something on its own from so many answers on: two weeks of a check a minute have 120. Of 24, at a check
   * every five minutes, the 95th percentile is chance, and hid a slow time of the two hundred sites.
   */
  samplesOfHour: 60,
  /** All hours together, where no single one says enough. */
  samplesAtLeast: 20,
  /** A warned hour is learned once so many different slow times of 14 days came at the same hour of the day. */
  warnedDaysOfRhythm: 7,
  /** The usual grows by no more than this from one week to the next. */
  growthPerWeek: 1.2,
} as const;

export type SlowPolicy = { readonly [K in keyof typeof slowPolicy]: number };
