import { printDay } from '../../domain/calendar.js';
import { printNairaAndKobo, printRate } from '../../domain/money.js';
import type { InvoiceWords } from './invoice-words.js';

export const pidgin: InvoiceWords = {
  labels: {
    invoice: 'Invoice',
    creditNote: 'Credit note',
    number: 'Number',
    date: 'Date',
    payment: 'Payment',
    from: 'From',
    to: 'To',
    what: 'Wetin you buy',
    amount: 'Amount',
    beforeTax: 'Before tax',
    vat: 'VAT',
    paid: 'Total wey you pay',
    credited: 'Total wey we keep for you',
  },
  channels: { card: 'Card', bank: 'Bank', bank_transfer: 'Bank transfer', ussd: 'USSD', online: 'Online payment' },
  day: printDay,
  naira: printNairaAndKobo,
  rate: printRate,
  plan: (name) => `${name} plan for one year`,
  period: (from, to, months, price) => `From ${from} to ${to}, ${months} months, one month na ${price}`,
  upgrade: (from, to) => `You move from ${from} go ${to}`,
  difference: (from, to, days, price) => `From ${from} to ${to}, di difference for ${days} days, new price na ${price} one month`,
  reasons: {
    'paid-twice': 'You don pay dis invoice two times. We keep all di second payment for you.',
    'paid-after-closing': 'Di payment come after im page don close. We keep all of am for you.',
    'refund-by-law': 'We don refund am as di law say.',
  },
  creditFor: (number, reason) => `For ${number}. ${reason}`,
  closing: (email) => `Di payment na for Nigerian naira (NGN). If you get question about dis paper: ${email}.`,
};
