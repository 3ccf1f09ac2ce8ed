import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { type World, compare, forgotten, live, lost } from '../../../test/simulated-history.js';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** Small and seeded: a failing history can be replayed from the number that fast-check prints. */
function dice(seed: number): () => number {
  let state = seed >>> 0 || 1;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 2 ** 32;
  };
}

/** Alternating good and bad times, with calm at the end so that every incident has time to close. */
const histories = (shortest: number, longest: number, mostOutages: number) =>
  fc
    .array(
      fc.record({
        up: fc.integer({ min: 2 * MINUTE, max: 2 * HOUR }),
        down: fc.integer({ min: shortest, max: longest }),
      }),
      { maxLength: mostOutages },
    )
    .map((spans) => {
      let now = 0;
      const outages = spans.map(({ up, down }) => {
        const from = now + up;
        now = from + down;
        return { from, to: now };
      });
      return { outages, endsAt: now + HOUR };
    });

const world = (over: Partial<World>, seed: number): World => ({
  outages: [],
  endsAt: HOUR,
  intervalMs: MINUTE,
  regions: ['lagos'],
  lossRate: 0,
  unknownRate: 0,
  duplicateRate: 0,
  maxDelayMs: 0,
  ...over,
  random: dice(seed),
});
const seeds = fc.integer({ min: 1, max: 2 ** 31 - 1 });
const check = (property: Parameters<typeof fc.assert>[0], runs: number) => fc.assert(property, { numRuns: runs, seed: 20260302 });

describe('against the true history of a server', () => {
  it('tells every outage of two minutes, invents none and tells none twice, when nothing is lost', () =>
    check(
      fc.property(histories(20_000, HOUR, 6), seeds, (history, seed) => {
        const it = world(history, seed);
        const notified = live(it);
        expect(compare(it, notified)).toEqual([]);
        expect(lost(it, notified, 2 * MINUTE)).toEqual([]);
        expect(forgotten(it, notified, 40 * MINUTE)).toEqual([]);
      }),
      60,
    ));

  it('tells within a minute of the first bad answer', () =>
    check(
      fc.property(histories(3 * MINUTE, HOUR, 4), seeds, (history, seed) => {
        for (const incident of live(world(history, seed)).opened) expect(incident.notifiedAt - incident.since).toBeLessThanOrEqual(MINUTE);
      }),
      40,
    ));

  it('stays true when answers are lost, late, doubled and in the wrong order', () =>
    check(
      fc.property(histories(20_000, 2 * HOUR, 6), seeds, (history, seed) => {
        const it = world({ ...history, lossRate: 0.25, unknownRate: 0.1, duplicateRate: 0.2, maxDelayMs: 8_000 }, seed);
        const notified = live(it);
        expect(compare(it, notified)).toEqual([]);
        expect(lost(it, notified, 20 * MINUTE)).toEqual([]);
        expect(forgotten(it, notified, 55 * MINUTE)).toEqual([]);
      }),
      80,
    ));

  it('stays true with several regions and slow intervals', () =>
    check(
      fc.property(histories(20_000, 4 * HOUR, 5), seeds, fc.integer({ min: 2, max: 60 }), (history, seed, minutes) => {
        const it = world(
          {
            ...history,
            intervalMs: minutes * MINUTE,
            regions: ['lagos', 'nairobi', 'frankfurt'],
            lossRate: 0.1,
            duplicateRate: 0.1,
            maxDelayMs: 3_000,
          },
          seed,
        );
        const notified = live(it);
        expect(compare(it, notified)).toEqual([]);
        expect(lost(it, notified, 4 * minutes * MINUTE + 10 * MINUTE)).toEqual([]);
      }),
      60,
    ));

  it('says nothing at all about a server that never fails', () =>
    check(
      fc.property(seeds, (seed) => {
        const notified = live(world({ endsAt: 6 * HOUR, lossRate: 0.4, unknownRate: 0.3, maxDelayMs: 30_000 }, seed));
        expect(notified).toEqual({ opened: [], resolved: [] });
      }),
      20,
    ));

  it('sends one message, not many, about a server that flaps', () => {
    const outages = Array.from({ length: 12 }, (_, i) => ({
      from: (i * 5 + 1) * MINUTE,
      to: (i * 5 + 3) * MINUTE,
    }));
    const it = world({ outages, endsAt: 3 * HOUR }, 7);
    const notified = live(it);
    expect(notified.opened).toHaveLength(3);
    expect(notified.opened.at(-1)).toMatchObject({ unstable: true });
    expect(notified.resolved).toHaveLength(3);
    expect(compare(it, notified)).toEqual([]);
  });
});
