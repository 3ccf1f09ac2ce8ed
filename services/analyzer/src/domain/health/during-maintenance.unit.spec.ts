import { describe, expect, it } from '@jest/globals';
import { HealthScenario, failed, ok, time, unknown } from '../../../test/health-scenario.js';
import type { Check } from './check.js';
import { countsDuringMaintenance, appearsAsMaintenance, withoutSuspicion } from './during-maintenance.js';
import { openIncidentOf, stateOf } from './health.js';
import type { ServerHealth } from './health.js';

const begun = (...checks: Check[]): ServerHealth => new HealthScenario().checks(...checks).health;
const fresh = begun();
const up = begun(ok('14:00:00'));
const suspect = begun(ok('14:00:00'), failed('14:05:00'));
const down = begun(ok('14:00:00'), failed('14:05:00'), failed('14:05:05'), failed('14:05:15'));
const recovering = new HealthScenario(down).checks(ok('14:06:00')).health;
const partial = new HealthScenario(up)
  .live('lagos', 'london')
  .checks(failed('14:05:00', 'lagos'), ok('14:05:05', 'london'), failed('14:05:15', 'lagos'), ok('14:05:30', 'london'))
  .at('14:05:46')
  .at('14:05:47').health;
const unstable: ServerHealth = {
  now: { status: 'unstable', incidentId: 'i', since: 1, lastFailureAt: 1, successfulSince: null, flaps: 0, digestAt: time('15:00:00') },
  outages: [],
};

/** What a check made during maintenance may change, by what the server was before. */
describe('a check during maintenance', () => {
  it.each<[string, ServerHealth, { bad: boolean; good: boolean }]>([
    ['new', fresh, { bad: false, good: true }],
    ['up', up, { bad: false, good: true }],
    ['suspect', suspect, { bad: false, good: true }],
    ['down', down, { bad: true, good: true }],
    ['recovering', recovering, { bad: true, good: true }],
    ['unstable', unstable, { bad: true, good: true }],
  ])('of a server that is %s', (state, health, counts) => {
    expect(stateOf(health)).toBe(state === 'new' ? 'unknown' : state);
    expect({
      bad: countsDuringMaintenance(failed('14:10:00'), health),
      good: countsDuringMaintenance(ok('14:10:00'), health),
    }).toEqual(counts);
    expect(countsDuringMaintenance(unknown('14:10:00'), health)).toBe(false);
  });

  it('of a partial one counts from where it was not reached, and cannot make it worse', () => {
    expect(stateOf(partial)).toBe('partial');
    expect(countsDuringMaintenance(failed('14:10:00', 'lagos'), partial)).toBe(true);
    expect(countsDuringMaintenance(failed('14:10:00', 'london'), partial)).toBe(false);
    expect(countsDuringMaintenance(ok('14:10:00', 'london'), partial)).toBe(true);
  });
});

describe('when maintenance begins or ends', () => {
  const begins = time('14:05:03');

  it.each<[string, ServerHealth]>([
    ['up', up],
    ['down', down],
    ['recovering', recovering],
    ['unstable', unstable],
  ])('a server that is %s stays as it is', (_state, health) => expect(withoutSuspicion(health, begins)).toBe(health));

  it('a suspicion is forgotten, and the next check begins anew', () => {
    const after = withoutSuspicion(suspect, begins);
    expect(stateOf(after)).toBe('unknown');
    const later = new HealthScenario(after).checks(failed('15:00:00'), failed('15:00:05'), failed('15:00:15'));
    expect(later.notifications).toMatchObject([{ type: 'open', since: time('15:00:00') }]);
  });

  it('what checks from before have proven opens; what those of the maintenance seemed to prove does not', () => {
    const now = { ...(suspect.now as Extract<ServerHealth['now'], { status: 'suspect' }>) };
    const held: ServerHealth = { ...suspect, now: { ...now, confirmed: { at: begins, openAt: begins + 10_000 } } };
    expect(withoutSuspicion(held, begins)).toBe(held);
    expect(stateOf(withoutSuspicion(held, time('14:04:00')))).toBe('unknown');
  });

  it('a partial incident stays, and the doubt that it may be down for everybody is forgotten', () => {
    const doubted = new HealthScenario(partial).live('lagos', 'london').checks(failed('14:07:00', 'london')).health;
    expect(doubted.now).toMatchObject({ status: 'partial', doubt: expect.anything() });
    const after = withoutSuspicion(doubted, time('14:07:10'));
    expect(after.now).toMatchObject({ status: 'partial', doubt: null });
    expect(openIncidentOf(after)).toBe(openIncidentOf(partial));
  });
});

it.each<[string, ServerHealth, boolean]>([
  ['new', fresh, true],
  ['up', up, true],
  ['suspect', suspect, true],
  ['partial', partial, false],
  ['down', down, false],
  ['recovering', recovering, false],
  ['paused', { now: { status: 'paused' }, outages: [] }, false],
])('a server that is %s is drawn as maintenance: %p', (_state, health, drawn) => expect(appearsAsMaintenance(health)).toBe(drawn));
