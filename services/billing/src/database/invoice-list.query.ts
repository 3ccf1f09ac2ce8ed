import { Injectable } from '@nestjs/common';
import { Database } from '@nowahala/platform';
import type { Purpose } from '../domain/subscription.js';

export interface ListedInvoice {
  id: string;
  reference: string;
  number: string | null;
  status: 'pending' | 'paid' | 'void';
  purpose: Purpose;
  planName: string;
  priceKoboPerMonth: number;
  netKobo: number;
  vatKobo: number;
  totalKobo: number;
  createdAt: Date;
  paidAt: Date | null;
  creditNotes: string[];
  paymentUrl: string | null;
}

const SELECT = `
  SELECT i.id, i.reference, i.number, CASE WHEN i.refunded THEN 'void' ELSE i.status END AS status, i.purpose, i.plan_name,
    i.price_kobo_per_month, i.net_kobo, i.vat_kobo,
    i.total_kobo, i.created_at, i.paid_at, i.credit_notes,
    CASE WHEN i.status = 'pending' THEN a.payment_url END AS payment_url
  FROM invoice_view i LEFT JOIN payment_attempt a ON a.invoice_id = i.id`;

@Injectable()
export class InvoiceListQuery {
  constructor(private readonly database: Database) {}

  async listOfUser(userId: string): Promise<ListedInvoice[]> {
    return this.database.query<ListedInvoice>(
      `${SELECT} WHERE i.user_id = $1 ORDER BY i.created_at DESC, i.number DESC NULLS FIRST, i.reference`,
      [userId],
    );
  }

  async findByReference(reference: string): Promise<ListedInvoice | undefined> {
    const [found] = await this.database.query<ListedInvoice>(`${SELECT} WHERE i.reference = $1`, [reference]);
    return found;
  }
}
