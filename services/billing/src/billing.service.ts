import { billing as contract } from '@nowahala/contracts';
import { defineService, rpcBinding } from '@nowahala/platform';
import { Billing1700100000000 } from './database/migrations/billing.migration.js';
import { PlanCatalogue1700100000001 } from './database/migrations/plan-catalogue.migration.js';
import { invoices, subscriptions } from './adapters/topics/streams.js';
import { BillingRpc } from './adapters/rpc/billing.rpc.js';
import { billingConfig } from './billing.config.js';
import { BillingModule } from './billing.module.js';

export const billing = defineService({
  name: 'billing',
  module: BillingModule,
  config: billingConfig,
  migrations: [Billing1700100000000, PlanCatalogue1700100000001],
  streams: [subscriptions, invoices],
  rpc: [rpcBinding(contract.BillingServiceService, BillingRpc)],
});
