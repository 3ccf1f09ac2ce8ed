import { Inject, Injectable } from '@nestjs/common';
import { sleep } from '@nowahala/platform';
import { IdentityClient } from '../clients/identity.client.js';
import { WorkspacesClient } from '../clients/workspaces.client.js';
import { PaymentAttemptRepository } from '../database/payment-attempt.repository.js';
import { PlanRepository } from '../database/plan.repository.js';
import { termsOf } from '../domain/plan.js';
import { refusals } from '../domain/refusals.js';
import type { OpenCheckout as OpenPayment } from '../domain/subscription.js';
import { paymentMessages } from '../messages/payment-messages.js';
import { AdvanceSubscription } from './advance-subscription.js';
import { ProviderRefused, ProviderUnreachable, TERMS, type TermsOfBusiness } from './ports.js';
import { ReplaceOpenPayment } from './replace-open-payment.js';
import { RequestPayment, type PaymentRequest } from './request-payment.js';
import { StartPayment } from './start-payment.js';
import { VerifyPayment } from './verify-payment.js';

export interface CheckoutInput {
  userId: string;
  workspaceId: string;
  planId: string;
  upgrade: boolean;
}

export interface CheckoutResult {
  message: string;
  hasPlan: boolean;
  reference: string;
  paymentUrl: string;
  totalKobo: number;
}

const WAIT_MS = 150;
const TRIES = 40;

/** Leads a customer to the page of the payment. One payment is open at a time; asking twice leads to the same page. */
@Injectable()
export class OpenCheckout {
  constructor(
    private readonly plans: PlanRepository,
    private readonly attempts: PaymentAttemptRepository,
    private readonly identity: IdentityClient,
    private readonly workspaces: WorkspacesClient,
    private readonly advance: AdvanceSubscription,
    private readonly requestPayment: RequestPayment,
    private readonly startPayment: StartPayment,
    private readonly replaceOpenPayment: ReplaceOpenPayment,
    private readonly verifyPayment: VerifyPayment,
    @Inject(TERMS) private readonly terms: TermsOfBusiness,
  ) {}

  async execute(input: CheckoutInput): Promise<CheckoutResult> {
    const request = await this.prepare(input);
    await this.advance.execute(request.workspaceId);
    for (let tries = 0; tries < TRIES; tries += 1) {
      const step = await this.requestPayment.execute(request);
      switch (step.decision) {
        case 'not-owed':
          return nothingToPay(paymentMessages.alreadyYours(request.terms.name, step.until), step.hasPlan);
        case 'continue':
          if (tries > 0 || !(await this.isSettled(step.open))) return pageOf(step.open, step.hasPlan);
          break;
        case 'requested': {
          const started = await this.startPayment.execute(step.attempt, step.open, step.description);
          return pageOf(started.open, started.hasPlan);
        }
        case 'wait':
          await sleep(WAIT_MS);
          break;
        case 'replace':
          await this.replaceOpenPayment.execute(step.open);
      }
    }
    throw refusals.providerUnreachable();
  }

  private async prepare({ userId, workspaceId, planId, upgrade }: CheckoutInput): Promise<PaymentRequest> {
    const plan = await this.plans.find(planId);
    if (!plan?.onSale) throw refusals.unknownPlan();
    const [usage, buyer] = await Promise.all([this.workspaces.getUsage(userId, workspaceId), this.identity.getBuyer(userId)]);
    return { userId, upgrade, buyer, ...usage, terms: termsOf(plan), vat: this.terms.vat };
  }

  /** Declined or paid without a webhook yet: the customer must not be led back to a page that is done. */
  private async isSettled({ reference }: OpenPayment): Promise<boolean> {
    const attempt = await this.attempts.findByReference(reference);
    if (attempt === null) return false;
    const status = await this.verifyPayment.execute(attempt).catch((error: unknown) => {
      if (error instanceof ProviderUnreachable || error instanceof ProviderRefused) return 'waiting';
      throw error;
    });
    return status === 'declined' || status === 'paid';
  }
}

function nothingToPay(message: string, hasPlan: boolean): CheckoutResult {
  return { message, hasPlan, reference: '', paymentUrl: '', totalKobo: 0 };
}

const MESSAGES = { purchase: paymentMessages.payToStart, renewal: paymentMessages.payToRenew, upgrade: paymentMessages.payToUpgrade };

function pageOf({ purpose, terms, totalKobo, reference, paymentUrl }: OpenPayment, hasPlan: boolean): CheckoutResult {
  return { message: MESSAGES[purpose](terms.name, totalKobo), hasPlan, reference, paymentUrl: paymentUrl!, totalKobo };
}
