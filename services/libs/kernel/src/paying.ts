import { withoutAccents } from './fold-text.js';

/**
 * Data: words of money on pages that say that a website is suspended, in the languages of error pages. In lower case; accents count for
 * nothing; one that ends in `~` is the beginning of a word.
 */

/** That something was not paid, and nothing else. */
export const OWED = [
  ...['unpaid', 'past due', 'not paid', 'not been paid', 'never paid', 'not settled', 'not been settled', 'unsettled', 'arrears'],
  ...['lack of payment', 'non-payment', 'non payment', 'nonpayment', 'late payment', 'missed payment', 'payment required'],
  ...['payment to restore', 'payment to reactivate', 'payment is due', 'billing team', 'billing department'],
  ...['are owing', 'still owing', 'owing for', 'owing us', 'outstanding payment', 'outstanding payments', 'outstanding balance'],
  ...['outstanding bill', 'outstanding bills', 'outstanding invoice', 'outstanding invoices', 'outstanding amount', 'outstanding debt'],
  ...['outstanding fee', 'outstanding fees', 'outstanding charges', 'is overdue', 'are overdue', 'overdue payment', 'overdue invoice'],
  ...['overdue invoices', 'overdue bill', 'impaye', 'impayee', 'impayes', 'impayees', 'non paye', 'non payee', 'non-paiement'],
  ...['defaut de paiement', 'en retard de paiement', 'falta de pagamento', 'nao pago', 'nao paga', 'inadimpl~', 'falta de pago'],
  ...['impago', 'no pagad~', 'kutolipa', 'kutolipwa', 'haijalipwa', 'hujalipa', 'rashin biyan', 'ba a biya', 'ba ka biya'],
  ...['never pay', 'no pay', 'no dey pay', 'money never', 'عدم السداد', 'عدم الدفع', 'غير مدفوع~', 'لم يتم الدفع'],
  ...['nicht bezahlt', 'unbezahlt~', 'offene rechnung~', 'zahlungsrückstand~', 'zahlungsverzug', 'nichtzahlung'],
  ...['ausstehende zahlung~', 'niet betaald', 'onbetaald~', 'mancato pagamento', 'non pagat~', 'insolut~', 'nieopłacon~'],
  ...['brak płatności', 'brak opłaty', 'ödenmemiş', 'ödenmedi~', 'ödeme yapılmadı~', 'ödenmeyen', 'belum dibayar', 'belum membayar'],
  ...['belum lunas', 'tunggakan', 'pembayaran tagihan', 'chưa thanh toán', 'не оплачен', 'неоплач', 'задолженност', 'неуплат'],
  ...['за неоплату', '欠费', '未付款', '未支付', '逾期'],
];

/** The same, and what reads like it on a page about something else: "outstanding features". */
export const UNPAID = [
  ...OWED,
  ...['overdue', 'outstanding', 'payment failed', 'failed payment', 'awaiting payment', 'pending payment', 'billing issue'],
  ...['em atraso', 'pago pendiente', 'lipia', 'deni', 'متأخر~', 'openstaande', 'zaległ~'],
];

