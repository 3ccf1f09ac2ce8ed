import { Inject, Injectable } from '@nestjs/common';
import { Store, streamIdOf } from '@nowahala/platform';
import { instant } from '../domain/calendar.js';
import { creditReasonText } from '../domain/invoice-document.js';
import { credit } from '../domain/invoice.js';
import { creditSeries } from '../domain/numbering.js';
import { cancelSubscription } from '../domain/payment.js';
import { refusals } from '../domain/refusals.js';
import { CloseCheckout } from './close-checkout.js';
import {
  INVOICES,
  OperatorAudit,
  InvoiceDocuments,
  SUBSCRIPTIONS,
  TERMS,
  type InvoiceStream,
  type SubscriptionStream,
  type TermsOfBusiness,
} from './ports.js';

/** An operator's command: a credit note for the whole of a paid invoice, where the law demands a refund. A plan that it paid for ends. */
@Injectable()
export class CreditInvoice {
  constructor(
    private readonly store: Store,
    private readonly papers: InvoiceDocuments,
    private readonly checkouts: CloseCheckout,
    private readonly audit: OperatorAudit,
    @Inject(SUBSCRIPTIONS) private readonly subscriptions: SubscriptionStream,
    @Inject(INVOICES) private readonly invoices: InvoiceStream,
    @Inject(TERMS) private readonly terms: TermsOfBusiness,
  ) {}

  async execute(number: string, reason: string, operator: string): Promise<string> {
    const paper = await this.papers.findByNumber(this.store.database, number);
    if (paper === undefined || paper.closed || paper.document.kind !== 'invoice') throw refusals.unknownInvoice();
    const { workspaceId, invoiceId, transactionId } = paper;
    await this.closeOpen(workspaceId);
    return this.store.transaction(async (tx) => {
      const at = instant(tx.now);
      await tx.lock(streamIdOf(this.subscriptions.aggregate, workspaceId));
      const { state: invoice } = await tx.load(this.invoices, invoiceId);
      if (invoice.credits.some((given) => given.reason === 'refund-by-law')) throw refusals.alreadyCredited(number);
      const creditNumber = await this.papers.nextNumber(tx, creditSeries(at, this.terms.numbering));
      const given = { creditNumber, amountKobo: invoice.terms!.totalKobo, reason: 'refund-by-law' as const, transactionId, at };
      await tx.change(this.invoices, invoiceId, workspaceId, (state) => credit(given, state));
      if (invoice.period!.to > at) {
        await tx.change(this.subscriptions, workspaceId, workspaceId, (subscription) => cancelSubscription('refunded', at, subscription));
      }
      const creditOf = { number, reason: `${creditReasonText('refund-by-law')} ${reason}` };
      await this.papers.insert(tx, { ...paper, document: { ...paper.document, kind: 'credit-note', number: creditNumber, at, creditOf } });
      await this.audit.append(tx, { at, operator, action: 'credit invoice', detail: { number, creditNumber, reason } });
      return creditNumber;
    });
  }

  private async closeOpen(workspaceId: string): Promise<void> {
    const { open } = (await this.store.load(this.subscriptions, workspaceId)).state;
    if (open !== undefined) await this.checkouts.close({ workspaceId, invoiceId: open.invoiceId }, 'replaced');
  }
}
