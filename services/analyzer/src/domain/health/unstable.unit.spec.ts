import { describe, expect, it } from '@jest/globals';
import { HealthScenario, clockOf, failed, ok, time } from '../../../test/health-scenario.js';
import { openIncidentOf, stateOf } from './health.js';
import { incidentIdFor } from './incident-id.js';

const L = 'lagos';
const D = 'london';

/** So many minutes after nine. */
const at = (minutes: number, seconds = 0) => clockOf(time('09:00') + (minutes * 60 + seconds) * 1_000);
/** Nobody reaches it for some seconds; then it is up for most of ten minutes. */
const outage = (minute: number) => [
  ...[failed(at(minute), L), failed(at(minute, 5), D), failed(at(minute, 15), L)],
  ...[ok(at(minute, 20), D), ok(at(minute, 40), L), ok(at(minute + 1, 20), D)],
];
/** At the third outage within half an hour. */
const unstable = () => new HealthScenario().live(L, D).checks(ok(at(0), L), ...outage(10), ...outage(20), ...outage(30).slice(0, 3));
/** From here to there London reaches it, and Lagos does not. */
const onlyFromLondon = (scenario: HealthScenario, from: number, to: number) => {
  for (let minute = from; minute < to; minute += 1) scenario.checks(ok(at(minute), D), failed(at(minute, 30), L));
  return scenario;
};
const notified = ({ notifications }: HealthScenario) =>
  notifications.map((one) => {
    if (one.type === 'open') return `${one.kind} since ${clockOf(one.since)} not from ${one.regions.join()}`;
    return one.type === 'resolve' ? `${one.reason} at ${clockOf(one.at)}` : one.type;
  });
const flapsOf = ({ health: { now } }: HealthScenario) => (now.status === 'unstable' ? now.flaps : null);

describe('what came and went and is reached from some places only', () => {
  it('is a partial incident once those places reached it for half an hour', () => {
    const scenario = onlyFromLondon(unstable(), 31, 61);
    const before = notified(scenario).length;
    expect(stateOf(scenario.health)).toBe('unstable');
    scenario.checks(ok(at(61), D), failed(at(61, 30), L));
    expect(notified(scenario).slice(before)).toEqual(['narrowed at 09:31:00', 'partial since 09:31:00 not from lagos']);
    expect([stateOf(scenario.health), openIncidentOf(scenario.health)]).toEqual(['partial', incidentIdFor('server-1', time('09:31'))]);
  });
  it('is none while those places come and go', () => {
    const scenario = unstable();
    for (let minute = 31; minute < 120; minute += 20)
      onlyFromLondon(scenario, minute, minute + 19).checks(failed(at(minute + 19), D), failed(at(minute + 19, 30), L));
    expect(stateOf(scenario.health)).toBe('unstable');
  });
  it('is steady after half an hour where it is reached from everywhere', () => {
    const scenario = onlyFromLondon(unstable(), 31, 40);
    for (let minute = 40; minute <= 70; minute += 1) scenario.checks(ok(at(minute), minute % 2 ? L : D));
    expect(notified(scenario).at(-1)).toBe('steady at 09:40:00');
  });
});

describe('an hour in which nobody asked', () => {
  const away = (...last: Parameters<HealthScenario['checks']>) => unstable().checks(...last, ok(at(92), L));
  it('is no steady half hour where the last word of another place is bad', () => {
    const scenario = away(failed(at(31), D), ok(at(32), L));
    expect(stateOf(scenario.health)).toBe('unstable');
    for (let minute = 93; minute < 122; minute += 1) scenario.checks(ok(at(minute), minute % 2 ? L : D));
    expect(stateOf(scenario.health)).toBe('unstable');
    expect(notified(scenario.checks(ok(at(122), L))).at(-1)).toBe('steady at 10:32:00');
  });
  it('nor where that other place is the first to answer, or is gone', () => {
    const scenario = () => unstable().checks(failed(at(31), D), ok(at(32), L));
    expect(stateOf(scenario().checks(ok(at(92), D)).health)).toBe('unstable');
    expect(
      stateOf(
        scenario()
          .live(L)
          .checks(ok(at(92), L)).health,
      ),
    ).toBe('unstable');
  });
  it('leaves what all reached', () => expect(notified(away(ok(at(31), D), ok(at(32), L))).at(-1)).toBe('steady at 09:31:00'));
});

describe('how often it went away', () => {
  it('does not count that one place reaches it and another one does not', () =>
    expect(flapsOf(onlyFromLondon(unstable(), 31, 50))).toBe(1));
  it('counts once what all places see, and what the one that reaches it sees', () => {
    const scenario = unstable().checks(ok(at(31), L), ok(at(31, 30), D), failed(at(32), L), failed(at(32, 30), D), failed(at(33), L));
    expect(flapsOf(scenario)).toBe(2);
    expect(flapsOf(onlyFromLondon(scenario, 34, 38).checks(failed(at(38), D)))).toBe(3);
  });
});
