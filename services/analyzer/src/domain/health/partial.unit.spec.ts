import { describe, expect, it } from '@jest/globals';
import { HealthScenario, clockOf, failed, ok, time, unknown } from '../../../test/health-scenario.js';
import { openIncidentOf, stateOf, statusOf } from './health.js';
import { incidentIdFor } from './incident-id.js';
import { ServerHealthRules } from './server-health-rules.js';

const L = 'lagos';
const D = 'london';
const F = 'frankfurt';

/** Lagos does not reach it, London and Frankfurt do. */
const partial = () =>
  new HealthScenario()
    .live(L, D, F)
    .checks(ok('09:00', L), failed('09:01', L), ok('09:01:05', F), ok('09:01:15', D), failed('09:01:30', L))
    .at('09:01:45')
    .at('09:01:46');
const notified = (scenario: HealthScenario) =>
  scenario.notifications.map((one) =>
    one.type === 'open'
      ? `${one.kind} not from ${one.regions.join()}`
      : `${one.type} ${'at' in one ? clockOf(one.at) : ''}${one.type === 'worsen' ? ` ${one.regions.join()}` : ''}`,
  );

describe('a server that some regions reach', () => {
  it('is active and has one incident', () => {
    expect([stateOf(partial().health), statusOf(partial().health)]).toEqual(['partial', 'active']);
    expect(openIncidentOf(partial().health)).toBe(incidentIdFor('server-1', time('09:01')));
  });
  it('says nothing new while nothing changes', () => {
    const scenario = partial().checks(failed('09:03', L), ok('09:04', D), unknown('09:05', F), failed('09:06', L), ok('09:07', D));
    expect(notified(scenario)).toEqual(['partial not from lagos']);
  });
  it('is checked from each region once a minute, in turn', () => {
    const scenario = partial().at('09:02:06').at('09:02:20').at('09:02:26').at('09:02:46').at('09:03:06');
    const asked = scenario.recheckedFrom(L, D, F).slice(3);
    expect(asked).toEqual(['09:02:06 lagos', '09:02:26 london', '09:02:46 frankfurt', '09:03:06 lagos']);
  });
  it('is closed when its owner takes it away', () =>
    expect(new ServerHealthRules('server-1').close(time('09:10'), partial().health, 'deleted')).toMatchObject([{ type: 'resolve' }]));
});

describe('a partial incident becomes one for everybody', () => {
  it('when the regions that reached it do not any more, each asked', () => {
    const scenario = partial().checks(failed('09:04', D));
    expect(scenario.recheckedFrom(L, D, F).slice(3, 6)).toEqual(['09:04:05 frankfurt', '09:04:15 london', '09:04:30 frankfurt']);
    scenario.checks(failed('09:04:05', F));
    expect(stateOf(scenario.health)).toBe('partial');
    scenario.checks(failed('09:04:15', D));
    expect(notified(scenario)).toEqual(['partial not from lagos', 'worsen 09:04:00 frankfurt,lagos,london']);
    expect([stateOf(scenario.health), statusOf(scenario.health)]).toEqual(['down', 'inactive']);
    expect(openIncidentOf(scenario.health)).toBe(openIncidentOf(partial().health));
  });
  it('not by what the other one says all the time', () =>
    expect(
      notified(partial().checks(failed('09:04', D), failed('09:04:02', L), failed('09:04:04', L), ok('09:04:05', F), ok('09:04:15', D))),
    ).toEqual(['partial not from lagos']));
  it('not while one still reaches it: that one more does not is no second message', () => {
    const scenario = partial().checks(failed('09:04', D), ok('09:04:05', F), failed('09:04:15', D), ok('09:04:30', F)).at('09:04:45');
    expect(scenario.health.now).toMatchObject({ status: 'partial', badRegions: [L, D].sort(), doubt: null });
    expect(notified(scenario)).toEqual(['partial not from lagos']);
  });
  it('by the only region that is left, once it is sure', () => {
    const scenario = partial().live(L).checks(failed('09:04', L), failed('09:04:05', L), failed('09:04:15', L));
    expect(notified(scenario)).toEqual(['partial not from lagos', 'worsen 09:04:00 lagos']);
  });
  it('not by a doubt that nobody settles', () => {
    const scenario = partial().checks(failed('09:04', D)).at('09:04:45');
    expect(scenario.health.now).toMatchObject({ status: 'partial', doubt: null });
  });
  it('and then ends like any other outage', () => {
    const scenario = partial().checks(failed('09:04', D), failed('09:04:05', F), failed('09:04:15', D));
    scenario.checks(ok('09:06', D), ok('09:06:20', F), ok('09:06:40', L), ok('09:07', D));
    expect(notified(scenario).at(-1)).toBe('resolve 09:06:00');
  });
});

