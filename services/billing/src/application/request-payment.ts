import { randomBytes, randomUUID } from 'node:crypto';
import { HOUR_MS, MINUTE_MS } from '@nowahala/kernel';
import { Inject, Injectable } from '@nestjs/common';
import { ErasureRequests, Store, streamIdOf } from '@nowahala/platform';
import type { PaymentAttempt } from '../database/payment-attempt.entity.js';
import { PaymentAttemptRepository } from '../database/payment-attempt.repository.js';
import { instant } from '../domain/calendar.js';
import { decideCheckout, type CheckoutDecision, type PlanRequest, type Quote } from '../domain/checkout.js';
import { hasPlan } from '../domain/entitlement.js';
import type { Buyer } from '../domain/invoice-document.js';
import { CURRENCY, invoice, type InvoiceTerms } from '../domain/invoice.js';
import { paymentReference } from '../domain/numbering.js';
import { refusals } from '../domain/refusals.js';
import { subscription, type OpenCheckout } from '../domain/subscription.js';
import { PAYMENT_PROVIDER, type PaymentProvider } from './ports.js';

export interface PaymentRequest extends PlanRequest {
  userId: string;
  workspaceId: string;
  upgrade: boolean;
  buyer: Buyer;
}

/** What the request met, or the payment that it opened. */
export type RequestedPayment = (
  | Exclude<CheckoutDecision, { decision: 'request' }>
  | { decision: 'requested'; attempt: PaymentAttempt; open: OpenCheckout; description: string }
) & { hasPlan: boolean };

const REFERENCE_BYTES = 16;
const PAYMENTS_AN_HOUR = 20;

/** Stores the request, an invoice under its payment reference and an attempt, in one transaction. The provider learns of it afterwards. */
@Injectable()
export class RequestPayment {
  constructor(
    private readonly store: Store,
    private readonly attempts: PaymentAttemptRepository,
    private readonly erasures: ErasureRequests,
    @Inject(PAYMENT_PROVIDER) private readonly provider: PaymentProvider,
  ) {}

  async execute(request: PaymentRequest): Promise<RequestedPayment> {
    const { workspaceId, userId, terms, inUse, vat, upgrade } = request;
    return this.store.transaction(async (tx) => {
      const context = { now: instant(tx.now) };
      await tx.lock(streamIdOf(subscription, workspaceId));
      if (await this.erasures.areErased(tx, workspaceId, userId)) throw refusals.accountClosed();
      const { state } = await tx.load(subscription, workspaceId);
      const decision = decideCheckout(request, state, context.now);
      if (decision.decision !== 'request') return { ...decision, hasPlan: hasPlan(state) };
      const lastHour = new Date(tx.now.getTime() - HOUR_MS);
      if ((await this.attempts.countSince(tx, workspaceId, lastHour)) >= PAYMENTS_AN_HOUR) throw refusals.tooManyPayments();

      const names = { userId, invoiceId: randomUUID(), reference: paymentReference(randomBytes(REFERENCE_BYTES)) };
      const command = { type: upgrade ? 'RequestUpgrade' : 'RequestYear', data: { terms, inUse, vat, ...names } } as const;
      const requested = await tx.handle(subscription, { id: workspaceId, tenantId: workspaceId }, command, context);
      const issued = invoiceTerms(request, names, decision.quote);
      const ofInvoice = { id: names.invoiceId, tenantId: workspaceId };
      await tx.handle(invoice, ofInvoice, { type: 'IssueInvoice', data: issued }, context);
      const attempt = this.attemptFor(request, issued, tx.now);
      await this.attempts.insert(tx, attempt);
      const open = requested.state.open!;
      return { decision: 'requested', attempt, open, description: describe(issued), hasPlan: hasPlan(requested.state) };
    });
  }

  /** Verified first after a minute: by then its page is known, or the process that opens it has died. */
  private attemptFor({ workspaceId, userId, buyer }: PaymentRequest, issued: InvoiceTerms, requestedAt: Date): PaymentAttempt {
    const { invoiceId, reference, totalKobo, currency } = issued;
    return {
      ...{ invoiceId, workspaceId, userId, reference, currency, buyer, requestedAt },
      provider: this.provider.name,
      status: 'open',
      amountKobo: totalKobo,
      paymentUrl: null,
      nextVerifyAt: new Date(requestedAt.getTime() + MINUTE_MS),
    };
  }
}

type PaymentNames = Pick<InvoiceTerms, 'userId' | 'invoiceId' | 'reference'>;

function invoiceTerms({ workspaceId, terms }: PaymentRequest, names: PaymentNames, quote: Extract<Quote, { owed: true }>): InvoiceTerms {
  const { planId, name: planName, priceKoboPerMonth } = terms;
  const { purpose, amount } = quote;
  const common = { ...amount, ...names, workspaceId, purpose, planId, planName, priceKoboPerMonth, currency: CURRENCY } as const;
  return quote.purpose === 'upgrade' ? { ...common, upgradeDays: quote.days, upgradeFrom: quote.from } : common;
}

function describe({ purpose, planName }: InvoiceTerms): string {
  return purpose === 'upgrade' ? `NoWahala, upgrade to ${planName}` : `NoWahala ${planName}, one year`;
}
