import { z } from 'zod';
import { exampleIds } from './example.js';
import { idField, textField } from './fields.js';
import { apiMessages as messages } from './messages/en.js';
import { flag, id, number, oneOf, orNull, text, time, withData } from './response.js';
import { route } from './route.js';

export const subscriptionStates = ['none', 'awaiting_payment', 'active', 'grace', 'reduced', 'paused'] as const;
export const invoiceStatuses = ['pending', 'paid', 'void', 'credited'] as const;
export const invoicePurposes = ['purchase', 'renewal', 'upgrade'] as const;
export const paymentOutcomes = ['waiting', 'paid', 'failed', 'unknown'] as const;

/** Naira a month before VAT; billed yearly. */
export const planResponse = z.object({
  _id: id(exampleIds.plan),
  name: text('Growth'),
  description: text('For a business that sells every day.'),
  price: number(7_500),
  serverLimit: number(10),
  snapshotLimit: number(300),
  rateLimit: number(44_640),
  gptLimit: number(300),
  monitoringFeatures: z.array(text('A check every minute')),
  alertingChannels: z.array(z.string()).meta({ example: ['E-mail', 'Dashboard', 'WhatsApp'] }),
  whatsApp: flag(true),
  yearly: z.object({ net: number(90_000), vat: number(6_750), total: number(96_750) }),
});
export type PlanResponse = z.output<typeof planResponse>;

/** What was bought, and what happens to it when. */
export const subscriptionResponse = z.object({
  hasPlan: flag(true),
  id: orNull(planResponse),
  subscriptionEndDate: orNull(time('2027-06-28T08:00:00.000Z')),
  state: oneOf(subscriptionStates, 'active'),
  graceEndsAt: orNull(time('2027-06-28T08:00:00.000Z'), null),
  reducedEndsAt: orNull(time('2027-06-28T08:00:00.000Z'), null),
  keptUntil: orNull(time('2027-06-28T08:00:00.000Z'), null),
  renewalOpensAt: orNull(time('2027-05-29T08:00:00.000Z')),
  /** The plan chosen for the renewal, when it is another one. */
  nextPlanName: orNull(text('Scale'), null),
  nextInvoice: orNull(z.object({ at: time('2027-06-28T08:00:00.000Z'), total: number(96_750) })),
  pendingPayment: z
    .object({ ref: z.string(), paymentUrl: z.string().nullable(), planName: z.string(), total: z.number(), failed: z.boolean() })
    .nullable()
    .meta({ example: null }),
});
export type SubscriptionResponse = z.output<typeof subscriptionResponse>;

export const invoiceResponse = z.object({
  _id: id(exampleIds.invoice),
  createdAt: time('2026-06-28T08:00:00.000Z'),
  ref: text('NW-2026-000123'),
  status: oneOf(invoiceStatuses, 'paid'),
  plan: z.object({ name: text('Growth'), price: number(7_500) }),
  net: number(90_000),
  vat: number(6_750),
  total: number(96_750),
  purpose: orNull(oneOf(invoicePurposes, 'purchase')),
  paidAt: orNull(time('2026-06-28T08:03:00.000Z')),
  paymentUrl: orNull(text(''), null),
  /** Null until there is a document to download. */
  pdf: orNull(text(`/api/invoice/${exampleIds.user}/NW-2026-000123.pdf`)),
  creditNotes: z.array(z.object({ ref: z.string(), pdf: z.string() })).meta({ example: [] }),
});
export type InvoiceResponse = z.output<typeof invoiceResponse>;

const checkoutResponse = (message: string, { hasPlan, total }: { hasPlan: boolean; total: number }) =>
  z.object({
    message: text(message),
    redirect: flag(true),
    paymentUrl: orNull(text('https://checkout.paystack.com/0peioxfhpn')),
    hasPlan: flag(hasPlan),
    ref: orNull(text('NWP-7F3K2M9Q')),
    total: number(total),
  });

