import { describe, expect, it } from '@jest/globals';
import { Refusal, replay } from '@nowahala/platform';
import { DAY_MS } from '@nowahala/kernel';
import fc from 'fast-check';
import { basic, business, growth, scale, SubscriptionScenario } from '../../test/subscription-scenario.js';
import { asDate, daysAfter } from './calendar.js';
import { hasPlan } from './entitlement.js';
import { subscription, type SubscriptionEvent } from './subscription.js';
import { dueSteps } from './renewal-schedule.js';

const START = '2026-01-01T00:00:00.000Z';
const plan = fc.constantFrom(basic, growth, business, scale);
const move = fc.oneof(
  { weight: 3, arbitrary: fc.record({ do: fc.constant('buy' as const), plan }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('upgrade' as const), plan }) },
  { weight: 5, arbitrary: fc.record({ do: fc.constant('pay' as const) }) },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant('payOld' as const),
      invoice: fc.integer({ min: 1, max: 6 }),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('decline' as const) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('close' as const) }) },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('wait' as const),
      days: fc.integer({ min: 0, max: 200 }),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('refund' as const), invoice: fc.integer({ min: 1, max: 12 }) }) },
);
type Move = typeof move extends fc.Arbitrary<infer T> ? T : never;

function play(moves: Move[]): { scenario: SubscriptionScenario; now: string } {
  const scenario = new SubscriptionScenario(START);
  let now = START;
  for (const step of moves) {
    try {
      take(step);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
    }
  }
  return { scenario, now };

  function take(step: Move): void {
    const { open } = scenario.state;
    switch (step.do) {
      case 'buy':
        if (open !== undefined) scenario.closes('replaced');
        scenario.asksFor(step.plan);
        return;
      case 'upgrade':
        if (open !== undefined) scenario.closes('replaced');
        scenario.asksToUpgradeTo(step.plan);
        return;
      case 'pay':
        scenario.pays();
        return;
      case 'payOld':
        scenario.pays(`invoice-${step.invoice}`);
        return;
      case 'decline':
        if (open !== undefined) scenario.isDeclined();
        return;
      case 'close':
        if (open !== undefined) scenario.closes();
        return;
      case 'wait':
        now = daysAfter(now, step.days);
        scenario.at(now);
        return;
      case 'refund':
        scenario.isRefunded(`invoice-${step.invoice}`);
    }
  }
}

const count = (history: SubscriptionEvent[], ...types: SubscriptionEvent['type'][]) =>
  history.filter((event) => types.includes(event.type)).length;
const histories = (check: (moves: Move[]) => void) => fc.assert(fc.property(fc.array(move, { maxLength: 60 }), check), { numRuns: 400 });

describe('random histories of a subscription', () => {
  it('explain every year of service by exactly one payment', () =>
    histories((moves) => {
      const { history } = play(moves).scenario;
      expect(count(history, 'SubscriptionPaid')).toBe(
        count(history, 'SubscriptionActivated', 'SubscriptionRenewed', 'SubscriptionUpgraded'),
      );
      const paid = history.filter((event) => event.type === 'SubscriptionPaid').map((event) => event.data.invoiceId);
      expect(new Set(paid).size).toBe(paid.length);
      expect(count(history, 'SubscriptionPaid')).toBeLessThanOrEqual(count(history, 'SubscriptionRequested', 'UpgradeRequested'));
    }));

  it('never serve a day that was not paid for, grace and the reduced month aside', () =>
    histories((moves) => {
      const { scenario, now } = play(moves);
      const { state, history } = scenario;
      if (!hasPlan(state)) return;
      expect(count(history, 'SubscriptionPaid')).toBeGreaterThan(0);
      const daysOver = (asDate(now).getTime() - asDate(state.year!.endsAt).getTime()) / DAY_MS;
      expect(daysOver).toBeLessThan({ active: 0, grace: 7, reduced: 37, paused: Infinity, none: Infinity }[state.phase] + 1e-9);
    }));

  it('sell years that follow one another without overlap, except where nothing was left to continue', () =>
    histories((moves) => {
      const { year, nextYear } = play(moves).scenario.state;
      if (nextYear !== undefined) expect(nextYear.startsAt).toBe(year!.endsAt);
      if (year !== undefined)
        expect((asDate(year.endsAt).getTime() - asDate(year.startsAt).getTime()) / DAY_MS).toBeGreaterThanOrEqual(365);
    }));

  it('leave nothing due behind, and replay to the same state', () =>
    histories((moves) => {
      const { scenario, now } = play(moves);
      expect(dueSteps(scenario.state, now)).toEqual([]);
      expect(replay(subscription, scenario.history)).toEqual(scenario.state);
    }));

  it('have each step once: every reminder of a year at most once, phases in order', () =>
    histories((moves) => {
      const { history } = play(moves).scenario;
      let reminders = new Set<string>();
      for (const event of history) {
        if (event.type !== 'RenewalDue') continue;
        const key = `${event.data.endsAt} ${event.data.daysBefore}`;
        expect(reminders.has(key)).toBe(false);
        reminders = reminders.add(key);
      }
      expect(count(history, 'SubscriptionReduced')).toBeLessThanOrEqual(count(history, 'GraceStarted'));
      expect(count(history, 'SubscriptionPaused')).toBeLessThanOrEqual(count(history, 'SubscriptionReduced'));
    }));
});
