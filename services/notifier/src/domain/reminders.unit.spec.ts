import { describe, expect, it } from '@jest/globals';
import { nextReminder } from './reminders.js';
import { toTransition } from './notify-reason.js';
import type { OpenTrouble, Reminder } from './reminders.js';

const at = (iso: string) => new Date(`2026-11-${iso}:00Z`);
const trouble = (more: Partial<OpenTrouble> = {}): OpenTrouble => ({
  startedAt: at('21T13:02'),
  acknowledgedAt: null,
  resolvedAt: null,
  timeZone: 'Africa/Lagos',
  ...more,
});
const keys = (from: OpenTrouble, after: string, now: string) =>
  remindersBetween(from, at(after), at(now)).map(({ notify }) => toTransition(notify));

/** Every reminder that fell due in the interval (after, now], oldest first. */
function remindersBetween(trouble: OpenTrouble, after: Date, now: Date): Reminder[] {
  const due: Reminder[] = [];
  let reminder = nextReminder(trouble, after);
  while (reminder && reminder.dueAt <= now) {
    due.push(reminder);
    reminder = nextReminder(trouble, reminder.dueAt);
  }
  return due;
}

describe('reminders of an open incident', () => {
  it('come after 10 minutes, 30 minutes, 2 hours and 4 hours', () => {
    expect(remindersBetween(trouble(), at('21T13:02'), at('21T22:00')).map(({ dueAt }) => dueAt)).toEqual([
      at('21T13:12'),
      at('21T13:32'),
      at('21T15:02'),
      at('21T17:02'),
    ]);
  });
  it('then once a day at 08:00 on her clock, for as long as it lasts', () => {
    expect(keys(trouble(), '21T17:02', '24T07:00')).toEqual(['daily-2026-11-22', 'daily-2026-11-23', 'daily-2026-11-24']);
  });
  it('are only the daily one after somebody took it on', () => {
    expect(keys(trouble({ acknowledgedAt: at('21T13:15') }), '21T13:12', '22T07:00')).toEqual(['daily-2026-11-22']);
  });
  it('stop when it is over', () => {
    expect(nextReminder(trouble({ resolvedAt: at('21T13:20') }), at('21T13:12'))).toBeNull();
  });
  it('keep their order when 08:00 falls between two of them', () => {
    const night = trouble({ startedAt: at('21T06:00') });
    expect(keys(night, '21T06:00', '21T11:00')).toEqual(['reminder-10m', 'reminder-30m', 'daily-2026-11-21', 'reminder-2h', 'reminder-4h']);
  });
  it('are none at a moment that was already reminded', () => {
    expect(keys(trouble(), '21T13:12', '21T13:12')).toEqual([]);
    expect(keys(trouble(), '21T13:11', '21T13:12')).toEqual(['reminder-10m']);
  });
});
