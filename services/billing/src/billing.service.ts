import { billing as contract } from '@nowahala/contracts';
import { defineService, rpcBinding } from '@nowahala/platform';
import { Billing1700100000000 } from './adapters/database/migrations/1700100000000-billing.js';
import { PlanCatalogue1700100000001 } from './adapters/database/migrations/1700100000001-plan-catalogue.js';
import { invoices, subscriptions } from './adapters/events/streams.js';
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
