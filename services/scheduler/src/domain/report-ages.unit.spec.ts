import { describe, expect, it } from '@jest/globals';
import { ReportAges } from './report-ages.js';

const NOW = 1_000_000_000;

/** Reports of one prober: when they were written by its clock and when they came, both in seconds. */
function agesOf(...reports: [writtenAt: number, arrivedAt: number][]) {
  const ages = new ReportAges();
  return reports.map(
    ([writtenAt, arrivedAt]) =>
      ages.ageMs('prober', { writtenAt: NOW + writtenAt * 1_000, arrivedAt: arrivedAt * 1_000 }, NOW + arrivedAt * 1_000) / 1_000,
  );
}

describe('the age of a report of sight', () => {
  it('is what has passed since it was written', () => expect(agesOf([0, 1], [5, 7], [10, 35])).toEqual([1, 2, 25]));
  it('is never below nothing', () => expect(agesOf([50, 0])).toEqual([0]));
  it('is nothing for a prober whose clock is slow, from its second report on', () =>
    expect(agesOf([-90, 0], [-85, 5], [-80, 11], [-74, 16])).toEqual([90, 0, 0, 0]));
  it('is kept for a backlog, which arrives at once', () => expect(agesOf([-90, 0], [-85, 0], [-80, 0.1])).toEqual([90, 85, 80.1]));
  it('is kept for a backlog that was written in a hurry', () => expect(agesOf([-90, 0], [-89, 0], [-88, 0])).toEqual([90, 89, 88]));
  it('is kept for what waited while nobody read', () => expect(agesOf([-45, 0], [-40, 40], [-35, 40])).toEqual([45, 80, 75]));
  it('is kept for one that comes twice', () => expect(agesOf([-90, 0], [-90, 1], [-85, 5])).toEqual([90, 91, 0]));
  it('is counted for each prober apart', () => {
    const ages = new ReportAges();
    ages.ageMs('one', { writtenAt: NOW - 90_000, arrivedAt: 0 }, NOW);
    expect(ages.ageMs('two', { writtenAt: NOW - 85_000, arrivedAt: 5_000 }, NOW + 5_000)).toBe(90_000);
  });
});
