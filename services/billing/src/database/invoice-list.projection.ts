import type { Projection } from '@nowahala/platform';
import type { Invoice, InvoiceEvent } from '../domain/invoice.js';

/** One row an invoice, as the billing page lists it. */
export const invoiceList: Projection<Invoice, InvoiceEvent> = {
  name: 'invoice-list',
  version: 1,
  async apply({ event, id }, _invoice, sql) {
    switch (event.type) {
      case 'InvoiceIssued': {
        const { workspaceId, userId, reference, purpose, planName, priceKoboPerMonth, netKobo, vatKobo, totalKobo } = event.data.terms;
        const amounts = [priceKoboPerMonth, netKobo, vatKobo, totalKobo];
        await sql.query(
          `INSERT INTO invoice_view (id, workspace_id, user_id, reference, purpose, plan_name, price_kobo_per_month, net_kobo, vat_kobo,
             total_kobo, created_at, status)
           VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, 'pending') ON CONFLICT (id) DO NOTHING`,
          [id, workspaceId, userId, reference, purpose, planName, ...amounts, event.data.at],
        );
        return;
      }
      case 'InvoicePaid': {
        const { number, at } = event.data;
        await sql.query(`UPDATE invoice_view SET status = 'paid', number = $2, paid_at = $3 WHERE id = $1`, [id, number, at]);
        return;
      }
      case 'InvoiceVoided':
        await sql.query(`UPDATE invoice_view SET status = 'void' WHERE id = $1`, [id]);
        return;
      case 'InvoiceCredited':
        await sql.query(
          `UPDATE invoice_view SET refunded = refunded OR $3, credit_notes = CASE WHEN $2 = ANY(credit_notes) THEN credit_notes ELSE credit_notes || $2::text END WHERE id = $1`,
          [id, event.data.creditNumber, event.data.reason === 'refund-by-law'],
        );
        return;
      case 'InvoicePaymentFailed':
        return;
    }
  },
  async clear(sql) {
    await sql.query('DELETE FROM invoice_view');
  },
};
