import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { DAY_MS } from '@nowahala/kernel';
import { Database, Leases, Metrics, rebuildProjection, Store } from '@nowahala/platform';
import { eventually } from '@nowahala/testkit';
import { RequestPayment } from '../src/application/request-payment.js';
import { invoiceList } from '../src/database/invoice-list.projection.js';
import { subscriptionList } from '../src/database/subscription-list.projection.js';
import { entitlementOf } from '../src/domain/entitlement.js';
import { invoice } from '../src/domain/invoice.js';
import { NEW_SUBSCRIPTION, subscription } from '../src/domain/subscription.js';
import { BillingApp, planId } from './app.js';

const app = new BillingApp();
beforeAll(() => app.start());
afterAll(() => app.stop());

const findings = async () => (await app.system.reconcile({ days: 30 })).findings.map(({ kind, ref }) => [kind, ref]);

describe('the reconciliation report', () => {
  it('is empty after ordinary business, second payments included', async () => {
    for (const plan of ['Basic', 'Growth', 'Scale']) await app.buy(app.customer(), plan);
    const ada = app.customer();
    const { ref } = await app.as(ada).subscribe('Basic');
    await app.as(ada).subscribe('Growth');
    await app.payAndNotify(ref);
    await app.settled(ref);
    const report = await app.system.reconcile({ days: 30 });
    expect(report).toMatchObject({ findings: [], providerTransactions: 4, paidInvoices: 3, subscriptions: 4 });
  });

  it('compares many workspaces with few statements, to the last of them', async () => {
    const last = 'ffffffff-ffff-4fff-bfff-ffffffffffff';
    await app.sql(
      `INSERT INTO subscription_view (workspace_id, user_id, phase, version, entitlement)
       SELECT gen_random_uuid(), $1::uuid, 'none', 0, $2::jsonb FROM generate_series(1, 1100) UNION ALL SELECT $3::uuid, $1, 'none', 0, '{}'`,
      [randomUUID(), JSON.stringify(entitlementOf(NEW_SUBSCRIPTION, 0)), last],
    );
    const asked = jest.spyOn(app.running.get<Database>('billing', Database), 'query');
    const report = await app.system.reconcile({ days: 30 });
    const statements = asked.mock.calls.length;
    asked.mockRestore();
    await app.sql(`DELETE FROM subscription_view WHERE plan_name IS NULL AND version = 0`);
    expect(report.findings.map(({ kind, ref }) => [kind, ref])).toEqual([['entitlement_differs', last]]);
    expect(report.subscriptions).toBeGreaterThan(1_101);
    expect(statements).toBeLessThan(200);
  });

  it('finds money without an invoice', async () => {
    await fetch(`${app.paystack.baseUrl}/transaction/initialize`, {
      method: 'POST',
      headers: { authorization: 'Bearer sk_test_fake_0123456789abcdef' },
      body: JSON.stringify({ reference: 'NWP-STRAY', amount: 100, currency: 'NGN', email: 'a@b.example' }),
    });
    app.paystack.pay('NWP-STRAY');
    expect(await findings()).toEqual([['money_without_invoice', 'NWP-STRAY']]);
    app.paystack.transactions.delete('NWP-STRAY');
  });

  it('finds a paid invoice whose money the provider does not have, and one whose amount it knows otherwise', async () => {
    const [first, second] = [await app.buy(app.customer(), 'Basic'), await app.buy(app.customer(), 'Basic')];
    const held = app.paystack.transactions.get(first)!;
    app.paystack.transactions.delete(first);
    app.paystack.pay(second, { amount: 1 });
    const found = await findings();
    expect(found).toContainEqual(['amount_differs', second]);
    expect(found.map(([kind]) => kind).toSorted()).toEqual(['amount_differs', 'invoice_without_money']);
    app.paystack.transactions.set(first, held);
    app.paystack.pay(second, { amount: 32_250_00 });
    expect(await findings()).toEqual([]);
  });

  it('finds a missing number, service without money, and rights that the history does not explain', async () => {
    const ada = app.customer();
    await app.buy(ada, 'Basic');
    const [deleted] = await app.sql<{ row: object }>(
      'DELETE FROM invoice_document d WHERE workspace_id = $1 RETURNING to_jsonb(d) AS row',
      [ada.workspaceId],
    );
    expect((await findings()).map(([kind]) => kind).toSorted()).toEqual(['money_without_invoice', 'number_gap', 'service_without_money']);
    await app.sql('INSERT INTO invoice_document SELECT * FROM json_populate_record(NULL::invoice_document, $1)', [
      JSON.stringify(deleted!.row),
    ]);
    await app.sql(
      `UPDATE subscription_view SET entitlement = jsonb_set(entitlement, '{terms,serverLimit}', '100') WHERE workspace_id = $1`,
      [ada.workspaceId],
    );
    expect(await findings()).toEqual([['entitlement_differs', ada.workspaceId]]);
    await app.sql(`UPDATE subscription_view SET entitlement = jsonb_set(entitlement, '{terms,serverLimit}', '3') WHERE workspace_id = $1`, [
      ada.workspaceId,
    ]);
    expect(await findings()).toEqual([]);
  });

  it('shows parked money until it is settled', async () => {
    const { ref } = await app.as(app.customer()).subscribe('Basic');
    app.paystack.pay(ref, { amount: 5 });
    await app.deliverWebhook(app.paystack.webhook(ref));
    expect(await app.settled(ref)).toBe('parked');
    expect(await findings()).toEqual([['money_parked', ref]]);
    await app.deliverWebhook(
      app.paystack.webhook(ref, { event: 'refund.processed', change: { reference: undefined, transaction_reference: ref } }),
    );
    await eventually('the refund settles it', async () => (await findings()).length === 0);
  });

  it('is settled by an operator who says how', async () => {
    const { ref } = await app.as(app.customer()).subscribe('Basic');
    app.paystack.pay(ref, { amount: 7 });
    await app.deliverWebhook(app.paystack.webhook(ref));
    expect(await app.settled(ref)).toBe('parked');
    expect(await app.system.settleParked({ ref, note: 'Sent back by bank transfer.', operator: 'spec' })).toEqual({ settled: 1 });
    expect(await findings()).toEqual([]);
    expect(await app.sql(`SELECT operator FROM operator_audit WHERE action = 'settle parked payment'`)).toEqual([{ operator: 'spec' }]);
    await expect(app.system.settleParked({ ref: 'NWP-NOBODY', note: 'x', operator: 'spec' })).rejects.toMatchObject({ kind: 'not_found' });
  });

  it('is shown as a metric by the process that compared last, and by that one alone', async () => {
    const parkedFindings = async () => {
      const text = await app.running.get<Metrics>('billing', Metrics).asText();
      return /billing_reconciliation_findings\{[^}]*kind="money_parked"[^}]*\} (\d+)/.exec(text)?.[1];
    };
    const runJobs = () => app.clock.advance(1_000);
    const { ref } = await app.as(app.customer()).subscribe('Basic');
    app.paystack.pay(ref, { amount: 6 });
    await app.deliverWebhook(app.paystack.webhook(ref));
    expect(await app.settled(ref)).toBe('parked');
    await runJobs();
    expect(await parkedFindings()).toBe('1');
    const text = await app.running.get<Metrics>('billing', Metrics).asText();
    const finishedAt = Number(/^billing_reconciliation_finished_seconds(?:\{.*\})? (\S+)$/m.exec(text)?.[1]);
    expect(new Date(finishedAt * 1_000).toISOString()).toBe(app.clock.now().toISOString());

    await app.running.get<Leases>('billing', Leases).release('reconcile');
    const anotherProcess = new Leases(app.running.get<Database>('billing', Database));
    await anotherProcess.hold('reconcile', 60);
    await runJobs();
    expect(await parkedFindings()).toBeUndefined();

    await anotherProcess.release('reconcile');
    await app.system.settleParked({ ref, note: 'Sent back.', operator: 'spec' });
  });

  it('is for operators only', async () => {
    await expect(app.as(app.customer()).rpc.reconcile({ days: 30 })).rejects.toMatchObject({ kind: 'not_found' });
  });
});

