import { randomBytes } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { creditSeries, invoiceSeries, legalNumber, paymentReference } from './numbering.js';

describe('numbering', () => {
  it('counts invoices by the calendar year of Lagos', () => {
    expect(legalNumber(invoiceSeries('2026-12-31T22:00:00.000Z', { prefix: 'NW' }), 123)).toBe('NW-2026-000123');
    expect(legalNumber(invoiceSeries('2026-12-31T23:30:00.000Z', { prefix: 'NW' }), 1)).toBe('NW-2027-000001');
  });

  it('counts credit notes in a series of their own', () => {
    expect(legalNumber(creditSeries('2026-06-01T00:00:00.000Z', { prefix: 'NW' }), 7)).toBe('NW-CN-2026-000007');
  });

  it('makes payment references that cannot be guessed or misread', () => {
    const references = Array.from({ length: 1_000 }, () => paymentReference(randomBytes(16)));
    expect(new Set(references).size).toBe(1_000);
    for (const reference of references) expect(reference).toMatch(/^NWP-[2-9A-HJ-NP-Z]{16}$/);
  });
});
