import { describe, expect, it } from '@jest/globals';
import { HOUR_MS, MINUTE_MS } from '@nowahala/kernel';
import { heldSince, passTime, pause, pendingHeartbeat, record, reschedule, resume, openHeld } from './heartbeat.js';
import type { Beat, HeartbeatExpectation, HeartbeatHealth } from './heartbeat.js';
import { stateOfHeartbeat } from './kept-heartbeat.js';

const at = (time: string): Date => new Date(`2026-11-${time}:00Z`);
const nightly: HeartbeatExpectation = {
  schedule: { cron: '0 2 * * *', timeZone: 'UTC' },
  graceMinutes: 60,
  onlyPost: false,
  addressRound: 1,
};
const beat = (time: string, more: Partial<Beat> = {}): Beat => ({
  at: at(time),
  kind: 'success',
  exitCode: null,
  words: '',
  addressRound: 1,
  byPost: true,
  ...more,
});
const after = (...beats: Beat[]): HeartbeatHealth => beats.reduce((health, one) => record(nightly, health, one).health, pendingHeartbeat);
const judged = (health: HeartbeatHealth, time: string) => passTime(health, health.deadline ?? at('30T00:00'), at(time));

describe('a heartbeat', () => {
  it('expects nothing before its first beat', () => expect(judged(pendingHeartbeat, '29T00:00').effects).toEqual([]));
  it('is missed once the grace after its time has passed, and not a minute before', () => {
    const health = after(beat('20T02:10'));
    expect(judged(health, '21T02:59').effects).toEqual([]);
    expect(judged(health, '21T03:00').effects).toEqual([{ type: 'open', trouble: 'missing', since: at('21T02:00') }]);
    expect(judged(judged(health, '21T03:00').health, '22T09:00').effects).toEqual([]);
  });
  it('is over with the next success, counted from there', () => {
    const missed: HeartbeatHealth = { ...judged(after(beat('20T02:10')), '21T03:00').health, incident: { id: 'i', trouble: 'missing' } };
    const { health, effects } = record(nightly, missed, beat('21T09:30'));
    expect(effects).toEqual([{ type: 'resolve', at: at('21T09:30'), reason: 'recovered' }]);
    expect(health).toMatchObject({ status: 'up', incident: null, dueAt: at('22T02:00'), deadline: at('22T03:00') });
  });
  it('is not over with a success from before it, which a gateway that was away hands over, unless the next one can still come', () => {
    const missed: HeartbeatHealth = { ...judged(after(beat('20T02:10')), '21T03:00').health, incident: { id: 'i', trouble: 'missing' } };
    const late = record(nightly, missed, beat('20T12:00'), { now: at('21T03:10') });
    expect(late).toMatchObject({ health: { status: 'down', lastAt: at('20T12:00'), incident: { id: 'i' } }, effects: [] });
    const hourly = { ...nightly, schedule: { everyMinutes: 60 } };
    const known = { ...missed, dueAt: at('21T02:00') };
    expect(record(hourly, known, beat('21T01:59'), { now: at('21T03:10') }).effects).toEqual([
      { type: 'resolve', at: at('21T02:00'), reason: 'recovered' },
    ]);
  });
  it('that says that it failed is told at once, and once', () => {
    const first = record(nightly, after(beat('20T02:10')), beat('21T02:10', { kind: 'fail', exitCode: 3 }));
    expect(first.effects).toEqual([{ type: 'open', trouble: 'failed', since: at('21T02:10') }]);
    const open = { ...first.health, incident: { id: 'i', trouble: 'failed' as const } };
    expect(record(nightly, open, beat('22T02:10', { kind: 'fail' })).effects).toEqual([]);
  });
  it('that says during maintenance that it failed is told after it, unless it has run well until then', () => {
    const isWorkedOn = true;
    const { health, effects } = record(nightly, after(beat('20T02:10')), beat('21T02:10', { kind: 'fail' }), { isWorkedOn });
    expect([effects, heldSince(health), stateOfHeartbeat({ health }, at('21T02:20'))]).toEqual([[], at('21T02:10'), 'late']);
    expect(openHeld(health, at('21T02:10')).effects).toEqual([{ type: 'open', trouble: 'failed', since: at('21T02:10') }]);
    const retried = record(nightly, health, beat('21T02:30'), { isWorkedOn }).health;
    expect([heldSince(retried), stateOfHeartbeat({ health: retried }, at('21T02:40'))]).toEqual([null, 'up']);
    const open = { ...health, deadline: null, incident: { id: 'i', trouble: 'missing' as const } };
    expect(heldSince(record(nightly, open, beat('22T02:10', { kind: 'fail' }), { isWorkedOn }).health)).toBeNull();
  });
  it('that began has the grace to end', () => {
    const running = after(beat('20T02:00', { kind: 'start' }));
    expect(judged(running, '20T02:59').effects).toEqual([]);
    expect(judged(running, '20T03:00').effects).toEqual([{ type: 'open', trouble: 'unfinished', since: at('20T02:00') }]);
    expect(record(nightly, running, beat('20T02:40')).health).toMatchObject({ runningSince: null, deadline: at('21T03:00') });
  });
  it('that begins over and over and never ends is noticed', () => {
    const looping = after(...['02:00', '02:20', '02:40', '02:59'].map((time) => beat(`20T${time}`, { kind: 'start' })));
    expect(judged(looping, '20T03:00').effects).toHaveLength(1);
  });
  it('takes beats that come double or late for what they are', () => {
    const health = after(beat('20T02:10'));
    expect(record(nightly, health, beat('20T02:10')).health).toBe(health);
    expect(record(nightly, health, beat('20T02:00', { kind: 'fail' }), { now: at('20T02:11') }).effects).toEqual([]);
  });
  it('of a quick job that begins and ends at the same moment has ended', () => {
    const running = after(beat('20T02:10', { kind: 'start' }));
    expect(record(nightly, running, beat('20T02:10')).health).toMatchObject({ runningSince: null, deadline: at('21T03:00') });
  });
  it('hears calls again at once after a clock that was a day ahead went back', () => {
    const hourly = { ...nightly, schedule: { everyMinutes: 60 } };
    const ahead = record(hourly, pendingHeartbeat, beat('21T02:00')).health;
    const back = record(hourly, ahead, beat('20T03:00'), { now: at('20T03:00') }).health;
    expect(back).toMatchObject({ lastAt: at('20T03:00'), dueAt: at('20T04:00'), deadline: at('20T05:00') });
    const missed = { ...ahead, status: 'down' as const, deadline: null, incident: { id: 'i', trouble: 'missing' as const } };
    expect(record(hourly, missed, beat('20T03:00'), { now: at('20T03:00') }).effects).toEqual([
      { type: 'resolve', at: at('20T03:00'), reason: 'recovered' },
    ]);
  });
  it('that was paused or planned anew is not missed sooner by a call from before that comes late', () => {
    const hourly = { ...nightly, schedule: { everyMinutes: 60 } };
    const paused = pause(record(hourly, pendingHeartbeat, beat('20T08:00')).health, at('20T10:00')).health;
    const resumed = resume(hourly, paused, at('20T15:00'));
    const late = record(hourly, resumed, beat('20T09:59'), { now: at('20T15:05') }).health;
    expect(late).toMatchObject({ lastAt: at('20T09:59'), dueAt: at('20T16:00'), deadline: at('20T17:00') });
    expect(record(hourly, late, beat('20T15:30')).health.dueAt).toEqual(at('20T16:30'));
  });
  it('does not count what comes to a void address, nor a preview of its link', () => {
    expect(record({ ...nightly, addressRound: 2 }, pendingHeartbeat, beat('20T02:10')).health).toBe(pendingHeartbeat);
    const onlyPost = { ...nightly, onlyPost: true };
    expect(record(onlyPost, pendingHeartbeat, beat('20T02:10', { byPost: false })).health).toBe(pendingHeartbeat);
    expect(record(onlyPost, pendingHeartbeat, beat('20T02:10')).health.status).toBe('up');
  });
  it('asks for nothing of the time in which it was paused', () => {
    const paused = pause({ ...after(beat('20T02:10')), incident: { id: 'i', trouble: 'missing' } }, at('21T05:00'));
    expect(paused.effects).toEqual([{ type: 'resolve', at: at('21T05:00'), reason: 'paused' }]);
    expect(record(nightly, paused.health, beat('22T02:00')).health).toBe(paused.health);
    expect(resume(nightly, paused.health, at('25T12:00'))).toMatchObject({ status: 'up', deadline: at('26T03:00') });
    expect(resume(nightly, pause(pendingHeartbeat, at('21T05:00')).health, at('25T12:00')).status).toBe('pending');
  });
  it('with a shorter schedule is not missed in the past', () => {
    const often = { ...nightly, schedule: { everyMinutes: 10 }, graceMinutes: 5 };
    expect(reschedule(often, after(beat('20T02:10')), at('20T12:00')).deadline).toEqual(at('20T12:15'));
    expect(reschedule({ ...nightly, graceMinutes: 90 }, after(beat('20T02:10')), at('20T12:00')).deadline).toEqual(at('21T03:30'));
  });
});

