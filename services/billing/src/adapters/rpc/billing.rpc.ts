import { Inject, Injectable } from '@nestjs/common';
import { billing, type types } from '@nowahala/contracts';
import { isSystem, isUser, notFound, ownsWorkspace, type CallContext, type RpcImplementation } from '@nowahala/platform';
import { AcceptWebhook } from '../../application/accept-webhook.js';
import { ChangePlan } from '../../application/change-plan.js';
import { CheckPayment } from '../../application/check-payment.js';
import { CreditInvoice } from '../../application/credit-invoice.js';
import { GetEntitlement } from '../../application/get-entitlement.js';
import { GetInvoiceDocument } from '../../application/get-invoice-document.js';
import { GetSubscription } from '../../application/get-subscription.js';
import { OpenCheckout } from '../../application/open-checkout.js';
import { TERMS, type TermsOfBusiness } from '../../application/ports.js';
import { QuoteUpgrade } from '../../application/quote-upgrade.js';
import { ReconcileBooks } from '../../application/reconcile-books.js';
import { SettleParkedPayment } from '../../application/settle-parked-payment.js';
import { InvoiceListQuery } from '../../database/invoice-list.query.js';
import { PersonalDataQuery } from '../../database/personal-data.query.js';
import { PlanRepository } from '../../database/plan.repository.js';
import { drawInvoice } from '../../messages/invoice-pdf.js';
import { ProcessWebhooksJob } from '../jobs/process-webhooks.job.js';
import { toEntitlementChanged, toTime } from '../mappers/entitlement.mapper.js';
import { paymentOutcomes } from '../mappers/enums.mapper.js';
import { toInvoice } from '../mappers/invoice.mapper.js';
import { toPlan } from '../mappers/plan.mapper.js';
import { toCheckoutResponse, toSubscriptionResponse } from '../mappers/subscription.mapper.js';
import { SandboxCheckout } from '../payments/sandbox/sandbox-checkout.js';

const DEFAULT_RECONCILE_DAYS = 90;

@Injectable()
export class BillingRpc implements RpcImplementation<typeof billing.BillingServiceService> {
  constructor(
    private readonly plans: PlanRepository,
    private readonly openCheckout: OpenCheckout,
    private readonly subscriptions: GetSubscription,
    private readonly entitlements: GetEntitlement,
    private readonly upgradeQuotes: QuoteUpgrade,
    private readonly checkPayment: CheckPayment,
    private readonly acceptedWebhooks: AcceptWebhook,
    private readonly webhooks: ProcessWebhooksJob,
    private readonly documents: GetInvoiceDocument,
    private readonly invoices: InvoiceListQuery,
    private readonly sandbox: SandboxCheckout,
    private readonly personalData: PersonalDataQuery,
    private readonly reconcileBooks: ReconcileBooks,
    private readonly crediting: CreditInvoice,
    private readonly settling: SettleParkedPayment,
    private readonly changing: ChangePlan,
    @Inject(TERMS) private readonly terms: TermsOfBusiness,
  ) {}

  async listPlans(): Promise<billing.ListPlansResponse> {
    const plans = await this.plans.listOnSale();
    return { plans: plans.map((plan) => toPlan(plan, this.terms.vat)) };
  }

  async subscribe(request: billing.SubscribeRequest, { caller }: CallContext): Promise<billing.SubscribeResponse> {
    isUser(caller, request.userId);
    return toCheckoutResponse(await this.openCheckout.execute({ ...request, upgrade: false }));
  }

  async upgrade(request: billing.UpgradeRequest, { caller }: CallContext): Promise<billing.UpgradeResponse> {
    isUser(caller, request.userId);
    return toCheckoutResponse(await this.openCheckout.execute({ ...request, upgrade: true }));
  }

  async quoteUpgrade(
    { userId, workspaceId, planId }: billing.QuoteUpgradeRequest,
    { caller }: CallContext,
  ): Promise<billing.QuoteUpgradeResponse> {
    isUser(caller, userId);
    const { amount, days, endsAt } = await this.upgradeQuotes.execute(userId, workspaceId, planId);
    const { netKobo, vatKobo, totalKobo } = amount;
    return { netKobo, vatKobo, totalKobo, daysLeft: days, endsAt: toTime(endsAt) };
  }

  async getSubscription(
    { userId, workspaceId }: billing.GetSubscriptionRequest,
    { caller }: CallContext,
  ): Promise<billing.GetSubscriptionResponse> {
    isUser(caller, userId);
    if (workspaceId !== '') ownsWorkspace(caller, workspaceId);
    return toSubscriptionResponse(await this.subscriptions.execute(workspaceId), this.terms.vat);
  }

