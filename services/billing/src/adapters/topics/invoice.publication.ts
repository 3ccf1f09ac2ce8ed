import type { Publication, RecordedEvent } from '@nowahala/platform';
import type { Invoice, InvoiceEvent } from '../../domain/invoice.js';
import { toTime } from '../mappers/entitlement.mapper.js';
import { purposes } from '../mappers/enums.mapper.js';

export function publishInvoice({ event }: RecordedEvent<InvoiceEvent>, { terms, number }: Invoice): Publication[] {
  if (terms === undefined) return [];
  const { workspaceId, userId, invoiceId, totalKobo, planName, reference, purpose } = terms;
  const common = { workspaceId, userId, invoiceId, totalKobo, planName };
  if (event.type === 'InvoiceIssued') {
    return [{ topic: 'invoice.issued', key: workspaceId, message: { ...common, ref: reference, at: toTime(event.data.at) } }];
  }
  if (event.type === 'InvoicePaid') {
    const message = {
      ...common,
      ref: number!,
      at: toTime(event.data.at),
      periodEnd: toTime(event.data.period.to),
      reason: purpose,
      purpose: purposes.toEnum(purpose),
    };
    return [{ topic: 'invoice.paid', key: workspaceId, message }];
  }
  return [];
}
