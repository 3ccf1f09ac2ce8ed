import { DAY_MS, HOUR_MS } from '@nowahala/kernel';
import type { Instant } from '../health/check.js';
import { type HourToday, hoursByChangedClocks } from './clock-change.js';
import { type LatencyHistogram, addUp, quantileMs, samplesIn } from './latency-histogram.js';
import { type SlowPolicy, slowPolicy } from './slow-policy.js';

/** What one region measured in one hour. */
export interface LearnedHour {
  hour: Instant;
  counts: LatencyHistogram;
  /** The slow incident that was open in it; null: none was. */
  warnedBy: string | null;
}

export interface Usual {
  medianMs: number;
  p95Ms: number;
  /** Above this an answer is slow, up to that one it is good. */
  slowAboveMs: number;
  goodUpToMs: number;
}

const WEEK_MS = 7 * DAY_MS;

/**
 * What is usual at this hour of the week, by the 14 days before it; null while too little was learned. `hours` are of one region. Where
 * clocks changed in these days, the slower of what it is without regard to that and with it.
 */
export function usualAt(at: Instant, hours: readonly LearnedHour[], policy: SlowPolicy = slowPolicy): Usual | null {
  const begin = at - (at % HOUR_MS);
  const known = hours.filter(({ hour }) => hour < begin && hour >= begin - policy.learnedForMs);
  const oldest = Math.min(...known.map(({ hour }) => hour));
  if (known.length === 0 || begin - oldest < policy.learnedAtLeastMs) return null;
  const clocks: HourToday[] = [(hour) => hour, ...hoursByChangedClocks(begin - policy.learnedForMs, begin)];
  return clocks
    .map((hourToday) => usualBy(hourToday, begin, known, policy))
    .reduce((slower, one) => (one && (!slower || one.slowAboveMs > slower.slowAboveMs) ? one : slower), null);
}

function usualBy(hourToday: HourToday, begin: Instant, known: readonly LearnedHour[], policy: SlowPolicy): Usual | null {
  const learned = known.filter((one) => one.warnedBy === null || isRhythm(one, known, hourToday, policy));
  const countsOf = (fits: (hour: Instant, at: Instant) => boolean): LatencyHistogram =>
    addUp(learned.filter(({ hour }) => fits(hourToday(hour), begin)).map((one) => one.counts));
  const ofHour = [sameHourOfWeek, sameHourOfDay].map(countsOf).find((sum) => samplesIn(sum) >= policy.samplesOfHour);
  const counts = ofHour ?? countsOf(() => true);
  if (samplesIn(counts) < policy.samplesAtLeast) return null;
  const scale = growthScale(begin, learned, policy);
  const p95Ms = quantileMs(counts, 0.95) * scale;
  return {
    medianMs: Math.round(quantileMs(counts, 0.5)),
    p95Ms: Math.round(p95Ms),
    slowAboveMs: Math.max(policy.floorMs, policy.slowTimes * p95Ms),
    goodUpToMs: Math.max(policy.floorMs, policy.goodTimes * p95Ms),
  };
}

/** Of two times at which an hour begins. */
const sameHourOfWeek = (hour: Instant, other: Instant): boolean => hour % WEEK_MS === other % WEEK_MS;
const sameHourOfDay = (hour: Instant, other: Instant): boolean => hour % DAY_MS === other % DAY_MS;

/** A slowness that was warned of is not learned, unless it comes back by the clock: every night, or every week. */
function isRhythm({ hour }: LearnedHour, known: readonly LearnedHour[], hourToday: HourToday, policy: SlowPolicy): boolean {
  const warningsOf = (fits: (other: Instant, at: Instant) => boolean): number =>
    new Set(known.flatMap((other) => (other.warnedBy !== null && fits(hourToday(other.hour), hourToday(hour)) ? [other.warnedBy] : [])))
      .size;
  return warningsOf(sameHourOfDay) >= policy.warnedDaysOfRhythm || warningsOf(sameHourOfWeek) >= 2;
}

/** Slowness that creeps in does not become usual at once: a week counts for at most a fifth more than the one before it. */
function growthScale(at: Instant, learned: readonly LearnedHour[], { growthPerWeek, samplesAtLeast }: SlowPolicy): number {
  const inWeekBefore = (end: Instant): LatencyHistogram =>
    addUp(learned.filter(({ hour }) => hour < end && hour >= end - WEEK_MS).map((one) => one.counts));
  const [latest, before] = [inWeekBefore(at), inWeekBefore(at - WEEK_MS)];
  if (samplesIn(latest) < samplesAtLeast || samplesIn(before) < samplesAtLeast) return 1;
  return Math.min(1, (growthPerWeek * quantileMs(before, 0.5)) / quantileMs(latest, 0.5));
}
