import { HOME_TIME_ZONE } from '@nowahala/kernel';
import { asDate } from '../../domain/calendar.js';
import { KOBO_PER_NAIRA } from '../../domain/money.js';
import type { InvoiceWords } from './invoice-words.js';

const FIXED = '\u00a0';
const days = new Intl.DateTimeFormat('fr', { day: 'numeric', month: 'long', year: 'numeric', timeZone: HOME_TIME_ZONE });
const amounts = new Intl.NumberFormat('fr', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

export const french: InvoiceWords = {
  labels: {
    invoice: 'Facture',
    creditNote: 'Avoir',
    number: 'Numéro',
    date: 'Date',
    payment: 'Paiement',
    from: 'De',
    to: 'À',
    what: 'Objet',
    amount: 'Montant',
    beforeTax: 'Hors taxes',
    vat: 'TVA',
    paid: 'Total payé',
    credited: 'Total mis en avoir',
  },
  channels: { card: 'Carte', bank: 'Banque', bank_transfer: 'Virement bancaire', ussd: 'USSD', online: 'Paiement en ligne' },
  day: (at) => days.format(asDate(at)).replace(/^1 /, '1er '),
  naira: (kobo) => `${amounts.format(kobo / KOBO_PER_NAIRA)}${FIXED}₦`,
  rate: (points) => `${String(points / 100).replace('.', ',')}${FIXED}%`,
  plan: (name) => `Formule ${name}, un an`,
  period: (from, to, months, price) => `Du ${from} au ${to}, ${months} mois à ${price}`,
  upgrade: (from, to) => `Passage de ${from} à ${to}`,
  difference: (from, to, count, price) => `Du ${from} au ${to}, la différence pour ${count} jours, nouveau prix ${price} par mois`,
  reasons: {
    'paid-twice': 'Cette facture a été payée une seconde fois. Le second paiement est mis en avoir en entier.',
    'paid-after-closing': 'Le paiement est arrivé après la fermeture de sa page. Il est mis en avoir en entier.',
    'refund-by-law': 'Remboursé comme la loi le demande.',
  },
  creditFor: (number, reason) => `Pour ${number}. ${reason}`,
  closing: (email) => `Payé en nairas nigérians (NGN). Questions sur ce document${FIXED}: ${email}.`,
};
