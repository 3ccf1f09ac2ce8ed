import { Module, type Provider } from '@nestjs/common';
import { CONFIG, LOGGER, SETTINGS, type PlatformSettings } from '@nowahala/platform';
import { BillingJobs } from './adapters/billing-jobs.js';
import { InvoiceListQuery } from './database/invoice-list.query.js';
import { PersonalDataQuery } from './database/personal-data.query.js';
import { PaymentAttemptRepository } from './database/payment-attempt.repository.js';
import { DueSubscriptionQuery } from './database/due-subscription.query.js';
import { OperatorAuditRepository } from './database/operator-audit.repository.js';
import { InvoiceDocumentRepository } from './database/invoice-document.repository.js';
import { ParkedPaymentRepository } from './database/parked-payment.repository.js';
import { PlanRepository } from './database/plan.repository.js';
import { ReconciliationQuery } from './database/reconciliation.query.js';
import { SandboxTransactionRepository } from './database/sandbox-transaction.repository.js';
import { WebhookInboxRepository } from './database/webhook-inbox.repository.js';
import { PublishedOperatorAlert } from './adapters/topics/operator-alert.publication.js';
import { UserConsumer } from './adapters/topics/user.consumer.js';
import { invoices, subscriptions } from './adapters/topics/streams.js';
import { RpcNeighbours } from './clients/neighbours.client.js';
import { chooseProvider } from './adapters/payments/providers.js';
import { SANDBOX_WEBHOOK_URL, SandboxWebhookSender } from './adapters/payments/sandbox/sandbox-webhook-sender.js';
import { SandboxCheckout } from './adapters/payments/sandbox/sandbox-checkout.js';
import { BillingRpc } from './adapters/rpc/billing.rpc.js';
import { AcceptWebhook } from './application/accept-webhook.js';
import { VerifyPayment } from './application/verify-payment.js';
import { GetSubscription } from './application/get-subscription.js';
import { CheckPayment } from './application/check-payment.js';
import { ApplyPayment } from './application/apply-payment.js';
import { ChangePlan } from './application/change-plan.js';
import { CloseCheckout } from './application/close-checkout.js';
import { CreditInvoice } from './application/credit-invoice.js';
import { EraseUser } from './application/erase-user.js';
import { GetInvoiceDocument } from './application/get-invoice-document.js';
import { AdvanceSubscriptions } from './application/advance-subscriptions.js';
import { OpenCheckout } from './application/open-checkout.js';
import * as ports from './application/ports.js';
import { ReconcileBooks } from './application/reconcile-books.js';
import { SettleParkedPayment } from './application/settle-parked-payment.js';
import { VerifyOpenPayments } from './application/verify-open-payments.js';
import { ProcessWebhooks } from './application/process-webhooks.js';
import { termsOfBusiness, type BillingConfig } from './billing.config.js';

const useCases: Provider[] = [
  AcceptWebhook,
  VerifyPayment,
  GetSubscription,
  CheckPayment,
  ApplyPayment,
  ChangePlan,
  CloseCheckout,
  CreditInvoice,
  EraseUser,
  GetInvoiceDocument,
  AdvanceSubscriptions,
  OpenCheckout,
  ReconcileBooks,
  SettleParkedPayment,
  VerifyOpenPayments,
  ProcessWebhooks,
];

const portsInPostgres: Provider[] = [
  { provide: ports.PaymentAttempts, useClass: PaymentAttemptRepository },
  { provide: ports.DueSubscriptions, useClass: DueSubscriptionQuery },
  { provide: ports.OperatorAudit, useClass: OperatorAuditRepository },
  { provide: ports.InvoiceDocuments, useClass: InvoiceDocumentRepository },
  { provide: ports.ParkedPayments, useClass: ParkedPaymentRepository },
  { provide: ports.Plans, useClass: PlanRepository },
  { provide: ports.ReconciliationBooks, useClass: ReconciliationQuery },
  { provide: ports.WebhookInbox, useClass: WebhookInboxRepository },
];

@Module({
  controllers: [UserConsumer],
  providers: [
    ...useCases,
    ...portsInPostgres,
    { provide: ports.Neighbours, useClass: RpcNeighbours },
    { provide: ports.OperatorAlert, useClass: PublishedOperatorAlert },
    { provide: ports.SUBSCRIPTIONS, useValue: subscriptions },
    { provide: ports.INVOICES, useValue: invoices },
    { provide: ports.TERMS, useFactory: termsOfBusiness, inject: [CONFIG, SETTINGS, LOGGER] },
    { provide: ports.PROVIDER, useFactory: chooseProvider, inject: [CONFIG, SETTINGS, SandboxTransactionRepository] },
    {
      provide: SANDBOX_WEBHOOK_URL,
      useFactory: (config: BillingConfig, settings: PlatformSettings) =>
        config.SANDBOX_WEBHOOK_URL ?? `http://127.0.0.1:${settings.PORT}/api/webhooks/paystack`,
      inject: [CONFIG, SETTINGS],
    },
    SandboxTransactionRepository,
    SandboxWebhookSender,
    SandboxCheckout,
    InvoiceListQuery,
    PersonalDataQuery,
    BillingJobs,
    BillingRpc,
  ],
})
export class BillingModule {}