/** Of money that the owner of a website owes or has to pay, where the same sentence speaks of the website. */
export const PAYING = [
  ...UNPAID,
  ...['pay', 'paid', 'fee', 'fees', 'invoice', 'invoices', 'renew', 'renewal', 'renewed', 'bill', 'billing', 'your payment', 'payment of'],
  ...['payment for', 'payment is', 'for payment', 'no payment', 'make payment', 'maintenance payment', 'payment due', 'due payment'],
  ...['charges', 'maintenance charge', 'debt', 'debts', 'owe', 'owes', 'owed', 'is owing', 'dues', 'amount due', 'balance due', 'fee due'],
  ...['fees due', 'bill due', 'invoice due', 'expired', 'maintenance subscription', 'maintenance contract', 'subscription ended'],
  ...['subscription has ended', 'contract ended', 'contract has ended', 'payer', 'payez', 'paiement', 'factur~', 'frais', 'renouvel~'],
  ...['reglez', 'expire', 'pagar', 'pague', 'pagamento', 'fatura', 'taxa', 'renovar', 'renove', 'pago', 'cuota', 'renueve', 'lipa'],
  ...['malipo', 'ada ya', 'ankara', 'biya', 'kudi', 'kudin', 'kuɗi', 'kuɗin', 'money', 'sanwo', 'san owo', 'owo', 'الدفع', 'دفع'],
  ...['السداد', 'سداد', 'رسوم', 'الفاتورة', 'فاتورة', 'تجديد', 'zahlen', 'zahlt', 'zahlung~', 'bezahl~', 'rechnung~', 'gebühr~'],
  ...['verlänger~', 'betal~', 'betaal~', 'factuur', 'verleng~', 'pagare', 'fattura', 'canone', 'rinnov~', 'opłac~', 'oplac~', 'opłat~'],
  ...['płatnoś~', 'faktur~', 'przedłuż~', 'ödeme~', 'ücret~', 'yenileyin', 'yenilemeniz', 'yenilenme~', 'bayar', 'membayar', 'pembayaran'],
  ...['tagihan', 'biaya', 'perpanjang~', 'thanh toán', 'hóa đơn', 'gia hạn', 'оплат', 'платеж', 'продлен', 'продлит', 'задолжен'],
  ...['付款', '支付', '缴费', '续费', '费用', '账单'],
];

/** Of what keeps a website there: with money in the same sentence it is the website that has to be paid for. */
const KEEPS_A_WEBSITE = [
  ...[
    'hosting',
    'your host',
    'web host',
    'developer',
    'web designer',
    'webmaster',
    'your domain',
    'domain name',
    'to restore',
    'restore it',
  ],
  ...['restore your', 'reactivate', 'reactivation', 'unsuspend~', 'yearly maintenance', 'annual maintenance', 'maintenance fee'],
  ...['maintenance fees', 'maintenance charge', 'maintenance charges', 'maintenance bill', 'hebergement', 'hebergeur', 'retablir'],
  ...['reactiver', 'hospedagem', 'reativar', 'restabelecer', 'alojamiento', 'reactivar', 'restablecer', 'الاستضافة', 'استضافة', 'تفعيل'],
  ...['hosting~', 'webhosting', 'freischalt~', 'reaktivier~', 'riattiv~', 'ripristin~', 'przywroc~', 'barındırma', 'mengaktifkan'],
  ...['хостинг', 'восстанов', 'возобнов', '主机', '恢复'],
];

export const SENTENCE_ENDS = /[.!?؟] |[。！？]/;
/** A page about something else is longer. */
const LONGEST_NOTICE = 2_500;

/** Whole words of the Latin letters; other scripts join theirs. No repetition: it takes as long as the text is. */
const anyOf = (words: readonly string[]): RegExp => {
  const ends = (word: string): string => (word.endsWith('~') ? word.slice(0, -1) : `${word}(?![a-z0-9_])`);
  return new RegExp(`(?<![a-z0-9_])(?:${words.map((word) => ends(withoutAccents(word))).join('|')})`, 'i');
};

const [owed, paying, keepsAWebsite] = [OWED, PAYING, KEEPS_A_WEBSITE].map((words) => anyOf(words)) as [RegExp, RegExp, RegExp];

/** Of a sentence that speaks of a website. */
export const speaksOfMoney = (sentence: string): boolean => paying.test(withoutAccents(sentence));

/** Of a whole notice: its owner has to pay for the website. "Payments are not affected" asks for nothing. */
export function asksForMoney(page: string): boolean {
  const text = withoutAccents(page.slice(0, LONGEST_NOTICE));
  return owed.test(text) || text.split(SENTENCE_ENDS).some((sentence) => paying.test(sentence) && keepsAWebsite.test(sentence));
}
