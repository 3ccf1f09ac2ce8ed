import { afterAll, beforeAll, expect, it, jest } from '@jest/globals';
import { DAY_MS } from '@nowahala/kernel';
import { Metrics } from '@nowahala/platform';
import { eventually, WrongClock } from '@nowahala/testkit';
import { AdvanceDueSubscriptions } from '../src/application/advance-due-subscriptions.js';
import { AdvanceSubscription } from '../src/application/advance-subscription.js';
import { BillingApp, type Customer } from './app.js';

const clock = new WrongClock();
const app = new BillingApp(clock);
beforeAll(() => app.start());
afterAll(() => app.stop());

/** As the projection says, which advances nothing when it is asked. */
async function phaseOf({ workspaceId }: Customer): Promise<string> {
  const [row] = await app.sql<{ phase: string }>('SELECT phase FROM subscription_view WHERE workspace_id = $1', [workspaceId]);
  return row!.phase;
}

it('the schedule goes on for everybody behind a workspace that fails, counts it, and comes back to it', async () => {
  const [broken, behind] = [app.customer(), app.customer()];
  await app.buy(broken, 'Basic');
  await app.clock.advance(60_000);
  await app.buy(behind, 'Basic');
  const advance = app.running.get<AdvanceSubscription>('billing', AdvanceSubscription);
  const execute = advance.execute.bind(advance);
  const spy = jest.spyOn(advance, 'execute').mockImplementation(async (workspaceId, atMost) => {
    if (workspaceId === broken.workspaceId) throw new Error('a history that cannot be read');
    return execute(workspaceId, atMost);
  });

  await app.clock.advance(366 * DAY_MS);
  expect([await phaseOf(broken), await phaseOf(behind)]).toEqual(['active', 'grace']);
  expect(await app.running.get<Metrics>('billing', Metrics).asText()).toMatch(/^billing_schedule_failures_total(\{.*\})? [1-9]/m);

  spy.mockRestore();
  await eventually('the step is taken after all', async () => {
    await app.clock.advance(1_000);
    return (await phaseOf(broken)) === 'grace' ? true : undefined;
  });
});

it('a plan is not ended by a machine whose clock is a year ahead, and is at its own time', async () => {
  const customer = app.customer();
  await app.buy(customer, 'Basic');
  const metrics = app.running.get<Metrics>('billing', Metrics);
  const failures = async () => Number(/^billing_schedule_failures_total(?:\{.*\})? (\d+)/m.exec(await metrics.asText())![1]);
  const before = await failures();
  await clock.whileWrong(366 * DAY_MS, async () => {
    await app.running.get<AdvanceDueSubscriptions>('billing', AdvanceDueSubscriptions).execute();
    await app.running.get<AdvanceSubscription>('billing', AdvanceSubscription).execute(customer.workspaceId);
  });
  expect([await phaseOf(customer), (await failures()) > before]).toEqual(['active', true]);
  await app.clock.advance(366 * DAY_MS);
  expect(await phaseOf(customer)).toBe('grace');
});

it('money for an upgrade that comes when the plan is paused is credited, and the plan can be renewed', async () => {
  const customer = app.customer();
  await app.buy(customer, 'Basic');
  const upgrade = await app.as(customer).upgrade('Growth');
  app.paystack.pay(upgrade.ref);
  await app.clock.advance((366 + 40) * DAY_MS);
  await eventually('the money is credited', async () => {
    const [attempt] = await app.sql<{ status: string }>('SELECT status FROM payment_attempt WHERE reference = $1', [upgrade.ref]);
    return attempt!.status === 'closed' ? true : undefined;
  });
  expect(await phaseOf(customer)).toBe('paused');
  expect(await app.as(customer).subscription()).toMatchObject({ pendingRef: '' });
  const renewal = await app.as(customer).subscribe('Basic');
  expect([renewal.redirect, renewal.ref === upgrade.ref]).toEqual([true, false]);
});
