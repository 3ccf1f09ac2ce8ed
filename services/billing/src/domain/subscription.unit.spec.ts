import { describe, expect, it } from '@jest/globals';
import { basic, business, growth, scale, SubscriptionScenario } from '../../test/subscription-scenario.js';
import { daysAfter } from './calendar.js';
import { entitlementOf, hasPlan, planState } from './entitlement.js';
import { subscription } from './subscription.js';

const START = '2026-11-21T12:00:00.000Z';
const END = '2027-11-21T12:00:00.000Z';
const scenario = () => new SubscriptionScenario(START);
const day = (days: number) => daysAfter(START, days);
const beforeEnd = (days: number) => daysAfter(END, -days);
const afterEnd = (days: number) => daysAfter(END, days);

describe('buying a plan', () => {
  it('waits for the money, then runs for a year', () => {
    scenario()
      .asksFor(basic)
      .emits('SubscriptionRequested', 'PaymentStarted')
      .becomes({ phase: 'none' })
      .pays()
      .emits('SubscriptionPaid', 'SubscriptionActivated')
      .becomes({ phase: 'active', year: { terms: basic, startsAt: START, endsAt: END } });
  });

  it('has no plan before it is paid, and says what it waits for', () => {
    const waiting = scenario().asksFor(basic).state;
    expect([planState(waiting), hasPlan(waiting)]).toEqual(['awaiting_payment', false]);
  });

  it('stops waiting when the card was declined, yet takes the money if the same payment succeeds after all', () => {
    const declined = scenario().asksFor(basic).isDeclined().emits('PaymentDeclined');
    expect(planState(declined.state)).toBe('none');
    declined.pays().becomes({ phase: 'active' });
  });

  it('gives nothing for a payment whose checkout was closed', () => {
    scenario().asksFor(basic).closes().pays('invoice-1').emits().becomes({ phase: 'none' });
  });

  it('never makes a second year of a second payment', () => {
    scenario()
      .buys(basic)
      .pays('invoice-1')
      .emits()
      .becomes({ year: { terms: basic, startsAt: START, endsAt: END } });
  });

  it('asks for nothing when the plan is paid already', () => {
    scenario().buys(basic).asksFor(basic).emits().becomes({ phase: 'active' });
  });

  it('sends the owner of a running plan to the upgrade', () => {
    expect(() => scenario().buys(basic).asksFor(growth)).toThrow(
      'You have the Basic plan until 21 November 2027. To move to Growth before that, choose "Upgrade plan".',
    );
  });

  it('sends the owner who wants a smaller plan to the renewal, not to the upgrade', () => {
    const sentence = 'Basic is smaller than Growth. You can choose it when you renew, in the 30 days before 21 November 2027.';
    expect(() => scenario().buys(growth).asksFor(basic)).toThrow(sentence);
    expect(() => scenario().buys(business).using({ servers: 12, intervalsMinutes: [], serversWithWhatsApp: 0 }).asksFor(growth)).toThrow(
      'Growth is too small for what you use now. You have 12 servers and jobs, Growth allows 10: delete 2 of them first.',
    );
  });

  it('keeps the price and limits that were bought, whatever the catalogue says later', () => {
    const bought = scenario().buys({ ...basic, priceKoboPerMonth: 100_00, serverLimit: 1 });
    bought.at(day(200)).becomes({
      year: {
        terms: { ...basic, priceKoboPerMonth: 100_00, serverLimit: 1 },
        startsAt: START,
        endsAt: END,
      },
    });
  });
});

