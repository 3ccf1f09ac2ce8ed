import { expect, it } from '@jest/globals';
import { billing as contract } from '@nowahala/contracts';
import { eventually } from '@nowahala/testkit';
import type { BillingApp } from './app.js';

/** From the request to the numbered invoice, and what is published of it; the same on both buses. */
export function purchaseScenario(app: BillingApp): void {
  it('leads to the provider, waits for the truth, and becomes a plan with a numbered invoice', async () => {
    const ada = app.customer();
    const { subscribe, subscription, invoices } = app.as(ada);
    const answer = await subscribe('Basic');
    expect(answer).toMatchObject({
      redirect: true,
      hasPlan: false,
      totalKobo: 32_250_00,
      message: 'Pay ₦32,250 to start a year of Basic.',
    });
    expect(answer.paymentUrl).toBe(`https://checkout.paystack.com/${answer.ref.toLowerCase()}`);
    expect(await subscription()).toMatchObject({
      state: 'awaiting_payment',
      hasPlan: false,
      pendingRef: answer.ref,
      pendingPlanName: 'Basic',
    });
    expect(await invoices()).toMatchObject([{ ref: answer.ref, status: 'pending', totalKobo: 32_250_00, hasPdf: false }]);

    await app.payAndNotify(answer.ref);
    const active = await app.until(ada, 'active');
    expect(active).toMatchObject({
      hasPlan: true,
      plan: { name: 'Basic', serverLimit: 3 },
      nextInvoiceTotalKobo: 32_250_00,
      pendingRef: '',
    });
    expect(active.subscriptionEndDate).toEqual(new Date('2027-11-21T12:00:00.000Z'));
    const [invoice] = await invoices();
    expect(invoice).toMatchObject({
      ref: expect.stringMatching(/^NW-2026-\d{6}$/),
      status: 'paid',
      planName: 'Basic',
      planPriceKobo: 2_500_00,
      hasPdf: true,
    });
  });

  it('is published as an entitlement with a version that grows, with its invoices', async () => {
    const [entitlements, paid] = [await app.running.collect('entitlement.changed'), await app.running.collect('invoice.paid')];
    const ada = app.customer();
    await app.buy(ada, 'Growth');
    const mine = await eventually('the entitlement is published', () => {
      const found = entitlements.filter((message) => message.workspaceId === ada.workspaceId);
      return found.some((message) => message.state === 'active') ? found : undefined;
    });
    expect(mine.map((message) => message.state)).toEqual(['awaiting_payment', 'active']);
    expect(mine[1]!.version).toBeGreaterThan(mine[0]!.version);
    expect(mine[1]).toMatchObject({
      userId: ada.userId,
      planName: 'Growth',
      serverLimit: 10,
      rateLimit: 44_640,
      gptLimit: 300,
      snapshotLimit: 300,
      whatsapp: true,
      planState: contract.PlanState.PLAN_STATE_ACTIVE,
      hourlyOnly: false,
    });
    const invoice = await eventually('the invoice is published', () => paid.find((message) => message.workspaceId === ada.workspaceId));
    expect(invoice).toMatchObject({
      ref: expect.stringMatching(/^NW-2026-/),
      totalKobo: 96_750_00,
      planName: 'Growth',
      reason: 'purchase',
      purpose: contract.PaymentPurpose.PAYMENT_PURPOSE_PURCHASE,
    });
  });

  it('that was declined is published, and the next try is a payment of its own', async () => {
    const changes = await app.running.collect('subscription.changed');
    const ada = app.customer();
    const first = await app.as(ada).subscribe('Growth');
    app.paystack.decline(first.ref);
    await app.deliverWebhook(app.paystack.webhook(first.ref));
    await eventually('the decline is published', () =>
      changes.some(
        (message) =>
          message.workspaceId === ada.workspaceId &&
          message.change === 'payment_failed' &&
          message.step === contract.SubscriptionStep.SUBSCRIPTION_STEP_PAYMENT_FAILED,
      ),
    );
    const second = await app.as(ada).subscribe('Growth');
    expect(second.ref).not.toBe(first.ref);
    await app.payAndNotify(second.ref);
    await app.payAndNotify(second.ref);
    await app.until(ada, 'active');
    expect((await app.as(ada).invoices()).map(({ status }) => status).sort()).toEqual(['paid', 'void']);
  });
}
