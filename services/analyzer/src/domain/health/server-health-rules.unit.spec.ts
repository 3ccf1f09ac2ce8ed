import { describe, expect, it } from '@jest/globals';
import { downPolicy } from './down-policy.js';
import { openIncidentOf, statusOf, stateOf } from './health.js';
import { incidentIdFor } from './incident-id.js';
import { ServerHealthRules } from './server-health-rules.js';
import { hold } from './suspect.js';
import { HealthScenario, clockOf, failed, ok, stalled, time, unknown, wrong } from '../../../test/health-scenario.js';

const rules = new ServerHealthRules('server-1');
const given = (...checks: Parameters<HealthScenario['checks']>) => new HealthScenario().checks(...checks);
const opened = (scenario: HealthScenario) =>
  scenario.notifications.flatMap((notification) => (notification.type === 'open' ? [clockOf(notification.since)] : []));
const resolved = (scenario: HealthScenario) =>
  scenario.notifications.flatMap((notification) => (notification.type === 'resolve' ? [clockOf(notification.at)] : []));

describe('a server that answers', () => {
  it('is up after its first good answer', () => expect(stateOf(given(ok('09:00')).health)).toBe('up'));
  it('is unknown before anything was measured', () => expect(stateOf(new HealthScenario().health)).toBe('unknown'));
  it('stays what it was when a slot could not be measured', () => expect(stateOf(given(ok('09:00'), unknown('09:01')).health)).toBe('up'));
});

describe('the first bad answer', () => {
  it('asks for re-checks 5, 15 and 30 seconds after it ended', () =>
    expect(given(ok('09:00'), stalled('09:01')).rechecks).toEqual(['09:01:15', '09:01:25', '09:01:40']));
  it('has the neighbours on the same machine looked at', () =>
    expect(given(ok('09:00'), failed('09:01')).effects).toContainEqual({
      type: 'check-siblings',
      since: time('09:01'),
    }));
  it('alarms nobody', () => expect(given(ok('09:00'), failed('09:01')).notifications).toEqual([]));
  it('leaves the server active until it is confirmed', () => expect(statusOf(given(ok('09:00'), failed('09:01')).health)).toBe('active'));
  it('makes a suspect of a server that never answered before', () => expect(stateOf(given(failed('09:01')).health)).toBe('suspect'));
});

