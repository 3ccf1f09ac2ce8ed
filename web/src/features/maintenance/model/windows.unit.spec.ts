import { expect, it } from '@jest/globals';
import type { MaintenanceResponse } from '@nowahala/api';
import { mayRunForAll, untilNextTurn, windowsAt } from './windows';

const now = new Date('2026-11-21T13:00:00Z');
const one = (startsAt: string, endsAt: string) =>
  ({ startsAt: `2026-11-21T${startsAt}:00.000Z`, endsAt: `2026-11-21T${endsAt}:00.000Z` }) as MaintenanceResponse;
const [over, runs, planned, cancelled] = [one('11:00', '13:00'), one('13:00', '13:30'), one('14:00', '15:00'), one('16:00', '16:00')];

it('knows what runs and what is to come, and leaves out what is over or was cancelled', () => {
  expect(windowsAt([over, runs, planned, cancelled], now)).toEqual({ running: [runs], planned: [planned] });
});

it('shows as running what was begun a moment ago, also where its clock is behind', () => {
  const begun = { ...one('13:00', '13:30'), startsAt: '2026-11-21T13:00:00.900Z', status: 'running' as const };
  expect(windowsAt([begun], now)).toEqual({ running: [begun], planned: [] });
});

it('looks again when the next one begins or ends', () => {
  expect(untilNextTurn([over, runs, planned], now)).toBe(30 * 60_000);
  expect(untilNextTurn([over], now)).toBe(false);
});

it('is looked for on Home wherever a server is not simply up: also during an outage, whose reminders it holds back', () => {
  expect(mayRunForAll([{ state: 'up' }, { state: 'paused' }])).toBe(false);
  for (const state of ['maintenance', 'down', 'partial', 'slow'] as const) expect(mayRunForAll([{ state: 'up' }, { state }])).toBe(true);
});
