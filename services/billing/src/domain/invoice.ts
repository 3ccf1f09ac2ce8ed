import { defineAggregate } from '@nowahala/platform';
import type { Instant } from './calendar.js';
import type { Amount, Kobo } from './money.js';
import type { CheckoutEnding, Purpose } from './subscription-state.js';

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

const NO_INVOICE: Invoice = { status: 'missing', declines: 0, credits: [] };

function evolveInvoice(invoice: Invoice, event: InvoiceEvent): Invoice {
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

export type InvoiceCommand =
  | { type: 'IssueInvoice'; data: InvoiceTerms }
  | { type: 'PayInvoice'; data: { number: string; payment: Payment; period: Period } }
  | { type: 'FailPayment'; data: { reason: string } }
  | { type: 'VoidInvoice'; data: { reason: CheckoutEnding } }
  | { type: 'CreditInvoice'; data: Omit<Credit, 'at'> };

function decideInvoice(command: InvoiceCommand, invoice: Invoice, { now: at }: { now: Instant }): InvoiceEvent[] {
  switch (command.type) {
    case 'IssueInvoice':
      if (invoice.status !== 'missing') throw new Error(`invoice ${command.data.invoiceId} was issued already`);
      return [{ type: 'InvoiceIssued', data: { terms: command.data, at } }];
    case 'PayInvoice':
      if (invoice.status !== 'pending') throw new Error(`an invoice that is ${invoice.status} cannot be paid`);
      return [{ type: 'InvoicePaid', data: { ...command.data, at } }];
    case 'FailPayment':
      return invoice.status === 'pending' ? [{ type: 'InvoicePaymentFailed', data: { ...command.data, at } }] : [];
    case 'VoidInvoice':
      return invoice.status === 'pending' ? [{ type: 'InvoiceVoided', data: { ...command.data, at } }] : [];
    case 'CreditInvoice':
      return credit({ ...command.data, at }, invoice);
  }
}

/** `invoice-{invoiceId}`. */
export const invoice = defineAggregate({ type: 'invoice', initialState: NO_INVOICE, decide: decideInvoice, evolve: evolveInvoice });

/** What arriving money means for an invoice. Money that disagrees with it is parked for an operator, never applied. */
export type Arrival =
  | { type: 'due' }
  | { type: 'known' }
  | { type: 'overpayment'; reason: CreditReason }
  | { type: 'disagrees'; reason: string };

export function judgeArrival(payment: Payment & { currency: string; reference: string }, invoice: Invoice): Arrival {
  const { terms, status } = invoice;
  if (terms === undefined) return { type: 'disagrees', reason: 'no such invoice' };
  if (isKnown(payment.transactionId, invoice)) return { type: 'known' };
  const difference = differenceBetween(payment, terms);
  if (difference !== undefined) return { type: 'disagrees', reason: difference };
  if (status === 'paid') return { type: 'overpayment', reason: 'paid-twice' };
  if (status === 'void') return { type: 'overpayment', reason: 'paid-after-closing' };
  return { type: 'due' };
}

function differenceBetween(
  { reference, currency, amountKobo }: Parameters<typeof judgeArrival>[0],
  terms: InvoiceTerms,
): string | undefined {
  if (reference !== terms.reference) return `reference ${reference} instead of ${terms.reference}`;
  if (currency !== terms.currency) return `paid in ${currency} instead of ${terms.currency}`;
  return amountKobo === terms.totalKobo ? undefined : `${amountKobo} kobo instead of ${terms.totalKobo}`;
}

/** An overpayment is credited once per transaction, a paid invoice at most with what was paid for it. */
function credit(wanted: Credit, { credits, status, terms }: Invoice): InvoiceEvent[] {
  if (credits.some((given) => given.transactionId === wanted.transactionId && given.reason === wanted.reason)) return [];
  if (wanted.reason === 'refund-by-law' && status !== 'paid') throw new Error('only a paid invoice can be refunded');
  if (wanted.amountKobo <= 0 || wanted.amountKobo > terms!.totalKobo) throw new Error('a credit is at most the total of its invoice');
  return [{ type: 'InvoiceCredited', data: wanted }];
}

function isKnown(transactionId: string, invoice: Invoice): boolean {
  if (invoice.payment?.transactionId === transactionId) return true;
  return invoice.credits.some((given) => given.transactionId === transactionId);
}
