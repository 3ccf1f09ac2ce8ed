import { Inject, Injectable } from '@nestjs/common';
import { Store, streamIdOf } from '@nowahala/platform';
import { InvoiceDocumentRepository } from '../database/invoice-document.repository.js';
import { OperatorAuditRepository } from '../database/operator-audit.repository.js';
import { instant } from '../domain/calendar.js';
import { invoice } from '../domain/invoice.js';
import { creditSeries } from '../domain/numbering.js';
import { refusals } from '../domain/refusals.js';
import { subscription } from '../domain/subscription.js';
import { creditOf } from '../messages/invoice-text.js';
import { CloseCheckout } from './close-checkout.js';
import { TERMS, type TermsOfBusiness } from './ports.js';

/** An operator's command: credits a paid invoice in full, where the law demands a refund. Only what it paid for is taken away. */
@Injectable()
export class CreditInvoice {
  constructor(
    private readonly store: Store,
    private readonly documents: InvoiceDocumentRepository,
    private readonly closeCheckout: CloseCheckout,
    private readonly audit: OperatorAuditRepository,
    @Inject(TERMS) private readonly terms: TermsOfBusiness,
  ) {}

  async execute(number: string, reason: string, operator: string): Promise<string> {
    const paid = await this.documents.findByNumber(number);
    if (paid?.kind !== 'invoice') throw refusals.unknownInvoice();
    const { workspaceId, invoiceId, transactionId, document } = paid;
    return this.store.transaction(async (tx) => {
      const at = instant(tx.now);
      await tx.lock(streamIdOf(subscription, workspaceId));
      const { state } = await tx.load(invoice, invoiceId);
      if (state.credits.some((given) => given.reason === 'refund-by-law')) throw refusals.alreadyCredited(number);
      const { open } = (await tx.load(subscription, workspaceId)).state;
      if (open) await this.closeCheckout.within(tx, { workspaceId, invoiceId: open.invoiceId }, 'replaced');
      const creditNumber = await this.documents.nextNumber(tx, creditSeries(at, this.terms.numbering));
      const data = { creditNumber, amountKobo: state.terms!.totalKobo, reason: 'refund-by-law' as const, transactionId };
      await tx.handle(invoice, { id: invoiceId, tenantId: workspaceId }, { type: 'CreditInvoice', data }, { now: at });
      const refund = { type: 'RefundPayment', data: { invoiceId } } as const;
      await tx.handle(subscription, { id: workspaceId, tenantId: workspaceId }, refund, { now: at });
      const note = { ...document, kind: 'credit-note' as const, number: creditNumber, at };
      await this.documents.insert(tx, paid, { ...note, creditOf: creditOf(number, 'refund-by-law', document, reason) });
      await this.audit.append(tx, operator, 'credit invoice', { number, creditNumber, reason });
      return creditNumber;
    });
  }
}
