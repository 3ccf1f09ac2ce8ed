import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { eventually } from '@nowahala/testkit';
import { ProcessWebhooks } from '../src/application/process-webhooks.js';
import type { WaitingWebhook } from '../src/database/webhook-inbox.repository.js';
import { BillingApp } from './app.js';

const app = new BillingApp();
beforeAll(() => app.start());
afterAll(() => app.stop());

const isCredited = async (ref: string) => (await app.sql('SELECT FROM parked_payment WHERE reference = $1', [ref])).length > 0;

describe('refunds that the provider tells of', () => {
  it('of what was credited need nobody', async () => {
    const { ada, ref } = await app.waitingFor('Basic');
    await app.payAndNotify(ref);
    await app.until(ada, 'active');
    app.paystack.pay(ref, { id: 999_002 });
    await app.deliverWebhook(app.paystack.webhook(ref));
    await eventually('the second payment is credited', () => isCredited(ref));
    await app.deliverWebhook(app.paystack.webhook(ref, { event: 'refund.processed', change: { reference: ref } }));
    const refund = await eventually('the refund is worked on', async () => {
      const about = `SELECT status, note FROM webhook_inbox WHERE reference = $1 AND event = 'refund.processed' AND status <> 'waiting'`;
      return (await app.sql(about, [ref]))[0];
    });
    expect(refund).toEqual({ status: 'applied', note: 'refunded, as credited' });
    // Another process, whose claim ended while it waited for the provider, comes to it later.
    const claimed = `SELECT provider, fingerprint, event, reference, body, 1 AS tries, 60 AS "ageSeconds" FROM webhook_inbox WHERE reference = $1 AND event = 'refund.processed'`;
    await app.running.get<ProcessWebhooks>('billing', ProcessWebhooks)['drain'](await app.sql<WaitingWebhook>(claimed, [ref]));
    expect(await app.sql(`SELECT status FROM webhook_inbox WHERE reference = $1 AND event = 'refund.processed'`, [ref])).toEqual([
      { status: 'applied' },
    ]);
  });

  it('beyond what was credited are for an operator, also when both come at once', async () => {
    const { ada, ref } = await app.waitingFor('Basic');
    await app.payAndNotify(ref);
    await app.until(ada, 'active');
    app.paystack.pay(ref, { id: 999_003 });
    await app.deliverWebhook(app.paystack.webhook(ref));
    await eventually('the second payment is credited', () => isCredited(ref));
    const refund = (id: number) =>
      app.deliverWebhook(app.paystack.webhook(ref, { event: 'refund.processed', change: { reference: ref, id } }));
    await Promise.all([refund(1), refund(2)]);
    const workedOn = await eventually('both are worked on', async () => {
      const about = `SELECT status FROM webhook_inbox WHERE reference = $1 AND event = 'refund.processed' AND status <> 'waiting' ORDER BY status`;
      const found = await app.sql<{ status: string }>(about, [ref]);
      return found.length === 2 && found;
    });
    expect(workedOn.map(({ status }) => status)).toEqual(['applied', 'parked']);
  });
});
