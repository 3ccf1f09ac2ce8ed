import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { eventually } from '@nowahala/testkit';
import { CloseCheckout } from '../src/application/close-checkout.js';
import { PAYMENT_PROVIDER, type PaymentProvider } from '../src/application/ports.js';
import type { PaymentAttempt } from '../src/database/payment-attempt.entity.js';
import { BillingApp, planId } from './app.js';
import { purchaseScenario } from './purchase-scenario.js';

const app = new BillingApp();
beforeAll(() => app.start());
afterAll(() => app.stop());

describe('plans', () => {
  it('are listed by price with the yearly total and VAT beside it', async () => {
    const { plans } = await app.system.listPlans({});
    expect(plans.map((plan) => [plan.name, plan.priceKobo, plan.yearlyTotalKobo])).toEqual([
      ['Basic', 2_500_00, 32_250_00],
      ['Growth', 7_500_00, 96_750_00],
      ['Business', 20_000_00, 258_000_00],
      ['Scale', 60_000_00, 774_000_00],
    ]);
  });
});

describe('a purchase', () => {
  purchaseScenario(app);
});

describe('buying a plan', () => {
  it('gives the invoice as a PDF to its buyer, and to nobody else', async () => {
    const [ada, eve] = [app.customer(), app.customer()];
    await app.buy(ada, 'Growth');
    const { ref } = await app.firstInvoice(ada);
    const { pdf, fileName } = await app.as(ada).rpc.getInvoicePdf({ userId: ada.userId, ref }, { deadlineMs: 8_000 });
    expect(fileName).toBe(`${ref}.pdf`);
    expect(Buffer.from(pdf).subarray(0, 5).toString()).toBe('%PDF-');
    const [kept] = await app.sql(`SELECT content->'translation'->>'language' AS second FROM invoice_document WHERE number = $1`, [ref]);
    expect(kept).toEqual({ second: 'fr' });
    await expect(app.as(eve).rpc.getInvoicePdf({ userId: eve.userId, ref })).rejects.toThrow('We could not find that.');
    await expect(app.as(eve).rpc.listInvoices({ userId: ada.userId })).rejects.toThrow('We could not find that.');
  });

  it('answers two clicks with the same page', async () => {
    const ada = app.customer();
    const answers = await Promise.all(Array.from({ length: 6 }, () => app.as(ada).subscribe('Basic')));
    expect(new Set(answers.map((answer) => answer.paymentUrl)).size).toBe(1);
    expect(await app.as(ada).invoices()).toHaveLength(1);
  });

  it('closes the first payment when another plan is picked in a second tab', async () => {
    const ada = app.customer();
    const first = await app.as(ada).subscribe('Basic');
    const second = await app.as(ada).subscribe('Growth');
    expect(second.ref).not.toBe(first.ref);
    expect((await app.as(ada).invoices()).map(({ ref, status }) => [ref, status])).toEqual(
      expect.arrayContaining([
        [first.ref, 'void'],
        [second.ref, 'pending'],
      ]),
    );
  });

  it('leads nobody to the page of a payment that was closed while it was announced', async () => {
    const ada = app.customer();
    const provider = app.running.get<PaymentProvider>('billing', PAYMENT_PROVIDER);
    const initialize = provider.initialize.bind(provider);
    const announcing = jest.spyOn(provider, 'initialize').mockImplementationOnce(async (order) => {
      const page = await initialize(order);
      const [attempt] = await app.sql<PaymentAttempt>('SELECT * FROM payment_attempt WHERE reference = $1', [order.reference]);
      await app.running.get<CloseCheckout>('billing', CloseCheckout).execute(attempt!, 'provider-unreachable');
      return page;
    });
    await expect(app.as(ada).subscribe('Basic')).rejects.toMatchObject({ code: 'PAYMENT_CLOSED', kind: 'conflict' });
    announcing.mockRestore();
    expect((await app.as(ada).invoices()).map(({ status }) => status)).toEqual(['void']);
    expect(await app.as(ada).subscribe('Basic')).toMatchObject({ redirect: true });
  });

  it('applies the first payment instead, when it is paid already', async () => {
    const ada = app.customer();
    const first = await app.as(ada).subscribe('Basic');
    app.paystack.pay(first.ref);
    await expect(app.as(ada).subscribe('Growth')).rejects.toThrow('You have the Basic plan until');
    expect(await app.as(ada).subscription()).toMatchObject({ state: 'active', plan: { name: 'Basic' } });
  });

  it('does not open a second payment while the bank is busy with the first', async () => {
    const ada = app.customer();
    const first = await app.as(ada).subscribe('Basic');
    Object.assign(app.paystack.transactions.get(first.ref)!, { status: 'ongoing' });
    await expect(app.as(ada).subscribe('Growth')).rejects.toThrow('A payment for Basic is being confirmed by your bank.');
  });

  it('charges nothing for a plan that is paid already', async () => {
    const ada = app.customer();
    await app.buy(ada, 'Basic');
    expect(await app.as(ada).subscribe('Basic')).toMatchObject({
      redirect: false,
      hasPlan: true,
      paymentUrl: '',
      message: expect.stringContaining('You already have the Basic plan until 21 November 2027.'),
    });
  });

  it('gives a new reference after a decline, and says what happened', async () => {
    const ada = app.customer();
    const first = await app.as(ada).subscribe('Basic');
    app.paystack.decline(first.ref);
    await app.deliverWebhook(app.paystack.webhook(first.ref));
    const declined = await app.until(ada, 'none');
    expect(declined).toMatchObject({ pendingRef: first.ref, pendingFailed: true, hasPlan: false });
    expect(await app.as(ada).checkPayment(first.ref)).toMatchObject({
      outcome: 'failed',
      message: expect.stringContaining('you were not charged'),
    });
    expect((await app.as(ada).subscribe('Basic')).ref).not.toBe(first.ref);
  });

  it('gives a new reference at once after a decline without a webhook', async () => {
    const ada = app.customer();
    const first = await app.as(ada).subscribe('Basic');
    app.paystack.decline(first.ref);
    const second = await app.as(ada).subscribe('Basic');
    expect(second.ref).not.toBe(first.ref);
    expect((await app.as(ada).invoices()).map(({ ref, status }) => [ref, status])).toEqual(
      expect.arrayContaining([
        [first.ref, 'void'],
        [second.ref, 'pending'],
      ]),
    );
  });

  it('does not lead to the page again when it is paid and no webhook has come', async () => {
    const ada = app.customer();
    const { ref } = await app.as(ada).subscribe('Basic');
    app.paystack.pay(ref);
    expect(await app.as(ada).subscribe('Basic')).toMatchObject({ redirect: false, hasPlan: true, paymentUrl: '' });
    expect((await app.as(ada).invoices()).map(({ status }) => status)).toEqual(['paid']);
  });

  it('leads to the same page while the provider cannot be asked', async () => {
    const ada = app.customer();
    const first = await app.as(ada).subscribe('Basic');
    app.paystack.fault = (path) => (path.startsWith('/transaction/verify') ? 'error' : 'none');
    expect((await app.as(ada).subscribe('Basic')).ref).toBe(first.ref);
    app.paystack.fault = () => 'none';
  });

  it.each(['error', 'hang', 'garbage', 'lose-answer', 'refuse'] as const)(
    'answers in plain words when the provider fails with: %s',
    async (fault) => {
      const ada = app.customer();
      app.paystack.fault = () => fault;
      await expect(app.as(ada).subscribe('Basic')).rejects.toMatchObject({
        kind: 'bad_gateway',
        message: expect.stringContaining('you were not charged'),
      });
      app.paystack.fault = () => 'none';
      expect(await app.as(ada).subscription()).toMatchObject({ state: 'none' });
      expect(await app.as(ada).subscribe('Basic')).toMatchObject({ redirect: true });
    },
  );

  it('does not open payment after payment without end', async () => {
    const ada = app.customer();
    for (let opened = 0; opened < 20; opened += 1) await app.as(ada).subscribe(opened % 2 === 0 ? 'Basic' : 'Growth');
    await expect(app.as(ada).subscribe('Basic')).rejects.toMatchObject({ kind: 'limited', details: { retryAfterSeconds: 900 } });
  });

  it('refuses a plan that does not exist, another user and a missing workspace', async () => {
    const [ada, eve] = [app.customer(), app.customer()];
    for (const wrong of ['', 'nonsense', '00000000-0000-4000-8000-000000000000', "' OR 1=1 --"]) {
      await expect(app.as(ada).rpc.subscribe({ ...ada, planId: wrong })).rejects.toMatchObject({
        code: 'PLAN_NOT_FOUND',
        kind: 'not_found',
      });
    }
    await expect(app.as(eve).rpc.subscribe({ ...ada, planId: planId('Basic') })).rejects.toMatchObject({ kind: 'not_found' });
    await expect(app.as(ada).rpc.subscribe({ ...ada, workspaceId: eve.workspaceId, planId: planId('Basic') })).rejects.toMatchObject({
      kind: 'not_found',
    });
    const withoutWorkspace = app.customer();
    withoutWorkspace.workspaceId = '';
    await expect(app.as(withoutWorkspace).rpc.subscribe({ ...withoutWorkspace, planId: planId('Basic') })).rejects.toMatchObject({
      kind: 'invalid',
      message: 'Please create a workspace first',
    });
  });
});

