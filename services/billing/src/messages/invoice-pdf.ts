import { amountInWords } from './amount-in-words.js';
import { asDate, printDay } from '../domain/calendar.js';
import { printNairaAndKobo, printRate } from '../domain/money.js';
import type { InvoiceDocument } from '../domain/invoice-document.js';
import { COLOUR, finish, newSheet, PAGE, rule, stamp, write, type Sheet } from './invoice-sheet.js';
import { secondLanguage } from './second-language/index.js';
import type { InvoiceWords } from './second-language/invoice-words.js';

const TOTALS_LEFT = 320;
const SMALL = { size: 7.5, colour: COLOUR.muted } as const;
const countryNames = new Intl.DisplayNames(['en'], { type: 'region' });

/** What is drawn, and the words of the second language. */
interface Drawing {
  sheet: Sheet;
  invoice: InvoiceDocument;
  second: InvoiceWords | undefined;
}

/** Draws an invoice or a credit note as a one-page PDF: English, which binds, and smaller below it the buyer's language. */
export async function drawInvoice(invoice: InvoiceDocument): Promise<Buffer> {
  const isCredit = invoice.kind === 'credit-note';
  const heading = isCredit ? 'Credit note' : 'Invoice';
  const sheet = newSheet(`${heading} ${invoice.number}`, asDate(invoice.at));
  const drawing = { sheet, invoice, second: secondLanguage(invoice.translation?.language)?.words };
  const afterHead = letterhead(drawing, heading);
  stamp(sheet, isCredit ? 'CREDITED' : 'PAID', isCredit ? COLOUR.red : COLOUR.green);
  const afterParties = parties(drawing, afterHead + 22);
  const afterLine = soldLines(drawing, afterParties + 26);
  const afterTotals = totals(drawing, afterLine + 14);
  closing(drawing, afterTotals + 18);
  return finish(sheet);
}

/** The other language below, where it says it otherwise. */
function below(
  { sheet }: Drawing,
  english: string,
  other: string | undefined,
  ...[x, y, how]: [number, number, { width?: number; align?: 'right' }?]
): number {
  return other === undefined || other === english ? sheet.y : write(sheet, other, x, y, { ...SMALL, ...how });
}

function letterhead(drawing: Drawing, heading: string): number {
  const { sheet, invoice, second } = drawing;
  const { labels } = second ?? {};
  sheet.rect(0, 0, 595.28, 10).fill(COLOUR.indigo);
  sheet.rect(0, 10, 595.28, 2).fill(COLOUR.clay);
  write(sheet, 'NoWahala', PAGE.left, 46, { size: 22, bold: true, colour: COLOUR.indigo });
  write(sheet, heading, PAGE.left, 104, { size: 16, bold: true });
  const own = invoice.kind === 'invoice' ? labels?.invoice : labels?.creditNote;
  if (own !== undefined && own !== heading) write(sheet, own, PAGE.left + sheet.widthOfString(heading) + 10, 111, { ...SMALL, size: 10 });
  const step = second ? 25 : 16;
  const row = (label: string, value: string, other: string | undefined, n: number) => {
    write(sheet, `${label}  ${value}`, PAGE.left, 130 + n * step);
    below(drawing, `${label}  ${value}`, other, PAGE.left, 143 + n * step);
  };
  row('Number', invoice.number, labels && `${labels.number}  ${invoice.number}`, 0);
  row('Date', printDay(invoice.at), second && `${second.labels.date}  ${second.day(invoice.at)}`, 1);
  const { paymentReference, paidBy, translation } = invoice;
  row('Payment', `${paymentReference} (${paidBy})`, labels && `${labels.payment}  ${paymentReference} (${translation!.paidBy})`, 2);
  return 130 + 3 * step;
}

function parties({ sheet, invoice: { seller, buyer }, second }: Drawing, top: number): number {
  const half = PAGE.width / 2 - 12;
  const sellerLines = [...seller.address, ...(seller.taxId ? [`TIN ${seller.taxId}`] : []), seller.email];
  const { from, to } = second?.labels ?? {};
  const left = party(sheet, both('From', from), seller.name, sellerLines, PAGE.left, top, half);
  const right = party(
    sheet,
    both('To', to),
    buyer.name,
    [buyer.email, countryName(buyer.country)],
    PAGE.left + PAGE.width / 2 + 12,
    top,
    half,
  );
  return Math.max(left, right);
}

