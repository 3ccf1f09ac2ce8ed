import { randomUUID } from 'node:crypto';
import { LOGGER, Metrics, type Logger } from '@nowahala/platform';
import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { eventually } from '@nowahala/testkit';
import { RaiseOperatorAlert } from '../src/application/raise-operator-alert.js';
import { BillingApp } from './app.js';

const app = new BillingApp();
beforeAll(() => app.start());
afterAll(() => app.stop());
beforeEach(() => {
  app.paystack.fault = () => 'none';
});

const alertsAbout = (ref: string) =>
  app.sql<{ reason: string; resolution: string | null; detail: string }>(
    'SELECT reason, resolution, detail FROM parked_payment WHERE reference = $1',
    [ref],
  );

describe('webhooks of the provider', () => {
  it('are refused when they are not signed by it, and leave no trace', async () => {
    const { ada, ref } = await app.waitingFor('Basic');
    app.paystack.pay(ref);
    const { body, headers } = app.paystack.webhook(ref);
    expect(await app.deliverWebhook({ body, headers: {} })).toBe(401);
    expect(await app.deliverWebhook({ body, headers: { 'x-paystack-signature': 'a'.repeat(128) } })).toBe(401);
    expect(await app.deliverWebhook(app.paystack.webhook(ref, { key: 'sk_someone_else' }))).toBe(401);
    expect(await app.deliverWebhook({ body: Buffer.concat([body, Buffer.from(' ')]), headers })).toBe(401);
    expect(await app.sql('SELECT 1 FROM webhook_inbox WHERE reference = $1', [ref])).toEqual([]);
    expect(await app.as(ada).invoices()).toMatchObject([{ status: 'pending' }]);
  });

  it('are applied once, however often and in whatever spelling they come', async () => {
    const { ada, ref } = await app.waitingFor('Basic');
    app.paystack.pay(ref);
    const calls = [
      app.paystack.webhook(ref),
      app.paystack.webhook(ref, { spaces: 2 }),
      app.paystack.webhook(ref),
      app.paystack.webhook(ref, { spaces: 4 }),
    ];
    expect(await Promise.all(calls.map((call) => app.deliverWebhook(call)))).toEqual([200, 200, 200, 200]);
    await app.until(ada, 'active');
    await app.deliverWebhook(app.paystack.webhook(ref));
    expect((await app.as(ada).invoices()).map((invoice) => invoice.status)).toEqual(['paid']);
    expect(await app.sql('SELECT 1 FROM webhook_inbox WHERE reference = $1', [ref])).toHaveLength(1);
    expect(await alertsAbout(ref)).toEqual([]);
  });

  it.each([
    ['one kobo less', { amount: 3_224_999 }, /3224999 kobo instead of 3225000/],
    ['naira mistaken for kobo', { amount: 32_250 }, /32250 kobo/],
    ['a negative amount', { amount: -3_225_000 }, /-3225000 kobo/],
    ['dollars', { currency: 'USD' }, /paid in USD instead of NGN/],
  ])('never activate a plan for %s: parked, and an operator is alerted', async (_case, change, detail) => {
    const { ada, ref } = await app.waitingFor('Basic');
    expect(await app.deliverWebhook(app.paystack.webhook(ref, { event: 'charge.success', change: { status: 'success', ...change } }))).toBe(
      200,
    );
    expect(await app.settled(ref)).toBe('parked');
    expect(await alertsAbout(ref)).toMatchObject([{ reason: 'disagrees', resolution: null, detail: expect.stringMatching(detail) }]);
    expect(await app.as(ada).subscription()).toMatchObject({ state: 'awaiting_payment', hasPlan: false });
    await app.payAndNotify(ref);
    await app.until(ada, 'active');
  });

  it('activate a plan whatever e-mail address the payer has with Paystack', async () => {
    const { ada, ref } = await app.waitingFor('Basic');
    app.paystack.pay(ref, { email: 'adas-brother@elsewhere.example' });
    await app.deliverWebhook(app.paystack.webhook(ref));
    await app.until(ada, 'active');
    expect(await alertsAbout(ref)).toEqual([]);
  });

  it('alert an operator once about a parked payment, however often it is checked', async () => {
    const operator = await app.running.collect('operator.alert');
    const { ada, ref } = await app.waitingFor('Basic');
    app.paystack.pay(ref, { amount: 3_224_999 });
    await app.deliverWebhook(app.paystack.webhook(ref));
    expect(await app.settled(ref)).toBe('parked');
    expect(await app.as(ada).subscription()).toMatchObject({ hasPlan: false });
    const alerts = () => operator.filter((alert) => alert.headline.includes(ref));
    await eventually('an operator is alerted', () => alerts().length > 0);
    for (let checks = 0; checks < 3; checks += 1) {
      await app.clock.advance(15_000);
      await app.as(ada).checkPayment(ref);
    }
    expect(alerts()).toMatchObject([{ service: 'billing', reason: 'payment parked', text: expect.stringContaining(`settle ${ref}`) }]);
  });

  it('give back a second payment of the same invoice and never make a second year of it', async () => {
    const { ada, ref } = await app.waitingFor('Basic');
    await app.payAndNotify(ref);
    const first = await app.until(ada, 'active');
    app.paystack.pay(ref, { id: 999_001 });
    await app.deliverWebhook(app.paystack.webhook(ref));
    const [parked] = await eventually('the second payment is parked', async () => {
      const found = await alertsAbout(ref);
      return found.length > 0 ? found : undefined;
    });
    expect(parked).toMatchObject({ reason: 'paid-twice', resolution: expect.stringMatching(/^credited NW-CN-2026-/) });
    const changes = await app.running.collect('subscription.changed');
    const credited = await eventually('the credit is published', () =>
      changes.find((message) => message.workspaceId === ada.workspaceId && message.change === 'credited'),
    );
    expect(credited).toMatchObject({
      userId: ada.userId,
      amountKobo: 32_250_00,
      planName: 'Basic',
      ref: expect.stringMatching(/^NW-CN-2026-/),
    });
    const again = await app.as(ada).subscription();
    expect(again.subscriptionEndDate).toEqual(first.subscriptionEndDate);
    const [invoice] = await app.as(ada).invoices();
    expect(invoice).toMatchObject({ status: 'paid', creditNotes: [expect.stringMatching(/^NW-CN-2026-\d{6}$/)] });
    const note = await app.as(ada).rpc.getInvoicePdf({ userId: ada.userId, ref: invoice!.creditNotes[0]! });
    expect(Buffer.from(note.pdf).subarray(0, 5).toString()).toBe('%PDF-');
  });

  it('give back money for a payment page that was closed', async () => {
    const { ada, ref } = await app.waitingFor('Basic');
    const second = await app.as(ada).subscribe('Growth');
    await app.payAndNotify(ref);
    expect(await app.settled(ref)).toBe('applied');
    expect(await alertsAbout(ref)).toMatchObject([{ reason: 'paid-after-closing', resolution: expect.stringContaining('credited') }]);
    expect(await app.as(ada).subscription()).toMatchObject({ hasPlan: false, pendingRef: second.ref });
    await app.payAndNotify(second.ref);
    expect((await app.until(ada, 'active')).plan!.name).toBe('Growth');
  });

  it('are kept for an operator when they are signed nonsense, a dispute, or a refund that was not asked for', async () => {
    const { ref } = await app.waitingFor('Basic');
    expect(await app.deliverWebhook(app.paystack.webhook(ref, { event: 'charge.success', change: { amount: 'a lot' } }))).toBe(200);
    for (const event of ['charge.dispute.create', 'refund.processed']) {
      expect(await app.deliverWebhook(app.paystack.webhook(ref, { event, change: { reference: ref } }))).toBe(200);
      expect(
        await eventually(
          event,
          async () =>
            (await app.sql<{ status: string }>(`SELECT status FROM webhook_inbox WHERE event = $1 AND status <> 'waiting'`, [event]))[0]
              ?.status,
        ),
      ).toBe('parked');
    }
    expect(await app.deliverWebhook(app.paystack.webhook(ref, { event: 'transfer.success', change: { reference: randomUUID() } }))).toBe(
      200,
    );
  });

  it('that cannot be read are stored with their alert or not at all', async () => {
    const { ref } = await app.waitingFor('Basic');
    const unreadable = app.paystack.webhook(ref, { event: 'charge.success', change: { amount: `a lot for ${ref}` } });
    const failing = jest
      .spyOn(app.running.get<RaiseOperatorAlert>('billing', RaiseOperatorAlert), 'execute')
      .mockRejectedValueOnce(new Error('the connection broke'));
    await expect(app.deliverWebhook(unreadable)).rejects.toBeInstanceOf(Error);
    failing.mockClear();
    expect([await app.deliverWebhook(unreadable), await app.deliverWebhook(unreadable)]).toEqual([200, 200]);
    const alerted = failing.mock.calls.map(([, { reason }]) => reason);
    failing.mockRestore();
    expect(alerted).toEqual(['unreadable webhook']);
  });

  it('about a payment of another provider are parked in the end, with an alert', async () => {
    const { ada, ref } = await app.waitingFor('Basic');
    app.paystack.pay(ref);
    await app.sql(`UPDATE payment_attempt SET provider = 'sandbox' WHERE reference = $1`, [ref]);
    const operator = await app.running.collect('operator.alert');
    await app.deliverWebhook(app.paystack.webhook(ref));
    await eventually(
      'the webhook waits',
      async () => (await app.sql('SELECT 1 FROM webhook_inbox WHERE reference = $1 AND note IS NOT NULL', [ref])).length > 0,
    );
    await app.sql(`UPDATE webhook_inbox SET received_at = received_at - interval '2 hours', next_try_at = now() WHERE reference = $1`, [
      ref,
    ]);
    expect(await app.settled(ref)).toBe('parked');
    expect(await alertsAbout(ref)).toMatchObject([{ reason: 'unexplained', resolution: null }]);
    await eventually('an operator is alerted', () => operator.some(({ headline }) => headline.includes(ref)));
    expect(await app.as(ada).subscription()).toMatchObject({ hasPlan: false });
  });

  it('are too large beyond 256 kB', async () => {
    expect(await app.deliverWebhook({ body: Buffer.alloc(256 * 1024 + 1), headers: {} })).toBe(413);
  });

  it('may overtake the transaction that made the payment', async () => {
    const { ada, ref } = await app.waitingFor('Basic');
    app.paystack.pay(ref);
    await app.sql(`UPDATE payment_attempt SET reference = reference || '-not-yet' WHERE reference = $1`, [ref]);
    await app.deliverWebhook(app.paystack.webhook(ref));
    await eventually(
      'the webhook waits',
      async () =>
        (await app.sql(`SELECT 1 FROM webhook_inbox WHERE reference = $1 AND status = 'waiting' AND note IS NOT NULL`, [ref])).length > 0,
    );
    await app.sql(`UPDATE payment_attempt SET reference = $1 WHERE reference = $1 || '-not-yet'`, [ref]);
    await app.until(ada, 'active');
  });

  it('that wait are measured by age and number until they are processed; a payment is counted once', async () => {
    const metric = async (name: string) => {
      await app.clock.advance(1);
      const text = await app.running.get<Metrics>('billing', Metrics).asText();
      return Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1]);
    };
    await eventually('those before are worked', async () => (await metric('billing_webhook_oldest_seconds')) === 0);
    const payments = await metric('billing_payment_to_plan_seconds_count');
    expect(await metric('billing_webhook_overdue')).toBe(0);
    const warn = jest.spyOn(app.running.get<Logger>('billing', LOGGER), 'warn');
    const { ada, ref } = await app.waitingFor('Basic');
    app.paystack.pay(ref);
    await app.sql(`UPDATE payment_attempt SET reference = reference || '-not-yet' WHERE reference = $1`, [ref]);
    await app.deliverWebhook(app.paystack.webhook(ref));
    await app.sql(`UPDATE webhook_inbox SET received_at = received_at - interval '2 minutes' WHERE reference = $1`, [ref]);
    await eventually('it is overdue', async () => (await metric('billing_webhook_overdue')) === 1);
    expect(await metric('billing_webhook_oldest_seconds')).toBeGreaterThan(120);
    await eventually('the log says why', () =>
      warn.mock.calls.some(([fields, text]) => text === 'webhook still waiting' && (fields as { ref?: string }).ref === ref),
    );
    await app.sql(`UPDATE payment_attempt SET reference = $1 WHERE reference = $1 || '-not-yet'`, [ref]);
    await app.until(ada, 'active');
    await eventually('nothing waits', async () => (await metric('billing_webhook_overdue')) === 0);
    expect(await metric('billing_webhook_oldest_seconds')).toBeLessThan(60);
    expect(await metric('billing_payment_to_plan_seconds_count')).toBe(payments + 1);
  });

  it('with an unknown reference are parked in the end', async () => {
    const { ref } = await app.waitingFor('Basic');
    app.paystack.pay(ref);
    const stray = `NWP-${randomUUID()}`;
    await app.deliverWebhook(app.paystack.webhook(ref, { change: { reference: stray } }));
    await eventually(
      'the webhook waits',
      async () => (await app.sql('SELECT 1 FROM webhook_inbox WHERE reference = $1 AND note IS NOT NULL', [stray])).length > 0,
    );
    await app.sql(`UPDATE webhook_inbox SET received_at = received_at - interval '2 hours', next_try_at = now() WHERE reference = $1`, [
      stray,
    ]);
    expect(await app.settled(stray)).toBe('parked');
    expect(await alertsAbout(stray)).toMatchObject([{ reason: 'unexplained' }]);
  });

  it('are believed by their signature after a while when the provider cannot be asked', async () => {
    const { ada, ref } = await app.waitingFor('Basic');
    app.paystack.pay(ref);
    app.paystack.fault = (path) => (path.startsWith('/transaction/verify') ? 'error' : 'none');
    await app.deliverWebhook(app.paystack.webhook(ref));
    await eventually('the plan is active', async () => (await app.as(ada).subscription()).state === 'active', 15_000);
  });

  it('that the provider itself contradicts are parked, not booked', async () => {
    const { ada, ref } = await app.waitingFor('Basic');
    await app.deliverWebhook(app.paystack.webhook(ref, { event: 'charge.success', change: { status: 'success' } }));
    await eventually(
      'the webhook waits',
      async () => (await app.sql('SELECT 1 FROM webhook_inbox WHERE reference = $1 AND note IS NOT NULL', [ref])).length > 0,
    );
    await app.sql(`UPDATE webhook_inbox SET received_at = received_at - interval '2 minutes', next_try_at = now() WHERE reference = $1`, [
      ref,
    ]);
    expect(await app.settled(ref)).toBe('parked');
    expect(await app.as(ada).subscription()).toMatchObject({ hasPlan: false });
  });
});
