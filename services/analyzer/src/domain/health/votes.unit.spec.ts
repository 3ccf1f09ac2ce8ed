import { describe, expect, it } from '@jest/globals';
import { HealthScenario, failed, ok, stalled, time, unknown } from '../../../test/health-scenario.js';
import { stateOf, statusOf } from './health.js';
import type { Check } from './check.js';

const L = 'lagos';
const D = 'london';
const F = 'frankfurt';

/** `+5 lagos bad`: seconds after the first failed check at 09:01, which is Lagos's. */
function vote(text: string): Check {
  const [seconds = '', region = '', outcome] = text.split(' ');
  const at = new Date(time('09:01') + Number(seconds) * 1_000).toISOString().slice(11, 19);
  return outcome === 'bad' ? failed(at, region) : outcome === 'grey' ? unknown(at, region) : ok(at, region);
}
const doubted = (live: string[], ...votes: string[]) =>
  new HealthScenario().live(...live).checks(ok('09:00', L), failed('09:01', L), ...votes.map(vote));
/** What the votes say at once, and when the window has ended. */
function verdicts(live: string[], ...votes: string[]): [string, string] {
  const scenario = doubted(live, ...votes);
  const atOnce = stateOf(scenario.health);
  return [atOnce, stateOf(scenario.at('09:01:45').at('09:01:46').health)];
}

describe('one live region', () => {
  it.each([
    ['suspect', 'suspect', []],
    ['suspect', 'suspect', ['5 lagos bad']],
    ['down', 'down', ['5 lagos bad', '15 lagos bad']],
    ['up', 'up', ['5 lagos good', '15 lagos good']],
    ['down', 'down', ['5 lagos bad', '15 lagos good', '30 lagos bad']],
    ['up', 'up', ['5 lagos good', '15 lagos bad', '30 lagos good']],
    ['suspect', 'suspect', ['5 lagos good', '15 lagos bad']],
  ])('%s at once, %s after 45 s: %j', (atOnce, later, votes) => expect(verdicts([L], ...votes)).toEqual([atOnce, later]));
});

describe('two live regions', () => {
  it.each([
    ['suspect', 'suspect', ['5 lagos bad', '15 lagos bad']],
    ['suspect', 'down', ['5 london bad']],
    ['down', 'down', ['5 london bad', '15 lagos bad']],
    ['up', 'up', ['5 london good', '15 lagos good']],
    ['suspect', 'partial', ['5 london good', '15 lagos bad', '30 london good']],
    ['suspect', 'partial', ['5 london good', '15 lagos bad']],
    ['down', 'down', ['5 london good', '15 lagos bad', '30 london bad']],
    ['suspect', 'suspect', ['5 london good', '15 london good']],
    ['suspect', 'suspect', ['5 london good']],
  ])('%s at once, %s after 45 s: %j', (atOnce, later, votes) => expect(verdicts([L, D], ...votes)).toEqual([atOnce, later]));
});

describe('three live regions', () => {
  it.each([
    ['down', 'down', ['5 frankfurt bad', '15 london bad']],
    ['suspect', 'down', ['5 frankfurt bad']],
    ['down', 'down', ['5 frankfurt bad', '30 lagos bad']],
    ['suspect', 'partial', ['5 frankfurt bad', '15 london good', '30 lagos bad']],
    ['suspect', 'partial', ['5 frankfurt good', '15 london good', '30 lagos bad']],
    ['up', 'up', ['5 frankfurt good', '15 london good', '30 lagos good']],
    // Over after ten seconds for everybody: two saw it bad, and nobody later.
    ['suspect', 'suspect', ['5 frankfurt bad', '15 london good', '30 lagos good']],
    ['down', 'down', ['30 lagos bad', '15 london bad', '5 frankfurt bad']],
  ])('%s at once, %s after 45 s: %j', (atOnce, later, votes) => expect(verdicts([L, D, F], ...votes)).toEqual([atOnce, later]));

  it('ask the others first, and the first one again', () =>
    expect(doubted([L, D, F]).recheckedFrom(L, D, F)).toEqual(['09:01:05 frankfurt', '09:01:15 london', '09:01:30 lagos']));
  it('leave a server active that one of them reaches, and say who does not', () => {
    const scenario = doubted([L, D, F], '5 frankfurt good', '15 london good', '30 lagos bad').at('09:01:45').at('09:01:46');
    expect(statusOf(scenario.health)).toBe('active');
    expect(scenario.notifications).toMatchObject([
      { type: 'open', kind: 'partial', regions: [L], goodRegions: [F, D], since: time('09:01') },
    ]);
  });
  it('open a partial incident within a minute of a first check that timed out', () => {
    const scenario = new HealthScenario().live(L, D).checks(ok('09:00', L), stalled('09:01', L), ok('09:01:15', D), stalled('09:01:25', L));
    expect(stateOf(scenario.checks(ok('09:01:40', D)).at('09:01:55').at('09:01:56').health)).toBe('partial');
  });
});

