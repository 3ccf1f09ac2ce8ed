import type { CreditReason } from '../../domain/invoice.js';
import type { BasisPoints, Kobo } from '../../domain/money.js';
import type { Instant } from '../../domain/calendar.js';

export const channels = ['card', 'bank', 'bank_transfer', 'ussd', 'online'] as const;
export type Channel = (typeof channels)[number];

/** What stands below the English of an invoice, smaller. The total in words is English alone. */
export interface InvoiceWords {
  labels: Record<
    | 'invoice'
    | 'creditNote'
    | 'number'
    | 'date'
    | 'payment'
    | 'from'
    | 'to'
    | 'what'
    | 'amount'
    | 'beforeTax'
    | 'vat'
    | 'paid'
    | 'credited',
    string
  >;
  channels: Record<Channel, string>;
  day(at: Instant): string;
  naira(kobo: Kobo): string;
  rate(points: BasisPoints): string;
  plan(name: string): string;
  period(from: string, to: string, months: number, price: string): string;
  upgrade(from: string, to: string): string;
  difference(from: string, to: string, days: number, price: string): string;
  reasons: Record<CreditReason, string>;
  creditFor(number: string, reason: string): string;
  closing(email: string): string;
}