const choosePlan = z.object({ planId: idField(messages.fields.planId), userId: idField(messages.fields.userId) });
const example = { planId: exampleIds.plan, userId: exampleIds.user };

export const listPlans = route({
  method: 'GET',
  path: '/api/plan/all',
  summary: 'List the plans',
  description: 'By ascending price, in naira a month before VAT; billed yearly.',
  response: withData(z.array(planResponse)),
});

const planRefusals = { 400: ['NO_WORKSPACE_YET'], 404: ['PLAN_NOT_FOUND'] };
const checkoutRefusals = { ...planRefusals, 429: ['TOO_MANY_PAYMENTS'], 502: ['PAYMENT_PROVIDER_UNREACHABLE'] };
const upgradeConflicts = [
  ...['PLAN_TOO_SMALL', 'PLAN_SMALLER_AT_RENEWAL', 'NO_PLAN_TO_UPGRADE', 'SAME_PLAN', 'YEAR_IS_OVER', 'ACCOUNT_CLOSED'],
];

export const subscribe = route({
  method: 'POST',
  path: '/api/sub/sub-user',
  summary: 'Subscribe to a plan, or renew',
  description: 'Follow paymentUrl; hasPlan becomes true when the payment is known.',
  body: choosePlan,
  example,
  refusals: {
    ...checkoutRefusals,
    409: ['PLAN_TOO_SMALL', 'PLAN_ALREADY_ACTIVE', 'PLAN_SMALLER_AT_RENEWAL', 'PAYMENT_UNDER_WAY', 'PAYMENT_CLOSED', 'ACCOUNT_CLOSED'],
  },
  response: checkoutResponse(messages.money.pay, { hasPlan: false, total: 96_750 }),
});
export type CheckoutResponse = z.output<(typeof subscribe)['response']>;

export const upgrade = route({
  method: 'POST',
  path: '/api/sub/upgrade',
  summary: 'Move to a larger plan',
  description: 'The new plan starts when the difference is paid; the end date stays.',
  body: choosePlan,
  example,
  refusals: { ...checkoutRefusals, 409: [...upgradeConflicts, 'PAYMENT_UNDER_WAY', 'PAYMENT_CLOSED'] },
  response: checkoutResponse(messages.money.payUpgrade, { hasPlan: true, total: 48_375 }),
});

export const quoteUpgrade = route({
  method: 'POST',
  path: '/api/sub/quote',
  summary: 'What an upgrade would cost today',
  body: choosePlan,
  example,
  refusals: { ...planRefusals, 409: upgradeConflicts },
  response: withData(
    z.object({
      net: number(45_000),
      vat: number(3_375),
      total: number(48_375),
      daysLeft: number(219),
      endsAt: time('2027-06-28T08:00:00.000Z'),
    }),
  ),
});

export const verifyPayment = route({
  method: 'POST',
  path: '/api/sub/payment',
  summary: 'Ask what became of a payment',
  description: 'For the page that the payer comes back to: the provider is asked, the redirect is never trusted.',
  body: z.object({ ref: textField({ missing: messages.money.ref, max: 64 }), userId: idField(messages.fields.userId) }),
  example: { ref: 'NWP-7F3K2M9Q', userId: exampleIds.user },
  response: z.object({
    data: z.object({ ref: text('NWP-7F3K2M9Q'), outcome: oneOf(paymentOutcomes, 'paid') }),
    message: text(messages.money.done),
  }),
});

export const listInvoices = route({
  method: 'GET',
  path: '/api/invoice/:userId',
  summary: 'List invoices',
  description: 'Newest first. An unpaid checkout is listed as pending under its payment reference.',
  response: withData(z.array(invoiceResponse)),
});

export const downloadInvoice = route({
  method: 'GET',
  path: '/api/invoice/:userId/:file',
  summary: 'Download an invoice',
  description: 'The file is named {ref}.pdf.',
  contentType: 'application/pdf',
  refusals: { 409: ['INVOICE_NOT_PAID'] },
  response: text('the PDF'),
});
