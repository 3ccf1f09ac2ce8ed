import { lagosDay } from '../../domain/calendar.js';
import { printNairaAndKobo, printRate } from '../../domain/money.js';
import type { InvoiceWords } from './invoice-words.js';

const MONTHS = 'Janairu Fabrairu Maris Afrilu Mayu Yuni Yuli Agusta Satumba Oktoba Nuwamba Disamba'.split(' ');

export const hausa: InvoiceWords = {
  labels: {
    invoice: 'Invoice',
    creditNote: 'Takardar kuɗin da muke ajiye',
    number: 'Lamba',
    date: 'Kwanan wata',
    payment: 'Biyan kuɗi',
    from: 'Daga',
    to: 'Zuwa ga',
    what: 'Abin da aka saya',
    amount: 'Adadin kuɗi',
    beforeTax: 'Kafin haraji',
    vat: 'Harajin VAT',
    paid: 'Jimillar da aka biya',
    credited: 'Jimillar da muke ajiye',
  },
  channels: { card: 'Kati', bank: 'Banki', bank_transfer: 'Tura kuɗi ta banki', ussd: 'USSD', online: 'Biya ta intanet' },
  day: (at) => {
    const { day, month, year } = lagosDay(at);
    return `${day} ga ${MONTHS[month - 1]} ${year}`;
  },
  naira: printNairaAndKobo,
  rate: printRate,
  plan: (name) => `Tsarin ${name}, shekara 1`,
  period: (from, to, months, price) => `${from} zuwa ${to}, wata ${months}, kowane wata ${price}`,
  upgrade: (from, to) => `Ɗagawa daga ${from} zuwa ${to}`,
  difference: (from, to, days, price) => `${from} zuwa ${to}, bambancin kwana ${days}, sabon farashi ${price} a wata`,
  reasons: {
    'paid-twice': 'An biya wannan invoice sau biyu. Muna ajiye muku dukan kuɗin biya na biyu.',
    'paid-after-closing': 'Kuɗin ya iso bayan an rufe shafin biyansa. Muna ajiye muku dukansa.',
    'refund-by-law': 'An mayar da kuɗi kamar yadda doka ta ce.',
  },
  creditFor: (number, reason) => `Game da ${number}. ${reason}`,
  closing: (email) => `An biya da nairar Nijeriya (NGN). Tambaya game da wannan takarda: ${email}.`,
};
