import { eventSourced } from '@nowahala/platform';
import { evolveInvoice, NO_INVOICE, type Invoice, type InvoiceEvent } from '../../domain/invoice.js';
import { evolveSubscription, NEW_SUBSCRIPTION, type Subscription, type SubscriptionEvent } from '../../domain/subscription.js';
import { invoiceList } from '../../database/invoice-list.projection.js';
import { subscriptionList } from '../../database/subscription-list.projection.js';
import { publishInvoice } from './invoice.publication.js';
import { publishSubscription } from './subscription.publication.js';

/** `subscription-{workspaceId}`. */
export const subscriptions = eventSourced<Subscription, SubscriptionEvent>({
  aggregate: { type: 'subscription', initialState: NEW_SUBSCRIPTION, evolve: evolveSubscription },
  projections: [subscriptionList],
  publish: publishSubscription,
});

/** `invoice-{invoiceId}`. */
export const invoices = eventSourced<Invoice, InvoiceEvent>({
  aggregate: { type: 'invoice', initialState: NO_INVOICE, evolve: evolveInvoice },
  projections: [invoiceList],
  publish: publishInvoice,
});
