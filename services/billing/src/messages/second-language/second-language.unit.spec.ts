import { inflateSync } from 'node:zlib';
import { describe, expect, it } from '@jest/globals';
import { languageFaults } from '@nowahala/kernel';
import type { InvoiceTerms } from '../../domain/invoice.js';
import { yearly } from '../../domain/money.js';
import { drawInvoice } from '../invoice-pdf.js';
import { creditOf, invoiceText } from '../invoice-text.js';
import { secondLanguages, type SecondLanguage } from './index.js';

const terms = {
  ...yearly(7_500_00, 750),
  ...{ reference: 'NWP-7K2M9QXW4BTR8HCV', purpose: 'purchase', planName: 'Growth', priceKoboPerMonth: 7_500_00 },
} as InvoiceTerms;
const payment = { transactionId: 't', amountKobo: terms.totalKobo, channel: 'bank_transfer', at: '2026-12-01T12:00:00.000Z' };
const period = { from: '2026-12-01T12:00:00.000Z', to: '2027-12-01T12:00:00.000Z' };
const seller = { name: 'NoWahala Ltd', address: ['12 Marina Road'], taxId: '', email: 'support@nowahala.example' };
const textFor = (language?: string, sold = terms) =>
  invoiceText(sold, payment, period, seller, { name: 'Ada', email: 'ada@shop.example', country: 'NG', ...(language && { language }) });
const upgrade: InvoiceTerms = { ...terms, purpose: 'upgrade', upgradeFrom: 'Basic', upgradeDays: 200 };
const invoice = (language?: string) => ({ kind: 'invoice' as const, number: 'NW-2026-000123', at: payment.at, ...textFor(language) });
const offered = Object.keys(secondLanguages) as SecondLanguage[];

describe('an invoice in two languages', () => {
  it('keeps the English, which binds, and has the other below', () => {
    const { translation, ...english } = textFor('fr-CI');
    expect({ ...english, buyer: null }).toEqual({ ...textFor('en'), buyer: null });
    expect(translation).toEqual({
      language: 'fr',
      paidBy: 'Virement bancaire',
      line: { title: 'Formule Growth, un an', detail: 'Du 1er décembre 2026 au 1er décembre 2027, 12 mois à 7\u202f500,00\u00a0₦' },
    });
    expect(creditOf('NW-1', 'paid-twice', { translation }).translatedReason).toMatch(/seconde fois/);
  });
  it.each([undefined, 'en', 'de'])('is in English alone for %s', (language) => expect(textFor(language).translation).toBeUndefined());
  it.each(offered)('says what was paid in %s, as right as a program can see', (language) => {
    const words = secondLanguages[language];
    const lines = [textFor(language), textFor(language, upgrade)].map(({ translation }) => Object.values(translation!.line).join('\n'));
    const all = [...lines, ...Object.values(words.reasons), ...Object.values(words.labels), words.closing('a@b.example')];
    expect(all.flatMap((text) => languageFaults(language, text.replaceAll('\u00a0:', '\u202f:')))).toEqual([]);
  });
  it.each(offered)('is one page in %s and draws every letter of it', async (language) => {
    const pdf = await drawInvoice(invoice(language));
    expect(pdf.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(1);
    const { labels, closing } = secondLanguages[language];
    // Under-dots are glyphs of their own.
    const drawn = charactersIn(pdf).normalize('NFD');
    const { line } = textFor(language).translation!;
    for (const letter of [...labels.number, ...labels.what, ...labels.paid, ...line.title, ...line.detail, ...closing('')]
      .join('')
      .normalize('NFD')
      .replaceAll(/\s/g, ''))
      expect(drawn).toContain(letter);
  });
});

/** Every character that the embedded fonts stand for, by their ToUnicode tables. */
function charactersIn(pdf: Buffer): string {
  const streams = [...pdf.toString('latin1').matchAll(/stream\n([\s\S]*?)\nendstream/g)].map(([, body]) => {
    try {
      return inflateSync(Buffer.from(body!, 'latin1')).toString('latin1');
    } catch {
      return '';
    }
  });
  const codes = streams
    .filter((stream) => stream.includes('beginbfrange'))
    .flatMap((stream) => [...stream.matchAll(/<([0-9a-f]{4})>/g)].map(([, code]) => code!));
  return codes.map((code) => String.fromCodePoint(Number.parseInt(code, 16))).join('');
}
