import type { billing } from '@nowahala/contracts';
import type { ListedInvoice } from '../../database/invoice-list.query.js';
import { toInvoiceStatus, toPurpose } from './enums.mapper.js';

export function toInvoice(listed: ListedInvoice): billing.Invoice {
  return {
    ...listed,
    invoiceStatus: toInvoiceStatus[listed.status],
    paymentPurpose: toPurpose[listed.purpose],
    ref: listed.number ?? listed.reference,
    planPriceKobo: listed.priceKoboPerMonth,
    paidAt: listed.paidAt ?? undefined,
    paymentUrl: listed.paymentUrl ?? '',
    hasPdf: listed.number !== null,
  };
}