describe('upgrading', () => {
  it('shows the difference first, charges exactly that, and keeps the old plan meanwhile', async () => {
    const ada = app.customer();
    await app.buy(ada, 'Basic');
    const quote = await app.as(ada).rpc.quoteUpgrade({ ...ada, planId: planId('Growth') });
    expect(quote).toMatchObject({ netKobo: 60_000_00, vatKobo: 4_500_00, totalKobo: 64_500_00, daysLeft: 365 });
    const answer = await app.as(ada).upgrade('Growth');
    expect(answer).toMatchObject({ redirect: true, hasPlan: true, totalKobo: 64_500_00 });
    expect(await app.as(ada).subscription()).toMatchObject({ state: 'active', plan: { name: 'Basic' }, pendingPlanName: 'Growth' });
    await app.payAndNotify(answer.ref);
    await eventually('the plan is Growth', async () => (await app.as(ada).subscription()).plan!.name === 'Growth');
    expect((await app.as(ada).subscription()).subscriptionEndDate).toEqual(new Date('2027-11-21T12:00:00.000Z'));
    expect((await app.as(ada).invoices())[0]).toMatchObject({ purpose: 'upgrade', status: 'paid', totalKobo: 64_500_00 });
  });

  it('refuses what is too small with the list of what is too much', async () => {
    const ada = app.customer([
      { intervalMinutes: 1, whatsappEnabled: true },
      ...Array.from({ length: 4 }, () => ({ intervalMinutes: 5, whatsappEnabled: false })),
    ]);
    await app.buy(ada, 'Growth');
    await expect(app.as(ada).upgrade('Basic')).rejects.toMatchObject({
      code: 'PLAN_TOO_SMALL',
      kind: 'conflict',
      message: expect.stringContaining('You have 5 servers and jobs, Basic allows 3'),
    });
  });

  it('counts jobs like servers: each takes a place of the plan', async () => {
    const ada = app.customer([{ intervalMinutes: 5, whatsappEnabled: false }], 5);
    const tooSmall = {
      code: 'PLAN_TOO_SMALL',
      kind: 'conflict',
      message: expect.stringContaining('You have 6 servers and jobs, Basic allows 3'),
    };
    await expect(app.as(ada).subscribe('Basic')).rejects.toMatchObject(tooSmall);
    await app.buy(ada, 'Growth');
    await expect(app.as(ada).upgrade('Basic')).rejects.toMatchObject(tooSmall);
    await expect(app.as(ada).rpc.quoteUpgrade({ ...ada, planId: planId('Basic') })).rejects.toMatchObject(tooSmall);
  });
});
