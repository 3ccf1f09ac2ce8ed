import { Inject, Injectable } from '@nestjs/common';
import { billing, type types } from '@nowahala/contracts';
import { isSystem, isUser, notFound, ownsWorkspace, Store, type CallContext, type RpcImplementation } from '@nowahala/platform';
import { AcceptWebhook } from '../../application/accept-webhook.js';
import { AskSubscription } from '../../application/ask-subscription.js';
import { AwaitPayment } from '../../application/await-payment.js';
import { ChangePlan } from '../../application/change-plan.js';
import { CreditInvoice } from '../../application/credit-invoice.js';
import { FetchPaper } from '../../application/fetch-paper.js';
import { OpenCheckout } from '../../application/open-checkout.js';
import { Plans, TERMS, type TermsOfBusiness } from '../../application/ports.js';
import { Reconcile } from '../../application/reconcile.js';
import { SettleParked } from '../../application/settle-parked.js';
import { InvoiceShelf } from '../database/invoice-shelf.js';
import { PersonalExport } from '../database/personal-export.js';
import { entitlementMessage, toTime } from '../events/entitlement-message.js';
import { drawInvoice } from '../invoice-pdf/invoice-pdf.js';
import { SandboxCheckout } from '../payments/sandbox/sandbox-checkout.js';
import { checkoutAnswer, invoiceAnswer, planAnswer, subscriptionAnswer } from './answers.js';

const DEFAULT_RECONCILE_DAYS = 90;

@Injectable()
export class BillingRpc implements RpcImplementation<typeof billing.BillingServiceService> {
  constructor(
    private readonly store: Store,
    private readonly plans: Plans,
    private readonly checkout: OpenCheckout,
    private readonly asking: AskSubscription,
    private readonly awaiting: AwaitPayment,
    private readonly webhooks: AcceptWebhook,
    private readonly papers: FetchPaper,
    private readonly shelf: InvoiceShelf,
    private readonly sandbox: SandboxCheckout,
    private readonly exporting: PersonalExport,
    private readonly reconciling: Reconcile,
    private readonly crediting: CreditInvoice,
    private readonly settling: SettleParked,
    private readonly changing: ChangePlan,
    @Inject(TERMS) private readonly terms: TermsOfBusiness,
  ) {}

  async listPlans(): Promise<billing.ListPlansResponse> {
    const plans = await this.plans.onSale(this.store.database);
    return { plans: plans.map((plan) => planAnswer(plan, this.terms.vat)) };
  }

  async subscribe(request: billing.SubscribeRequest, { caller }: CallContext): Promise<billing.SubscribeResponse> {
    isUser(caller, request.userId);
    return checkoutAnswer(await this.checkout.open({ ...request, upgrade: false }));
  }

  async upgrade(request: billing.UpgradeRequest, { caller }: CallContext): Promise<billing.UpgradeResponse> {
    isUser(caller, request.userId);
    return checkoutAnswer(await this.checkout.open({ ...request, upgrade: true }));
  }

  async quoteUpgrade(
    { userId, workspaceId, planId }: billing.QuoteUpgradeRequest,
    { caller }: CallContext,
  ): Promise<billing.QuoteUpgradeResponse> {
    isUser(caller, userId);
    const { netKobo, vatKobo, totalKobo, daysLeft, endsAt } = await this.asking.quoteUpgrade(userId, workspaceId, planId);
    return { netKobo, vatKobo, totalKobo, daysLeft, endsAt: toTime(endsAt) };
  }

  async getSubscription(
    { userId, workspaceId }: billing.GetSubscriptionRequest,
    { caller }: CallContext,
  ): Promise<billing.GetSubscriptionResponse> {
    isUser(caller, userId);
    if (workspaceId === '') return subscriptionAnswer(NO_WORKSPACE, this.terms.vat);
    ownsWorkspace(caller, workspaceId);
    return subscriptionAnswer(await this.asking.of(workspaceId), this.terms.vat);
  }

  async getEntitlement({ workspaceId }: billing.GetEntitlementRequest, { caller }: CallContext): Promise<billing.GetEntitlementResponse> {
    ownsWorkspace(caller, workspaceId);
    const { userId, entitlement } = await this.asking.entitlement(workspaceId);
    return { entitlement: entitlementMessage(workspaceId, userId, entitlement) };
  }

