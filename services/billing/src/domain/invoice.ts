import type { Instant } from './calendar.js';
import type { Amount, Kobo } from './money.js';
import type { CheckoutEnding, Purpose } from './subscription.js';

export const CURRENCY = 'NGN';

/** What is billed, fixed at the moment it was asked for. No personal data: the buyer's name lives in a row beside it. */
export interface InvoiceTerms extends Amount {
  invoiceId: string;
  workspaceId: string;
  userId: string;
  /** The payment's own reference, `NWP-...`. */
  reference: string;
  purpose: Purpose;
  planId: string;
  planName: string;
  priceKoboPerMonth: Kobo;
  currency: typeof CURRENCY;
  /** With an upgrade: the days that the difference was counted for. */
  upgradeDays?: number;
  upgradeFrom?: string;
}

/** Money as the payment provider reports it. */
export interface Payment {
  transactionId: string;
  amountKobo: Kobo;
  channel: string;
  at: Instant;
}

export type CreditReason = 'paid-twice' | 'paid-after-closing' | 'refund-by-law';

export interface Credit {
  creditNumber: string;
  amountKobo: Kobo;
  reason: CreditReason;
  transactionId: string;
  at: Instant;
}

/** The days of service that a payment bought. */
export interface Period {
  from: Instant;
  to: Instant;
}

export interface Invoice {
  terms?: InvoiceTerms;
  status: 'missing' | 'pending' | 'paid' | 'void';
  /** The legal number, given with the payment. */
  number?: string;
  payment?: Payment;
  period?: Period;
  declines: number;
  credits: Credit[];
}

export type InvoiceEvent =
  | Event<'InvoiceIssued', { terms: InvoiceTerms; at: Instant }>
  | Event<'InvoicePaid', { number: string; payment: Payment; period: Period; at: Instant }>
  | Event<'InvoicePaymentFailed', { reason: string; at: Instant }>
  | Event<'InvoiceVoided', { reason: CheckoutEnding; at: Instant }>
  | Event<'InvoiceCredited', Credit>;

interface Event<Type extends string, Data> {
  type: Type;
  data: Data;
}

export const NO_INVOICE: Invoice = { status: 'missing', declines: 0, credits: [] };

export function evolveInvoice(invoice: Invoice, event: InvoiceEvent): Invoice {
  switch (event.type) {
    case 'InvoiceIssued':
      return { ...invoice, terms: event.data.terms, status: 'pending' };
    case 'InvoicePaid':
      return { ...invoice, status: 'paid', number: event.data.number, payment: event.data.payment, period: event.data.period };
    case 'InvoicePaymentFailed':
      return { ...invoice, declines: invoice.declines + 1 };
    case 'InvoiceVoided':
      return { ...invoice, status: 'void' };
    case 'InvoiceCredited':
      return { ...invoice, credits: [...invoice.credits, event.data] };
  }
}

export function invoiceFrom(history: readonly InvoiceEvent[]): Invoice {
  return history.reduce(evolveInvoice, NO_INVOICE);
}

export function issue(terms: InvoiceTerms, at: Instant, invoice: Invoice): InvoiceEvent[] {
  if (invoice.status !== 'missing') throw new Error(`invoice ${terms.invoiceId} was issued already`);
  return [{ type: 'InvoiceIssued', data: { terms, at } }];
}

/** What money means that arrives for an invoice. `disagrees` is never booked: a person has to look at it. */
export type Arrival = { is: 'due' } | { is: 'known' } | { is: 'surplus'; reason: CreditReason } | { is: 'disagrees'; why: string };

export function judgeArrival(payment: Payment & { currency: string; reference: string }, invoice: Invoice): Arrival {
  const { terms } = invoice;
  if (terms === undefined) return { is: 'disagrees', why: 'no such invoice' };
  if (isKnown(payment.transactionId, invoice)) return { is: 'known' };
  if (payment.reference !== terms.reference)
    return { is: 'disagrees', why: `reference ${payment.reference} instead of ${terms.reference}` };
  if (payment.currency !== terms.currency) return { is: 'disagrees', why: `paid in ${payment.currency} instead of ${terms.currency}` };
  if (payment.amountKobo !== terms.totalKobo) return { is: 'disagrees', why: `${payment.amountKobo} kobo instead of ${terms.totalKobo}` };
  if (invoice.status === 'paid') return { is: 'surplus', reason: 'paid-twice' };
  if (invoice.status === 'void') return { is: 'surplus', reason: 'paid-after-closing' };
  return { is: 'due' };
}

export function pay(number: string, payment: Payment, period: Period, at: Instant, invoice: Invoice): InvoiceEvent[] {
  if (invoice.status !== 'pending') throw new Error(`an invoice that is ${invoice.status} cannot be paid`);
  return [{ type: 'InvoicePaid', data: { number, payment, period, at } }];
}

export function failPayment(reason: string, at: Instant, invoice: Invoice): InvoiceEvent[] {
  return invoice.status === 'pending' ? [{ type: 'InvoicePaymentFailed', data: { reason, at } }] : [];
}

export function voidInvoice(reason: CheckoutEnding, at: Instant, invoice: Invoice): InvoiceEvent[] {
  return invoice.status === 'pending' ? [{ type: 'InvoiceVoided', data: { reason, at } }] : [];
}

/** Gives money back on paper: surplus once per transaction, a paid invoice at most what was paid for it. */
export function credit(wish: Credit, invoice: Invoice): InvoiceEvent[] {
  if (invoice.credits.some((given) => given.transactionId === wish.transactionId && given.reason === wish.reason)) return [];
  if (wish.reason === 'refund-by-law' && invoice.status !== 'paid') throw new Error('only a paid invoice can be refunded');
  if (wish.amountKobo <= 0 || wish.amountKobo > invoice.terms!.totalKobo) throw new Error('a credit is at most the total of its invoice');
  return [{ type: 'InvoiceCredited', data: wish }];
}

function isKnown(transactionId: string, invoice: Invoice): boolean {
  if (invoice.payment?.transactionId === transactionId) return true;
  return invoice.credits.some((given) => given.transactionId === transactionId);
}
