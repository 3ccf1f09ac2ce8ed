import { printDay, type Instant } from './calendar.js';
import type { CreditReason, InvoiceTerms } from './invoice.js';
import { MONTHS_BILLED, printNairaAndKobo, type Amount } from './money.js';

export interface Seller {
  name: string;
  address: string[];
  taxId: string;
  email: string;
}

export interface Buyer {
  name: string;
  email: string;
  country: string;
}

/** All that stands on the paper, fixed when the money arrived: later changes of names or settings do not touch it. */
export interface InvoiceDocument {
  kind: 'invoice' | 'credit-note';
  number: string;
  /** The day printed on it. */
  at: Instant;
  paymentReference: string;
  paidBy: string;
  seller: Seller;
  buyer: Buyer;
  line: { title: string; detail: string };
  amount: Amount;
  /** With a credit note: the invoice it takes back, and why. */
  creditOf?: { number: string; reason: string };
}

/** What was sold, in one line and its reckoning. */
export function soldLine(terms: InvoiceTerms, period: { from: Instant; to: Instant }): InvoiceDocument['line'] {
  const days = `${printDay(period.from)} to ${printDay(period.to)}`;
  const price = printNairaAndKobo(terms.priceKoboPerMonth);
  if (terms.purpose !== 'upgrade')
    return { title: `${terms.planName} plan, one year`, detail: `${days}, ${MONTHS_BILLED} months at ${price}` };
  return {
    title: `Upgrade from ${terms.upgradeFrom} to ${terms.planName}`,
    detail: `${days}, the difference for ${terms.upgradeDays} days, new price ${price} a month`,
  };
}

const CREDIT_REASONS: Record<CreditReason, string> = {
  'paid-twice': 'This invoice was paid a second time. The second payment is credited in full.',
  'paid-after-closing': 'The payment arrived after its payment page was closed. It is credited in full.',
  'refund-by-law': 'Refunded as the law requires.',
};

export function creditReasonText(reason: CreditReason): string {
  return CREDIT_REASONS[reason];
}

const CHANNELS: Record<string, string> = { card: 'Card', bank: 'Bank', bank_transfer: 'Bank transfer', ussd: 'USSD' };

export function channelText(channel: string): string {
  return CHANNELS[channel] ?? 'Online payment';
}
