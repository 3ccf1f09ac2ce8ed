import { randomBytes, randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { Inject, Injectable } from '@nestjs/common';
import { Store } from '@nowahala/platform';
import { after, asDate, HOUR_MS, instant, MINUTE_MS, type Instant } from '../domain/calendar.js';
import {
  requestUpgrade,
  requestYear,
  isSameRequest,
  startPayment,
  quoteUpgradeFor,
  quoteYear,
  type PlanRequest,
} from '../domain/checkout.js';
import { hasPlan } from '../domain/entitlement.js';
import { CURRENCY, issue, type InvoiceTerms } from '../domain/invoice.js';
import type { Buyer } from '../domain/invoice-document.js';
import type { Amount } from '../domain/money.js';
import { paymentReference } from '../domain/numbering.js';
import { termsOf } from '../domain/plan.js';
import { refusals, paymentMessages } from '../domain/refusals.js';
import type { OpenCheckout as OpenPayment, Purpose, Subscription } from '../domain/subscription.js';
import { firstVerify } from '../domain/verify-schedule.js';
import { VerifyPayment } from './verify-payment.js';
import { CloseCheckout } from './close-checkout.js';
import { AdvanceSubscriptions } from './advance-subscriptions.js';
import { ProviderRefused, ProviderUnreachable, type PaymentProvider } from './payment-provider.js';
import {
  PaymentAttempts,
  INVOICES,
  Neighbours,
  Plans,
  PROVIDER,
  SUBSCRIPTIONS,
  TERMS,
  type PaymentAttempt,
  type InvoiceStream,
  type SubscriptionStream,
  type TermsOfBusiness,
} from './ports.js';

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

interface Prepared extends CheckoutInput {
  wish: Omit<PlanRequest, 'now'>;
  buyer: Buyer;
}

type Step =
  | { is: 'answered'; answer: CheckoutResult }
  /** The very payment she asks for is open already. */
  | { is: 'open'; open: OpenPayment; answer: CheckoutResult }
  | { is: 'opened'; attempt: PaymentAttempt; description: string }
  /** Another call is just opening the same payment. */
  | { is: 'busy' }
  | { is: 'in-the-way'; open: OpenPayment };

/** An opener that has not come back after this long is dead. */
const OPENING_MS = 15_000;
const WAIT_MS = 150;
const TRIES = 40;
const REFERENCE_BYTES = 16;
const PAYMENTS_AN_HOUR = 20;

/** Leads a customer to the page where she pays. One payment is open at a time; asking twice leads to the same page. */
@Injectable()
export class OpenCheckout {
  constructor(
    private readonly store: Store,
    private readonly plans: Plans,
    private readonly neighbours: Neighbours,
    private readonly attempts: PaymentAttempts,
    private readonly timetable: AdvanceSubscriptions,
    private readonly asking: VerifyPayment,
    private readonly checkouts: CloseCheckout,
    @Inject(PROVIDER) private readonly provider: PaymentProvider,
    @Inject(SUBSCRIPTIONS) private readonly subscriptions: SubscriptionStream,
    @Inject(INVOICES) private readonly invoices: InvoiceStream,
    @Inject(TERMS) private readonly terms: TermsOfBusiness,
  ) {}

  async execute(wanted: CheckoutInput): Promise<CheckoutResult> {
    const prepared = await this.prepare(wanted);
    await this.timetable.catchUp(prepared.workspaceId);
    for (let tries = 0; tries < TRIES; tries += 1) {
      const step = await this.step(prepared);
      if (step.is === 'answered') return step.answer;
      if (step.is === 'open' && (tries > 0 || !(await this.isOver(step.open)))) return step.answer;
      if (step.is === 'opened') return this.announce(prepared, step.attempt, step.description);
      if (step.is === 'busy') await sleep(WAIT_MS);
      if (step.is === 'in-the-way') await this.clear(step.open);
    }
    throw refusals.providerUnreachable();
  }

  private async prepare(wanted: CheckoutInput): Promise<Prepared> {
    const plan = await this.plans.find(this.store.database, wanted.planId);
    if (plan === undefined || !plan.onSale) throw refusals.unknownPlan();
    const [{ workspaceId, inUse }, buyer] = await Promise.all([
      this.neighbours.getUsage(wanted.userId, wanted.workspaceId),
      this.neighbours.getBuyer(wanted.userId),
    ]);
    return { ...wanted, workspaceId, buyer, wish: { terms: termsOf(plan), inUse, vat: this.terms.vat } };
  }

  private async step(prepared: Prepared): Promise<Step> {
    const { workspaceId, upgrade } = prepared;
    return this.store.transaction(async (tx) => {
      const now = instant(tx.now);
      const wish: PlanRequest = { ...prepared.wish, now };
      const names = { userId: prepared.userId, invoiceId: randomUUID(), reference: paymentReference(randomBytes(REFERENCE_BYTES)) };
      let step: Step | undefined;
      let before: Subscription | undefined;
      const { events, state } = await tx.change(this.subscriptions, workspaceId, workspaceId, (subscription) => {
        before = subscription;
        step = meetOpen(subscription, wish, upgrade, now);
        if (step !== undefined) return [];
        return upgrade ? requestUpgrade(wish, names, subscription) : requestYear(wish, names, subscription);
      });
      if (step !== undefined) return step;
      if (events.length === 0) return { is: 'answered', answer: alreadyHers(wish, state) };
      if ((await this.attempts.countSince(tx, workspaceId, after(now, -HOUR_MS))) >= PAYMENTS_AN_HOUR) throw refusals.tooManyPayments();
      const issued = this.invoiceTerms(prepared, names, wish, before!, state.open!.purpose);
      await tx.change(this.invoices, names.invoiceId, workspaceId, (invoice) => issue(issued, now, invoice));
      const attempt = this.attempt(prepared, issued, now);
      await this.attempts.insert(tx, attempt, after(now, MINUTE_MS));
      return { is: 'opened', attempt, description: describe(issued) };
    });
  }

  private invoiceTerms(
    prepared: Prepared,
    names: { invoiceId: string; reference: string },
    wish: PlanRequest,
    before: Subscription,
    purpose: Purpose,
  ): InvoiceTerms {
    const { terms } = wish;
    const common = {
      ...names,
      workspaceId: prepared.workspaceId,
      userId: prepared.userId,
      purpose,
      planId: terms.planId,
      planName: terms.name,
      priceKoboPerMonth: terms.priceKoboPerMonth,
      currency: CURRENCY,
    } as const;
    if (purpose !== 'upgrade') {
      const checkout = quoteYear(wish, before);
      if (!checkout.owed) throw new Error('a year that costs nothing has no invoice');
      return { ...checkout.amount, ...common };
    }
    const quote = quoteUpgradeFor(wish, before);
    return { ...amountOf(quote), ...common, upgradeDays: quote.daysLeft, upgradeFrom: before.year!.terms.name };
  }

  private attempt({ workspaceId, userId, buyer }: Prepared, issued: InvoiceTerms, requestedAt: Instant): PaymentAttempt {
    const { invoiceId, reference, totalKobo: amountKobo, currency } = issued;
    return {
      invoiceId,
      workspaceId,
      userId,
      reference,
      provider: this.provider.name,
      status: 'open',
      amountKobo,
      currency,
      buyer,
      requestedAt,
    };
  }

  /** Tells the provider, outside of any transaction, and writes down where she pays. */
  private async announce(prepared: Prepared, attempt: PaymentAttempt, description: string): Promise<CheckoutResult> {
    const { workspaceId, invoiceId, reference, amountKobo, currency } = attempt;
    const returnUrl = `${this.terms.publicUrl}/dashboard/billing?ref=${reference}`;
    let paymentUrl: string;
    try {
      ({ paymentUrl } = await this.provider.initialize({
        reference,
        amountKobo,
        currency,
        payerEmail: attempt.buyer.email,
        returnUrl,
        description,
      }));
    } catch {
      await this.checkouts.close(attempt, 'provider-unreachable');
      throw refusals.providerUnreachable();
    }
    const started = await this.store.transaction(async (tx) => {
      const { state } = await tx.change(this.subscriptions, workspaceId, workspaceId, (subscription) =>
        startPayment(invoiceId, paymentUrl, subscription),
      );
      await this.attempts.setPaymentUrl(tx, invoiceId, paymentUrl, firstVerify(attempt.requestedAt));
      return state;
    });
    return answerFor(started.open ?? openFrom(prepared, attempt, paymentUrl), started);
  }

  /** A decline or a payment that no call has told us of yet: she must not be led back to a page that is done. */
  private async isOver(open: OpenPayment): Promise<boolean> {
    const attempt = await this.attempts.findByReference(this.store.database, open.reference);
    if (attempt === undefined) return false;
    const answer = await this.asking.execute(attempt).catch((error: unknown) => {
      if (error instanceof ProviderUnreachable || error instanceof ProviderRefused) return 'waiting';
      throw error;
    });
    return answer === 'declined' || answer === 'paid';
  }

  /** Another payment is open: it is asked about first, so that nobody pays twice, and then closed. */
  private async clear(open: OpenPayment): Promise<void> {
    const attempt = await this.attempts.findByReference(this.store.database, open.reference);
    if (attempt === undefined) throw new Error(`no attempt for the open payment ${open.reference}`);
    if (open.paymentUrl !== undefined) {
      const answer = await this.asking.execute(attempt).catch(() => {
        throw refusals.providerUnreachable();
      });
      if (answer === 'bank-busy') throw refusals.paymentUnderWay(open.terms.name);
      if (answer === 'paid') return;
    }
    await this.checkouts.close(attempt, 'replaced');
  }
}

function meetOpen(subscription: Subscription, wish: PlanRequest, upgrade: boolean, now: Instant): Step | undefined {
  const { open } = subscription;
  if (open === undefined) return undefined;
  if (!isSameRequest(open, wish.terms, upgrade)) return inTheWay(open, wish, upgrade, subscription);
  if (open.paymentUrl !== undefined) return { is: 'open', open, answer: answerFor(open, subscription) };
  const age = asDate(now).getTime() - asDate(open.requestedAt).getTime();
  return age < OPENING_MS ? { is: 'busy' } : { is: 'in-the-way', open };
}

/** A wish that would be refused anyway must not close a payment that is open. */
function inTheWay(open: OpenPayment, wish: PlanRequest, upgrade: boolean, subscription: Subscription): Step | undefined {
  if (upgrade) quoteUpgradeFor(wish, subscription);
  else if (!quoteYear(wish, subscription).owed) return { is: 'answered', answer: alreadyHers(wish, subscription) };
  return { is: 'in-the-way', open };
}

function alreadyHers(wish: PlanRequest, subscription: Subscription): CheckoutResult {
  const checkout = quoteYear(wish, subscription);
  const message = checkout.owed ? paymentMessages.waiting : paymentMessages.alreadyYours(wish.terms.name, checkout.until);
  return { message, hasPlan: hasPlan(subscription), reference: '', paymentUrl: '', totalKobo: 0 };
}

const SENTENCES = { purchase: paymentMessages.payToStart, renewal: paymentMessages.payToRenew, upgrade: paymentMessages.payToUpgrade };

function answerFor(open: OpenPayment, subscription: Subscription): CheckoutResult {
  return {
    message: SENTENCES[open.purpose](open.terms.name, open.totalKobo),
    hasPlan: hasPlan(subscription),
    reference: open.reference,
    paymentUrl: open.paymentUrl!,
    totalKobo: open.totalKobo,
  };
}

/** What was open when it was overtaken, by a webhook for example: the page she is sent to will tell. */
function openFrom({ wish, upgrade }: Prepared, attempt: PaymentAttempt, paymentUrl: string): OpenPayment {
  const { invoiceId, reference, requestedAt, amountKobo: totalKobo } = attempt;
  return {
    invoiceId,
    reference,
    requestedAt,
    totalKobo,
    paymentUrl,
    terms: wish.terms,
    purpose: upgrade ? 'upgrade' : 'purchase',
    failed: false,
  };
}

function amountOf({ netKobo, vatKobo, totalKobo, vatBasisPoints }: Amount): Amount {
  return { netKobo, vatKobo, totalKobo, vatBasisPoints };
}

function describe(issued: InvoiceTerms): string {
  return issued.purpose === 'upgrade' ? `NoWahala, upgrade to ${issued.planName}` : `NoWahala ${issued.planName}, one year`;
}
