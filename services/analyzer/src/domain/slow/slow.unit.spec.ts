import { describe, expect, it } from '@jest/globals';
import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from '@nowahala/kernel';
import { type LearnedHour, usualAt } from './baseline.js';
import { type TimedCheck, findEndOfSlowTime, findSlowTime } from './judge-slowness.js';
import { BUCKETS, bucketOf, decodeHistogram, encodeHistogram, quantileMs } from './latency-histogram.js';
import { slowPolicy } from './slow-policy.js';

const START = Date.UTC(2026, 0, 5);
/** Longer answers are none: the check ends. */
const LONGEST_ANSWER_MS = 10 * SECOND_MS;
const bucketsByMs = Array.from({ length: LONGEST_ANSWER_MS }, (_, ms) => bucketOf(ms));
// Taken once: to look them up costs more than what they do, where it is done fifty million times.
const { exp, floor, imul, max, min, sin } = Math;

/** Reproducible chance. */
function chanceOf(seed: number): () => number {
  let state = seed + 1;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

interface Warning {
  since: number;
  at: number;
  until: number | null;
  typicalMs: number;
}

/** One site over some days: what is stored hour by hour, and each warning, as the product makes them. */
function watch(msAt: (at: number) => number, days: number, everyMs = MINUTE_MS, start = START): Warning[] {
  const hours: LearnedHour[] = [];
  const warned: Warning[] = [];
  const recent: TimedCheck[] = [];
  let counts = Array.from({ length: BUCKETS }, () => 0);
  let usual: ReturnType<typeof usualAt> | undefined;
  for (let at = start; at < start + days * DAY_MS; at += everyMs) {
    const ms = msAt(at);
    // As the product does: it asks for what is usual only where an answer may be slow.
    if (ms > slowPolicy.floorMs) usual = usual === undefined ? usualAt(at, hours) : usual;
    recent.push({ at, ms, region: 'lagos', usual: ms > slowPolicy.floorMs ? usual! : null });
    if (recent.length > 41) recent.shift();
    counts[bucketsByMs[ms]!]! += 1;
    const open = warned.at(-1)?.until === null ? warned.at(-1)! : null;
    if (open) open.until = findEndOfSlowTime(recent.filter((one) => one.at > open.since));
    else if (ms > slowPolicy.floorMs) {
      const slow = findSlowTime(recent);
      if (slow) warned.push({ since: slow.since, at, until: null, typicalMs: slow.typicalMs });
    }
    if ((at + everyMs) % HOUR_MS !== 0) continue;
    const hour = at - (at % HOUR_MS);
    const warning = warned.findLast(({ since, until }) => since < hour + HOUR_MS && (until === null || until > hour));
    hours.push({ hour, counts: decodeHistogram(encodeHistogram(counts)), warnedBy: warning ? String(warning.since) : null });
    if (hours.length > 24 * 15) hours.shift();
    counts = Array.from({ length: BUCKETS }, () => 0);
    usual = undefined;
  }
  return warned;
}

const dayOf = (at: number): number => floor((at - START) / DAY_MS);
const at = (day: number, hour: number, minute = 0): number => START + day * DAY_MS + hour * HOUR_MS + minute * MINUTE_MS;
const within = (moment: number, from: number, minutes: number): boolean => moment >= from && moment < from + minutes * MINUTE_MS;

describe('a slow time', () => {
  const slowAfternoon = (moment: number): number => (within(moment, at(5, 14), 45) ? 9_000 : 400);

  it('is warned after ten minutes and not before, and over after ten good ones, back-dated to the first', () => {
    const [warned, ...more] = watch(slowAfternoon, 7);
    expect(more).toEqual([]);
    expect(warned).toMatchObject({ since: at(5, 14), at: at(5, 14, 10), until: at(5, 14, 45), typicalMs: 9_000 });
  });
  it('is not warned where it ends after nine minutes', () =>
    expect(watch((moment) => (within(moment, at(5, 14), 9) ? 9_000 : 400), 7)).toEqual([]));
  it('is not warned before three days were learned', () => expect(watch((m) => (within(m, at(2, 14), 60) ? 9_000 : 400), 3)).toEqual([]));
  it('is none below three seconds, however fast it usually is', () =>
    expect(watch((moment) => (within(moment, at(5, 14), 60) ? 2_900 : 50), 7)).toEqual([]));
  it('is none where three times the usual is not reached', () =>
    expect(watch((moment) => (within(moment, at(5, 14), 60) ? 7_000 : 2_500), 7)).toEqual([]));
  it.each([
    [5, 10],
    [10, 20],
    [15, 30],
    [60, 120],
  ])('is warned by the third check where there is one every %p minutes: after %p', (every, after) => {
    const slowEvening = (moment: number): number => (within(moment, at(5, 14), 180) ? 9_000 : 400);
    const until = at(5, 17);
    expect(watch(slowEvening, 7, every * MINUTE_MS)).toMatchObject([{ since: at(5, 14), at: at(5, 14, after), until }]);
  });
  it('survives a single quick answer', () =>
    expect(watch((m) => (m === at(5, 14, 6) ? 300 : slowAfternoon(m)), 7)).toMatchObject([{ at: at(5, 14, 10) }]));
});

describe('what comes back by the clock', () => {
  const backup = (from: number) => (moment: number) => (dayOf(moment) >= from && within(moment, at(dayOf(moment), 2), 30) ? 9_000 : 400);

  it('every night at 2 is never warned where it always was so', () => expect(watch(backup(0), 28)).toEqual([]));
  it('every night at 2 is warned at first, and no more from the third week on', () => {
    const days = watch(backup(7), 35).map(({ since }) => dayOf(since));
    expect(days[0]).toBe(7);
    expect(days.length).toBeLessThanOrEqual(7);
    expect(Math.max(...days)).toBeLessThan(7 + 14);
  });
  it('every Sunday is warned twice, and no more from the third week on', () => {
    const sundays = (m: number): number => (dayOf(m) % 7 === 6 && within(m, at(dayOf(m), 2), 30) ? 9_000 : 400);
    expect(watch(sundays, 42).map(({ since }) => dayOf(since)).length).toBeLessThanOrEqual(2);
  });
  it.each([
    ['begins', Date.UTC(2026, 2, 9), Date.UTC(2026, 3, 1, 9)],
    ['ends', Date.UTC(2026, 9, 5), Date.UTC(2026, 9, 28, 9)],
  ])('every night at 2 in London is not warned when summer time %s, nor hides a slow morning then', (_turn, start, morning) => {
    const wall = new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/London', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
    const msAt = (m: number): number => (within(m, morning, 30) || /^02:[0-2]/.test(wall.format(m)) ? 9_000 : 400);
    expect(watch(msAt, 40, MINUTE_MS, start).map(({ since }) => since)).toEqual([morning]);
  });
  it('does not hide a slow morning at another hour', () =>
    expect(watch((m) => (within(m, at(20, 9), 30) ? 9_000 : backup(0)(m)), 21)).toMatchObject([{ since: at(20, 9) }]));
});

describe('what is usual', () => {
  const hourOf = (hour: number, ms: number, samples = 60, warnedBy: string | null = null): LearnedHour => {
    const counts = Array.from({ length: BUCKETS }, () => 0);
    counts[bucketOf(ms)] = samples;
    return { hour, counts, warnedBy };
  };
  const days = (count: number, msOf: (hour: number) => number, samples = 60, until = START): LearnedHour[] =>
    Array.from({ length: count * 24 }, (_, index) => hourOf(until - (index + 1) * HOUR_MS, msOf(until - (index + 1) * HOUR_MS), samples));

  it('is not known before three days, nor from fewer than twenty answers', () => {
    expect(
      usualAt(
        START,
        days(2, () => 400),
      ),
    ).toBeNull();
    expect(usualAt(START, [hourOf(START - 4 * DAY_MS, 400, 19)])).toBeNull();
    expect(
      usualAt(
        START,
        days(3, () => 400),
      ),
    ).not.toBeNull();
  });
  it('leaves out what was warned of', () => {
    const warned = days(14, () => 400).map((one, index) => (index < 24 ? { ...one, ...hourOf(one.hour, 9_000, 60, 'i') } : one));
    expect(usualAt(START, warned)!.p95Ms).toBeLessThan(600);
  });
  it('grows by a fifth a week at most', () => {
    const creeping = days(14, (hour) => (hour >= START - 7 * DAY_MS ? 2_000 : 1_000));
    expect(usualAt(START, creeping)!.p95Ms).toBeLessThan(1.25 * quantileMs(hourOf(0, 1_000).counts, 0.95));
  });
  describe('where there is a peak on Mondays alone', () => {
    const mondays = (hour: number): number => (new Date(hour).getUTCDay() === 1 && new Date(hour).getUTCHours() === 9 ? 4_000 : 400);
    const at9 = (day: number, samples: number) => usualAt(at(day, 9), days(15, mondays, samples, at(1, 0)))!;

    it('is of the hour of the week at a check a minute: no other morning is measured by it', () => {
      expect(at9(0, 60).medianMs).toBeGreaterThan(3_500);
      expect(at9(0, 60).slowAboveMs).toBeGreaterThan(9_000);
      expect(at9(1, 60)).toMatchObject({ slowAboveMs: slowPolicy.floorMs });
    });
    it('is of the hour of the day at a check every five minutes, which has too few answers of one of the week', () =>
      expect(at9(1, 12).slowAboveMs).toBeGreaterThan(9_000));
  });
  it('takes no other hour than this one where enough is known of it', () => {
    const peak = days(14, (hour) => (floor(hour / HOUR_MS) % 24 === 9 ? 4_000 : 400));
    expect(usualAt(START + 9 * HOUR_MS, [...peak])!.slowAboveMs).toBeGreaterThan(9_000);
    expect(usualAt(START, peak)!.slowAboveMs).toBe(slowPolicy.floorMs);
  });
  it('costs a few bytes an hour, of a site whose answers differ as well', () => {
    expect(encodeHistogram(hourOf(0, 400).counts).length).toBe(2);
    const chance = chanceOf(19);
    const answers = Array.from({ length: 60 }, () => 150 + chance() * 1_800);
    const counts = Array.from({ length: BUCKETS }, (_, bucket) => answers.filter((ms) => bucketOf(ms) === bucket).length);
    expect(encodeHistogram(counts).length).toBeLessThanOrEqual(32);
  });
});

describe('one region', () => {
  const usual = { medianMs: 400, p95Ms: 500, slowAboveMs: 3_000, goodUpToMs: 3_000 };
  const check = (minute: number, region: string, ms: number): TimedCheck => ({ at: at(0, 0, minute), ms, region, usual });

  it('may be slow alone, and is named', () => {
    const checks = Array.from({ length: 24 }, (_, minute) => check(minute, minute % 2 ? 'london' : 'lagos', minute % 2 ? 8_000 : 400));
    expect(findSlowTime(checks)).toMatchObject({ regions: ['london'], since: at(0, 0, 1) });
  });
  it('is never measured by what is usual for another', () => {
    const far = { ...usual, medianMs: 4_000, p95Ms: 5_000, slowAboveMs: 15_000, goodUpToMs: 10_000 };
    const checks = Array.from({ length: 24 }, (_, minute) => ({ ...check(minute, 'far', 6_000), usual: far }));
    expect(findSlowTime(checks)).toBeNull();
  });
});

describe('two hundred sites over four weeks', () => {
  const slowFor = 40 * MINUTE_MS;
  /** The 95th percentile of the noise below, by a million answers. */
  const NOISE_P95 = 1.42;

  /** Daily and weekly rhythm, noise with a long tail, growth; in the fourth week a slow time in every second site. */
  const siteOf = (seed: number) => {
    const chance = chanceOf(seed * 7_919);
    const base = 150 + chance() * 1_800;
    const peak = 1 + chance() * 1.5;
    const growth = 1 + chance() * 0.3;
    const slowFrom = seed % 2 === 0 ? at(21 + floor(chance() * 6), floor(chance() * 24), floor(chance() * 60)) : null;
    const middleAt = (moment: number): number => {
      const hour = (moment / HOUR_MS) % 24;
      const weekend = dayOf(moment) % 7 > 4 ? 0.7 : 1;
      const rhythm = 1 + (peak - 1) * max(0, sin(((hour - 6) / 24) * 2 * Math.PI)) * weekend;
      return base * rhythm * growth ** (dayOf(moment) / 28);
    };
    const msAt = (moment: number): number => {
      const tail = chance() < 0.01 ? 3 + chance() * 6 : 1;
      const usual = middleAt(moment) * exp((chance() + chance() + chance() - 1.5) * 0.4) * tail;
      const slow = slowFrom !== null && moment >= slowFrom && moment < slowFrom + slowFor;
      return floor(min(LONGEST_ANSWER_MS - 10, slow ? max(usual * 4.5, min(9_900, base * peak * 9), 4_000) : usual));
    };
    /** By what was put in and not by what was learned: at its beginning or its end, above three times the 95th percentile. */
    const isReal = slowFrom !== null && [0, slowFor].some((after) => 3 * NOISE_P95 * middleAt(slowFrom + after) < 9_900);
    return { msAt, slowFrom, isReal };
  };

  it('cry wolf at most once a site and quarter, and miss no slow time that a check can show', () => {
    let wolves = 0;
    const missed: number[] = [];
    let real = 0;
    for (let seed = 0; seed < 200; seed += 1) {
      const { msAt, slowFrom, isReal } = siteOf(seed);
      const warned = watch(msAt, 28, 5 * MINUTE_MS);
      const found = warned.filter(({ since, until }) => slowFrom !== null && since < slowFrom + slowFor && (until ?? since) >= slowFrom);
      const falseOnes = warned.length - found.length;
      expect([seed, falseOnes]).toEqual([seed, min(falseOnes, 1)]);
      wolves += falseOnes;
      if (isReal) real += 1;
      if (isReal && found.length === 0) missed.push(seed);
    }
    expect(missed).toEqual([]);
    // Of the others three times the usual is more than the ten seconds after which a check ends: from there on it is an outage.
    expect(real).toBe(90);
    // At most one a site in a quarter of thirteen weeks.
    expect(wolves).toBeLessThanOrEqual((200 * 4) / 13);
  });
});