describe('upgrading', () => {
  it('keeps the end date and starts with the payment', () => {
    scenario()
      .buys(basic)
      .at(day(100))
      .asksToUpgradeTo(growth)
      .emits('UpgradeRequested', 'PaymentStarted')
      .becomes({ year: { terms: basic, startsAt: START, endsAt: END } })
      .pays()
      .emits('SubscriptionPaid', 'SubscriptionUpgraded')
      .becomes({ phase: 'active', year: { terms: growth, startsAt: START, endsAt: END } });
  });

  it('charges the difference for the days left', () => {
    const asked = scenario().buys(basic).at(day(100)).asksToUpgradeTo(growth);
    // 5,000 x 12 x 265 / 365 = 43,561.64; VAT 3,267.12
    expect(asked.state.open!.totalKobo).toBe(46_828_76);
  });

  it('charges the full difference on the first day', () => {
    expect(scenario().buys(basic).asksToUpgradeTo(growth).state.open!.totalKobo).toBe(64_500_00);
  });

  it('lifts a year renewed ahead of time as well, so that nothing falls back', () => {
    const asked = scenario().buys(basic).at(beforeEnd(10)).buys(basic).asksToUpgradeTo(growth);
    // 10 of 365 days, and the whole next year
    expect(asked.state.open!.totalKobo).toBe(
      Math.round((60_000_00 * 10) / 365) + 60_000_00 + Math.round((Math.round((60_000_00 * 10) / 365) + 60_000_00) * 0.075),
    );
    asked.pays().becomes({
      year: { terms: growth, startsAt: START, endsAt: END },
      nextYear: { terms: growth, startsAt: END, endsAt: '2028-11-21T12:00:00.000Z' },
    });
  });

  it('paid for once its year is over buys no day of it, and leaves the renewal as it was', () => {
    const asked = scenario().buys(growth).at(beforeEnd(0.5)).asksToUpgradeTo(business);
    asked
      .at(afterEnd(0.1))
      .pays()
      .emits()
      .becomes({ phase: 'grace', year: { terms: growth, startsAt: START, endsAt: END } });
  });

  it.each([scale, business])('paid for once a year as big has begun raises nothing, and takes nothing from it: $name', (renewed) => {
    const renewedAhead = scenario().buys(growth).at(beforeEnd(2)).buys(renewed);
    renewedAhead
      .asksToUpgradeTo(business)
      .at(afterEnd(0.1))
      .pays()
      .emits()
      .becomes({ year: { terms: renewed, startsAt: END, endsAt: '2028-11-21T12:00:00.000Z' } });
  });

  it.each([
    ['nothing to upgrade', () => scenario().asksToUpgradeTo(growth), 'You have no running plan to upgrade. Please pick a plan first.'],
    ['the same plan', () => scenario().buys(growth).asksToUpgradeTo(growth), 'You already have the Growth plan.'],
    [
      'a smaller plan',
      () => scenario().buys(growth).asksToUpgradeTo(basic),
      'Basic is smaller than Growth. You can choose it when you renew, in the 30 days before 21 November 2027.',
    ],
    [
      'a year that is over',
      () => scenario().buys(basic).at(afterEnd(2)).asksToUpgradeTo(growth),
      'The year you paid for is over, so there is nothing to upgrade. Renew with the plan you want.',
    ],
    [
      'a paused plan',
      () => scenario().buys(basic).at(afterEnd(40)).asksToUpgradeTo(growth),
      'You have no running plan to upgrade. Please pick a plan first.',
    ],
  ])('refuses %s', (_case, attempt, sentence) => expect(attempt).toThrow(sentence));

  it('refuses a smaller plan with the list of what is too much', () => {
    const busy = scenario()
      .buys(business)
      .using({ servers: 12, intervalsMinutes: [1, 1, 5], serversWithWhatsApp: 1 });
    expect(() => busy.asksToUpgradeTo(basic)).toThrow(
      'Basic is too small for what you use now. You have 12 servers and jobs, Basic allows 3: delete 9 of them first. ' +
        'For 2 servers the checks come more often than every 5 minutes, the most Basic allows: set a longer interval first. ' +
        'For 1 server you get alerts on WhatsApp, which Basic does not include: switch that off first.',
    );
  });
});

describe('the end of a year', () => {
  it('reminds 30, 14, 3 and 1 days before, then grace, reduced, paused, each on its day', () => {
    const events = scenario()
      .buys(basic)
      .at(afterEnd(38))
      .history.slice(4)
      .map((event) => [event.type, (event.data as { at: string }).at]);
    expect(events).toEqual([
      ['RenewalDue', beforeEnd(30)],
      ['RenewalDue', beforeEnd(14)],
      ['RenewalDue', beforeEnd(3)],
      ['RenewalDue', beforeEnd(1)],
      ['GraceStarted', END],
      ['SubscriptionReduced', afterEnd(7)],
      ['SubscriptionPaused', afterEnd(37)],
    ]);
  });

  it('has the same events whether time creeps or jumps', () => {
    const jumped = scenario().buys(basic).at(afterEnd(500));
    const crept = scenario().buys(basic);
    for (let hour = 0; hour < (365 + 500) * 24; hour += 7) crept.at(daysAfter(START, hour / 24));
    expect(crept.at(afterEnd(500)).history).toEqual(jumped.history);
  });

  it.each([
    ['active', beforeEnd(1), true, false],
    ['grace', afterEnd(1), true, false],
    ['reduced', afterEnd(8), true, true],
    ['paused', afterEnd(38), false, false],
  ] as const)('is %s then: plan and pace of checking', (state, at, plan, hourly) => {
    const { state: subscription } = scenario().buys(basic).at(at);
    expect(entitlementOf(subscription, 9)).toMatchObject({
      version: 9,
      state,
      hasPlan: plan,
      hourlyOnly: hourly,
      terms: basic,
    });
  });

  it('is forgotten after twelve months of pause', () => {
    scenario()
      .buys(basic)
      .at(afterEnd(37 + 364))
      .becomes({ phase: 'paused' })
      .at(afterEnd(37 + 367))
      .emits('SubscriptionCancelled')
      .becomes({ phase: 'none' });
  });
});

