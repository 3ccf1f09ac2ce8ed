import { describe, expect, it } from '@jest/globals';
import type { Refusal } from '@nowahala/platform';
import { changedWindow, plannedWindow, statusOf } from './maintenance-window.js';
import type { TypedWindow, Window } from './maintenance-window.js';

const at = (clock: string, day = 2): Date => new Date(`2026-03-${String(day).padStart(2, '0')}T${clock}:00Z`);
const NOW = at('14:00');
const textOf = ({ startsAt, endsAt }: Window) => [startsAt, endsAt].map((time) => time.toISOString().slice(8, 16)).join(' to ');

function fieldsOf(ask: () => unknown): string[] {
  try {
    ask();
  } catch (error) {
    return Object.keys((error as Refusal).details?.['fields'] as object);
  }
  return [];
}

describe('a maintenance that is planned', () => {
  it.each<[TypedWindow, string]>([
    [{ minutes: 30 }, '02T14:00 to 02T14:30'],
    [{ minutes: 1_440 }, '02T14:00 to 03T14:00'],
    [{ startsAt: at('22:00'), endsAt: at('23:30') }, '02T22:00 to 02T23:30'],
    [{ startsAt: at('13:56'), endsAt: at('14:20') }, '02T14:00 to 02T14:20'],
  ])('%p lasts %s', (typed, lasts) => expect(textOf(plannedWindow(typed, NOW))).toBe(lasts));

  it.each<[string, TypedWindow, string]>([
    ['no beginning', {}, 'startsAt'],
    ['no end', { startsAt: at('15:00') }, 'endsAt'],
    ['a beginning in the past', { startsAt: at('13:54'), endsAt: at('15:00') }, 'startsAt'],
    ['one too far ahead', { startsAt: new Date(NOW.getTime() + 30 * 86_400_000 + 1), endsAt: at('15:00', 30) }, 'startsAt'],
    ['an end before the beginning', { startsAt: at('16:00'), endsAt: at('15:00') }, 'endsAt'],
    ['an end in the past', { startsAt: at('13:58'), endsAt: at('13:59') }, 'endsAt'],
    ['less than a minute', { startsAt: at('16:00'), endsAt: new Date(at('16:00').getTime() + 59_999) }, 'endsAt'],
    ['more than a day', { startsAt: at('16:00'), endsAt: at('16:01', 3) }, 'endsAt'],
  ])('is refused with %s', (_name, typed, field) => expect(fieldsOf(() => plannedWindow(typed, NOW))).toEqual([field]));
});

describe('a maintenance that is changed', () => {
  const running = { startsAt: at('13:30'), endsAt: at('14:30') };
  const planned = { startsAt: at('22:00'), endsAt: at('23:00') };

  it.each<[string, Window, TypedWindow, string]>([
    ['shortened by minutes from now', running, { minutes: 5 }, '02T13:30 to 02T14:05'],
    ['lengthened by its end', running, { endsAt: at('16:00') }, '02T13:30 to 02T16:00'],
    ['not begun again', running, { startsAt: at('15:00'), endsAt: at('16:00') }, '02T13:30 to 02T16:00'],
    ['moved, and as long as before', planned, { startsAt: at('20:00') }, '02T20:00 to 02T21:00'],
    ['made longer before it begins', planned, { minutes: 90 }, '02T22:00 to 02T23:30'],
  ])('is %s', (_name, window, typed, lasts) => expect(textOf(changedWindow(window, typed, NOW))).toBe(lasts));

  it.each<[string, Window, TypedWindow]>([
    ['past a day from its beginning', running, { minutes: 1_440 }],
    ['an end in the past', running, { endsAt: at('13:50') }],
  ])('is refused %s', (_name, window, typed) => expect(fieldsOf(() => changedWindow(window, typed, NOW))).toEqual(['endsAt']));
});

it.each<[string, Window, string]>([
  ['before its beginning', { startsAt: at('14:01'), endsAt: at('15:00') }, 'planned'],
  ['at its beginning', { startsAt: NOW, endsAt: at('15:00') }, 'running'],
  ['at its end', { startsAt: at('13:00'), endsAt: NOW }, 'over'],
  ['cancelled', { startsAt: at('22:00'), endsAt: at('22:00') }, 'over'],
])('%s', (_name, window, status) => expect(statusOf(window, NOW)).toBe(status));
