import { describe, expect, it } from '@jest/globals';
import { arrivedUntil, lostOf, outagesBetween, pushed } from './outages.js';
import type { Run } from './outages.js';

const at = (time: string): Date => new Date(`2026-11-21T${time}:00Z`);
const run = (from: string, until: string, more: Partial<Run> = {}): Run => ({
  from: at(from),
  until: at(until),
  ended: false,
  silentMs: 1_000,
  ...more,
});

describe('what has arrived', () => {
  it('is what the gateway that is furthest behind has handed over', () =>
    expect(arrivedUntil([run('01:00', '02:05'), run('01:00', '02:01')], at('02:06'))).toEqual(at('02:01')));
  it('does not wait for runs that ended, nor for ever for one that died', () => {
    const others = [run('01:00', '02:05'), run('00:00', '01:00', { ended: true })];
    expect(arrivedUntil([...others, run('01:00', '01:50', { silentMs: 599_000 })], at('02:05'))).toEqual(at('01:50'));
    expect(arrivedUntil([...others, run('01:00', '01:50', { silentMs: 601_000 })], at('02:05'))).toEqual(at('02:05'));
  });
  it('is no more than before while nobody is heard: nobody is lost then', () => {
    const silent = [run('01:00', '02:05', { silentMs: 700_000 }), run('01:00', '02:01', { silentMs: 715_000 })];
    expect(lostOf(silent)).toEqual([]);
    expect(arrivedUntil(silent, at('02:17'))).toEqual(at('02:01'));
  });
  it('is nothing while nobody takes calls', () => expect(arrivedUntil([run('01:00', '02:00', { ended: true })], at('02:05'))).toBeNull());
});

describe('an outage of ours', () => {
  it('is what no gateway covered', () =>
    expect(outagesBetween([run('03:00', '04:00'), run('01:00', '02:00'), run('01:30', '02:10'), run('04:00', '05:00')])).toEqual([
      { from: at('02:10'), until: at('03:00') },
    ]));
  it('pushes a deadline by its length, into the next one too', () => {
    const outages = [
      { from: at('02:30'), until: at('03:00') },
      { from: at('03:20'), until: at('03:40') },
      { from: at('09:00'), until: at('10:00') },
    ];
    expect(pushed(at('03:00'), at('02:00'), outages)).toEqual(at('03:50'));
    expect(pushed(at('02:30'), at('02:00'), outages)).toEqual(at('02:30'));
  });
  it('before the last beat changes nothing', () =>
    expect(pushed(at('03:00'), at('02:45'), [{ from: at('02:00'), until: at('02:40') }])).toEqual(at('03:00')));
});
