import { describe, expect, it } from '@jest/globals';
import { HealthScenario, failed, ok, time } from '../../../test/health-scenario.js';
import { downPolicy } from './down-policy.js';
import { stateOf } from './health.js';
import { notAhead } from './not-ahead.js';

/** The machine's clock goes back to 10:00. */
const backAtTen = (scenario: HealthScenario) => new HealthScenario(notAhead(scenario.health, time('10:00'), downPolicy)).live('lagos');
const bad = ['10:00', '10:00:05', '10:00:15'].map((at) => failed(at));
const good = ['10:01', '10:01:20', '10:01:40', '10:02'].map((at) => ok(at));

describe('after a clock went back by an hour', () => {
  const up = () => new HealthScenario().live('lagos').checks(ok('11:00'));
  const down = () => up().checks(failed('11:01'), failed('11:01:05'), failed('11:01:15'));

  it('an outage opens at once', () => expect(stateOf(backAtTen(up()).checks(...bad).health)).toBe('down'));
  it('a doubt is decided', () => expect(stateOf(backAtTen(up().checks(failed('11:01'))).checks(...bad).health)).toBe('down'));
  it('an incident ends', () => expect(stateOf(backAtTen(down()).checks(...good).health)).toBe('up'));
  it('a recovery ends', () => expect(stateOf(backAtTen(down().checks(ok('11:02'))).checks(...good).health)).toBe('up'));
  it('an unstable server goes away and comes back', () => {
    const at = time('11:00');
    const unstable = {
      status: 'unstable',
      incidentId: 'i',
      since: at,
      lastFailureAt: at,
      successfulSince: at,
      flaps: 0,
      digestAt: at,
    } as const;
    const scenario = backAtTen(new HealthScenario({ now: unstable, outages: [] })).checks(failed('10:00'), ok('10:01'));
    expect(scenario.health.now).toMatchObject({ flaps: 1, successfulSince: time('10:01') });
  });
  it('an outage that goes on in some places only is narrowed', () => {
    const scenario = backAtTen(down()).live('lagos', 'london');
    for (const minute of ['10:01', '10:02']) scenario.checks(failed(minute), ok(`${minute}:20`, 'london'), failed(`${minute}:40`));
    expect(stateOf(scenario.health)).toBe('partial');
  });
  it('a partial incident ends', () => {
    const partial = up()
      .live('lagos', 'london')
      .checks(failed('11:01'), ok('11:01:05', 'london'), failed('11:01:15'))
      .at('11:01:45')
      .at('11:01:46');
    expect(stateOf(partial.health)).toBe('partial');
    expect(
      stateOf(
        backAtTen(partial)
          .live('lagos', 'london')
          .checks(...good).health,
      ),
    ).toBe('up');
  });
});

it('what clocks differ by is left', () => {
  const { health } = new HealthScenario().checks(ok('10:00:59'));
  expect(notAhead(health, time('10:00'), downPolicy)).toEqual(health);
});
