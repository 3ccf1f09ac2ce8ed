import { HOME_TIME_ZONE } from '@nowahala/kernel';
import { asDate } from '../../domain/calendar.js';
import { printNairaAndKobo, printRate } from '../../domain/money.js';
import type { InvoiceWords } from './invoice-words.js';

const days = new Intl.DateTimeFormat('sw', { day: 'numeric', month: 'long', year: 'numeric', timeZone: HOME_TIME_ZONE });

export const swahili: InvoiceWords = {
  labels: {
    invoice: 'Ankara',
    creditNote: 'Hati ya pesa tulizohifadhi',
    number: 'Namba',
    date: 'Tarehe',
    payment: 'Malipo',
    from: 'Kutoka kwa',
    to: 'Kwa',
    what: 'Kilichonunuliwa',
    amount: 'Kiasi',
    beforeTax: 'Kabla ya kodi',
    vat: 'VAT',
    paid: 'Jumla iliyolipwa',
    credited: 'Jumla tuliyohifadhi',
  },
  channels: { card: 'Kadi', bank: 'Benki', bank_transfer: 'Uhamisho wa benki', ussd: 'USSD', online: 'Malipo ya mtandaoni' },
  day: (at) => days.format(asDate(at)),
  naira: printNairaAndKobo,
  rate: printRate,
  plan: (name) => `Kifurushi cha ${name}, mwaka 1`,
  period: (from, to, months, price) => `${from} hadi ${to}, miezi ${months}, kila mwezi ${price}`,
  upgrade: (from, to) => `Kutoka ${from} kwenda ${to}`,
  difference: (from, to, count, price) => `${from} hadi ${to}, tofauti ya siku ${count}, bei mpya ${price} kwa mwezi`,
  reasons: {
    'paid-twice': 'Ankara hii ililipwa mara mbili. Malipo yote ya pili tumekuhifadhia.',
    'paid-after-closing': 'Malipo yalifika baada ya ukurasa wake kufungwa. Yote tumekuhifadhia.',
    'refund-by-law': 'Pesa zimerejeshwa kama sheria inavyotaka.',
  },
  creditFor: (number, reason) => `Kuhusu ${number}. ${reason}`,
  closing: (email) => `Imelipwa kwa naira ya Nigeria (NGN). Maswali kuhusu hati hii: ${email}.`,
};
