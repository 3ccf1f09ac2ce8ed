import { describe, expect, it } from '@jest/globals';
import { observe, sightByReferences, statesOfRegions } from './region-sight.js';
import type { ProberReport, Sight } from './region-sight.js';

const now = 1_000_000;
const report = (proberId: string, sight: Sight, secondsAgo = 0, region = 'lagos'): ProberReport => ({
  ...{ region, proberId, sight },
  seenAt: now - secondsAgo * 1_000,
  reportsSince: null,
});
const reportsAgain = (secondsAgo: number, region = 'london', proberId = 'c'): ProberReport => ({
  ...report(proberId, 'sees', 0, region),
  reportsSince: now - secondsAgo * 1_000,
});
const stateOf = (...reports: ProberReport[]) => statesOfRegions(reports, now).get('lagos');

describe('a region', () => {
  it('is live while one of its probers sees, whatever the others say last', () => {
    expect(stateOf(report('a', 'sees', 20), report('b', 'blind'))).toBe('live');
    expect(stateOf(report('a', 'unprovable'))).toBe('live');
  });
  it('is blind when all that report see nothing', () => expect(stateOf(report('a', 'blind'), report('b', 'sees', 31))).toBe('blind'));
  it('is silent 30 s after the last report', () => {
    expect(stateOf(report('a', 'sees', 29))).toBe('live');
    expect(stateOf(report('a', 'sees', 30))).toBe('silent');
  });
  it('is neither live nor blind by what was noted before the clock was set back', () => {
    expect(stateOf(report('a', 'sees', -3_600))).toBe('silent');
    expect(stateOf(report('a', 'sees', -3_600), report('b', 'blind'))).toBe('blind');
    expect(stateOf(report('a', 'sees', -5))).toBe('live');
  });
  it('is what it was while others are just heard again after a silence of all, as of a bus that was away', () => {
    expect(stateOf(report('a', 'sees', 55), reportsAgain(14))).toBe('live');
    expect(stateOf(report('a', 'blind', 55), report('b', 'sees', 56), reportsAgain(14))).toBe('live');
    expect(stateOf(report('a', 'blind', 55), report('b', 'sees', 85), reportsAgain(14))).toBe('blind');
    expect(stateOf(report('a', 'sees', 55), reportsAgain(15))).toBe('silent');
    expect(stateOf(report('a', 'sees', 900), reportsAgain(14))).toBe('silent');
    expect(stateOf(report('a', 'sees', -3_600), reportsAgain(14))).toBe('silent');
  });
  it('is silent where anybody was heard all the while', () => {
    expect(stateOf(report('a', 'sees', 55), reportsAgain(1), report('d', 'sees', 2, 'paris'))).toBe('silent');
    expect(stateOf(report('a', 'sees', 55), reportsAgain(1), reportsAgain(20, 'london', 'd'))).toBe('silent');
  });
  it('is judged apart from the others', () =>
    expect(statesOfRegions([report('a', 'blind'), report('b', 'sees', 0, 'london')], now)).toEqual(
      new Map([
        ['lagos', 'blind'],
        ['london', 'live'],
      ]),
    ));
});

describe('a prober of an older release', () => {
  it.each([
    [0, 0, 'unprovable'],
    [3, 0, 'blind'],
    [3, 1, 'blind'],
    [3, 2, 'sees'],
  ] as const)('with %i reference targets, %i of them good, is taken as %s', (references, good, sight) =>
    expect(sightByReferences(references, good)).toBe(sight),
  );
});

describe('an operator', () => {
  it.each([
    ['blind', 30],
    ['silent', 120],
  ] as const)('hears of a %s region after %i s, which a restart is shorter than', (state, seconds) => {
    const { watch, lasted } = observe(undefined, state, now);
    expect(lasted).toBe(false);
    expect(observe(watch, state, now + seconds * 1_000 - 1).lasted).toBe(false);
    expect(observe(watch, state, now + seconds * 1_000).lasted).toBe(true);
    expect(observe(observe(watch, 'live', now + 10_000).watch, state, now + seconds * 1_000).lasted).toBe(false);
  });
  /** Blind for a minute, then seen each 10 s; in between a trouble of so many seconds, six minutes later. */
  const endsAfter = (troubleSeconds: number): number => {
    let watch = observe(observe(undefined, 'blind', now).watch, 'blind', now + 60_000).watch;
    for (let seconds = 70; seconds < 3_600; seconds += 10) {
      const isTrouble = seconds >= 420 && seconds < 420 + troubleSeconds;
      const seen = observe(watch, isTrouble ? 'silent' : 'live', now + seconds * 1_000);
      if (seen.lasted && !isTrouble) return seconds;
      watch = seen.watch;
    }
    return Number.POSITIVE_INFINITY;
  };
  it('has heard the end of an episode a quarter of an hour after the trouble, whatever short silence there was since', () =>
    expect([0, 30, 110].map(endsAfter)).toEqual([960, 960, 960]));
  it('hears nothing new while an episode goes on', () => expect(endsAfter(180)).toBe(1_490));
});
