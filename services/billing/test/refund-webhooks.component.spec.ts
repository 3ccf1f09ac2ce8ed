import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { eventually } from '@nowahala/testkit';
import { ProcessWebhooks } from '../src/application/process-webhooks.js';
import type { WaitingWebhook } from '../src/database/webhook-inbox.repository.js';
import { BillingApp } from './app.js';

const app = new BillingApp();
beforeAll(() => app.start({ PAYSTACK_TIMEOUT_MS: '5000' }));
afterAll(() => app.stop());

const isCredited = async (ref: string) => (await app.sql('SELECT FROM parked_payment WHERE reference = $1', [ref])).length > 0;

/** A webhook that says paid, of a payment of which the provider says otherwise for two minutes. */
async function contradictedForLong(ref: string): Promise<void> {
  await app.deliverWebhook(app.paystack.webhook(ref, { event: 'charge.success', change: { status: 'success' } }));
  await eventually('the webhook waits', async () => {
    const waiting = 'SELECT FROM webhook_inbox WHERE reference = $1 AND note IS NOT NULL';
    return (await app.sql(waiting, [ref])).length > 0;
  });
  const aged = `UPDATE webhook_inbox SET received_at = received_at - interval '2 minutes', next_try_at = now() WHERE reference = $1`;
  await app.sql(aged, [ref]);
}

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

  it('of a payment that the provider contradicted first, and that bought a plan later, are for an operator', async () => {
    const { ada, ref } = await app.waitingFor('Basic');
    await contradictedForLong(ref);
    expect(await app.settled(ref)).toBe('parked');
    // Of the same payment, but another transaction, and parked for another reason: both stay for a person.
    await app.sql(
      `INSERT INTO parked_payment (id, provider, reference, transaction_id, amount_kobo, reason, detail, parked_at)
       SELECT gen_random_uuid(), provider, reference, other.transaction_id, amount_kobo, other.reason, '', parked_at
       FROM parked_payment p, LATERAL (VALUES ('999004', 'unexplained'), (p.transaction_id, 'disagrees')) AS other (transaction_id, reason)
       WHERE reference = $1`,
      [ref],
    );
    app.paystack.pay(ref);
    await eventually('the page finds it paid', async () => (await app.as(ada).checkPayment(ref)).outcome === 'paid');
    const { ref: number } = await app.firstInvoice(ada);
    const parked = 'SELECT reason, resolution FROM parked_payment WHERE reference = $1 ORDER BY resolution, reason';
    expect(await app.sql(parked, [ref])).toEqual([
      { reason: 'unexplained', resolution: `paid ${number}` },
      { reason: 'disagrees', resolution: null },
      { reason: 'unexplained', resolution: null },
    ]);
    await app.system.settleParked({ ref, note: 'Looked at.', operator: 'spec' });

    const operator = await app.running.collect('operator.alert');
    await app.deliverWebhook(app.paystack.webhook(ref, { event: 'refund.processed', change: { reference: ref } }));
    await eventually('an operator is alerted', () =>
      operator.some(({ headline, text }) => headline.includes(ref) && text.includes('a refund that we did not ask for')),
    );
  });

  it('of a payment that the page had applied are not hidden by its webhook that comes after them', async () => {
    const { ada, ref } = await app.waitingFor('Basic');
    app.paystack.pay(ref);
    await eventually('the page finds it paid', async () => (await app.as(ada).checkPayment(ref)).outcome === 'paid');
    app.paystack.reverse(ref);
    await contradictedForLong(ref);
    expect(await app.settled(ref)).toBe('applied');
    expect(await app.sql('SELECT FROM parked_payment WHERE reference = $1', [ref])).toEqual([]);
  });

  it('that failed are for an operator, each once', async () => {
    const { ada, ref } = await app.waitingFor('Basic');
    await app.payAndNotify(ref);
    await app.until(ada, 'active');
    const operator = await app.running.collect('operator.alert');
    const alerts = () => operator.filter(({ headline }) => headline.includes(ref));
    const deliver = (event: string, refund_reference: string) =>
      app.deliverWebhook(
        app.paystack.webhook(ref, {
          event,
          change: { id: undefined, reference: undefined, transaction_reference: ref, refund_reference, status: event.slice(7) },
        }),
      );
    for (let time = 0; time < 2; time += 1)
      for (const refund of ['TRF_1', 'TRF_2']) expect(await deliver('refund.failed', refund)).toBe(200);
    await deliver('refund.needs-attention', 'TRF_3');
    await deliver('refund.pending', 'TRF_4');
    await eventually('an operator is alerted', () => alerts().length === 3);
    const stored = `SELECT event, status FROM webhook_inbox WHERE reference = $1 AND event LIKE 'refund.%' ORDER BY received_at`;
    await eventually('all are worked on', async () =>
      (await app.sql<{ status: string }>(stored, [ref])).every(({ status }) => status !== 'waiting'),
    );
    expect(await app.sql(stored, [ref])).toEqual([
      { event: 'refund.failed', status: 'parked' },
      { event: 'refund.failed', status: 'parked' },
      { event: 'refund.needs-attention', status: 'parked' },
      { event: 'refund.pending', status: 'ignored' },
    ]);
    expect(alerts()).toHaveLength(3);
    expect(alerts()[0]!.text).toContain('refund.failed: answer it in the provider');
  });
});
