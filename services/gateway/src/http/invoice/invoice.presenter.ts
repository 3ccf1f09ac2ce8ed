import type { InvoiceResponse } from '@nowahala/api';
import type { billing } from '@nowahala/contracts';
import { invoiceStatuses, purposes } from '../../clients/enums.mapper.js';
import { iso, naira, orNull } from '../wire.js';

export const presentInvoice = (invoice: billing.Invoice, userId: string): InvoiceResponse => ({
  _id: invoice.id,
  createdAt: iso(invoice.createdAt!),
  ref: invoice.ref,
  status: invoiceStatuses.toWord(invoice.invoiceStatus, invoice.status) ?? 'pending',
  plan: { name: invoice.planName, price: naira(invoice.planPriceKobo) },
  net: naira(invoice.netKobo),
  vat: naira(invoice.vatKobo),
  total: naira(invoice.totalKobo),
  purpose: invoice.purpose === '' ? null : (purposes.toWord(invoice.paymentPurpose, invoice.purpose) ?? 'purchase'),
  paidAt: iso(invoice.paidAt),
  paymentUrl: orNull(invoice.paymentUrl),
  pdf: invoice.hasPdf ? pdfOf(userId, invoice.ref) : null,
  creditNotes: invoice.creditNotes.map((ref) => ({ ref, pdf: pdfOf(userId, ref) })),
});

const pdfOf = (userId: string, ref: string): string => `/api/invoice/${userId}/${encodeURIComponent(ref)}.pdf`;
