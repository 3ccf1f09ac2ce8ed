import type { billing } from '@nowahala/contracts';
import { iso, naira, orNull } from '../wire.js';

export const presentInvoice = (invoice: billing.Invoice, userId: string) => ({
  _id: invoice.id,
  createdAt: iso(invoice.createdAt),
  ref: invoice.ref,
  status: invoice.status,
  plan: { name: invoice.planName, price: naira(invoice.planPriceKobo) },
  net: naira(invoice.netKobo),
  vat: naira(invoice.vatKobo),
  total: naira(invoice.totalKobo),
  purpose: orNull(invoice.purpose),
  paidAt: iso(invoice.paidAt),
  paymentUrl: orNull(invoice.paymentUrl),
  pdf: invoice.hasPdf ? `/api/invoice/${userId}/${encodeURIComponent(invoice.ref)}.pdf` : null,
  creditNotes: invoice.creditNotes.map((ref) => ({ ref, pdf: `/api/invoice/${userId}/${encodeURIComponent(ref)}.pdf` })),
});