/** Small labels have both languages in one line. */
const both = (english: string, other: string | undefined): string => (other && other !== english ? `${english} / ${other}` : english);

const countryName = (code: string): string => (/^[A-Z]{2}$/.test(code) ? (countryNames.of(code) ?? code) : code);

function party(sheet: Sheet, label: string, name: string, lines: string[], x: number, top: number, width: number): number {
  write(sheet, label, x, top, { size: 9, colour: COLOUR.muted });
  let y = write(sheet, name, x, top + 15, { bold: true, size: 11, width });
  for (const line of lines) y = write(sheet, line, x, y + 1, { width, colour: COLOUR.muted });
  return y;
}

function soldLines(drawing: Drawing, top: number): number {
  const { sheet, second } = drawing;
  const { line, amount, translation } = drawing.invoice;
  const right = { width: PAGE.width - 10, align: 'right' } as const;
  sheet.rect(PAGE.left, top, PAGE.width, 24).fill(COLOUR.soft);
  write(sheet, both('What', second?.labels.what), PAGE.left + 10, top + 7, { size: 9, colour: COLOUR.muted });
  write(sheet, both('Amount', second?.labels.amount), PAGE.left, top + 7, { size: 9, colour: COLOUR.muted, ...right });
  write(sheet, printNairaAndKobo(amount.netKobo), PAGE.left, top + 36, right);
  const afterTitle = write(sheet, line.title, PAGE.left + 10, top + 36, { bold: true, width: 320 });
  let bottom = write(sheet, line.detail, PAGE.left + 10, afterTitle + 2, { size: 9, colour: COLOUR.muted, width: 320 });
  if (translation)
    bottom = write(sheet, `${translation.line.title}. ${translation.line.detail}`, PAGE.left + 10, bottom + 3, { ...SMALL, width: 320 });
  rule(sheet, bottom + 10);
  return bottom + 10;
}

function totals(drawing: Drawing, top: number): number {
  const { sheet, second } = drawing;
  const { amount, kind } = drawing.invoice;
  const { beforeTax, paid, credited } = second?.labels ?? {};
  const more = second ? 8 : 0;
  const line = (label: string, other: string | undefined, kobo: number, y: number, strong = false) => {
    const how = { bold: strong, size: strong ? 12 : 10 };
    write(sheet, label, TOTALS_LEFT, y, { ...how, colour: strong ? COLOUR.text : COLOUR.muted });
    below(drawing, label, other, TOTALS_LEFT, y + (strong ? 16 : 13));
    write(sheet, printNairaAndKobo(kobo), PAGE.left, y, { ...how, width: PAGE.width - 10, align: 'right' });
  };
  const rate = printRate(amount.vatBasisPoints);
  line('Before tax', beforeTax, amount.netKobo, top);
  line(`VAT ${rate}`, second && `${second.labels.vat} ${second.rate(amount.vatBasisPoints)}`, amount.vatKobo, top + 19 + more);
  const ruled = top + 39 + 2 * more;
  sheet.moveTo(TOTALS_LEFT, ruled).lineTo(PAGE.right, ruled).lineWidth(1.2).strokeColor(COLOUR.indigo).stroke();
  if (kind === 'invoice') line('Total paid', paid, amount.totalKobo, ruled + 9, true);
  else line('Total credited', credited, amount.totalKobo, ruled + 9, true);
  return ruled + 29 + more;
}

function closing(drawing: Drawing, top: number): void {
  const { sheet, second } = drawing;
  const { amount, creditOf, seller } = drawing.invoice;
  write(sheet, 'In words', PAGE.left, top, { size: 9, colour: COLOUR.muted });
  let y = write(sheet, amountInWords(amount.totalKobo), PAGE.left, top + 14, { bold: true });
  if (creditOf !== undefined) {
    y = write(sheet, `For ${creditOf.number}. ${creditOf.reason}`, PAGE.left, y + 12);
    const { translatedReason } = creditOf;
    if (second && translatedReason) write(sheet, second.creditFor(creditOf.number, translatedReason), PAGE.left, y + 3, SMALL);
  }
  rule(sheet, 770);
  write(sheet, `Paid in Nigerian naira (NGN). Questions about this paper: ${seller.email}.`, PAGE.left, second ? 776 : 780, {
    size: 9,
    colour: COLOUR.muted,
  });
  if (second) write(sheet, second.closing(seller.email), PAGE.left, 789, SMALL);
}
