import { describe, expect, it } from '@jest/globals';
import { HealthScenario, clockOf, failed, ok, stalled, time } from '../../../test/health-scenario.js';
import { openIncidentOf, stateOf } from './health.js';
import { incidentIdFor } from './incident-id.js';

const L = 'lagos';
const D = 'london';
const F = 'frankfurt';

/** Nobody reaches it. */
const down = () =>
  new HealthScenario().live(L, D, F).checks(ok('09:00', L), failed('09:01', L), failed('09:01:05', F), failed('09:01:15', D));
/** London was the only place that could say it. */
const downFromLondon = () =>
  new HealthScenario().live(D).checks(ok('09:00', D), failed('09:01', D), failed('09:01:05', D), failed('09:01:15', D));

const notified = ({ notifications }: HealthScenario) =>
  notifications.map((one) => {
    if (one.type === 'open') return `${one.kind} since ${clockOf(one.since)} not from ${one.regions.join()}`;
    return one.type === 'resolve' ? `${one.reason} at ${clockOf(one.at)}` : one.type;
  });

describe('an outage is over', () => {
  it('when every place that failed reaches it again', () => {
    const scenario = down().checks(ok('09:05', L), ok('09:05:20', F), ok('09:05:40', D));
    expect(stateOf(scenario.health)).toBe('recovering');
    expect(notified(scenario.checks(ok('09:06', L))).at(-1)).toBe('recovered at 09:05:00');
  });
  it('not by some of the places while another one that failed is still to be asked', () => {
    const scenario = down().checks(ok('09:05', L), ok('09:05:20', F), ok('09:06', L), ok('09:06:20', F));
    expect(notified(scenario)).toHaveLength(1);
    expect(notified(scenario.checks(ok('09:06:40', D))).at(-1)).toBe('recovered at 09:05:00');
  });
  it('without a place that is gone, where another one that failed says so', () => {
    const scenario = down().live(L, F).checks(ok('09:05', L), ok('09:05:30', F), ok('09:06', L));
    expect(notified(scenario).at(-1)).toBe('recovered at 09:05:00');
  });
  it('by places that never failed only after a quarter of an hour, while those that did are gone', () => {
    const scenario = downFromLondon().live(L).checks(ok('09:05', L), ok('09:06', L), ok('09:11', L), ok('09:15', L), ok('09:19:59', L));
    expect(notified(scenario)).toHaveLength(1);
    expect(notified(scenario.checks(ok('09:20', L))).at(-1)).toBe('recovered at 09:05:00');
  });
  it('not by a place that never failed while the one that did cannot be asked for a minute', () => {
    const scenario = downFromLondon().live(L, D).checks(ok('09:05', L), ok('09:05:20', L), ok('09:06', L), ok('09:06:20', L));
    expect([stateOf(scenario.health), notified(scenario).length]).toEqual(['recovering', 1]);
  });
  it('after a quarter of an hour where one that failed is live and never heard of', () => {
    const scenario = down().checks(ok('09:05', L), ok('09:10', F), ok('09:15', L), ok('09:20', L));
    expect(notified(scenario).at(-1)).toBe('recovered at 09:05:00');
  });
  it('not by one good answer after an hour in which nobody asked, while the last word of another that failed is bad', () => {
    const scenario = down().checks(ok('09:05', L), ok('10:05', L));
    expect(notified(scenario)).toHaveLength(1);
    expect(notified(scenario.checks(ok('10:05:20', F), ok('10:05:40', D), ok('10:06', L))).at(-1)).toBe('recovered at 10:05:00');
  });
  it('as before for what was stored by an older release', () => {
    const now = { status: 'down', incidentId: 'old', since: time('09:01'), lastFailureAt: time('09:02') } as const;
    const scenario = new HealthScenario({ now, outages: [] }).live(L, D).checks(ok('09:05', L), ok('09:06', L));
    expect(notified(scenario)).toEqual(['recovered at 09:05:00']);
  });
  it('and asks those that failed, the one whose answer is oldest first', () => {
    const scenario = down().checks(ok('09:05', L));
    expect(scenario.recheckedFrom(L, D, F).at(-1)).toBe('09:05:20 frankfurt');
  });
  it('no later with many places: those that failed are asked several at once', () => {
    const all = [L, D, F, 'nairobi', 'paris', 'cairo', 'accra'];
    const bad = all.slice(1).map((region, index) => failed(`09:02:0${index}`, region));
    const scenario = down()
      .live(...all)
      .checks(...bad, ok('09:05', L));
    expect(scenario.recheckedFrom(...all).slice(-2)).toEqual(['09:05:20 london', '09:05:20 frankfurt']);
  });
});

