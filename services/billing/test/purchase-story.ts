import { expect, it } from '@jest/globals';
import { eventually } from '@nowahala/testkit';
import type { BillingRoom } from './billing-room.js';

/** From the wish to the numbered invoice, and what the other rooms hear of it; the same on both buses. */
export function purchaseStory(room: BillingRoom): void {
  it('leads to the provider, waits for the truth, and becomes a plan with a numbered invoice', async () => {
    const ada = room.person();
    const { subscribe, subscription, invoices } = room.as(ada);
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

    await room.payAndCall(answer.ref);
    const active = await room.until(ada, 'active');
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

  it('is told as an entitlement with a version that grows, and the invoices', async () => {
    const [entitlements, paid] = [await room.room.collect('entitlement.changed'), await room.room.collect('invoice.paid')];
    const ada = room.person();
    await room.buy(ada, 'Growth');
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
      hourlyOnly: false,
    });
    const invoice = await eventually('the invoice is published', () => paid.find((message) => message.workspaceId === ada.workspaceId));
    expect(invoice).toMatchObject({
      ref: expect.stringMatching(/^NW-2026-/),
      totalKobo: 96_750_00,
      planName: 'Growth',
      reason: 'purchase',
    });
  });

  it('that was declined is told, and the next try is a payment of its own', async () => {
    const changes = await room.room.collect('subscription.changed');
    const ada = room.person();
    const first = await room.as(ada).subscribe('Growth');
    room.paystack.decline(first.ref);
    await room.call(room.paystack.webhook(first.ref));
    await eventually('the decline is told', () =>
      changes.some((message) => message.workspaceId === ada.workspaceId && message.change === 'payment_failed'),
    );
    const second = await room.as(ada).subscribe('Growth');
    expect(second.ref).not.toBe(first.ref);
    await room.payAndCall(second.ref);
    await room.payAndCall(second.ref);
    await room.until(ada, 'active');
    expect((await room.as(ada).invoices()).map(({ status }) => status).sort()).toEqual(['paid', 'void']);
  });
}
