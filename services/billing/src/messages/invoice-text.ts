import { printDay, type Instant } from '../domain/calendar.js';
import type { Buyer, InvoiceDocument, Seller } from '../domain/invoice-document.js';
import type { CreditReason, InvoiceTerms, Payment, Period } from '../domain/invoice.js';
import { MONTHS_BILLED, printNairaAndKobo } from '../domain/money.js';

/** What an invoice and its credit notes have in common. */
export type InvoiceText = Omit<InvoiceDocument, 'kind' | 'number' | 'at'>;

export function invoiceText(terms: InvoiceTerms, payment: Payment, period: Period, seller: Seller, buyer: Buyer): InvoiceText {
  const { reference, netKobo, vatKobo, totalKobo, vatBasisPoints } = terms;
  return {
    paymentReference: reference,
    paidBy: channelText(payment.channel),
    seller,
    buyer,
    line: soldLine(terms, period),
    amount: { netKobo, vatKobo, totalKobo, vatBasisPoints },
  };
}

function soldLine(terms: InvoiceTerms, period: { from: Instant; to: Instant }): InvoiceDocument['line'] {
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

function channelText(channel: string): string {
  return CHANNELS[channel] ?? 'Online payment';
}