describe('an outage that goes on in some places only', () => {
  const back = () => down().checks(ok('09:05', L), ok('09:05:05', F), failed('09:05:20', D), ok('09:05:40', L), failed('09:06', D));
  it('becomes an incident of its own that says where, once they have disagreed for 45 s', () => {
    const scenario = back();
    expect(notified(scenario)).toEqual(['down since 09:01:00 not from lagos,frankfurt,london']);
    scenario.checks(ok('09:06:20', L));
    expect(notified(scenario)).toHaveLength(1);
    scenario.checks(failed('09:06:40', D));
    expect(notified(scenario).slice(1)).toEqual(['narrowed at 09:05:00', 'partial since 09:05:00 not from london']);
    expect([stateOf(scenario.health), openIncidentOf(scenario.health)]).toEqual(['partial', incidentIdFor('server-1', time('09:05'))]);
  });
  it('asks the other side at once, where one still fails', () => {
    const scenario = down().checks(ok('09:05', L), failed('09:05:20', D));
    expect(scenario.recheckedFrom(L, D, F).at(-1)).toBe('09:05:40 lagos');
  });
  it('and ends like any other partial incident', () => {
    const scenario = back().checks(ok('09:06:20', L), failed('09:06:40', D), ok('09:07', D), ok('09:08', D));
    expect(notified(scenario).at(-1)).toBe('recovered at 09:07:00');
  });
  it('not where everybody failed again after a short moment', () => {
    const scenario = down().checks(ok('09:05', L), failed('09:05:20', D), failed('09:05:40', L), failed('09:06', F), failed('09:07', L));
    expect([stateOf(scenario.health), notified(scenario).length]).toEqual(['down', 1]);
  });
  it('where a failed check takes 10 s, as soon', () => {
    const scenario = down().checks(ok('09:05', L), stalled('09:05:20', D), ok('09:05:50', L), stalled('09:06:10', D));
    expect(notified(scenario).slice(1)).toEqual(['narrowed at 09:05:00', 'partial since 09:05:00 not from london']);
  });
  it('where both are asked only once a minute', () => {
    const scenario = down().checks(ok('09:05', L), failed('09:05:02', D), ok('09:06:03', L), failed('09:06:05', D));
    expect(notified(scenario).slice(1)).toEqual(['narrowed at 09:05:00', 'partial since 09:05:00 not from london']);
  });
  it('with many places, asked one after another', () => {
    const all = [L, D, F, 'nairobi', 'paris'];
    const scenario = down()
      .live(...all)
      .checks(
        ok('09:05', L),
        ok('09:05:20', F),
        ok('09:05:40', 'paris'),
        failed('09:06', D),
        ok('09:06:20', L),
        failed('09:06:40', 'nairobi'),
      );
    expect(notified(scenario).slice(1)).toEqual(['narrowed at 09:05:00', 'partial since 09:05:00 not from london,nairobi']);
  });
  it('also where re-checks are late, and each of three places is asked once in three minutes', () => {
    const scenario = down().checks(ok('09:05', D), ok('09:06', F), failed('09:07', L), ok('09:08', D), ok('09:09', F), failed('09:10', L));
    expect(notified(scenario).slice(1)).toEqual(['narrowed at 09:07:00', 'partial since 09:07:00 not from lagos']);
  });
  it('also where each is asked twice in its turn', () => {
    const scenario = down().checks(ok('09:05', D), ok('09:05:03', D), ok('09:06', F), ok('09:06:03', F), failed('09:07', L));
    scenario.checks(failed('09:07:03', L), ok('09:08', D), ok('09:08:03', D), ok('09:09', F), ok('09:09:03', F), failed('09:10', L));
    expect(notified(scenario).slice(1)).toEqual(['narrowed at 09:07:00', 'partial since 09:07:00 not from lagos']);
  });
  it('also where each of five is asked once in five minutes', () => {
    const [O, P] = ['oslo', 'paris'];
    const scenario = down().live(L, D, F, O, P);
    scenario.checks(ok('09:05', D), ok('09:06', F), ok('09:07', O), failed('09:08', L), failed('09:09', P), ok('09:10', D));
    scenario.checks(ok('09:11', F), ok('09:12', O), failed('09:13', L));
    expect(notified(scenario).slice(1)).toEqual(['narrowed at 09:08:00', 'partial since 09:08:00 not from lagos']);
  });
  it('not where a place failed in one outage and in the next, and only others were asked in between', () => {
    const scenario = down().checks(ok('09:02', D), ok('09:02:20', F), ok('09:02:40', D), ok('09:03', F), ok('09:03:10', D));
    scenario.checks(failed('09:03:30', L), failed('09:03:50', F));
    expect([stateOf(scenario.health), notified(scenario).length]).toEqual(['down', 1]);
  });
  it('not where nobody was asked while one outage ended and the next began', () => {
    const scenario = down().checks(ok('09:02', D), failed('09:02:01', L), ok('09:04:10', D), failed('09:04:20', L));
    expect([stateOf(scenario.health), notified(scenario).length]).toEqual(['down', 1]);
  });
  it('not where a place was asked only between two good answers of another', () => {
    const scenario = down().checks(ok('09:05', L), failed('09:06:20', D), failed('09:07:10', D), ok('09:07:20', L), failed('09:07:30', D));
    expect([stateOf(scenario.health), notified(scenario).length]).toEqual(['down', 1]);
  });
  it('from when both sides are asked again', () => {
    const scenario = down().checks(ok('09:02', D), ok('09:02:20', F), ok('09:04', D), failed('09:04:20', L), ok('09:04:40', D));
    expect(notified(scenario.checks(failed('09:05', L), ok('09:05:20', D)))).toHaveLength(1);
    scenario.checks(failed('09:05:40', L));
    expect(notified(scenario).slice(1)).toEqual(['narrowed at 09:04:00', 'partial since 09:04:00 not from lagos']);
  });
  it('whatever order its answers arrive in', () => {
    const scenario = down().checks(ok('09:05', L), failed('09:06', D), failed('09:05:20', D), ok('09:06:20', L), ok('09:05:40', L));
    expect(notified(scenario.checks(failed('09:06:40', D)))[1]).toBe('narrowed at 09:05:00');
  });
  it('a round later, where an older release stored since when and until when a place failed', () => {
    const { health } = down().checks(ok('09:05', L), failed('09:05:20', D), ok('09:05:40', L), failed('09:06', D));
    if (health.now.status !== 'down' || !health.now.regionVotes) throw new Error('not down');
    const regionVotes = health.now.regionVotes.map(({ region, successful, since, until, failed: ever }) => ({
      region,
      successful,
      since,
      until,
      failed: ever,
    }));
    const scenario = new HealthScenario({ ...health, now: { ...health.now, regionVotes } }).live(L, D, F);
    scenario.checks(ok('09:06:20', L), failed('09:06:40', D), ok('09:07', L), failed('09:07:20', D));
    expect(notified(scenario)[1]).toMatch(/partial since .* not from london/);
  });
  it('not by what a place said before it was gone', () => {
    const scenario = down().live(L, F).checks(ok('09:05', L), ok('09:05:20', F), ok('09:05:50', L));
    expect(notified(scenario)).toHaveLength(1);
  });
  it('not by an answer that is minutes old', () => {
    const scenario = down().checks(ok('09:01:30', L), failed('09:01:40', D)).checks(ok('09:09', L));
    expect(notified(scenario)).toHaveLength(1);
  });
  it('not by what failed while its owner worked on it: nothing begins then', () => {
    const worked = (clock: string) => ({ ...failed(clock, D), inMaintenance: true });
    const scenario = down().checks(ok('09:05', L), worked('09:05:20'), ok('09:06', L), worked('09:06:20'), ok('09:07', L));
    expect(notified(scenario)).toHaveLength(1);
    scenario.checks(failed('09:07:10', D), ok('09:07:30', L), failed('09:08', D), ok('09:08:20', L), failed('09:08:40', D));
    expect(notified(scenario).slice(1)).toEqual(['narrowed at 09:07:10', 'partial since 09:07:10 not from london']);
  });
  it('not by two answers of each place with hours between them: nobody saw what was then', () => {
    const scenario = down().checks(ok('09:05', L), failed('09:05:20', D)).checks(ok('11:05', L), failed('11:05:20', D));
    expect([stateOf(scenario.health), notified(scenario).length]).toEqual(['down', 1]);
    scenario.checks(ok('11:05:40', L), failed('11:06', D), ok('11:06:20', L), failed('11:06:40', D));
    expect(notified(scenario).slice(1)).toEqual(['narrowed at 11:05:20', 'partial since 11:05:20 not from london']);
  });
  it('not by an answer of hours before that comes late', () => {
    const scenario = down().checks(ok('11:05', L), failed('11:05:20', D)).checks(ok('09:02:10', L), failed('09:02:20', D));
    expect(notified(scenario.checks(failed('11:05:40', D)))).toHaveLength(1);
  });
});