describe('four live regions of which one does not reach it', () => {
  const four = () => doubted([L, D, F, 'sydney'], '5 london good', '15 frankfurt good', '30 sydney good').at('09:01:45');

  it('are not cleared by a good answer before that one was asked again', () => {
    const scenario = four().checks(vote('50 london good'));
    expect(stateOf(scenario.health)).toBe('suspect');
    expect(stateOf(scenario.checks(vote('60 lagos bad')).at('09:02:01').health)).toBe('partial');
  });
  it('are cleared once it reaches it too', () =>
    expect(stateOf(four().checks(vote('50 london good'), vote('60 lagos good')).health)).toBe('up'));
  it('are cleared after two minutes in which it said nothing', () => {
    expect(stateOf(four().checks(vote('120 london good')).health)).toBe('suspect');
    expect(stateOf(four().checks(vote('121 london good')).health)).toBe('up');
  });
});

describe('regions that die', () => {
  it('do not keep open what the last one sees', () => {
    const scenario = doubted([L, D], '15 lagos bad', '30 lagos bad').live(L);
    expect(stateOf(scenario.at('09:01:45').at('09:01:46').health)).toBe('down');
  });
  it('do not hold against a server what only they saw', () => {
    const scenario = doubted([L, D], '5 london good', '15 london good').live(D);
    expect(stateOf(scenario.at('09:01:45').health)).toBe('up');
  });
  it('leave it to those that answer when they are thought to live', () => {
    const scenario = doubted([L, D], '15 lagos bad', '30 lagos bad').at('09:01:45');
    expect(stateOf(scenario.health)).toBe('suspect');
    expect(scenario.recheckedFrom(L, D).at(-1)).toBe('09:01:45 london');
    expect(stateOf(scenario.checks(vote('105 lagos bad')).health)).toBe('down');
  });
});

describe('what could not be measured', () => {
  it('is asked again at once, elsewhere', () =>
    expect(doubted([L, D, F], '5 frankfurt grey').recheckedFrom(L, D, F).slice(3)).toEqual(['09:01:05 london']));
  it('is asked again where it is alone', () => expect(doubted([L], '5 lagos grey').recheckedFrom(L).slice(3)).toEqual(['09:01:05 lagos']));
  it('is asked again once however often it is told, and three times at most', () => {
    const asked = (...votes: string[]) => doubted([L], ...votes).rechecks.slice(3);
    expect(asked('5 lagos grey', '5 lagos grey')).toHaveLength(1);
    expect(asked('5 lagos grey', '6 lagos grey', '7 lagos grey', '8 lagos grey', '15 lagos grey')).toHaveLength(3);
  });
  it('alarms nobody, however long it lasts', () => {
    const scenario = doubted([L], '5 lagos grey', '15 lagos grey', '30 lagos grey').at('09:01:45').at('09:30').at('10:00');
    expect([stateOf(scenario.health), scenario.notifications]).toEqual(['suspect', []]);
  });
  it('of a slot before the doubt or after its window is left', () =>
    expect(doubted([L], '-3 lagos grey', '46 lagos grey').rechecks.slice(3)).toEqual(['09:01:46']));
});

describe('an undecided doubt', () => {
  it('is checked every minute beside its slots, until one decides', () => {
    const scenario = doubted([L, D], '5 london good').at('09:01:45').at('09:02:44').at('09:02:45').at('09:03:46');
    expect(scenario.recheckedFrom(L, D).slice(3)).toEqual(['09:01:45 lagos', '09:02:45 lagos', '09:03:46 lagos']);
    expect(stateOf(scenario.checks(vote('170 lagos good')).health)).toBe('up');
  });
  it('is checked once after a clock that jumped, not for every minute of it', () =>
    expect(doubted([L]).at('09:01:45').at('12:00').at('12:00:30').rechecks.slice(3)).toEqual(['09:01:45', '12:00:00']));
  it('goes on with what a release before this one has stored', () => {
    const before = doubted([L]).health;
    const stored = { ...before, now: { ...before.now, undecided: true } as typeof before.now };
    expect(new HealthScenario(stored).live(L).at('09:05').rechecks).toEqual(['09:05:00']);
  });
});
