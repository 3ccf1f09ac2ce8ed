import { Module, type Provider } from '@nestjs/common';
import { CONFIG, LOGGER, SETTINGS, type PlatformSettings } from '@nowahala/platform';
import { BillingJobs } from './adapters/billing-jobs.js';
import { InvoiceShelf } from './adapters/database/invoice-shelf.js';
import { PersonalExport } from './adapters/database/personal-export.js';
import { SqlAttempts } from './adapters/database/sql-attempts.js';
import { SqlDueSubscriptions } from './adapters/database/sql-due-subscriptions.js';
import { SqlOperatorAudit } from './adapters/database/sql-operator-audit.js';
import { SqlPapers } from './adapters/database/sql-papers.js';
import { SqlParkedPayments } from './adapters/database/sql-parked-payments.js';
import { SqlPlans } from './adapters/database/sql-plans.js';
import { SqlReconciliationBooks } from './adapters/database/sql-reconciliation-books.js';
import { SqlSandboxLedger } from './adapters/database/sql-sandbox-ledger.js';
import { SqlWebhookInbox } from './adapters/database/sql-webhook-inbox.js';
import { AnnouncedOperatorAlert } from './adapters/events/announced-operator-alert.js';
import { BillingTopics } from './adapters/events/billing-topics.js';
import { invoices, subscriptions } from './adapters/events/streams.js';
import { RpcNeighbours } from './adapters/neighbours/rpc-neighbours.js';
import { chooseProvider } from './adapters/payments/providers.js';
import { SANDBOX_WEBHOOK_URL, SandboxCaller } from './adapters/payments/sandbox/sandbox-caller.js';
import { SandboxCheckout } from './adapters/payments/sandbox/sandbox-checkout.js';
import { BillingRpc } from './adapters/rpc/billing.rpc.js';
import { AcceptWebhook } from './application/accept-webhook.js';
import { AskProvider } from './application/ask-provider.js';
import { AskSubscription } from './application/ask-subscription.js';
import { AwaitPayment } from './application/await-payment.js';
import { BookPayment } from './application/book-payment.js';
import { ChangePlan } from './application/change-plan.js';
import { CloseCheckout } from './application/close-checkout.js';
import { CreditInvoice } from './application/credit-invoice.js';
import { EraseUser } from './application/erase-user.js';
import { FetchPaper } from './application/fetch-paper.js';
import { KeepTimetable } from './application/keep-timetable.js';
import { OpenCheckout } from './application/open-checkout.js';
import * as ports from './application/ports.js';
import { Reconcile } from './application/reconcile.js';
import { SettleParked } from './application/settle-parked.js';
import { VerifyOpenPayments } from './application/verify-open-payments.js';
import { WorkWebhooks } from './application/work-webhooks.js';
import { termsOfBusiness, type BillingConfig } from './billing.config.js';

const useCases: Provider[] = [
  AcceptWebhook,
  AskProvider,
  AskSubscription,
  AwaitPayment,
  BookPayment,
  ChangePlan,
  CloseCheckout,
  CreditInvoice,
  EraseUser,
  FetchPaper,
  KeepTimetable,
  OpenCheckout,
  Reconcile,
  SettleParked,
  VerifyOpenPayments,
  WorkWebhooks,
];

const portsInPostgres: Provider[] = [
  { provide: ports.Attempts, useClass: SqlAttempts },
  { provide: ports.DueSubscriptions, useClass: SqlDueSubscriptions },
  { provide: ports.OperatorAudit, useClass: SqlOperatorAudit },
  { provide: ports.Papers, useClass: SqlPapers },
  { provide: ports.ParkedPayments, useClass: SqlParkedPayments },
  { provide: ports.Plans, useClass: SqlPlans },
  { provide: ports.ReconciliationBooks, useClass: SqlReconciliationBooks },
  { provide: ports.WebhookInbox, useClass: SqlWebhookInbox },
];

@Module({
  controllers: [BillingTopics],
  providers: [
    ...useCases,
    ...portsInPostgres,
    { provide: ports.Neighbours, useClass: RpcNeighbours },
    { provide: ports.OperatorAlert, useClass: AnnouncedOperatorAlert },
    { provide: ports.SUBSCRIPTIONS, useValue: subscriptions },
    { provide: ports.INVOICES, useValue: invoices },
    { provide: ports.TERMS, useFactory: termsOfBusiness, inject: [CONFIG, SETTINGS, LOGGER] },
    { provide: ports.PROVIDER, useFactory: chooseProvider, inject: [CONFIG, SETTINGS, SqlSandboxLedger] },
    {
      provide: SANDBOX_WEBHOOK_URL,
      useFactory: (config: BillingConfig, settings: PlatformSettings) =>
        config.SANDBOX_WEBHOOK_URL ?? `http://127.0.0.1:${settings.PORT}/api/webhooks/paystack`,
      inject: [CONFIG, SETTINGS],
    },
    SqlSandboxLedger,
    SandboxCaller,
    SandboxCheckout,
    InvoiceShelf,
    PersonalExport,
    BillingJobs,
    BillingRpc,
  ],
})
export class BillingModule {}
