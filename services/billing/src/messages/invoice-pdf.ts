import { amountInWords } from './amount-in-words.js';
import { asDate, printDay } from '../domain/calendar.js';
import { printNairaAndKobo, printRate } from '../domain/money.js';
import type { InvoiceDocument } from '../domain/invoice-document.js';
import { COLOUR, finish, newSheet, PAGE, rule, stamp, write, type Sheet } from './invoice-sheet.js';

const TOTALS_LEFT = 320;
const countryNames = new Intl.DisplayNames(['en'], { type: 'region' });

/** Draws an invoice or a credit note as a one-page PDF. */
export async function drawInvoice(invoice: InvoiceDocument): Promise<Buffer> {
  const isCredit = invoice.kind === 'credit-note';
  const title = `${isCredit ? 'Credit note' : 'Invoice'} ${invoice.number}`;
  const sheet = newSheet(title, asDate(invoice.at));
  letterhead(sheet, isCredit ? 'Credit note' : 'Invoice', invoice);
  stamp(sheet, isCredit ? 'CREDITED' : 'PAID', isCredit ? COLOUR.red : COLOUR.green);
  const afterParties = parties(sheet, invoice);
  const afterLine = soldLines(sheet, invoice, afterParties + 26);
  const afterTotals = totals(sheet, invoice, afterLine + 14);
  closing(sheet, invoice, afterTotals + 18);
  return finish(sheet);
}

function letterhead(sheet: Sheet, heading: string, invoice: InvoiceDocument): void {
  sheet.rect(0, 0, 595.28, 10).fill(COLOUR.indigo);
  sheet.rect(0, 10, 595.28, 2).fill(COLOUR.clay);
  write(sheet, 'NoWahala', PAGE.left, 46, { size: 22, bold: true, colour: COLOUR.indigo });
  write(sheet, heading, PAGE.left, 104, { size: 16, bold: true });
  write(sheet, `Number  ${invoice.number}`, PAGE.left, 130);
  write(sheet, `Date  ${printDay(invoice.at)}`, PAGE.left, 146);
  write(sheet, `Payment  ${invoice.paymentReference} (${invoice.paidBy})`, PAGE.left, 162);
}

function parties(sheet: Sheet, { seller, buyer }: InvoiceDocument): number {
  const [top, half] = [200, PAGE.width / 2 - 12];
  const sellerLines = [...seller.address, ...(seller.taxId ? [`TIN ${seller.taxId}`] : []), seller.email];
  const left = party(sheet, 'From', seller.name, sellerLines, PAGE.left, top, half);
  const right = party(sheet, 'To', buyer.name, [buyer.email, countryName(buyer.country)], PAGE.left + PAGE.width / 2 + 12, top, half);
  return Math.max(left, right);
}

const countryName = (code: string): string => (/^[A-Z]{2}$/.test(code) ? (countryNames.of(code) ?? code) : code);

function party(sheet: Sheet, label: string, name: string, lines: string[], x: number, top: number, width: number): number {
  write(sheet, label, x, top, { size: 9, colour: COLOUR.muted });
  let y = write(sheet, name, x, top + 15, { bold: true, size: 11, width });
  for (const line of lines) y = write(sheet, line, x, y + 1, { width, colour: COLOUR.muted });
  return y;
}

function soldLines(sheet: Sheet, { line, amount }: InvoiceDocument, top: number): number {
  sheet.rect(PAGE.left, top, PAGE.width, 24).fill(COLOUR.soft);
  write(sheet, 'What', PAGE.left + 10, top + 7, { size: 9, colour: COLOUR.muted });
  write(sheet, 'Amount', PAGE.left, top + 7, { size: 9, colour: COLOUR.muted, width: PAGE.width - 10, align: 'right' });
  write(sheet, printNairaAndKobo(amount.netKobo), PAGE.left, top + 36, { width: PAGE.width - 10, align: 'right' });
  const afterTitle = write(sheet, line.title, PAGE.left + 10, top + 36, { bold: true, width: 320 });
  const bottom = write(sheet, line.detail, PAGE.left + 10, afterTitle + 2, { size: 9, colour: COLOUR.muted, width: 320 });
  rule(sheet, bottom + 10);
  return bottom + 10;
}

function totals(sheet: Sheet, { amount, kind }: InvoiceDocument, top: number): number {
  const line = (label: string, kobo: number, y: number, strong = false) => {
    const how = { bold: strong, size: strong ? 12 : 10 };
    write(sheet, label, TOTALS_LEFT, y, { ...how, colour: strong ? COLOUR.text : COLOUR.muted });
    write(sheet, printNairaAndKobo(kobo), PAGE.left, y, { ...how, width: PAGE.width - 10, align: 'right' });
  };
  line('Before tax', amount.netKobo, top);
  line(`VAT ${printRate(amount.vatBasisPoints)}`, amount.vatKobo, top + 19);
  sheet
    .moveTo(TOTALS_LEFT, top + 39)
    .lineTo(PAGE.right, top + 39)
    .lineWidth(1.2)
    .strokeColor(COLOUR.indigo)
    .stroke();
  line(kind === 'invoice' ? 'Total paid' : 'Total credited', amount.totalKobo, top + 48, true);
  return top + 68;
}

function closing(sheet: Sheet, { amount, creditOf, seller }: InvoiceDocument, top: number): void {
  write(sheet, 'In words', PAGE.left, top, { size: 9, colour: COLOUR.muted });
  let y = write(sheet, amountInWords(amount.totalKobo), PAGE.left, top + 14, { bold: true });
  if (creditOf !== undefined) y = write(sheet, `For ${creditOf.number}. ${creditOf.reason}`, PAGE.left, y + 12);
  rule(sheet, 770);
  write(sheet, `Paid in Nigerian naira (NGN). Questions about this paper: ${seller.email}.`, PAGE.left, 780, {
    size: 9,
    colour: COLOUR.muted,
  });
}
