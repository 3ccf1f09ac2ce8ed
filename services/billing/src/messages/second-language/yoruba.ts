import { lagosDay } from '../../domain/calendar.js';
import { printNairaAndKobo, printRate } from '../../domain/money.js';
import type { InvoiceWords } from './invoice-words.js';

const MONTHS = 'Kìíní Kejì Kẹta Kẹrin Karùn-ún Kẹfà Keje Kẹjọ Kẹsàn-án Kẹwàá Kọkànlá Kejìlá'.split(' ');

export const yoruba: InvoiceWords = {
  labels: {
    invoice: 'Ìwé ìsanwó (invoice)',
    creditNote: 'Ìwé nípa owó yín tó wà lọ́wọ́ wa (credit note)',
    number: 'Nọ́ńbà',
    date: 'Ọjọ́',
    payment: 'Ìsanwó',
    from: 'Láti ọ̀dọ̀',
    to: 'Sí ọ̀dọ̀',
    what: 'Àlàyé',
    amount: 'Iye owó',
    beforeTax: 'Iye owó kí a tó fi VAT kún un',
    vat: 'Owó orí VAT',
    paid: 'Àpapọ̀ owó tí ẹ san',
    credited: 'Àpapọ̀ owó yín lórí ìwé yìí',
  },
  channels: {
    card: 'Káàdì',
    bank: 'Báńkì',
    bank_transfer: 'Owó tí ẹ fi ránṣẹ́ láti báńkì',
    ussd: 'USSD',
    online: 'Ìsanwó lórí íńtánẹ́ẹ̀tì',
  },
  day: (at) => {
    const { day, month, year } = lagosDay(at);
    return `${day} Oṣù ${MONTHS[month - 1]} ${year}`;
  },
  naira: printNairaAndKobo,
  rate: printRate,
  plan: (name) => `Ètò ${name}, fún ọdún kan`,
  period: (from, to, months, price) => `Láti ${from} títí di ${to}, iye oṣù: ${months}, ${price} fún oṣù kọ̀ọ̀kan`,
  upgrade: (from, to) => `Ìyípadà láti ètò ${from} sí ètò ${to}, tó tóbi jù ú lọ`,
  difference: (from, to, count, price) =>
    `Láti ${from} títí di ${to}, owó àfikún, iye ọjọ́: ${count}, iye owó tuntun: ${price} fún oṣù kọ̀ọ̀kan`,
  reasons: {
    'paid-twice': 'Ẹ̀ẹ̀mejì ni ẹ ti san owó ìwé ìsanwó náà. Gbogbo owó tí ẹ san lẹ́ẹ̀kejì wà lọ́wọ́ wa fún yín.',
    'paid-after-closing': 'Owó tí ẹ san dé lẹ́yìn tí àkókò ìsanwó náà ti kọjá. Gbogbo rẹ̀ wà lọ́wọ́ wa fún yín.',
    'refund-by-law': 'A ti dá owó náà padà fún yín gẹ́gẹ́ bí òfin ṣe sọ.',
  },
  creditFor: (number, reason) => `Nípa ìwé ìsanwó ${number}. ${reason}`,
  closing: (email) => `Náírà Nàìjíríà (NGN) ni gbogbo iye owó inú ìwé yìí. Bí ẹ bá ní ìbéèrè nípa rẹ̀, ẹ kọ̀wé sí ${email}.`,
};
