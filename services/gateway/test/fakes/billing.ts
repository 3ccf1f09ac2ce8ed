import { billing } from '@nowahala/contracts';
import { isUser, newId, notFound } from '@nowahala/platform';
import type { CallContext } from '@nowahala/platform';
import type { FakeServices } from './fake-services.js';
import { after, later } from './helpers.js';

/** Billing, as far as the gateway can see it. */
export function fakeBilling(world: FakeServices) {
  const mine = (userId: string, { caller }: CallContext) => isUser(caller, userId);
  const toPay = { redirect: true, paymentUrl: 'http://localhost/dev/checkout/NWP-1', ref: 'NWP-1', message: '', totalKobo: 9_675_000 };
  return {
    listPlans: () => ({ plans: [{ ...world.plan, id: newId(), name: 'Scale', priceKobo: 6_000_000 }, world.plan] }),
    getSubscription: ({ userId }: { userId: string }, context: CallContext) =>
      after(
        mine(userId, context),
        billing.GetSubscriptionResponse.fromPartial({
          hasPlan: true,
          state: 'active',
          plan: world.plan,
          subscriptionEndDate: later(86_400_000),
        }),
      ),
    subscribe: ({ userId }: { userId: string }, context: CallContext) => after(mine(userId, context), { ...toPay, hasPlan: false }),
    upgrade: ({ userId }: { userId: string }, context: CallContext) => after(mine(userId, context), { ...toPay, hasPlan: true }),
    quoteUpgrade: ({ userId }: { userId: string }, context: CallContext) =>
      after(mine(userId, context), { netKobo: 100, vatKobo: 8, totalKobo: 108, daysLeft: 3, endsAt: later(0) }),
    reconcilePayment: ({ userId }: { userId: string }, context: CallContext) =>
      after(mine(userId, context), billing.ReconcilePaymentResponse.fromPartial({ outcome: 'waiting', message: 'We wait for the bank.' })),
    listInvoices: ({ userId }: { userId: string }, context: CallContext) =>
      after(mine(userId, context), {
        invoices: [
          billing.Invoice.fromPartial({
            id: newId(),
            ref: 'NW-2026-000001',
            status: 'paid',
            planName: 'Growth',
            planPriceKobo: 750_000,
            netKobo: 9_000_000,
            vatKobo: 675_000,
            totalKobo: 9_675_000,
            hasPdf: true,
            createdAt: later(0),
          }),
        ],
      }),
    getInvoicePdf: ({ userId, ref }: { userId: string; ref: string }, context: CallContext) => {
      mine(userId, context);
      if (ref !== 'NW-2026-000001') throw notFound();
      return { pdf: Buffer.from('%PDF-1.7'), fileName: `${ref}.pdf` };
    },
    acceptWebhook: ({ body, headers }: { body: Uint8Array; headers: Record<string, string> }) => ({
      status: headers['x-paystack-signature'] === `signed ${Buffer.from(body).toString('utf8')}` ? 200 : 401,
    }),
    getCheckout: ({ ref }: { ref: string }) =>
      billing.GetCheckoutResponse.fromPartial(
        ref === 'NWP-1'
          ? {
              found: true,
              ref,
              planName: 'Growth',
              netKobo: 9_000_000,
              vatKobo: 675_000,
              totalKobo: 9_675_000,
              status: 'open',
              returnUrl: 'http://localhost:8080/dashboard/billing?ref=NWP-1',
            }
          : { found: false },
      ),
    completeCheckout: ({ ref }: { ref: string }) => {
      if (ref !== 'NWP-1') throw notFound();
      return { returnUrl: 'http://localhost:8080/dashboard/billing?ref=NWP-1' };
    },
    export: ({ userId }: { userId: string }, context: CallContext) => after(mine(userId, context), { json: '{"invoices":[]}' }),
  };
}
