import { billing } from '@nowahala/contracts';
import { closedSet } from '@nowahala/kernel';

export const planStates = closedSet(billing.PlanState, 'PLAN_STATE');
export const purposes = closedSet(billing.PaymentPurpose, 'PAYMENT_PURPOSE');
export const invoiceStatuses = closedSet(billing.InvoiceStatus, 'INVOICE_STATUS');
export const paymentOutcomes = closedSet(billing.PaymentOutcome, 'PAYMENT_OUTCOME');
/** By the words of `SubscriptionChanged.change`. */
export const steps = closedSet(billing.SubscriptionStep, 'SUBSCRIPTION_STEP');