describe('renewing', () => {
  it('is possible from 30 days before the end, not earlier', () => {
    expect(scenario().buys(basic).at(beforeEnd(31)).asksFor(basic).emits().state.open).toBeUndefined();
    scenario().buys(basic).at(beforeEnd(29)).asksFor(basic).emits('SubscriptionRequested', 'PaymentStarted');
  });

  it('begins the new year at the old end, and reminds no more', () => {
    scenario()
      .buys(basic)
      .at(beforeEnd(20))
      .buys(growth)
      .becomes({ phase: 'active', year: { terms: basic, startsAt: START, endsAt: END } })
      .at(beforeEnd(1))
      .emits()
      .at(afterEnd(1))
      .emits('RenewedYearStarted')
      .becomes({
        phase: 'active',
        year: { terms: growth, startsAt: END, endsAt: '2028-11-21T12:00:00.000Z' },
      });
  });

  it('begins at the old end also when it is paid late, in grace or in the reduced month', () => {
    for (const days of [3, 20]) {
      scenario()
        .buys(basic)
        .at(afterEnd(days))
        .buys(basic)
        .emits('SubscriptionPaid', 'SubscriptionRenewed')
        .becomes({
          phase: 'active',
          year: { terms: basic, startsAt: END, endsAt: '2028-11-21T12:00:00.000Z' },
        });
    }
  });

  it('begins with the payment when the plan was paused', () => {
    const late = afterEnd(100);
    scenario()
      .buys(basic)
      .at(late)
      .buys(basic)
      .emits('SubscriptionPaid', 'SubscriptionRenewed', 'SubscriptionResumed')
      .becomes({
        phase: 'active',
        year: { terms: basic, startsAt: late, endsAt: '2029-02-28T12:00:00.000Z' },
      });
  });

  it('may choose a smaller plan that fits, and refuses one that does not', () => {
    scenario()
      .buys(growth)
      .at(beforeEnd(5))
      .using({ servers: 3, intervalsMinutes: [5, 10, 60] })
      .buys(basic)
      .at(afterEnd(1))
      .becomes({ phase: 'active' });
    expect(() => scenario().buys(growth).at(beforeEnd(5)).using({ servers: 4 }).asksFor(basic)).toThrow(
      'Basic is too small for what you use now.',
    );
  });

  it('is asked for once: a year renewed ahead is paid already', () => {
    scenario().buys(scale).at(beforeEnd(20)).buys(scale).asksFor(scale).emits();
  });
});

describe('money that bought nothing', () => {
  it('ends its own checkout, and no other', () => {
    const credit = (invoiceId: string) =>
      ({ type: 'CreditOverpayment', data: { invoiceId, creditNumber: 'NW-CN-2028-000001', planName: 'Basic', amountKobo: 1 } }) as const;
    const { state } = scenario().buys(basic).at(beforeEnd(5)).asksFor(basic);
    const typesAfter = (invoiceId: string) => subscription.decide(credit(invoiceId), state, { now: END }).map(({ type }) => type);
    expect(typesAfter(state.open!.invoiceId)).toEqual(['CheckoutClosed', 'SurplusCredited']);
    expect(typesAfter('invoice-1')).toEqual(['SurplusCredited']);
  });
});

describe('closing the account', () => {
  it('drops the open payment and takes no new one', () => {
    const closed = scenario().buys(basic).at(beforeEnd(3)).asksFor(basic).cancels().emits('CheckoutClosed', 'SubscriptionCancelled');
    closed.pays('invoice-2').emits().becomes({ phase: 'none', closed: true });
    expect(() => closed.asksFor(basic)).toThrow('This account is being deleted.');
  });
});