describe('a job by the clock on the wall', () => {
  const london: HeartbeatExpectation = { ...nightly, schedule: { cron: '30 1 * * *', timeZone: 'Europe/London' }, graceMinutes: 20 };
  /** Looked at each minute, from its first call to an hour after the last; each missing one, by when it was expected. */
  function missedOf(calls: readonly Date[], left = -1): string[] {
    let health = pendingHeartbeat;
    const found: string[] = [];
    for (let now = calls[0]!.getTime(); now <= calls.at(-1)!.getTime() + HOUR_MS; now += MINUTE_MS) {
      const called = calls.findIndex((one) => one.getTime() === now);
      if (called >= 0 && called !== left) health = record(london, health, { ...beat('01T00:00'), at: calls[called]! }).health;
      const seen = health.deadline ? passTime(health, health.deadline, new Date(now)) : { health, effects: [] };
      health = seen.health;
      found.push(...seen.effects.flatMap((effect) => (effect.type === 'open' ? [effect.since.toISOString()] : [])));
    }
    return found;
  }
  // As cron itself runs it: what the clock skips right after the gap, what comes twice once.
  it.each([
    ['begins', ['03-27T01:30', '03-28T01:30', '03-29T01:00', '03-30T00:30', '03-31T00:30']],
    ['ends', ['10-23T00:30', '10-24T00:30', '10-25T00:30', '10-26T01:30', '10-27T01:30']],
  ])('is neither accused nor excused when summer time %s', (_turn, times) => {
    const calls = times.map((time) => new Date(`2026-${time}:00Z`));
    expect(missedOf(calls)).toEqual([]);
    for (const left of [1, 2, 3]) expect(missedOf(calls, left)).toEqual([calls[left]!.toISOString()]);
  });
});
