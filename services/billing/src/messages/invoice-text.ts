import { printDay } from '../domain/calendar.js';
import type { Buyer, CreditOf, InvoiceDocument, Seller } from '../domain/invoice-document.js';
import type { CreditReason, InvoiceTerms, Payment, Period } from '../domain/invoice.js';
import { MONTHS_BILLED, printNairaAndKobo } from '../domain/money.js';
import { channels } from './second-language/invoice-words.js';
import type { InvoiceWords } from './second-language/invoice-words.js';
import { secondLanguage } from './second-language/index.js';

/** What an invoice and its credit notes have in common. */
export type InvoiceText = Omit<InvoiceDocument, 'kind' | 'number' | 'at'>;

export function invoiceText(terms: InvoiceTerms, payment: Payment, period: Period, seller: Seller, buyer: Buyer): InvoiceText {
  const { reference, netKobo, vatKobo, totalKobo, vatBasisPoints } = terms;
  const second = secondLanguage(buyer.language);
  return {
    paymentReference: reference,
    paidBy: english.channels[channelOf(payment)],
    seller,
    buyer,
    line: soldLine(english, terms, period),
    amount: { netKobo, vatKobo, totalKobo, vatBasisPoints },
    ...(second && {
      translation: {
        language: second.language,
        paidBy: second.words.channels[channelOf(payment)],
        line: soldLine(second.words, terms, period),
      },
    }),
  };
}

/** What a credit note takes back, and why, in both languages of the invoice. */
export function creditOf(number: string, reason: CreditReason, { translation }: Pick<InvoiceText, 'translation'>, note = ''): CreditOf {
  const second = secondLanguage(translation?.language)?.words;
  return {
    number,
    reason: `${english.reasons[reason]} ${note}`.trim(),
    ...(second && { translatedReason: second.reasons[reason] }),
  };
}

type LineWords = Pick<InvoiceWords, 'channels' | 'day' | 'naira' | 'plan' | 'period' | 'upgrade' | 'difference' | 'reasons'>;

const english: LineWords = {
  channels: { card: 'Card', bank: 'Bank', bank_transfer: 'Bank transfer', ussd: 'USSD', online: 'Online payment' },
  day: printDay,
  naira: printNairaAndKobo,
  plan: (name) => `${name} plan, one year`,
  period: (from, to, months, price) => `${from} to ${to}, ${months} months at ${price}`,
  upgrade: (from, to) => `Upgrade from ${from} to ${to}`,
  difference: (from, to, days, price) => `${from} to ${to}, the difference for ${days} days, new price ${price} a month`,
  reasons: {
    'paid-twice': 'This invoice was paid a second time. The second payment is credited in full.',
    'paid-after-closing': 'The payment arrived after its payment page was closed. It is credited in full.',
    'refund-by-law': 'Refunded as the law requires.',
  },
};

function soldLine(words: LineWords, terms: InvoiceTerms, period: Period): InvoiceDocument['line'] {
  const [from, to] = [words.day(period.from), words.day(period.to)];
  const price = words.naira(terms.priceKoboPerMonth);
  if (terms.purpose !== 'upgrade') return { title: words.plan(terms.planName), detail: words.period(from, to, MONTHS_BILLED, price) };
  return {
    title: words.upgrade(terms.upgradeFrom!, terms.planName),
    detail: words.difference(from, to, terms.upgradeDays!, price),
  };
}

const channelOf = ({ channel }: Payment) => channels.find((known) => known === channel) ?? 'online';
