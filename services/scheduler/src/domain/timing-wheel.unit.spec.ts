import { describe, expect, it } from '@jest/globals';
import type { ScheduleEntry } from './schedule-entry.js';
import { nextSlot, phaseOf } from './slots.js';
import { TimingWheel } from './timing-wheel.js';

const NOW = 1_795_000_000;

function entry(serverId: string): ScheduleEntry {
  return {
    serverId,
    workspaceId: 'w',
    userId: 'u',
    shard: 1,
    ipAddress: '41.58.1.2',
    website: '',
    intervalMinutes: 1,
    paused: false,
    configVersion: 1,
    fireAt: undefined,
    down: false,
    entitlement: { state: 'active', rateLimit: 0, hourlyOnly: false },
    used: 0,
  };
}

const first = (serverId: string, from: number): number => nextSlot(from, 60, phaseOf(serverId, 60));
const firedAt = (wheel: TimingWheel, through: number): number[] =>
  wheel.takeThrough(through).map(({ scheduledAt }) => scheduledAt.getTime() / 1000);

describe('the timing wheel', () => {
  it('fires each slot once, however its seconds are walked through', () => {
    const wheel = new TimingWheel();
    wheel.put(entry('a'), NOW);
    const slot = first('a', NOW);
    expect(firedAt(wheel, slot - 1)).toEqual([]);
    expect(firedAt(wheel, slot)).toEqual([slot]);
    expect(firedAt(wheel, slot)).toEqual([]);
    expect(firedAt(wheel, slot + 130)).toEqual([slot + 60, slot + 120]);
  });

  it('catches up with what is put in behind the second that was fired last', () => {
    const wheel = new TimingWheel();
    wheel.put(entry('a'), NOW);
    wheel.takeThrough(NOW + 200);
    wheel.put(entry('b'), NOW + 100);
    const slots = firedAt(wheel, NOW + 200).filter((second) => second !== first('a', NOW));
    expect(slots).toContain(first('b', NOW + 100));
  });

  it('counts what is due between two seconds, of the shards it is asked about and nobody paused', () => {
    const wheel = new TimingWheel();
    wheel.put(entry('a'), NOW);
    wheel.put({ ...entry('b'), intervalMinutes: 5 }, NOW);
    wheel.put({ ...entry('c'), shard: 2 }, NOW);
    wheel.put({ ...entry('d'), paused: true }, NOW);
    expect(wheel.countSlots(new Set([1]), NOW, NOW + 599)).toBe(10 + 2);
    const slot = first('a', NOW);
    expect(wheel.countSlots(new Set([1, 2]), slot, slot - 1)).toBe(0);
    expect(firedAt(wheel, NOW + 599)).toHaveLength(10 + 2 + 10);
  });

  it('fires the seconds that come a second time as checks of their own, which count nowhere', () => {
    const wheel = new TimingWheel();
    wheel.put(entry('a'), NOW);
    const slot = first('a', NOW);
    const once = wheel.takeThrough(slot + 60);
    wheel.repeat([1], slot + 60, NOW * 1000 + 250);
    wheel.replan(NOW);
    const again = wheel.takeThrough(slot + 120);
    expect(again.map(({ counts }) => counts)).toEqual([false, false, true]);
    expect(new Set([...once, ...again].map(({ scheduledAt }) => scheduledAt.getTime())).size).toBe(5);
    expect(again[2]!.entry.used).toBe(3);
  });

  it('fires an ad-hoc check once, although its entry is read again before it is known to be done', () => {
    const wheel = new TimingWheel();
    const wantedAt = new Date(NOW * 1000);
    wheel.put({ ...entry('a'), intervalMinutes: 60, fireAt: wantedAt }, NOW);
    expect(wheel.takeThrough(NOW)).toMatchObject([{ adHoc: wantedAt }]);
    wheel.put({ ...entry('a'), intervalMinutes: 60, fireAt: new Date(wantedAt) }, NOW + 1);
    expect(wheel.takeThrough(NOW + 5)).toEqual([]);
    wheel.put({ ...entry('a'), intervalMinutes: 60, fireAt: new Date(wantedAt.getTime() + 60_000) }, NOW + 6);
    expect(firedAt(wheel, NOW + 90)).toContain(NOW + 60);
  });

  it('checks an edit that came too late for the check which it joined, ten seconds after that', () => {
    const wheel = new TimingWheel();
    const wantedAt = new Date(NOW * 1000);
    const edited = { ...entry('a'), intervalMinutes: 60, configVersion: 2, fireAt: new Date(wantedAt) };
    wheel.put({ ...edited, configVersion: 1, fireAt: wantedAt }, NOW);
    wheel.takeThrough(NOW);
    wheel.put(edited, NOW + 1);
    wheel.forgetAdHoc([{ serverId: 'a', wantedAt, configVersion: 1 }]);
    expect(wheel.takeThrough(NOW + 9)).toEqual([]);
    expect(wheel.takeThrough(NOW + 10)).toMatchObject([{ entry: { configVersion: 2 } }]);
    wheel.put(edited, NOW + 11);
    expect(wheel.takeThrough(NOW + 30)).toMatchObject([]);
  });

  it('fires an ad-hoc check again that was not made', () => {
    const wheel = new TimingWheel();
    const wantedAt = new Date(NOW * 1000);
    wheel.put({ ...entry('a'), intervalMinutes: 60, fireAt: wantedAt }, NOW);
    wheel.takeThrough(NOW);
    wheel.wantAgain([{ serverId: 'a', wantedAt, configVersion: 1 }], NOW + 10);
    expect(firedAt(wheel, NOW + 9)).toEqual([]);
    expect(firedAt(wheel, NOW + 10)).toEqual([NOW + 10]);
  });

  it('fires the slots that lie before an ad-hoc check that is made again', () => {
    const wheel = new TimingWheel();
    const slot = first('a', NOW);
    const wantedAt = new Date((slot - 5) * 1000);
    wheel.put({ ...entry('a'), fireAt: wantedAt }, slot - 5);
    wheel.takeThrough(slot - 5);
    wheel.wantAgain([{ serverId: 'a', wantedAt, configVersion: 1 }], slot + 5);
    expect(firedAt(wheel, slot + 10)).toEqual([slot, slot + 5]);
  });

  it('does not wait with an ad-hoc check for a time that the clock has left', () => {
    const wheel = new TimingWheel();
    wheel.put({ ...entry('a'), intervalMinutes: 60, fireAt: new Date((NOW + 3_000) * 1000) }, NOW);
    expect(firedAt(wheel, NOW)).toEqual([NOW]);
  });

  it('skips what a jump stepped over', () => {
    const wheel = new TimingWheel();
    wheel.put(entry('a'), NOW);
    const year = NOW + 365 * 86_400;
    wheel.replan(year);
    expect(firedAt(wheel, year + 59)).toEqual([first('a', year)]);
  });
});