describe('the read models', () => {
  it('come out equal when they are rebuilt from the events', async () => {
    const database = app.running.get<Database>('billing', Database);
    const everything = async () => [
      await app.sql('SELECT * FROM subscription_view ORDER BY workspace_id'),
      await app.sql('SELECT * FROM invoice_view ORDER BY id'),
    ];
    const before = await everything();
    await rebuildProjection(database, { aggregate: subscription }, subscriptionList);
    await rebuildProjection(database, { aggregate: invoice }, invoiceList);
    expect(await everything()).toEqual(before);
  });
});

describe('a refund that the law demands', () => {
  it('makes a credit note, ends the plan and leaves the books balanced', async () => {
    const ada = app.customer();
    await app.buy(ada, 'Basic');
    const { ref } = await app.firstInvoice(ada);
    const { creditNumber } = await app.system.creditInvoice({ number: ref, reason: 'Consumer court order 12/2026.', operator: 'spec' });
    expect(creditNumber).toMatch(/^NW-CN-2026-\d{6}$/);
    expect(await app.as(ada).subscription()).toMatchObject({ state: 'none', hasPlan: false });
    expect((await app.as(ada).invoices())[0]).toMatchObject({ ref, status: 'void', creditNotes: [creditNumber] });
    await expect(app.system.creditInvoice({ number: ref, reason: 'again', operator: 'spec' })).rejects.toMatchObject({
      code: 'ALREADY_CREDITED',
    });
    await expect(app.as(ada).rpc.creditInvoice({ number: ref, reason: 'mine', operator: 'ada' })).rejects.toMatchObject({
      kind: 'not_found',
    });
    expect(await findings()).toEqual([]);
  });

  it('closes the payment that is open by then, and leaves it open when it is refused', async () => {
    const ada = app.customer();
    await app.buy(ada, 'Basic');
    const { ref: number } = await app.firstInvoice(ada);
    const credit = () => app.system.creditInvoice({ number, reason: 'Court order 17/2026.', operator: 'spec' });
    const openAttempts = () =>
      app.sql(`SELECT reference FROM payment_attempt WHERE workspace_id = $1 AND status = 'open'`, [ada.workspaceId]);
    const store = app.running.get<Store>('billing', Store);
    const transaction = store.transaction.bind(store);
    jest.spyOn(store, 'transaction').mockImplementationOnce(async (work) => {
      await app.as(ada).upgrade('Growth');
      return transaction(work);
    });
    await credit();
    expect(await openAttempts()).toEqual([]);

    const { ref } = await app.as(ada).subscribe('Basic');
    await expect(credit()).rejects.toMatchObject({ code: 'ALREADY_CREDITED' });
    await app.payAndNotify(ref);
    await app.until(ada, 'active');
  });

  it('leaves the books balanced when the money was sent back; money of no credit note that goes back is found', async () => {
    const [ada, bola] = [app.customer(), app.customer()];
    const [credited, kept] = [await app.buy(ada, 'Basic'), await app.buy(bola, 'Basic')];
    const [{ ref }, { ref: found }] = [await app.firstInvoice(ada), await app.firstInvoice(bola)];
    await app.system.creditInvoice({ number: ref, reason: 'Consumer court order 16/2026.', operator: 'spec' });
    app.paystack.reverse(credited);
    expect(await findings()).toEqual([]);
    app.paystack.reverse(kept);
    expect(await findings()).toEqual([['invoice_without_money', found]]);
    app.paystack.pay(kept);
  });

  it('takes a year renewed ahead away and leaves the running one, then an upgrade back to the plan before it', async () => {
    const ada = app.customer();
    await app.buy(ada, 'Basic');
    const end = (await app.as(ada).subscription()).subscriptionEndDate!;
    const upgrade = await app.as(ada).upgrade('Growth');
    await app.payAndNotify(upgrade.ref);
    await eventually('Growth is in force', async () => (await app.as(ada).subscription()).plan!.name === 'Growth');
    await app.clock.advance(350 * DAY_MS);
    const ahead = await app.as(ada).subscribe('Growth');
    await app.payAndNotify(ahead.ref);
    await eventually('the next year is paid', async () => (await app.as(ada).subscription()).nextPlanName === 'Growth');
    const numberOf = async (purpose: string) => (await app.as(ada).invoices()).find((one) => one.purpose === purpose)!.ref;
    const entitled = await app.running.collect('entitlement.changed');

    await app.system.creditInvoice({ number: await numberOf('renewal'), reason: 'Court order 13/2026.', operator: 'spec' });
    const running = { state: 'active', hasPlan: true, nextPlanName: '', subscriptionEndDate: end };
    expect(await app.as(ada).subscription()).toMatchObject({ ...running, plan: { name: 'Growth' } });
    await app.system.creditInvoice({ number: await numberOf('upgrade'), reason: 'Court order 14/2026.', operator: 'spec' });
    expect(await app.as(ada).subscription()).toMatchObject({ ...running, plan: { name: 'Basic' } });
    await eventually('the other services are told', () =>
      entitled.some(({ workspaceId, planName, state }) => workspaceId === ada.workspaceId && planName === 'Basic' && state === 'active'),
    );
    await app.system.creditInvoice({ number: await numberOf('purchase'), reason: 'Court order 15/2026.', operator: 'spec' });
    expect(await app.as(ada).subscription()).toMatchObject({ state: 'none', hasPlan: false });
    expect((await app.system.reconcile({ days: 400 })).findings).toEqual([]);
  });
});

