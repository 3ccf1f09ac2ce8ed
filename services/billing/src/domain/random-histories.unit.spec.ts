import { describe, expect, it } from '@jest/globals';
import { Refusal } from '@nowahala/platform';
import fc from 'fast-check';
import { basic, business, growth, scale, SubscriptionScenario } from '../../test/subscription-scenario.js';
import { asDate, DAY_MS, daysAfter } from './calendar.js';
import { hasPlan } from './entitlement.js';
import { subscriptionFrom, type SubscriptionEvent } from './subscription.js';
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
  { weight: 1, arbitrary: fc.record({ do: fc.constant('refund' as const) }) },
);
type Move = typeof move extends fc.Arbitrary<infer T> ? T : never;

function play(moves: Move[]): { story: SubscriptionScenario; now: string } {
  const story = new SubscriptionScenario(START);
  let now = START;
  for (const step of moves) {
    try {
      take(step);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
    }
  }
  return { story, now };

  function take(step: Move): void {
    const { open } = story.state;
    switch (step.do) {
      case 'buy':
        if (open !== undefined) story.closes('replaced');
        story.asksFor(step.plan);
        return;
      case 'upgrade':
        if (open !== undefined) story.closes('replaced');
        story.asksToUpgradeTo(step.plan);
        return;
      case 'pay':
        story.pays();
        return;
      case 'payOld':
        story.pays(`invoice-${step.invoice}`);
        return;
      case 'decline':
        if (open !== undefined) story.isDeclined();
        return;
      case 'close':
        if (open !== undefined) story.closes();
        return;
      case 'wait':
        now = daysAfter(now, step.days);
        story.at(now);
        return;
      case 'refund':
        story.cancels('refunded');
    }
  }
}

const count = (history: SubscriptionEvent[], ...types: SubscriptionEvent['type'][]) =>
  history.filter((event) => types.includes(event.type)).length;
const histories = (check: (moves: Move[]) => void) => fc.assert(fc.property(fc.array(move, { maxLength: 60 }), check), { numRuns: 400 });

describe('random histories of a subscription', () => {
  it('explain every year of service by exactly one payment', () =>
    histories((moves) => {
      const { history } = play(moves).story;
      expect(count(history, 'SubscriptionPaid')).toBe(
        count(history, 'SubscriptionActivated', 'SubscriptionRenewed', 'SubscriptionUpgraded'),
      );
      const paid = history.filter((event) => event.type === 'SubscriptionPaid').map((event) => event.data.invoiceId);
      expect(new Set(paid).size).toBe(paid.length);
      expect(count(history, 'SubscriptionPaid')).toBeLessThanOrEqual(count(history, 'SubscriptionRequested', 'UpgradeRequested'));
    }));

  it('never serve a day that was not paid for, grace and the reduced month aside', () =>
    histories((moves) => {
      const { story, now } = play(moves);
      const { state, history } = story;
      if (!hasPlan(state)) return;
      expect(count(history, 'SubscriptionPaid')).toBeGreaterThan(0);
      const daysOver = (asDate(now).getTime() - asDate(state.year!.endsAt).getTime()) / DAY_MS;
      expect(daysOver).toBeLessThan({ active: 0, grace: 7, reduced: 37, paused: Infinity, none: Infinity }[state.phase] + 1e-9);
    }));

  it('sell years that follow one another without overlap, except where nothing was left to continue', () =>
    histories((moves) => {
      const { year, nextYear } = play(moves).story.state;
      if (nextYear !== undefined) expect(nextYear.startsAt).toBe(year!.endsAt);
      if (year !== undefined)
        expect((asDate(year.endsAt).getTime() - asDate(year.startsAt).getTime()) / DAY_MS).toBeGreaterThanOrEqual(365);
    }));

  it('leave nothing due behind, and replay to the same state', () =>
    histories((moves) => {
      const { story, now } = play(moves);
      expect(dueSteps(story.state, now)).toEqual([]);
      expect(subscriptionFrom(story.history)).toEqual(story.state);
    }));

  it('tell of each step once: every reminder of a year at most once, phases in order', () =>
    histories((moves) => {
      const { history } = play(moves).story;
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
