import { describe, expect, it } from '@jest/globals';
import { BudgetWindow } from './budget-window.js';

const MINUTE = 60_000;
const newWindow = () => new BudgetWindow({ windowMs: MINUTE, places: 10, keptForUrgent: 2 });

function asker(window: BudgetWindow) {
  return (workspaceId: string, now: number, urgent = false): boolean => {
    const free = window.waitMs({ workspaceId, urgent }, now) === 0;
    if (free) window.take({ workspaceId, urgent }, now);
    else window.refuse({ workspaceId, urgent }, now);
    return free;
  };
}

/** Each asks at its own pace, and a refused one again each second, for ten minutes; places a minute in the last five. */
function perMinute(pace: Record<string, number>): Record<string, number> {
  const ask = asker(newWindow());
  const next = new Map(Object.keys(pace).map((name) => [name, [0]]));
  const got = Object.fromEntries(Object.keys(pace).map((name) => [name, 0]));
  for (let now = 0; now < 10 * MINUTE; now += 100) {
    for (const [name, times] of next) {
      const every = MINUTE / pace[name]!;
      if (Math.floor(now / every) !== Math.floor((now - 100) / every)) times.push(now);
      while (times.length > 0 && times[0]! <= now) {
        if (!ask(name, now)) {
          // A check waits for a minute at most.
          times[0] = now + 1_000;
          if (times.length > pace[name]!) times.shift();
          break;
        }
        times.shift();
        if (now >= 5 * MINUTE) got[name]! += 1 / 5;
      }
    }
  }
  return got;
}

describe('the places of a destination', () => {
  it('all go to the only workspace that asks', () => {
    const ask = asker(newWindow());
    expect(Array.from({ length: 12 }, (_, index) => ask('one', index)).filter(Boolean)).toHaveLength(8);
  });

  it('are shared by three workspaces so that who asks little gets all of it, and the others the same', () => {
    const got = perMinute({ flood: 60, steady: 12, small: 1 });
    expect(got.small).toBeCloseTo(1, 0);
    expect(got.steady).toBeGreaterThan(2.9);
    expect(got.flood).toBeGreaterThan(2.9);
    expect(got.small! + got.steady! + got.flood!).toBeLessThanOrEqual(10);
  });

  it('never keep out a workspace that asks once, however much another has asked', () => {
    const ask = asker(newWindow());
    for (let now = 0; now < 10 * MINUTE; now += 500) {
      ask('flood', now);
      if (now % MINUTE === 30_000) expect(ask('victim', now)).toBe(true);
    }
  });

  it('leave the three re-checks of a suspicion to everybody, and strangers cannot use them up', () => {
    const ask = asker(newWindow());
    for (let index = 0; index < 50; index += 1) ask('flood', index, index % 2 === 0);
    expect([ask('victim', 100, true), ask('victim', 5_000, true), ask('victim', 15_000, true)]).toEqual([true, true, true]);
    expect(ask('victim', 15_001, true)).toBe(false);
  });

  it('are never more than twice as many, whoever asks', () => {
    const ask = asker(newWindow());
    const got = Array.from({ length: 100 }, (_, index) => ask(`w${index}`, index)).filter(Boolean);
    expect(got).toHaveLength(20);
  });

  it('are asked for again by thousands of workspaces at moments of their own', () => {
    let turn = 0;
    const window = new BudgetWindow({ windowMs: MINUTE, places: 120, keptForUrgent: 2 }, () => (turn = (turn + 7_919) % 10_007) / 10_007);
    const waits: number[] = [];
    for (let index = 0; index < 5_000; index += 1) {
      const asked = { workspaceId: `w${index}`, urgent: false };
      const wait = window.waitMs(asked, 0);
      if (wait === 0) window.take(asked, 0);
      else waits.push(wait);
      if (wait > 0) window.refuse(asked, 0);
    }
    const perSecond = Map.groupBy(waits, (wait) => Math.floor(wait / 1_000));
    expect(Math.max(...[...perSecond.values()].map(({ length }) => length))).toBeLessThan(200);
    expect(Math.min(...waits)).toBeGreaterThan(0);
    expect(Math.max(...waits)).toBeLessThanOrEqual(2 * MINUTE);
  });

  it('are kept at once for a re-check that has to wait: it never stands back for others', () => {
    const window = new BudgetWindow({ windowMs: MINUTE, places: 10, keptForUrgent: 2 }, () => 1);
    for (let index = 0; index < 20; index += 1) window.take({ workspaceId: 'flood', urgent: true }, 0);
    for (let index = 0; index < 20; index += 1) window.refuse({ workspaceId: `w${index}`, urgent: false }, 0);
    expect(window.waitMs({ workspaceId: 'flood', urgent: true }, 1_000)).toBe(MINUTE - 1_000);
    expect(window.waitMs({ workspaceId: 'flood', urgent: false }, 1_000)).toBeGreaterThan(MINUTE - 1_000);
  });

  it('are free again when those who waited for them have gone', () => {
    const ask = asker(newWindow());
    for (let index = 0; index < 8; index += 1) ask('one', index);
    ask('other', 10);
    expect(ask('other', 11)).toBe(false);
    expect(ask('one', MINUTE + 12)).toBe(true);
  });
});
