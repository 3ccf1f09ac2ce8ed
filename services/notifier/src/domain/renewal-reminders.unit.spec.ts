import { describe, expect, it } from '@jest/globals';
import { dueRenewalReminders, type RenewalDay } from './renewal-reminders.js';

const endsAt = new Date('2027-03-31T10:00:00Z');
const on = (day: string, ...given: RenewalDay[]) => dueRenewalReminders(endsAt, new Date(`${day}T09:00:00Z`), 'Africa/Lagos', new Set(given));

describe('reminders before the paid year ends', () => {
  it('keep quiet until 30 days before', () => expect(on('2027-02-28')).toEqual([]));
  it('come 30, 14, 3 and 1 days before', () => {
    expect(on('2027-03-01')).toEqual([30]);
    expect(on('2027-03-17', 30)).toEqual([14]);
    expect(on('2027-03-28', 30, 14)).toEqual([3]);
    expect(on('2027-03-30', 30, 14, 3)).toEqual([1]);
  });
  it('come once each', () => expect(on('2027-03-02', 30)).toEqual([]));
  it('that became due meanwhile come in order', () => expect(on('2027-03-29', 30)).toEqual([14, 3]));
  it('never come late: an earlier one is not sent after a later one', () => expect(on('2027-03-29', 3)).toEqual([]));
  it('end with the year', () => expect(on('2027-04-01')).toEqual([]));
});
