import { describe, expect, it } from '@jest/globals';
import { RepeatedReports } from './repeated-reports.js';

describe('a report of a prober', () => {
  const reports = new RepeatedReports();
  const comes = (prober: string, at: number): boolean => {
    if (reports.isRepeat(prober, at)) return false;
    reports.remember(prober, at);
    return true;
  };

  it('that comes again is a repeat, each prober by itself, whatever its clock says', () => {
    const times = [0, 10, 20, 10, -3_600, -3_590, 20];
    expect(times.map((at) => comes('one', at))).toEqual([true, true, true, false, true, true, false]);
    expect(comes('two', 20)).toBe(true);
    expect([comes('two', Number.NaN), comes('two', Number.NaN)]).toEqual([true, true]);
  });

  it('that could not be kept is none when it comes again', () => {
    expect([reports.isRepeat('unlucky', 1), reports.isRepeat('unlucky', 1)]).toEqual([false, false]);
  });

  it('is forgotten after ten, and of ten thousand probers after that', () => {
    for (let at = 100; at < 111; at += 1) comes('one', at);
    expect([comes('one', 101), comes('one', 100)]).toEqual([false, true]);
    for (let other = 0; other < 10_000; other += 1) comes(`other ${other}`, 0);
    expect(comes('one', 110)).toBe(true);
  });
});
