import { expect, it } from '@jest/globals';
import { workspaces } from '@nowahala/contracts';
import { toHeartbeatConfiguration } from './beat.mapper.js';

const scheduled = (schedule: Partial<workspaces.HeartbeatSchedule>) =>
  toHeartbeatConfiguration(workspaces.HeartbeatConfigured.fromPartial({ heartbeatId: 'h', schedule })).schedule;

it('a heartbeat is expected every so many minutes, by a cron line, or never again', () => {
  expect(scheduled({ everyMinutes: 10 })).toEqual({ everyMinutes: 10 });
  expect(scheduled({ cron: '0 2 * * *', timeZone: 'Africa/Lagos' })).toEqual({ cron: '0 2 * * *', timeZone: 'Africa/Lagos' });
  expect(toHeartbeatConfiguration(workspaces.HeartbeatConfigured.fromPartial({ deleted: true })).schedule).toBeNull();
});

/** Stored, it would fail with each of its beats, and with it the beats of everybody that came in the same message. */
it.each([{ everyMinutes: 0 }, { everyMinutes: -5 }, { cron: '0 2 * *', timeZone: 'UTC' }, { cron: '0 2 * * *', timeZone: 'Lagos' }])(
  'a schedule that cannot be read is refused: %j',
  (schedule) => expect(() => scheduled(schedule)).toThrow('no schedule'),
);