  async listInvoices({ userId }: billing.ListInvoicesRequest, { caller }: CallContext): Promise<billing.ListInvoicesResponse> {
    isUser(caller, userId);
    return { invoices: (await this.shelf.ofUser(userId)).map(invoiceAnswer) };
  }

  async getInvoicePdf({ userId, ref }: billing.GetInvoicePdfRequest, { caller }: CallContext): Promise<billing.GetInvoicePdfResponse> {
    isUser(caller, userId);
    const document = await this.papers.of(userId, ref);
    return { pdf: await drawInvoice(document), fileName: `${document.number}.pdf` };
  }

  async reconcilePayment(
    { userId, ref }: billing.ReconcilePaymentRequest,
    { caller }: CallContext,
  ): Promise<billing.ReconcilePaymentResponse> {
    isUser(caller, userId);
    return this.awaiting.news(userId, ref);
  }

  /** The one door without a session: the signature is the caller. */
  async acceptWebhook({ body, headers }: billing.AcceptWebhookRequest): Promise<billing.AcceptWebhookResponse> {
    return { status: await this.webhooks.accept(body, headers) };
  }

  async getCheckout({ ref }: billing.GetCheckoutRequest): Promise<billing.GetCheckoutResponse> {
    const [held, invoice] = await Promise.all([this.sandbox.find(ref), this.shelf.byReference(ref)]);
    if (held === undefined || invoice === undefined) return NO_CHECKOUT;
    const { planName, netKobo, vatKobo, totalKobo } = invoice;
    return {
      found: true,
      ref,
      planName,
      netKobo,
      vatKobo,
      totalKobo,
      status: checkoutStatus(held.status, invoice.status),
      returnUrl: held.returnUrl,
    };
  }

  async completeCheckout({ ref, outcome }: billing.CompleteCheckoutRequest): Promise<billing.CompleteCheckoutResponse> {
    return { returnUrl: await this.sandbox.complete(ref, outcome) };
  }

  async export({ userId, workspaceIds }: types.ExportRequest, { caller }: CallContext): Promise<types.ExportResponse> {
    isUser(caller, userId);
    for (const workspaceId of workspaceIds) ownsWorkspace(caller, workspaceId);
    return { json: JSON.stringify(await this.exporting.of(userId, workspaceIds)) };
  }

  async reconcile({ days }: billing.ReconcileRequest, { caller }: CallContext): Promise<billing.ReconcileResponse> {
    isSystem(caller);
    return this.reconciling.report(days > 0 ? days : DEFAULT_RECONCILE_DAYS);
  }

  async creditInvoice(
    { number, reason, operator }: billing.CreditInvoiceRequest,
    { caller }: CallContext,
  ): Promise<billing.CreditInvoiceResponse> {
    isSystem(caller);
    if (reason.trim() === '' || operator.trim() === '') throw notFound();
    return { creditNumber: await this.crediting.credit(number, reason, operator) };
  }

  async settleParked({ ref, note, operator }: billing.SettleParkedRequest, { caller }: CallContext): Promise<billing.SettleParkedResponse> {
    isSystem(caller);
    if (note.trim() === '' || operator.trim() === '') throw notFound();
    return { settled: await this.settling.settle(ref, note, operator) };
  }

  async changePlan(request: billing.ChangePlanRequest, { caller }: CallContext): Promise<billing.ChangePlanResponse> {
    isSystem(caller);
    const { name, operator, priceKobo: priceKoboPerMonth, ...limits } = request;
    const plan = await this.changing.change(name, { priceKoboPerMonth, ...limits }, operator);
    return { plan: planAnswer(plan, this.terms.vat) };
  }
}

const NO_WORKSPACE = {
  state: 'none',
  hasPlan: false,
  subscription: { phase: 'none', remindedAt: [], closed: false },
  nextInvoiceKobo: 0,
} as const satisfies Parameters<typeof subscriptionAnswer>[0];
const NO_CHECKOUT: billing.GetCheckoutResponse = {
  found: false,
  ref: '',
  planName: '',
  netKobo: 0,
  vatKobo: 0,
  totalKobo: 0,
  status: '',
  returnUrl: '',
};

function checkoutStatus(held: string, invoice: string): string {
  if (held === 'success') return 'paid';
  if (invoice === 'void') return 'void';
  return held === 'failed' ? 'declined' : 'open';
}