describe('a suspect', () => {
  const first = [ok('09:00'), failed('09:01')];

  it('is down at the second further bad answer, since the first one', () => {
    const scenario = given(...first, failed('09:01:05'), wrong('09:01:15'));
    expect(opened(scenario)).toEqual(['09:01:00']);
    expect(stateOf(scenario.health)).toBe('down');
    expect(statusOf(scenario.health)).toBe('inactive');
  });
  it('stays a suspect at the first further bad answer', () => expect(opened(given(...first, failed('09:01:05')))).toEqual([]));
  it('was only blinking when two good answers come first', () => {
    const scenario = given(...first, ok('09:01:05'), ok('09:01:15'));
    expect(scenario.notifications).toEqual([]);
    expect(scenario.effects).toContainEqual({
      type: 'suspicion-cleared',
      since: time('09:01'),
      clearedAt: time('09:01:05'),
    });
    expect(stateOf(scenario.health)).toBe('up');
  });
  it('is down when bad answers win two to one', () =>
    expect(opened(given(...first, failed('09:01:05'), ok('09:01:15'), failed('09:01:30')))).toEqual(['09:01:00']));
  it('is up when good answers win two to one', () =>
    expect(opened(given(...first, ok('09:01:05'), failed('09:01:15'), ok('09:01:30')))).toEqual([]));
  it('is not decided by a check that measured nothing', () =>
    expect(opened(given(...first, unknown('09:01:05'), failed('09:01:15'), unknown('09:01:30')))).toEqual([]));
  it('counts the same answer once, however often it arrives', () =>
    expect(opened(given(...first, failed('09:01:05'), failed('09:01:05'), failed('09:01:05')))).toEqual([]));
  it('counts two regions that looked at the same moment as two answers', () =>
    expect(opened(given(...first, failed('09:01:05', 'lagos'), failed('09:01:05', 'nairobi')))).toEqual(['09:01:00']));
  it('is judged in the order of the checks when answers overtake each other', () => {
    const scenario = given(...first, ok('09:01:30'), failed('09:01:15'), failed('09:01:05'));
    expect(opened(scenario)).toEqual(['09:01:00']);
    expect(stateOf(scenario.health)).toBe('recovering');
  });
  it('ignores what was seen before the doubt began', () =>
    expect(opened(given(...first, failed('09:00:30'), failed('09:01:05')))).toEqual([]));

  it('is decided by the next slot when 45 seconds brought no verdict', () => {
    const doubtful = () => given(...first, failed('09:01:05')).at('09:01:45');
    expect(stateOf(doubtful().health)).toBe('suspect');
    expect(opened(doubtful().checks(failed('09:06')))).toEqual(['09:01:00']);
    expect(stateOf(doubtful().checks(ok('09:06')).health)).toBe('up');
    expect(opened(doubtful().checks(unknown('09:06')))).toEqual([]);
  });
  it('lets the next slot decide also when the deadline itself was noticed late', () =>
    expect(opened(given(...first, failed('09:06')))).toEqual(['09:01:00']));
  it('still counts a re-check of the window that arrives after it', () =>
    expect(
      opened(
        given(...first, failed('09:01:05'))
          .at('09:01:45')
          .checks(failed('09:01:30')),
      ),
    ).toEqual(['09:01:00']));
  it('is not decided a second before the window ends', () => {
    expect(rules.nextDeadline(given(...first).health)).toBe(time('09:01:45'));
    expect(rules.passTime(time('09:01:44'), given(...first).health).effects).toEqual([]);
  });
});

const down = () => given(ok('09:00'), failed('09:01'), failed('09:01:05'), failed('09:01:15'));

describe('a server that is down', () => {
  it('asks for no check beyond those that the scheduler makes every minute', () =>
    expect(down().checks(failed('09:02:15'), failed('09:03:15')).rechecks.slice(3)).toEqual([]));
  it('opens no second incident however long it lasts', () =>
    expect(opened(down().checks(failed('09:02:15'), stalled('09:03:15'), wrong('09:04:15')))).toHaveLength(1));
  it('takes no notice of an old good answer that arrives now', () => expect(stateOf(down().checks(ok('09:01:10')).health)).toBe('down'));
  it('takes no notice of a slot that could not be measured', () => expect(stateOf(down().checks(unknown('09:02:15')).health)).toBe('down'));
});

