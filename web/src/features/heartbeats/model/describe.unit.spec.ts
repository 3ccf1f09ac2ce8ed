import { expect, it } from '@jest/globals';
import type { HeartbeatResponse } from '@nowahala/api';
import { lastCallOf, scheduleOf, statusOf } from './describe';

it.each([
  [1, 'every day, may be a minute late'],
  [45, 'every day, may be 45 minutes late'],
  [60, 'every day, may be an hour late'],
  [180, 'every day, may be 3 hours late'],
])('%i minutes of grace are said as people say them', (graceMinutes, sentence) =>
  expect(scheduleOf({ every: 1_440, graceMinutes } as HeartbeatResponse)).toBe(sentence),
);

it('a job that ran and failed is not said to have not run', () => {
  expect(statusOf({ state: 'down', lastBeat: 'fail' })).toBe('failed');
  expect(statusOf({ state: 'down', lastBeat: 'success' })).toBe('overdue');
  expect(statusOf({ state: 'up', lastBeat: 'success' })).toBe('ran');
});

it('a job of which nothing is known now is not said to have never called', () => {
  expect(lastCallOf({ lastBeatAt: null, state: 'unknown' }, 'Africa/Lagos')).toBe('We cannot see right now when it called.');
  expect(lastCallOf({ lastBeatAt: null, state: 'pending' }, 'Africa/Lagos')).toMatch(/^It has never called yet/);
});