describe('a partial incident is over', () => {
  it('after a minute in which the region that did not reach it does, since the first of it', () => {
    const scenario = partial().checks(ok('09:03', L));
    expect(scenario.recheckedFrom(L, D, F)).toContain('09:03:20 lagos');
    scenario.checks(ok('09:03:20', L), ok('09:03:40', L));
    expect(stateOf(scenario.health)).toBe('partial');
    expect(notified(scenario.checks(ok('09:04', L)))).toEqual(['partial not from lagos', 'resolve 09:03:00']);
    expect(stateOf(scenario.health)).toBe('up');
  });
  it('not by the good answers of those that reached it all the time', () =>
    expect(notified(partial().checks(ok('09:03', D), ok('09:04', F), ok('09:05', D), ok('09:06', F)))).toHaveLength(1));
  it('not before a minute without a failure, also where answers overtake each other', () => {
    const scenario = partial().checks(ok('09:03', L), ok('09:03:40', L), failed('09:03:20', L), ok('09:04', L));
    expect(notified(scenario)).toHaveLength(1);
    expect(notified(scenario.checks(ok('09:04:40', L)))).toEqual(['partial not from lagos', 'resolve 09:03:40']);
  });
  it('not while one of two regions still does not reach it', () => {
    const two = partial().checks(failed('09:04', D), ok('09:04:05', F), failed('09:04:15', D), ok('09:04:30', F)).at('09:04:45');
    two.checks(ok('09:06', L), ok('09:06:20', L), ok('09:06:40', L), ok('09:07', L));
    expect(stateOf(two.health)).toBe('partial');
    expect(notified(two.checks(ok('09:07:20', D))).at(-1)).toBe('resolve 09:06:00');
  });
  it('when the region that did not reach it is gone, only after 15 minutes', () => {
    const scenario = partial().live(D, F).checks(ok('09:03', D), ok('09:04', F), ok('09:08', D), ok('09:13', F), ok('09:17:59', F));
    expect(notified(scenario)).toEqual(['partial not from lagos']);
    expect(notified(scenario.checks(ok('09:18', D)))).toEqual(['partial not from lagos', 'resolve 09:03:00']);
    // One that answers rarely does not keep it open beside others that answer every minute.
    const rare = partial().checks(ok('09:03', D), ok('09:04', L));
    for (let minute = 5; minute < 30; minute += 1)
      rare.checks(
        ok(`09:${String(minute).padStart(2, '0')}`, D),
        ...(minute % 6 === 4 ? [ok(`09:${String(minute).padStart(2, '0')}:30`, L)] : []),
      );
    expect(notified(rare)).toHaveLength(2);
    // Nobody asked for an hour: what was good before counts no more, nor where one of two that did not reach it says so.
    const two = partial().checks(failed('09:02', L), failed('09:02:30', F), ok('09:03', D), failed('09:03:30', F), ok('09:04', L));
    const before = notified(two).length;
    const { now } = two.health;
    expect(notified(two.checks(ok('10:04', L), ok('10:04:20', D)))).toHaveLength(before);
    // As an older release stored it, without the latest good answer of any region.
    const old = new HealthScenario({ ...two.health, now: { ...now, lastSuccessAt: undefined } as typeof now }).live(L, D, F);
    expect(old.checks(ok('10:04', D)).notifications).toEqual([]);
    expect(notified(partial().live(D, F).checks(ok('09:03', D), ok('10:03', F), ok('10:17:59', D)))).toHaveLength(1);
  });
  it('when the region that did not reach it is live and cannot measure it, as late as when it is gone', () => {
    const scenario = partial().checks(ok('09:03', D), unknown('09:04', L), ok('09:06:30', D), unknown('09:07', L), ok('09:07:30', F));
    scenario.checks(ok('09:12', D), ok('09:17', F), unknown('09:20', L), ok('09:22', D));
    expect(notified(scenario.checks(ok('09:22:29', D)))).toEqual(['partial not from lagos']);
    expect(notified(scenario.checks(ok('09:22:30', F)))).toEqual(['partial not from lagos', 'resolve 09:07:30']);
    expect(stateOf(scenario.health)).toBe('up');
  });
  it('not while that one says in between that it does not reach it', () => {
    const scenario = partial().checks(ok('09:07:30', D), failed('09:15', L), ok('09:16', D), ok('09:19', F), ok('09:23', D));
    expect(notified(scenario)).toEqual(['partial not from lagos']);
    expect(notified(scenario.checks(ok('09:24', L), ok('09:25', L))).at(-1)).toBe('resolve 09:24:00');
  });
  it('where two did not reach it, without the one that is not heard of any more', () => {
    const two = partial().checks(failed('09:04', D), ok('09:04:05', F), failed('09:04:15', D), ok('09:04:30', F)).at('09:04:45');
    two.checks(ok('09:06', L), ok('09:09:15', L));
    expect(stateOf(two.health)).toBe('partial');
    expect(notified(two.checks(unknown('09:09:30', D), ok('09:09:40', L))).at(-1)).toBe('resolve 09:06:00');
  });
  it('not by what others saw while the region that did not reach it was silent', () => {
    const scenario = partial().live(D, F).checks(ok('09:03', D), ok('09:10', F)).live(L, D, F).checks(ok('09:11', L));
    expect(notified(scenario)).toHaveLength(1);
    expect(notified(scenario.checks(ok('09:12', L))).at(-1)).toBe('resolve 09:11:00');
  });
  it('once, however often the answers come', () => {
    const answers = [ok('09:03', L), ok('09:03', L), ok('09:03:30', L), ok('09:03:30', L), ok('09:04', L), ok('09:04', L)];
    expect(notified(partial().checks(...answers))).toHaveLength(2);
  });
});
