import { Module, type Provider } from '@nestjs/common';
import { CONFIG, LOGGER, ServiceKeys, SETTINGS, type PlatformSettings } from '@nowahala/platform';
import { AdvanceSubscriptionsJob } from './adapters/jobs/advance-subscriptions.job.js';
import { MeasureBacklogJob } from './adapters/jobs/measure-backlog.job.js';
import { ProcessWebhooksJob } from './adapters/jobs/process-webhooks.job.js';
import { PruneBillingJob } from './adapters/jobs/prune-billing.job.js';
import { ReconcileBooksJob } from './adapters/jobs/reconcile-books.job.js';
import { SANDBOX_WEBHOOK_URL, SendSandboxWebhooksJob } from './adapters/jobs/send-sandbox-webhooks.job.js';
import { VerifyOpenPaymentsJob } from './adapters/jobs/verify-open-payments.job.js';
import { chooseProvider } from './adapters/payments/providers.js';
import { SandboxCheckout } from './adapters/payments/sandbox/sandbox-checkout.js';
import { BillingRpc } from './adapters/rpc/billing.rpc.js';
import { UserConsumer } from './adapters/topics/user.consumer.js';
import { AcceptWebhook } from './application/accept-webhook.js';
import { AdvanceDueSubscriptions } from './application/advance-due-subscriptions.js';
import { AdvanceSubscription } from './application/advance-subscription.js';
import { ApplyPayment } from './application/apply-payment.js';
import { ChangePlan } from './application/change-plan.js';
import { CheckPayment } from './application/check-payment.js';
import { CloseCheckout } from './application/close-checkout.js';
import { CreditInvoice } from './application/credit-invoice.js';
import { CreditOverpayment } from './application/credit-overpayment.js';
import { DeclinePayment } from './application/decline-payment.js';
import { EraseUser } from './application/erase-user.js';
import { GetEntitlement } from './application/get-entitlement.js';
import { GetInvoiceDocument } from './application/get-invoice-document.js';
import { GetSubscription } from './application/get-subscription.js';
import { OpenCheckout } from './application/open-checkout.js';
import { PAYMENT_PROVIDER, TERMS } from './application/ports.js';
import { ProcessWebhooks } from './application/process-webhooks.js';
import { QuoteUpgrade } from './application/quote-upgrade.js';
import { RaiseOperatorAlert } from './application/raise-operator-alert.js';
import { ReconcileBooks } from './application/reconcile-books.js';
import { RefreshOpenPayment } from './application/refresh-open-payment.js';
import { ReplaceOpenPayment } from './application/replace-open-payment.js';
import { RequestPayment } from './application/request-payment.js';
import { SettleParkedPayment } from './application/settle-parked-payment.js';
import { StartPayment } from './application/start-payment.js';
import { VerifyOpenPayments } from './application/verify-open-payments.js';
import { VerifyPayment } from './application/verify-payment.js';
import { termsOfBusiness, type BillingConfig } from './billing.config.js';
import { BillingMetrics } from './billing.metrics.js';
import { IdentityClient } from './clients/identity.client.js';
import { WorkspacesClient } from './clients/workspaces.client.js';
import { DueSubscriptionQuery } from './database/due-subscription.query.js';
import { InvoiceDocumentRepository } from './database/invoice-document.repository.js';
import { InvoiceListQuery } from './database/invoice-list.query.js';
import { OperatorAuditRepository } from './database/operator-audit.repository.js';
import { ParkedPaymentRepository } from './database/parked-payment.repository.js';
import { PaymentAttemptRepository } from './database/payment-attempt.repository.js';
import { PersonalDataQuery } from './database/personal-data.query.js';
import { PlanRepository } from './database/plan.repository.js';
import { ReconciliationQuery } from './database/reconciliation.query.js';
import { SandboxTransactionRepository } from './database/sandbox-transaction.repository.js';
import { WebhookInboxRepository } from './database/webhook-inbox.repository.js';
import { WorkspaceDataRepository } from './database/workspace-data.repository.js';

const documents = [InvoiceDocumentRepository, InvoiceListQuery, PersonalDataQuery, WorkspaceDataRepository];
const payments = [PaymentAttemptRepository, ParkedPaymentRepository, WebhookInboxRepository, SandboxTransactionRepository];
const database = [...documents, ...payments, PlanRepository, DueSubscriptionQuery, ReconciliationQuery, OperatorAuditRepository];
const clients = [IdentityClient, WorkspacesClient];
const checkout = [OpenCheckout, RequestPayment, StartPayment, ReplaceOpenPayment, CloseCheckout, DeclinePayment, QuoteUpgrade];
const arrivals = [AcceptWebhook, ProcessWebhooks, ApplyPayment, CreditOverpayment, VerifyPayment, VerifyOpenPayments];
const schedule = [AdvanceSubscription, AdvanceDueSubscriptions];
const subscriptions = [...schedule, GetSubscription, GetEntitlement, GetInvoiceDocument, CheckPayment, RefreshOpenPayment];
const operators = [ChangePlan, CreditInvoice, ReconcileBooks, SettleParkedPayment, RaiseOperatorAlert, EraseUser];
const paymentJobs = [ProcessWebhooksJob, VerifyOpenPaymentsJob, SendSandboxWebhooksJob];
const jobs = [...paymentJobs, AdvanceSubscriptionsJob, MeasureBacklogJob, ReconcileBooksJob, PruneBillingJob];

const settings: Provider[] = [
  { provide: TERMS, useFactory: termsOfBusiness, inject: [CONFIG, SETTINGS, LOGGER] },
  { provide: PAYMENT_PROVIDER, useFactory: chooseProvider, inject: [CONFIG, SETTINGS, ServiceKeys, SandboxTransactionRepository] },
  {
    provide: SANDBOX_WEBHOOK_URL,
    useFactory: (config: BillingConfig, { PORT }: PlatformSettings) =>
      config.SANDBOX_WEBHOOK_URL ?? `http://127.0.0.1:${PORT}/api/webhooks/paystack`,
    inject: [CONFIG, SETTINGS],
  },
];

@Module({
  controllers: [UserConsumer],
  providers: [
    ...settings,
    ...database,
    ...clients,
    ...checkout,
    ...arrivals,
    ...subscriptions,
    ...operators,
    ...jobs,
    BillingMetrics,
    SandboxCheckout,
    BillingRpc,
  ],
})
export class BillingModule {}
