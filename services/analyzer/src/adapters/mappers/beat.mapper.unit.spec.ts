import { expect, it } from '@jest/globals';
import { incidents, workspaces } from '@nowahala/contracts';
import { newId, UndecodableMessage } from '@nowahala/platform';
import { toHeartbeatConfiguration, toStoredBeats } from './beat.mapper.js';

const scheduled = (schedule: Partial<workspaces.HeartbeatSchedule>) =>
  toHeartbeatConfiguration(workspaces.HeartbeatConfigured.fromPartial({ heartbeatId: 'h', configVersion: 1, schedule })).schedule;

it('a heartbeat is expected every so many minutes, by a cron line, or never again', () => {
  expect(scheduled({ everyMinutes: 10 })).toEqual({ everyMinutes: 10 });
  expect(scheduled({ cron: '0 2 * * *', timeZone: 'Africa/Lagos' })).toEqual({ cron: '0 2 * * *', timeZone: 'Africa/Lagos' });
  expect(toHeartbeatConfiguration(workspaces.HeartbeatConfigured.fromPartial({ configVersion: 1, deleted: true })).schedule).toBeNull();
});

it('a heartbeat that is not deleted and names no schedule is refused', () =>
  expect(() => toHeartbeatConfiguration(workspaces.HeartbeatConfigured.fromPartial({ configVersion: 1 }))).toThrow(UndecodableMessage));

/** Nothing but its id would be stored, and its beats would fail. */
it.each([0, -1])('a heartbeat of version %d is refused', (configVersion) => {
  const message = workspaces.HeartbeatConfigured.fromPartial({ configVersion, schedule: { everyMinutes: 10 } });
  expect(() => toHeartbeatConfiguration(message)).toThrow(UndecodableMessage);
});

/** Stored, it would fail with each of its beats, and with it the beats of everybody that came in the same message. */
it.each([{ everyMinutes: 0 }, { everyMinutes: -5 }, { cron: '0 2 * *', timeZone: 'UTC' }, { cron: '0 2 * * *', timeZone: 'Lagos' }])(
  'a schedule that cannot be read is refused: %j',
  (schedule) => expect(() => scheduled(schedule)).toThrow(UndecodableMessage),
);

it.each([Number.NaN, -8.64e15, 8.64e15])('a beat at %d, which is no time, costs no other one of its message', (at) => {
  const beat = { ...incidents.Beat.fromPartial({ heartbeatId: newId(), kind: incidents.BeatKind.BEAT_KIND_SUCCESS }), at: new Date() };
  const beats = [{ ...beat, at: new Date(at) }, beat];
  expect(toStoredBeats({ ...incidents.BeatsReceived.fromPartial({ runId: newId() }), beats })).toMatchObject([{ at: beat.at }]);
});