describe('a server that comes back', () => {
  const back = () => down().checks(failed('09:02:15'), ok('09:03:15'));

  it('is recovering at the first good answer, and told to nobody yet', () => {
    expect(stateOf(back().health)).toBe('recovering');
    expect(statusOf(back().health)).toBe('inactive');
    expect(resolved(back())).toEqual([]);
  });
  it('has those that fell with it looked at, once', () => {
    const incidentId = incidentIdFor('server-1', time('09:01'));
    const asked = (scenario: HealthScenario) => scenario.effects.filter((effect) => effect.type === 'check-fallen-siblings');
    expect(asked(back().checks(ok('09:03:35')))).toEqual([{ type: 'check-fallen-siblings', since: time('09:03:15'), incidentId }]);
  });
  it('is looked at every 20 seconds', () =>
    expect(back().checks(ok('09:03:35'), ok('09:03:55')).rechecks.slice(-3)).toEqual(['09:03:35', '09:03:55', '09:04:15']));
  it('is never asked twice at a time, though ordinary slots answer in between', () =>
    expect(back().checks(ok('09:03:20'), ok('09:03:30')).rechecks.slice(3)).toEqual(['09:03:35']));
  it('is back after 60 seconds of good answers, since the first of them', () => {
    const scenario = back().checks(ok('09:03:35'), ok('09:03:55'), ok('09:04:15'));
    expect(resolved(scenario)).toEqual(['09:03:15']);
    expect(stateOf(scenario.health)).toBe('up');
  });
  it('is not back after 59 seconds', () => expect(resolved(back().checks(ok('09:04:14')))).toEqual([]));
  it('starts over, silently, at a bad answer', () => {
    const scenario = back().checks(ok('09:03:35'), failed('09:03:55'), ok('09:04:15'));
    expect(stateOf(scenario.health)).toBe('recovering');
    expect(resolved(scenario)).toEqual([]);
    expect(resolved(scenario.checks(ok('09:04:35'), ok('09:04:55'), ok('09:05:15')))).toEqual(['09:04:15']);
    expect(scenario.notifications).toHaveLength(2);
  });
  it('keeps the good answers that came after a bad one which arrived late', () => {
    const scenario = back().checks(ok('09:03:55'), failed('09:03:35'), ok('09:04:55'));
    expect(resolved(scenario)).toEqual(['09:03:55']);
  });
  it('takes no good answer from before the last bad one for the beginning of better times', () => {
    const scenario = back().checks(failed('09:03:35'), ok('09:03:55'), ok('09:03:25'), ok('09:04:45'));
    expect(resolved(scenario)).toEqual([]);
    expect(resolved(scenario.checks(ok('09:04:55')))).toEqual(['09:03:55']);
  });
  it('is not doubted again by a bad answer from before it was back', () => {
    const scenario = back().checks(ok('09:03:35'), ok('09:03:55'), ok('09:04:15'), failed('09:04:00'));
    expect(stateOf(scenario.health)).toBe('up');
  });
  it('bears the same incident from beginning to end', () => {
    const ids = back()
      .checks(ok('09:04:15'))
      .notifications.map((notification) => ('incidentId' in notification ? notification.incidentId : ''));
    expect(ids).toEqual([incidentIdFor('server-1', time('09:01')), incidentIdFor('server-1', time('09:01'))]);
  });
});

describe('a server that cannot make up its mind', () => {
  const outage = (minute: string) => [
    failed(`09:${minute}:00`),
    failed(`09:${minute}:05`),
    failed(`09:${minute}:15`),
    ok(`09:${minute}:20`),
    ok(`09:${minute}:40`),
    ok(`09:${Number(minute) + 1}:20`),
  ];
  const thrice = () => given(ok('09:00'), ...outage('10'), ...outage('20'), ...outage('30').slice(0, 3));

  it('is unstable at the third outage within half an hour', () => {
    const scenario = thrice();
    expect(stateOf(scenario.health)).toBe('unstable');
    expect(scenario.notifications.map((notification) => ('kind' in notification ? notification.kind === 'unstable' : false))).toEqual([
      false,
      false,
      false,
      false,
      true,
    ]);
  });
  it('is not unstable when the third outage begins a minute too late', () => {
    const scenario = given(ok('09:00'), ...outage('10'), ...outage('20')).checks(
      failed('09:40:01'),
      failed('09:40:06'),
      failed('09:40:16'),
    );
    expect(stateOf(scenario.health)).toBe('down');
  });
  it('tells nothing more while it comes and goes', () => {
    const scenario = thrice().checks(ok('09:31'), ok('09:32'), ok('09:34'), failed('09:35'), failed('09:36'), ok('09:37'));
    expect(scenario.notifications).toHaveLength(5);
  });
  it('is told about once an hour, with how often it went away', () => {
    const scenario = thrice().checks(ok('09:31'), failed('09:35'), ok('09:36'), failed('09:40')).at('10:30:15');
    const digest = scenario.notifications.at(-1);
    expect(digest).toMatchObject({
      type: 'digest',
      at: time('10:30:15'),
      flaps: 3,
      answering: false,
    });
    expect(scenario.at('11:29').notifications.at(-1)).toBe(digest);
    expect(scenario.at('11:30:15').notifications.at(-1)).toMatchObject({ type: 'digest', flaps: 0 });
  });
  it('is not told about every hour of a time in which nobody looked: what was counted, and the latest', () => {
    const scenario = thrice().checks(ok('09:31'), failed('09:35')).at('8160:00');
    expect(scenario.notifications.slice(5)).toEqual([
      expect.objectContaining({ type: 'digest', at: time('10:30:15'), flaps: 2 }),
      expect.objectContaining({ type: 'digest', at: time('8159:30:15'), flaps: 0 }),
    ]);
    expect(scenario.at('8160:30:15').notifications).toHaveLength(8);
  });
  it('is steady again after thirty good minutes, since the first of them', () => {
    const calm = thrice().checks(ok('09:31'), ok('09:45'), failed('09:50'), ok('09:51'), ok('10:20'));
    expect(resolved(calm)).toHaveLength(2);
    calm.checks(ok('10:21'));
    expect(calm.notifications.at(-1)).toMatchObject({
      type: 'resolve',
      at: time('09:51'),
      reason: 'steady',
      unstable: true,
    });
    expect(stateOf(calm.health)).toBe('up');
  });
  it('begins to count afresh afterwards', () => {
    const scenario = thrice().checks(ok('09:31'), ok('10:01')).checks(failed('10:05'), failed('10:05:05'), failed('10:05:15'));
    expect(stateOf(scenario.health)).toBe('down');
  });
});