describe('a place that never reaches it while another one comes and goes', () => {
  const minuteOf = (minute: number, second: string) =>
    `${String(9 + Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}:${second}`;
  /** Lagos reaches it for two minutes, and then not for half a minute. */
  const flap = (scenario: HealthScenario, minute: number) => {
    const at = (after: number, second: string) => minuteOf(minute + after, second);
    return scenario
      .checks(ok(at(0, '00'), L), failed(at(0, '20'), D), ok(at(0, '40'), L), failed(at(1, '00'), D), ok(at(1, '20'), L))
      .checks(failed(at(1, '40'), D), ok(at(2, '00'), L), failed(at(2, '20'), L), failed(at(2, '25'), L), failed(at(2, '35'), L))
      .checks(failed(at(2, '40'), D));
  };
  const flapping = (times: number) => {
    const scenario = new HealthScenario()
      .live(L, D)
      .checks(ok('09:00', L), failed('09:01', L), failed('09:01:05', D), failed('09:01:15', L));
    for (let count = 0; count < times; count += 1) flap(scenario, 5 + 3 * count);
    return scenario;
  };
  const begun = ['down since 09:01:00 not from lagos,london', 'narrowed at 09:05:00', 'partial since 09:05:00 not from london', 'worsen'];

  it('alarms no more after the third outage within half an hour, however long it goes on', () => {
    expect(notified(flapping(1))).toEqual(begun);
    const thirdOutage = [...begun, 'narrowed at 09:08:00', 'partial since 09:08:00 not from london', 'worsen'];
    expect(notified(flapping(2))).toEqual(thirdOutage);
    const hours = flapping(60);
    expect(notified(hours)).toEqual(thirdOutage);
    expect(hours.health.outages).toHaveLength(3);
  });
  it('goes on in its place only once the other one was steady for half an hour', () => {
    const scenario = flapping(20);
    const before = notified(scenario).length;
    for (let minute = 66; minute <= 98; minute += 1) scenario.checks(ok(minuteOf(minute, '00'), L), failed(minuteOf(minute, '20'), D));
    expect(notified(scenario).slice(before)).toEqual(['narrowed at 10:06:00', 'partial since 10:06:00 not from london']);
  });
  it('counts only outages that are near enough to the next one', () => {
    const scenario = flapping(1);
    flap(scenario, 60);
    expect(scenario.health.outages.map(clockOf)).toEqual(['10:02:20']);
  });
});