  async getEntitlement({ workspaceId }: billing.GetEntitlementRequest, { caller }: CallContext): Promise<billing.GetEntitlementResponse> {
    ownsWorkspace(caller, workspaceId);
    const { userId, entitlement } = await this.entitlements.execute(workspaceId);
    return { entitlement: toEntitlementChanged(workspaceId, userId, entitlement) };
  }

  async listInvoices({ userId }: billing.ListInvoicesRequest, { caller }: CallContext): Promise<billing.ListInvoicesResponse> {
    isUser(caller, userId);
    return { invoices: (await this.invoices.listOfUser(userId)).map(toInvoice) };
  }

  async getInvoicePdf({ userId, ref }: billing.GetInvoicePdfRequest, { caller }: CallContext): Promise<billing.GetInvoicePdfResponse> {
    isUser(caller, userId);
    const document = await this.documents.execute(userId, ref);
    return { pdf: await drawInvoice(document), fileName: `${document.number}.pdf` };
  }

  async reconcilePayment(
    { userId, ref }: billing.ReconcilePaymentRequest,
    { caller }: CallContext,
  ): Promise<billing.ReconcilePaymentResponse> {
    isUser(caller, userId);
    const { outcome, message } = await this.checkPayment.execute(userId, ref);
    return { outcome, message, paymentOutcome: paymentOutcomes.toEnum(outcome) };
  }

  /** The only call without a session: the signature is the caller. */
  async acceptWebhook({ body, headers }: billing.AcceptWebhookRequest): Promise<billing.AcceptWebhookResponse> {
    const { status, stored } = await this.acceptedWebhooks.execute(body, headers);
    if (stored) this.webhooks.trigger();
    return { status };
  }

  async getCheckout({ ref }: billing.GetCheckoutRequest): Promise<billing.GetCheckoutResponse> {
    const [held, invoice] = await Promise.all([this.sandbox.find(ref), this.invoices.findByReference(ref)]);
    if (held === undefined || invoice === undefined) return billing.GetCheckoutResponse.create();
    const { planName, netKobo, vatKobo, totalKobo } = invoice;
    const status = checkoutStatus(held.status, invoice.status);
    return { found: true, ref, planName, netKobo, vatKobo, totalKobo, status, returnUrl: held.returnUrl };
  }

  async completeCheckout({ ref, outcome }: billing.CompleteCheckoutRequest): Promise<billing.CompleteCheckoutResponse> {
    return { returnUrl: await this.sandbox.complete(ref, outcome) };
  }

  async export({ userId, workspaceIds }: types.ExportRequest, { caller }: CallContext): Promise<types.ExportResponse> {
    isUser(caller, userId);
    for (const workspaceId of workspaceIds) ownsWorkspace(caller, workspaceId);
    return { json: JSON.stringify(await this.personalData.export(userId, workspaceIds)) };
  }

  async reconcile({ days }: billing.ReconcileRequest, { caller }: CallContext): Promise<billing.ReconcileResponse> {
    isSystem(caller);
    return this.reconcileBooks.execute(days > 0 ? days : DEFAULT_RECONCILE_DAYS);
  }

  async creditInvoice(
    { number, reason, operator }: billing.CreditInvoiceRequest,
    { caller }: CallContext,
  ): Promise<billing.CreditInvoiceResponse> {
    isSystem(caller);
    if (reason.trim() === '' || operator.trim() === '') throw notFound();
    return { creditNumber: await this.crediting.execute(number, reason, operator) };
  }

  async settleParked({ ref, note, operator }: billing.SettleParkedRequest, { caller }: CallContext): Promise<billing.SettleParkedResponse> {
    isSystem(caller);
    if (note.trim() === '' || operator.trim() === '') throw notFound();
    return { settled: await this.settling.execute(ref, note, operator) };
  }

  async changePlan(request: billing.ChangePlanRequest, { caller }: CallContext): Promise<billing.ChangePlanResponse> {
    isSystem(caller);
    const { name, operator, priceKobo: priceKoboPerMonth, ...limits } = request;
    const plan = await this.changing.execute(name, { priceKoboPerMonth, ...limits }, operator);
    return { plan: toPlan(plan, this.terms.vat) };
  }
}

function checkoutStatus(held: string, invoice: string): string {
  if (held === 'success') return 'paid';
  if (invoice === 'void') return 'void';
  return held === 'failed' ? 'declined' : 'open';
}
