import { billing as contract } from '@nowahala/contracts';
import { defineService, rpcBinding } from '@nowahala/platform';
import { BillingRpc } from './adapters/rpc/billing.rpc.js';
import { publishInvoice } from './adapters/topics/invoice.publication.js';
import { publishSubscription } from './adapters/topics/subscription.publication.js';
import { billingConfig } from './billing.config.js';
import { BillingModule } from './billing.module.js';
import { invoiceDocumentEntity } from './database/invoice-document.entity.js';
import { invoiceList } from './database/invoice-list.projection.js';
import { Billing1700100000000 } from './database/migrations/billing.migration.js';
import { InvoicesOfWorkspace1700100000002 } from './database/migrations/invoices-of-workspace.migration.js';
import { PlanCatalogue1700100000001 } from './database/migrations/plan-catalogue.migration.js';
import { paymentAttemptEntity } from './database/payment-attempt.entity.js';
import { planEntity } from './database/plan.entity.js';
import { subscriptionList } from './database/subscription-list.projection.js';
import { invoice } from './domain/invoice.js';
import { subscription } from './domain/subscription.js';

export const billing = defineService({
  name: 'billing',
  module: BillingModule,
  config: billingConfig,
  entities: [planEntity, paymentAttemptEntity, invoiceDocumentEntity],
  camelCaseRows: true,
  dueTransactions: true,
  migrations: [Billing1700100000000, PlanCatalogue1700100000001, InvoicesOfWorkspace1700100000002],
  aggregates: [
    { aggregate: subscription, projections: [subscriptionList], publications: publishSubscription },
    { aggregate: invoice, projections: [invoiceList], publications: publishInvoice },
  ],
  purposes: ['sandbox payments'],
  rpc: [
    rpcBinding(contract.BillingServiceService, BillingRpc, {
      gateway: 'everything',
      operator: ['reconcile', 'creditInvoice', 'settleParked', 'changePlan'],
      identity: ['getEntitlement'],
      workspaces: ['getEntitlement'],
      scheduler: ['getEntitlement'],
      notifier: ['getEntitlement', 'getInvoicePdf'],
    }),
  ],
});
