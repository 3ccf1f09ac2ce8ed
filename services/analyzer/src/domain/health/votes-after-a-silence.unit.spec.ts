import { describe, expect, it } from '@jest/globals';
import { HealthScenario, failed, ok, time, unknown } from '../../../test/health-scenario.js';

const L = 'lagos';
const D = 'london';
const F = 'frankfurt';

/** Lagos failed once, Frankfurt reached it, and then nobody saw anything. */
const cut = () =>
  new HealthScenario().live(L, D, F).checks(ok('09:00', L), failed('09:01', L), ok('09:01:15', F), unknown('09:01:30', D)).at('09:01:45');

describe('a suspicion whose answers are minutes old', () => {
  it('begins anew with the next failure: regions did not disagree', () => {
    const scenario = cut().live(L, D, F).checks(failed('09:06', D));
    expect(scenario.health.now).toMatchObject({
      status: 'suspect',
      firstFailure: { startedAt: time('09:06') },
      votes: [],
      confirmed: null,
    });
    expect(scenario.recheckedFrom(L, D, F).slice(-3)).toEqual(['09:06:05 frankfurt', '09:06:15 lagos', '09:06:30 london']);
    scenario.checks(failed('09:06:05', F), failed('09:06:15', L));
    expect(scenario.notifications).toMatchObject([{ type: 'open', kind: 'down', since: time('09:06') }]);
  });
  it('is over with the next good answer', () => expect(cut().checks(ok('09:06', D)).health.now).toMatchObject({ status: 'up' }));
  it('goes on where answers follow each other', () =>
    expect(cut().checks(failed('09:03', D)).notifications).toMatchObject([{ kind: 'partial', since: time('09:01') }]));
  it('goes on where nobody ever reached it', () => {
    const scenario = new HealthScenario().live(L, D).checks(ok('09:00', L), failed('09:01', L)).at('09:01:45').checks(failed('09:06', D));
    expect(scenario.notifications).toMatchObject([{ kind: 'down', since: time('09:01') }]);
  });
});
