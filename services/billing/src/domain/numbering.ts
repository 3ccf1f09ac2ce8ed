import { legalYear, type Instant } from './calendar.js';

/** How legal numbers look. The prefix is a setting; the count starts at 1 each calendar year of Lagos and never skips. */
export interface Numbering {
  prefix: string;
}

const DIGITS = 6;
const REFERENCE_ALPHABET = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const REFERENCE_LENGTH = 16;

/** The series a number is drawn from: invoices and credit notes count apart. */
export function invoiceSeries(at: Instant, { prefix }: Numbering): string {
  return `${prefix}-${legalYear(at)}`;
}

export function creditSeries(at: Instant, { prefix }: Numbering): string {
  return `${prefix}-CN-${legalYear(at)}`;
}

/** `NW-2026-000123`. */
export function legalNumber(series: string, count: number): string {
  return `${series}-${String(count).padStart(DIGITS, '0')}`;
}

/** A payment's own reference, `NWP-...`: 80 random bits without characters that are easily mistaken. */
export function paymentReference(randomBytes: Uint8Array): string {
  const characters = [...randomBytes.subarray(0, REFERENCE_LENGTH)].map((byte) => REFERENCE_ALPHABET[byte % REFERENCE_ALPHABET.length]);
  if (characters.length < REFERENCE_LENGTH) throw new Error(`a payment reference needs ${REFERENCE_LENGTH} random bytes`);
  return `NWP-${characters.join('')}`;
}