describe('a customer who leaves', () => {
  it('is erased with the whole history, and only closed invoice documents stay', async () => {
    const ada = app.customer();
    const completed = await app.running.collect('erasure.completed');
    await app.buy(ada, 'Basic');
    const { ref } = await app.firstInvoice(ada);
    const held = JSON.parse((await app.as(ada).rpc.export({ userId: ada.userId, workspaceIds: [ada.workspaceId] })).json) as Record<
      string,
      unknown[]
    >;
    expect(held.invoices).toHaveLength(1);
    expect(JSON.stringify(held['papers'])).toContain('Ada Obi');

    await app.running.publish(
      'user.erased',
      { userId: ada.userId, workspaceIds: [ada.workspaceId, 'none'], requestedAt: app.clock.now() } as never,
      { key: ada.userId },
    );
    await eventually('billing has erased the customer', () =>
      completed.some((message) => message.userId === ada.userId && message.service === 'billing'),
    );

    expect(await app.as(ada).invoices()).toEqual([]);
    await expect(app.as(ada).rpc.getInvoicePdf({ userId: ada.userId, ref })).rejects.toMatchObject({ kind: 'not_found' });
    for (const table of ['es_event', 'es_stream'])
      expect(await app.sql(`SELECT 1 FROM ${table} WHERE tenant_id = $1`, [ada.workspaceId])).toEqual([]);
    for (const table of ['payment_attempt', 'invoice_view', 'subscription_view'])
      expect(await app.sql(`SELECT 1 FROM ${table} WHERE workspace_id = $1`, [ada.workspaceId])).toEqual([]);
    expect(
      await app.sql(`SELECT content->'buyer'->>'name' AS name FROM invoice_document WHERE number = $1 AND closed_at IS NOT NULL`, [ref]),
    ).toEqual([{ name: 'Ada Obi' }]);
    expect(await findings()).toEqual([]);
  });

  it('opens no payment that was asked for before', async () => {
    const ada = app.customer();
    const completed = await app.running.collect('erasure.completed');
    const requestPayment = app.running.get<RequestPayment>('billing', RequestPayment);
    const execute = requestPayment.execute.bind(requestPayment);
    const requesting = jest.spyOn(requestPayment, 'execute').mockImplementationOnce(async (request) => {
      await app.running.publish(
        'user.erased',
        { userId: ada.userId, workspaceIds: [ada.workspaceId], requestedAt: app.clock.now() } as never,
        { key: ada.userId },
      );
      await eventually('the customer is erased', () => completed.some(({ userId }) => userId === ada.userId));
      return execute(request);
    });
    const answer = app.as(ada).rpc.subscribe({ ...ada, planId: planId('Basic') }, { deadlineMs: 30_000 });
    await expect(answer).rejects.toMatchObject({ code: 'ACCOUNT_CLOSED' });
    requesting.mockRestore();
    for (const table of ['es_event', 'es_stream'])
      expect(await app.sql(`SELECT 1 FROM ${table} WHERE tenant_id = $1`, [ada.workspaceId])).toEqual([]);
    expect(await app.sql('SELECT 1 FROM payment_attempt WHERE workspace_id = $1', [ada.workspaceId])).toEqual([]);
  });
});
