import { describe, expect, it } from '@jest/globals';
import { RepeatedReports } from './repeated-reports.js';

describe('a report of a prober', () => {
  it('that comes again is a repeat, each prober by itself, whatever its clock says', () => {
    const reports = new RepeatedReports();
    const times = [0, 10, 20, 10, -3_600, -3_590, 20];
    expect(times.map((at) => reports.isRepeat('one', at))).toEqual([false, false, false, true, false, false, true]);
    expect(reports.isRepeat('two', 20)).toBe(false);
    expect([reports.isRepeat('two', Number.NaN), reports.isRepeat('two', Number.NaN)]).toEqual([false, false]);
  });

  it('is forgotten after ten, and of ten thousand probers after that', () => {
    const reports = new RepeatedReports();
    for (let at = 0; at < 11; at += 1) reports.isRepeat('one', at);
    expect([reports.isRepeat('one', 1), reports.isRepeat('one', 0)]).toEqual([true, false]);
    for (let other = 0; other < 10_000; other += 1) reports.isRepeat(`other ${other}`, 0);
    expect(reports.isRepeat('one', 0)).toBe(false);
  });
});
