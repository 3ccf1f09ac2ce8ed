import { describe, expect, it } from '@jest/globals';
import { newId } from '@nowahala/platform';
import { cadenceOf } from './cadence.js';
import { isSlot, nextSlot, phaseOf, regionFor } from './slots.js';
import { projectedUsage, thresholdToNotify } from './usage.js';

describe('slots', () => {
  it('come round exactly once per interval, at the phase of the server', () => {
    const id = newId();
    const phase = phaseOf(id, 300);
    const slots = Array.from({ length: 3_600 }, (_, second) => 1_700_000_000 + second).filter((second) => isSlot(second, 300, phase));
    expect(slots).toHaveLength(12);
    expect(new Set(slots.map((slot) => slot % 300))).toEqual(new Set([phase]));
  });

  it('come round evenly also where the interval does not divide the hour', () => {
    const phase = phaseOf(newId(), 420);
    const slots = Array.from({ length: 4_200 }, (_, second) => 1_700_000_000 + second).filter((second) => isSlot(second, 420, phase));
    expect(slots.map((slot, index) => slot - slots[0]! - index * 420)).toEqual(new Array(10).fill(0));
  });

  it('spread a crowd evenly over the minute', () => {
    const counts = new Array<number>(60).fill(0);
    for (let index = 0; index < 60_000; index += 1) counts[phaseOf(`server-${index}`, 60)]! += 1;
    expect(Math.max(...counts)).toBeLessThan(1_150);
    expect(Math.min(...counts)).toBeGreaterThan(850);
  });

  it('are at or after the asked second', () => {
    expect(nextSlot(120, 60, 0)).toBe(120);
    expect(nextSlot(121, 60, 0)).toBe(180);
    expect(nextSlot(121, 60, 59)).toBe(179);
  });

  it('let regions take turns', () => {
    const regions = ['lagos', 'paris'];
    const seen = [0, 60, 120, 180].map((second) => regionFor('a', second, 60, regions));
    expect(seen[0]).not.toBe(seen[1]);
    expect(seen[0]).toBe(seen[2]);
  });
});

describe('how often a server is checked', () => {
  const server = { intervalMinutes: 5, paused: false, down: false };
  const active = { state: 'active', rateLimit: 8_928, hourlyOnly: false };
  it('is its own interval under an active plan', () =>
    expect(cadenceOf(server, active, false)).toEqual({ intervalSeconds: 300, alsoWhileDown: false }));
  it('is hourly past the limit of the month', () => expect(cadenceOf(server, active, true)?.intervalSeconds).toBe(3_600));
  it('is hourly in the reduced month', () =>
    expect(cadenceOf(server, { ...active, state: 'reduced', hourlyOnly: true }, false)?.intervalSeconds).toBe(3_600));
  it('is never when the plan is paused', () => expect(cadenceOf(server, { ...active, state: 'paused' }, false)).toBeUndefined());
  it('is never when the server is paused', () => expect(cadenceOf({ ...server, paused: true }, active, false)).toBeUndefined());
  it('has a check a minute more while the server is down', () =>
    expect(cadenceOf({ ...server, down: true }, active, false)?.alsoWhileDown).toBe(true));
});

describe('the month that pings are counted in', () => {
  it('is notified of at 80 and 100 percent, once each, and only when it would not last', () => {
    expect(thresholdToNotify(7_200, 8_928, 10_000, 0)).toBe(80);
    expect(thresholdToNotify(7_200, 8_928, 10_000, 80)).toBe(0);
    expect(thresholdToNotify(8_928, 8_928, 10_000, 80)).toBe(100);
    expect(thresholdToNotify(8_900, 8_928, 8_928, 0)).toBe(0);
  });

  it('is projected from what was used and what is left', () => {
    expect(projectedUsage(100, 60, '2026-11', new Date('2026-11-30T21:00:00Z'))).toBe(102);
  });

  it('gets no minutes of the next month when its last checks are written after its end', () => {
    expect(projectedUsage(7_400, 5, '2026-11', new Date('2026-12-01T00:00:30+01:00'))).toBe(7_400);
  });
});
