import { createHash } from 'node:crypto';
import { inflateSync } from 'node:zlib';
import { describe, expect, it } from '@jest/globals';
import type { InvoiceDocument } from '../domain/invoice-document.js';
import { yearly } from '../domain/money.js';
import { drawInvoice } from './invoice-pdf.js';

const invoice: InvoiceDocument = {
  kind: 'invoice',
  number: 'NW-2026-000123',
  at: '2026-11-21T12:00:00.000Z',
  paymentReference: 'NWP-7K2M9QXW4BTR8HCV',
  paidBy: 'Card',
  seller: {
    name: 'NoWahala Ltd',
    address: ['12 Marina Road', 'Lagos, Nigeria'],
    taxId: '12345678-0001',
    email: 'support@nowahala.example',
  },
  buyer: { name: 'Adébáyọ̀ Ọláṣadé', email: 'ada@shop.example', country: 'Nigeria' },
  line: { title: 'Growth plan, one year', detail: '21 November 2026 to 21 November 2027, 12 months at ₦7,500.00' },
  amount: yearly(7_500_00, 750),
};

describe('invoice PDF', () => {
  it('is one page, under 60 kB, with its fonts inside', async () => {
    const pdf = await drawInvoice(invoice);
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
    expect(pdf.length).toBeLessThan(60_000);
    expect(pdf.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(1);
    expect(pdf.toString('latin1').match(/\/FontFile2/g)).toHaveLength(2);
  });

  it('prints the naira sign, Yoruba letters and the total in words', async () => {
    const characters = charactersIn(await drawInvoice(invoice)).normalize('NFD');
    for (const character of '₦Ọ ṣ96,750.00 Ninety-six thousand'.normalize('NFD')) expect(characters).toContain(character);
  });

  it('looks the same each time it is drawn', async () => {
    const [first, second] = [await drawInvoice(invoice), await drawInvoice(invoice)];
    expect(digest(second)).toBe(digest(first));
    expect(digest(await drawInvoice({ ...invoice, number: 'NW-2026-000124' }))).not.toBe(digest(first));
  });

  it('leaves out a tax number that the seller does not have', async () => {
    const { seller } = invoice;
    const asAddress = { ...seller, address: [...seller.address, `TIN ${seller.taxId}`], taxId: '' };
    expect(digest(await drawInvoice({ ...invoice, seller: asAddress }))).toBe(digest(await drawInvoice(invoice)));
  });

  it('names the country that the account knows by its code', async () => {
    const coded = await drawInvoice({ ...invoice, buyer: { ...invoice.buyer, country: 'NG' } });
    expect(digest(coded)).toBe(digest(await drawInvoice(invoice)));
  });

  it('survives names that are very long, empty of Latin letters, or full of signs', async () => {
    for (const name of ['A'.repeat(300), 'مرحبا', 'Ada 🚀 & Sons <b>', '']) {
      const pdf = await drawInvoice({ ...invoice, buyer: { ...invoice.buyer, name } });
      expect(pdf.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(1);
    }
  });

  it('names the invoice that a credit note takes back', async () => {
    const note = await drawInvoice({
      ...invoice,
      kind: 'credit-note',
      number: 'NW-CN-2026-000001',
      creditOf: { number: 'NW-2026-000123', reason: 'Paid twice.' },
    });
    expect(note.length).toBeLessThan(60_000);
    expect(digest(note)).not.toBe(digest(await drawInvoice(invoice)));
  });
});

const digest = (pdf: Buffer) => createHash('sha256').update(pdf).digest('hex');

/** Every character that the embedded fonts stand for, by their ToUnicode tables. */
function charactersIn(pdf: Buffer): string {
  const text = pdf.toString('latin1');
  const streams = [...text.matchAll(/stream\n([\s\S]*?)\nendstream/g)].map(([, body]) => {
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
