import { describe, expect, it } from '@jest/globals';
import { basic, business, growth, scale, SubscriptionScenario } from '../../test/subscription-scenario.js';
import { daysAfter } from './calendar.js';

const START = '2026-11-21T12:00:00.000Z';
const END = '2027-11-21T12:00:00.000Z';
const NEXT_END = '2028-11-21T12:00:00.000Z';
const scenario = () => new SubscriptionScenario(START);
const upgraded = () => scenario().buys(basic).at(daysAfter(START, 100)).asksToUpgradeTo(growth).pays();
const renewedAhead = () => scenario().buys(basic).at(daysAfter(END, -20)).buys(growth);

describe('a refund takes away only what the invoice paid for', () => {
  it('removes the year renewed ahead, and the running year ends like any other', () => {
    const refunded = renewedAhead().at(daysAfter(END, -2)).isRefunded('invoice-2').emits('RenewalRefunded');
    refunded.becomes({ phase: 'active', year: { terms: basic, startsAt: START, endsAt: END } });
    expect([refunded.state.nextYear, refunded.state.nextYearPaidBy]).toEqual([undefined, undefined]);
    // The days of the earlier reminders have passed; they would say the wrong number.
    refunded
      .at(daysAfter(END, 1))
      .emits('RenewalDue', 'GraceStarted')
      .becomes({ remindedAt: [30, 14, 3, 1] });
  });

  it('ends the plan when the year renewed ahead is the running one by now, noticed or not', () => {
    renewedAhead()
      .at(daysAfter(END, 1))
      .isRefunded('invoice-1')
      .emits()
      .isRefunded('invoice-2')
      .emits('SubscriptionCancelled')
      .becomes({ phase: 'none' });
  });

  it('goes back to the plan before an upgrade, with the same end', () => {
    upgraded()
      .isRefunded('invoice-2')
      .emits('UpgradeRefunded')
      .becomes({ phase: 'active', year: { terms: basic, startsAt: START, endsAt: END }, upgrades: [] });
  });

  it('goes back one upgrade after the other, the last one first', () => {
    const twice = upgraded().asksToUpgradeTo(scale).pays();
    expect(() => twice.isRefunded('invoice-2')).toThrow('Credit the later one first.');
    twice.isRefunded('invoice-3').becomes({ year: { terms: growth, startsAt: START, endsAt: END } });
    twice.isRefunded('invoice-2').becomes({ year: { terms: basic, startsAt: START, endsAt: END } });
  });

  it('takes an upgrade back from the year renewed ahead too, before and after that year began', () => {
    const raised = () => renewedAhead().asksToUpgradeTo(business).pays();
    raised()
      .isRefunded('invoice-3')
      .becomes({ year: { terms: basic, startsAt: START, endsAt: END }, nextYear: { terms: growth, startsAt: END, endsAt: NEXT_END } });
    raised()
      .at(daysAfter(END, 10))
      .isRefunded('invoice-3')
      .emits('UpgradeRefunded')
      .becomes({ phase: 'active', year: { terms: growth, startsAt: END, endsAt: NEXT_END } });
    raised()
      .isRefunded('invoice-2')
      .isRefunded('invoice-3')
      .becomes({ year: { terms: basic, startsAt: START, endsAt: END } });
  });

  it('ends the plan with the invoice of the running year, and closes what is open', () => {
    upgraded().asksToUpgradeTo(scale).isRefunded('invoice-1').emits('CheckoutClosed', 'SubscriptionCancelled').becomes({ phase: 'none' });
  });

  it('changes nothing for days that are over, or for a plan bought afterwards', () => {
    upgraded().at(daysAfter(END, 3)).isRefunded('invoice-1').emits().isRefunded('invoice-2').emits().becomes({ phase: 'grace' });
    upgraded()
      .isRefunded('invoice-1')
      .buys(scale)
      .isRefunded('invoice-2')
      .emits()
      .becomes({ phase: 'active', year: { terms: scale, startsAt: daysAfter(START, 100), endsAt: '2028-03-01T12:00:00.000Z' } });
  });
});
