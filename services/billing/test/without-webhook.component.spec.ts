import { HOUR_MS } from '@nowahala/kernel';
import { Metrics } from '@nowahala/platform';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { eventually } from '@nowahala/testkit';
import { RefreshOpenPayment } from '../src/application/refresh-open-payment.js';
import { BillingApp, type Customer } from './app.js';

const app = new BillingApp();
beforeAll(() => app.start());
afterAll(() => app.stop());
beforeEach(() => {
  app.paystack.fault = () => 'none';
});

describe('payments without a webhook', () => {
  it('are found by the page that waits for them', async () => {
    const { ada, ref } = await app.waitingFor('Basic');
    expect(await app.as(ada).checkPayment(ref)).toMatchObject({ outcome: 'waiting' });
    app.paystack.pay(ref);
    const outcome = await eventually('the page shows it', async () => {
      const answer = await app.as(ada).checkPayment(ref);
      return answer.outcome === 'paid' ? answer : undefined;
    });
    expect(outcome.message).toBe('Your payment has arrived. Thank you.');
    const [eve] = [app.customer()];
    await expect(app.as(eve).checkPayment(ref)).rejects.toMatchObject({ kind: 'not_found' });
  });

  it('are found by the check after five minutes', async () => {
    const { ada, ref } = await app.waitingFor('Basic');
    app.paystack.pay(ref);
    await app.clock.advance(5 * 60_000 + 1);
    expect((await app.as(ada).invoices())[0]).toMatchObject({ status: 'paid' });
  });

  it('are found when the provider comes back after an hour of silence', async () => {
    const { ada, ref } = await app.waitingFor('Basic');
    app.paystack.pay(ref);
    app.paystack.fault = () => 'error';
    await app.clock.advance(3_600_000);
    expect((await app.as(ada).invoices())[0]).toMatchObject({ status: 'pending' });
    app.paystack.fault = () => 'none';
    await app.clock.advance(61_000);
    expect((await app.as(ada).invoices())[0]).toMatchObject({ status: 'paid' });
  });

  it('are found behind one about which the provider refuses to answer; that one is counted and asked about again', async () => {
    const [refused, behind] = [await app.waitingFor('Basic'), await app.waitingFor('Basic')];
    for (const { ref } of [refused, behind]) app.paystack.pay(ref);
    app.paystack.fault = (path) => (path.endsWith(refused.ref) ? 'refuse' : 'none');
    await app.sql(`UPDATE payment_attempt SET next_verify_at = next_verify_at - interval '1 s' WHERE reference = $1`, [refused.ref]);
    const statusOf = async ({ ada }: { ada: Customer }) => (await app.as(ada).invoices())[0]!.status;
    await app.clock.advance(5 * 60_000 + 1);
    expect([await statusOf(refused), await statusOf(behind)]).toEqual(['pending', 'paid']);
    expect(await app.running.get<Metrics>('billing', Metrics).asText()).toMatch(/^billing_verify_failures_total(\{.*\})? [1-9]/m);
    app.paystack.fault = () => 'none';
    await app.clock.advance(6 * 60_000);
    expect(await statusOf(refused)).toBe('paid');
  });

  it('about which the provider never answers are asked about ever less often and closed after a week; late money is credited', async () => {
    const { ada, ref } = await app.waitingFor('Basic');
    app.paystack.fault = (path) => (path.endsWith(ref) ? 'refuse' : 'none');
    const begin = app.paystack.calls.length;
    const statusIn = async (hours: number) => {
      for (let hour = 0; hour < hours; hour += 1) await app.clock.advance(HOUR_MS);
      return (await app.as(ada).invoices())[0]!.status;
    };
    expect([await statusIn(7 * 24 - 1), await statusIn(25)]).toEqual(['pending', 'void']);
    const asked = app.paystack.calls.slice(begin).filter((call) => call.endsWith(ref)).length;
    expect([asked > 5, asked < 20]).toEqual([true, true]);
    await app.payAndNotify(ref);
    expect(await app.settled(ref)).toBe('applied');
    expect(await app.sql('SELECT reason FROM parked_payment WHERE reference = $1', [ref])).toEqual([{ reason: 'paid-after-closing' }]);
  });

  it('whose money is parked are closed after a week, and the same plan can be paid for on a new page', async () => {
    const { ada, ref } = await app.waitingFor('Basic');
    app.paystack.pay(ref, { amount: 5 });
    for (let day = 0; day < 6; day += 1) await app.clock.advance(24 * HOUR_MS);
    expect(await app.as(ada).subscription()).toMatchObject({ state: 'awaiting_payment', pendingRef: ref });
    for (let day = 0; day < 2; day += 1) await app.clock.advance(24 * HOUR_MS);
    expect(await app.as(ada).subscription()).toMatchObject({ state: 'none', pendingRef: '' });
    expect((await app.as(ada).subscribe('Basic')).ref).not.toBe(ref);
    expect(await app.sql('SELECT reason, resolution FROM parked_payment WHERE reference = $1', [ref])).toEqual([
      { reason: 'disagrees', resolution: null },
    ]);
  });

  it('stay open while the provider refuses our key, however long, and are found when it takes it again', async () => {
    const { ada, ref } = await app.waitingFor('Basic');
    app.paystack.pay(ref);
    app.paystack.fault = () => 'refuse-key';
    for (let day = 0; day < 9; day += 1) await app.clock.advance(24 * HOUR_MS);
    expect((await app.as(ada).invoices())[0]).toMatchObject({ status: 'pending' });
    app.paystack.fault = () => 'none';
    await app.clock.advance(HOUR_MS + 1);
    expect((await app.as(ada).invoices())[0]).toMatchObject({ status: 'paid' });
  });

  describe.each(['refuse-key', 'refuse'] as const)('about which the provider answers with: %s', (fault) => {
    it.each(['the page after the payment', 'the billing page'])('wait on %s', async (page) => {
      const { ada, ref } = await app.waitingFor('Basic');
      app.paystack.fault = () => fault;
      const begin = app.paystack.calls.length;
      if (page === 'the billing page') await app.running.get<RefreshOpenPayment>('billing', RefreshOpenPayment).execute(ref);
      else expect(await app.as(ada).checkPayment(ref)).toMatchObject({ outcome: 'waiting' });
      expect(app.paystack.calls.slice(begin)).toContainEqual(expect.stringMatching(`/verify/${ref}$`));
    });
  });

  it('are declined whatever the words of the provider are', async () => {
    const { ada, ref } = await app.waitingFor('Basic');
    app.paystack.decline(ref, `Do not ${String.fromCharCode(0, 0xd83d)}honour${'!'.repeat(300)}`);
    await app.clock.advance(5 * 60_000 + 1);
    expect(await app.as(ada).subscription()).toMatchObject({ pendingRef: ref, pendingFailed: true });
  });

  it('close after a day without money, and a later payment is given back', async () => {
    const { ada, ref } = await app.waitingFor('Basic');
    await app.clock.advance(25 * 3_600_000);
    expect((await app.as(ada).invoices())[0]).toMatchObject({ status: 'void', ref });
    expect(await app.as(ada).subscription()).toMatchObject({ state: 'none' });
    await app.payAndNotify(ref);
    expect(await app.settled(ref)).toBe('applied');
    expect(await app.as(ada).subscription()).toMatchObject({ state: 'none', hasPlan: false });
  });

  it('whose process died before it named a page are closed, and a new one can be opened', async () => {
    const ada = app.customer();
    const { ref } = await app.as(ada).subscribe('Basic');
    await app.sql('UPDATE payment_attempt SET payment_url = NULL, next_verify_at = $2 WHERE reference = $1', [ref, app.clock.now()]);
    await app.clock.advance(61_000);
    expect((await app.as(ada).invoices())[0]).toMatchObject({ status: 'void' });
    expect((await app.as(ada).subscribe('Basic')).redirect).toBe(true);
  });
});
