import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { billing } from '@nowahala/contracts';
import { DAY_MS } from '@nowahala/kernel';
import { ManualClock } from '@nowahala/platform';
import { eventually } from '@nowahala/testkit';
import { BillingApp, type Customer } from './app.js';

// From here the two paid years of the first scenario have 365 days each.
const app = new BillingApp(new ManualClock(new Date('2025-11-21T12:00:00.000Z')));
let changes: billing.SubscriptionChanged[];
let entitled: billing.EntitlementChanged[];

beforeAll(async () => {
  await app.start();
  changes = await app.running.collect('subscription.changed');
  entitled = await app.running.collect('entitlement.changed');
});
afterAll(() => app.stop());

const changesOf = (person: Customer) =>
  changes.filter((message) => message.workspaceId === person.workspaceId).toSorted((a, b) => a.version - b.version);
const daysSince = (start: Date, at: Date | undefined) => Math.round((at!.getTime() - start.getTime()) / DAY_MS);

async function published(person: Customer, last: string): Promise<billing.SubscriptionChanged[]> {
  return eventually(`${last} is published`, () => {
    const steps = changesOf(person);
    return steps.at(-1)?.change === last ? steps : undefined;
  });
}

describe('a year on the product’s clock', () => {
  it('buys, upgrades, is reminded, falls through grace and reduction to pause, comes back and renews ahead of time', async () => {
    const ada = app.customer();
    const ofAda = app.as(ada);
    const start = app.clock.now();
    await app.buy(ada, 'Basic');

    await app.clock.advance(100 * DAY_MS);
    const upgrade = await ofAda.upgrade('Growth');
    expect(upgrade.totalKobo).toBe(46_828_76);
    await app.payAndNotify(upgrade.ref);
    await eventually('Growth is in force', async () => (await ofAda.subscription()).plan!.name === 'Growth');
    expect(daysSince(start, (await ofAda.subscription()).subscriptionEndDate)).toBe(365);

    for (let days = 100; days < 364; days += 11) await app.clock.advance(11 * DAY_MS);
    await app.until(ada, 'active');
    await app.clock.advance(2 * DAY_MS);
    expect(await ofAda.subscription()).toMatchObject({ state: 'grace', hasPlan: true });
    await app.clock.advance(8 * DAY_MS);
    expect(await ofAda.subscription()).toMatchObject({ state: 'reduced', hasPlan: true });
    await app.clock.advance(40 * DAY_MS);
    const paused = await ofAda.subscription();
    expect(paused).toMatchObject({ state: 'paused', hasPlan: false, plan: { name: 'Growth' } });
    expect(daysSince(start, paused.keptUntil)).toBe(365 + 37 + 365);

    await app.buy(ada, 'Business');
    const resumedAt = app.clock.now();
    expect(daysSince(resumedAt, (await ofAda.subscription()).subscriptionEndDate)).toBe(365);

    await app.clock.advance(340 * DAY_MS);
    const ahead = await ofAda.subscribe('Business');
    expect(ahead).toMatchObject({ hasPlan: true, redirect: true, message: 'Pay ₦258,000 for another year of Business.' });
    await app.payAndNotify(ahead.ref);
    await eventually('the next year is paid', async () => (await ofAda.subscription()).nextPlanName === 'Business');
    await app.clock.advance(30 * DAY_MS);
    expect(await ofAda.subscription()).toMatchObject({ state: 'active', nextPlanName: '' });

    const steps = await published(ada, 'renewed');
    expect(steps.map(({ change, daysLeft, at }) => [change, daysLeft, daysSince(start, at)])).toEqual([
      ['requested', 0, 0],
      ['activated', 0, 0],
      ['requested', 0, 100],
      ['upgraded', 0, 100],
      ['renewal_due', 30, 335],
      ['renewal_due', 14, 351],
      ['renewal_due', 3, 362],
      ['renewal_due', 1, 364],
      ['grace_started', 0, 365],
      ['reduced', 0, 372],
      ['paused', 0, 402],
      ['requested', 0, daysSince(start, resumedAt)],
      ['renewed', 0, daysSince(start, resumedAt)],
      ['resumed', 0, daysSince(start, resumedAt)],
      ['renewal_due', 30, daysSince(start, resumedAt) + 335],
      ['requested', 0, daysSince(start, resumedAt) + 340],
      ['renewed', 0, daysSince(start, resumedAt) + 340],
    ]);
    expect(new Set(steps.map((message) => message.version)).size).toBe(steps.length);
    const grace = steps.find(({ change }) => change === 'grace_started')!;
    expect([daysSince(start, grace.endsAt), daysSince(start, grace.graceEndsAt)]).toEqual([365, 372]);

    const invoices = await ofAda.invoices();
    expect(invoices.map(({ status, totalKobo, purpose }) => [purpose, totalKobo, status]).toReversed()).toEqual([
      ['purchase', 32_250_00, 'paid'],
      ['upgrade', 46_828_76, 'paid'],
      ['renewal', 258_000_00, 'paid'],
      ['renewal', 258_000_00, 'paid'],
    ]);
    expect(invoices.map((invoice) => invoice.ref.slice(0, 7)).toReversed()).toEqual(['NW-2025', 'NW-2026', 'NW-2027', 'NW-2027']);
    expect((await app.system.reconcile({ days: 2_000 })).findings).toEqual([]);
  });

  it('publishes the same steps when the clock jumps over all of it at once', async () => {
    const ada = app.customer();
    await app.buy(ada, 'Basic');
    const end = (await app.as(ada).subscription()).subscriptionEndDate!;
    await app.clock.advance(500 * DAY_MS);
    const steps = await published(ada, 'paused');
    expect(steps.slice(2).map(({ change, at }) => [change, daysSince(end, at)])).toEqual([
      ['renewal_due', -30],
      ['renewal_due', -14],
      ['renewal_due', -3],
      ['renewal_due', -1],
      ['grace_started', 0],
      ['reduced', 7],
      ['paused', 37],
    ]);
    const ofAda = () => entitled.filter((message) => message.workspaceId === ada.workspaceId).toSorted((a, b) => a.version - b.version);
    await eventually('the other topic came as well', () => ofAda().at(-1)?.state === 'paused');
    expect(ofAda().map(({ state, hourlyOnly }) => [state, hourlyOnly])).toEqual([
      ['awaiting_payment', false],
      ['active', false],
      ['grace', false],
      ['reduced', true],
      ['paused', false],
    ]);
  });

  it('keeps the price that was paid until the renewal, then asks the new one', async () => {
    const ada = app.customer();
    await app.buy(ada, 'Basic');
    await app.system.changePlan({ name: 'Basic', priceKobo: 3_000_00, serverLimit: 2, operator: 'spec' });
    expect(await app.as(ada).subscription()).toMatchObject({
      plan: { priceKobo: 2_500_00, serverLimit: 3 },
      nextInvoiceTotalKobo: 38_700_00,
    });
    await app.clock.advance(345 * DAY_MS);
    expect(await app.as(ada).subscribe('Basic')).toMatchObject({ totalKobo: 38_700_00 });
    await app.system.changePlan({ name: 'Basic', priceKobo: 2_500_00, serverLimit: 3, operator: 'spec' });
    expect(await app.sql('SELECT operator, action FROM operator_audit')).toHaveLength(2);
    await expect(app.as(ada).rpc.changePlan({ name: 'Basic', priceKobo: 1, operator: 'eve' })).rejects.toMatchObject({
      kind: 'not_found',
    });
  });
});