describe('a person who takes the server away', () => {
  it('ends the incident when the server is paused', () => {
    const paused = rules.pause(time('09:10'), down().health);
    expect(paused.effects).toMatchObject([{ type: 'resolve', at: time('09:10'), reason: 'paused' }]);
    expect(stateOf(paused.health)).toBe('paused');
  });
  it('hears nothing about a paused server, and sees it watched again after resuming', () => {
    const paused = rules.pause(time('09:10'), given(ok('09:00')).health);
    expect(paused.effects).toEqual([]);
    expect(rules.evaluate(failed('09:11'), paused.health).health.now.status).toBe('paused');
    expect(stateOf(rules.resume(paused.health))).toBe('unknown');
  });
  it.each([
    ['owner', 'plan'],
    ['plan', 'owner'],
  ] as const)('pauses it beside a pause of the plan, and each resumes its own: %s first', (first, second) => {
    const once = rules.pause(time('09:10'), down().health, first);
    const twice = rules.pause(time('09:11'), once.health, second);
    expect([twice.effects, rules.pause(time('09:12'), twice.health, first).health]).toEqual([[], twice.health]);
    expect(rules.resume(twice.health, 'plan').now).toEqual({ status: 'paused', by: 'owner' });
    expect(rules.resume(twice.health, 'owner').now).toEqual({ status: 'paused', by: 'plan' });
    expect(stateOf(rules.resume(rules.resume(twice.health, first), second))).toBe('unknown');
  });
  it('ends the incident when the server is deleted', () =>
    expect(rules.close(time('09:10'), down().health, 'deleted')).toMatchObject([{ type: 'resolve', reason: 'deleted' }]));
});

describe('an incident that is held back', () => {
  const confirmed = () => {
    let health = given(ok('09:00'), failed('09:01'), failed('09:01:05')).health;
    health = rules.evaluate(failed('09:01:15'), health).health;
    return hold(health, time('09:02:15'));
  };

  it('waits for its moment', () => {
    expect(openIncidentOf(confirmed())).toBeNull();
    expect(rules.passTime(time('09:02:14'), confirmed()).effects).toEqual([]);
    expect(rules.passTime(time('09:02:15'), confirmed()).effects[0]).toMatchObject({
      type: 'open',
      since: time('09:01'),
    });
  });
  it('opens as recovering when the server has come back meanwhile', () => {
    const health = rules.evaluate(ok('09:02'), confirmed()).health;
    const later = rules.passTime(time('09:02:15'), health);
    expect(later.health.now).toMatchObject({ status: 'recovering', successes: [time('09:02')] });
  });
});

it('keeps the numbers of the incident rules', () =>
  expect(downPolicy).toMatchObject({
    recheckDelaysMs: [5_000, 15_000, 30_000],
    undecidedAfterMs: 45_000,
    recoveredAfterMs: 60_000,
  }));
