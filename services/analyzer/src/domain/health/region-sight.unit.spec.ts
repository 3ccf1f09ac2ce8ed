import { describe, expect, it } from '@jest/globals';
import { observe, sightByReferences, statesForVerdicts, statesOfRegions } from './region-sight.js';
import type { Listening, ProberReport, Sight } from './region-sight.js';

const now = 1_000_000;
const report = (proberId: string, sight: Sight, secondsAgo = 0, region = 'lagos'): ProberReport => ({
  ...{ region, proberId, sight },
  seenAt: now - secondsAgo * 1_000,
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
  it('is judged apart from the others', () =>
    expect(statesOfRegions([report('a', 'blind'), report('b', 'sees', 0, 'london')], now)).toEqual(
      new Map([
        ['lagos', 'blind'],
        ['london', 'live'],
      ]),
    ));
});

describe('a silence of all, as where the bus is away', () => {
  const HOUR = 3_600;
  /** Seconds ago. */
  const listening = (last: number, silent?: { from: number; until: number }): Listening => ({
    lastReportAt: now - last * 1_000,
    silentFrom: silent ? now - silent.from * 1_000 : null,
    silentUntil: silent ? now - silent.until * 1_000 : null,
  });
  const lagosOf = (reports: ProberReport[], probers: Listening | null) => statesForVerdicts(reports, probers, now).get('lagos');
  const back = (...silent: [number, number]) => listening(1, { from: silent[0], until: silent[1] });
  const london = report('c', 'sees', 1, 'london');

  it.each<[string, string, ProberReport[], Listening | null]>([
    ['what it was before, while others are just heard again', 'live', [report('a', 'sees', 60), london], back(55, 14)],
    ['blind, if it was', 'blind', [report('a', 'blind', 60), london], back(55, 14)],
    ['live by one of its probers', 'live', [report('a', 'blind', 55), report('b', 'sees', 60), london], back(55, 14)],
    ['live also where a third was heard a moment later than it', 'live', [report('a', 'sees', 38), london], back(24, 1)],
    ['what it was before an hour', 'live', [report('a', 'sees', HOUR + 9), london], back(HOUR, 14)],
    ['what it was before the clock went back by an hour', 'live', [report('a', 'sees', 9 - HOUR), london], back(-HOUR, 14)],
    ['what it was, while nobody is heard yet', 'live', [report('a', 'sees', 60)], listening(55)],
    ['what it was, while nobody is heard and the clock went back', 'live', [report('a', 'sees', 9 - HOUR)], listening(-HOUR)],
    ['what an older release kept of it last', 'live', [report('a', 'sees', 60), report('c', 'sees', 55, 'london')], listening(HOUR)],
    ['silent once each had time', 'silent', [report('a', 'sees', 60), london], back(55, 15)],
    ['silent where it was silent before', 'silent', [report('a', 'sees', 90), london], back(55, 14)],
    ['silent where somebody was heard all the while', 'silent', [report('a', 'sees', 60), london], listening(1)],
    ['silent where nothing is known of it', 'silent', [report('a', 'sees', 60), london], null],
  ])('leaves a region %s: %s', (_when, state, reports, probers) => expect(lagosOf(reports, probers)).toBe(state));
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
