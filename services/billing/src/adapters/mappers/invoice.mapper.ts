import type { billing } from '@nowahala/contracts';
import type { ListedInvoice } from '../../database/invoice-list.query.js';
import { invoiceStatuses, purposes } from './enums.mapper.js';

export function toInvoice(listed: ListedInvoice): billing.Invoice {
  return {
    ...listed,
    invoiceStatus: invoiceStatuses.toEnum(listed.status),
    paymentPurpose: purposes.toEnum(listed.purpose),
    ref: listed.number ?? listed.reference,
    planPriceKobo: listed.priceKoboPerMonth,
    paidAt: listed.paidAt ?? undefined,
    paymentUrl: listed.paymentUrl ?? '',
    hasPdf: listed.number !== null,
  };
}
