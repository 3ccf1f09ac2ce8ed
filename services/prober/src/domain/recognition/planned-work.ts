/** How far from "suspended" the reason for it may stand. */
const REACH = 60;
const SENTENCE_ENDS = /[.!?؟] |[。！？]/;

const PLANNED_WORK =
  /\b(maintenance|upgrading|(we|being|an|system|servers?|scheduled|planned) upgrade[ds]?|upgrades|moving (to|our)|(are|while we) (moving|move|update)|migrating|migration|(scheduled|planned) work|travaux|mises? a jour|mantenimiento|actualizacion|mejoras|manutencao|atualizacao|melhorias|migrac(ao|ion)|matengenezo|marekebisho|maboresho|kuboresha|gyaran?|gyare-gyare|sabuntawa|dey (repair|fix|upgrade|update|move|work on)|atunse|imudojuiwon|wartung\w*|onderhoud|manutenzione|konserwacj\w*|prace techniczne|przerwa techniczna|bakim\w*|bakım\w*|pemeliharaan|perbaikan|bao tri)|صيانة|تحديث|ترقية|техническ|обслуживани|维护|維護|升级/i;

/** Then nobody works on the website: "pay your yearly maintenance". */
const PAYING =
  /\b(pay|paid|unpaid|overdue|fees?|invoices?|bill|billing|renew(al|ed)?|(your|no|non|for|due|late|outstanding|maintenance)[ -]payment|payment (of|for|is|due)|impaye\w*|paye[rz]|paiement|factur\w+|frais|renouvel\w+|reglez|pag(ar|ue|amento|o)|fatura|taxa|renov(ar|e)|cuota|renueve|lipa|lipia|malipo|ada ya|ankara|kutolipa|biya|kudin?|rashin biyan|money|sanwo|owo|zahl\w+|bezahl\w+|rechnung\w*|gebuhr\w*|betal\w+|betaal\w+|pagare|fattura|canone|rinnov\w+|oplac\w+|faktur\w+|odeme\w*|bayar|membayar|pembayaran|tagihan|biaya|thanh toan|gia han)\b|دفع|سداد|رسوم|فاتورة|تجديد|оплат|платеж|задолжен|продлен|付款|支付|缴费|续费|费用|欠费/i;

/** Whether what stands there from one place to another is said of work on the website, in the same sentence. */
export function isForPlannedWork(text: string, from: number, to: number): boolean {
  const before = text
    .slice(Math.max(0, from - REACH), from)
    .split(SENTENCE_ENDS)
    .at(-1)!;
  const behind = text.slice(to, to + REACH).split(SENTENCE_ENDS, 1)[0]!;
  const sentence = withoutAccents(before + text.slice(from, to) + behind);
  return PLANNED_WORK.test(sentence) && !PAYING.test(sentence);
}

const withoutAccents = (text: string): string => text.normalize('NFD').replace(/[\u0300-\u036f]/g, '');
