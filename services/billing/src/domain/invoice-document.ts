import type { Language } from '@nowahala/kernel';
import type { Instant } from './calendar.js';
import type { Amount } from './money.js';

export interface Seller {
  name: string;
  address: string[];
  taxId: string;
  email: string;
}

export interface Buyer {
  name: string;
  email: string;
  country: string;
  /** Chosen when the payment was asked for. Absent: English alone. */
  language?: string;
}

/** The invoice that a credit note takes back, and why. */
export interface CreditOf {
  number: string;
  reason: string;
  translatedReason?: string;
}

/** All that stands on an invoice or credit note, fixed when the money arrived: later changes of names or settings do not touch it. */
export interface InvoiceDocument {
  kind: 'invoice' | 'credit-note';
  number: string;
  /** The day printed on it. */
  at: Instant;
  paymentReference: string;
  paidBy: string;
  seller: Seller;
  buyer: Buyer;
  line: { title: string; detail: string };
  amount: Amount;
  /** With a credit note. */
  creditOf?: CreditOf;
  /** The same in the buyer's language, below the English, which binds. */
  translation?: { language: Language; paidBy: string; line: { title: string; detail: string } };
}
