import { describe, expect, it } from '@jest/globals';
import { cronProblem, nextDue } from './heartbeat-schedule.js';

const dues = (cron: string, timeZone: string, from: string, count: number): string[] => {
  const found: string[] = [];
  for (let at = new Date(from); found.length < count;) {
    at = nextDue({ cron, timeZone }, at)!;
    found.push(at.toISOString().slice(5, 16));
  }
  return found;
};

describe('a cron line', () => {
  it('is due by the clock on the wall of its zone, in winter and in summer', () =>
    expect(dues('0 2 * * *', 'Europe/London', '2026-03-27T12:00:00Z', 4)).toEqual([
      '03-28T02:00',
      '03-29T01:00',
      '03-30T01:00',
      '03-31T01:00',
    ]));
  it('whose hour is skipped comes right after the gap: no day is without a beat', () => {
    expect(dues('30 1 * * *', 'Europe/London', '2026-03-28T12:00:00Z', 2)).toEqual(['03-29T01:00', '03-30T00:30']);
    expect(dues('30 0 * * *', 'Africa/Cairo', '2026-04-23T12:00:00Z', 2)).toEqual(['04-23T22:00', '04-24T21:30']);
  });
  it('whose hour comes twice is due once: no beat is invented', () => {
    expect(dues('30 1 * * *', 'Europe/London', '2026-10-24T12:00:00Z', 2)).toEqual(['10-25T00:30', '10-26T01:30']);
    expect(dues('30 23 * * *', 'Africa/Cairo', '2026-10-29T12:00:00Z', 2)).toEqual(['10-29T20:30', '10-30T21:30']);
  });
  it('in Morocco, whose clock goes back for Ramadan, is due once a day as well', () => {
    const at = (from: string) => dues('30 2 * * *', 'Africa/Casablanca', from, 3);
    expect(at('2026-02-13T12:00:00Z')).toEqual(['02-14T01:30', '02-15T01:30', '02-16T02:30']);
    expect(at('2026-03-20T12:00:00Z')).toEqual(['03-21T02:30', '03-22T02:00', '03-23T01:30']);
  });
  it('with several times of the day has each of them once, also the one that is skipped or comes twice', () => {
    expect(dues('30 1,13 * * *', 'Europe/London', '2026-03-28T14:00:00Z', 2)).toEqual(['03-29T01:00', '03-29T12:30']);
    expect(dues('30 1,13 * * *', 'Europe/London', '2026-10-24T14:00:00Z', 2)).toEqual(['10-25T00:30', '10-25T13:30']);
  });
  it('of every hour goes on by the clock in the machine: none is invented in the gap, none is left out after it', () => {
    expect(dues('30 * * * *', 'Europe/London', '2026-03-29T00:00:00Z', 2)).toEqual(['03-29T00:30', '03-29T01:30']);
    expect(dues('30 * * * *', 'Europe/London', '2026-10-25T00:00:00Z', 3)).toEqual(['10-25T00:30', '10-25T01:30', '10-25T02:30']);
  });
  it('is not due again by a beat that came a few seconds early', () =>
    expect(nextDue({ cron: '0 2 * * *', timeZone: 'UTC' }, new Date('2026-01-01T01:59:55Z'))).toEqual(new Date('2026-01-02T02:00:00Z')));
  it.each(['@daily', '*/5 * * * *', '0 2 * * 1-5', '0 0 29 2 *'])('can be %s', (cron) =>
    expect(cronProblem(cron, 'Africa/Lagos', new Date('2026-01-01T00:00:00Z'))).toBeUndefined(),
  );
  it.each([
    ['0 0 30 2 *', 'never'],
    ['@reboot', 'unreadable'],
    ['TZ=UTC 0 2 * * *', 'unreadable'],
    ['0 0 2 * * *', 'unreadable'],
    ['', 'unreadable'],
    ['* * * *', 'unreadable'],
    ['99 2 * * *', 'unreadable'],
  ])('cannot be %s', (cron, problem) => expect(cronProblem(cron, 'Africa/Lagos', new Date('2026-01-01T00:00:00Z'))).toBe(problem));
});

it('an interval counts from the beat itself', () =>
  expect(nextDue({ everyMinutes: 90 }, new Date('2026-01-01T00:10:00Z'))).toEqual(new Date('2026-01-01T01:40:00Z')));
