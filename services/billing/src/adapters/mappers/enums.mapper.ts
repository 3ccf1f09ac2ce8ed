import { billing } from '@nowahala/contracts';
import type { PaymentOutcome } from '../../application/check-payment.js';
import type { ListedInvoice } from '../../database/invoice-list.query.js';
import type { PlanState } from '../../domain/entitlement.js';
import type { Purpose } from '../../domain/subscription.js';

export const toPlanState = {
  none: billing.PlanState.PLAN_STATE_NONE,
  awaiting_payment: billing.PlanState.PLAN_STATE_AWAITING_PAYMENT,
  active: billing.PlanState.PLAN_STATE_ACTIVE,
  grace: billing.PlanState.PLAN_STATE_GRACE,
  reduced: billing.PlanState.PLAN_STATE_REDUCED,
  paused: billing.PlanState.PLAN_STATE_PAUSED,
} satisfies Record<PlanState, billing.PlanState>;

export const toPurpose = {
  purchase: billing.PaymentPurpose.PAYMENT_PURPOSE_PURCHASE,
  renewal: billing.PaymentPurpose.PAYMENT_PURPOSE_RENEWAL,
  upgrade: billing.PaymentPurpose.PAYMENT_PURPOSE_UPGRADE,
} satisfies Record<Purpose, billing.PaymentPurpose>;

export const toInvoiceStatus = {
  pending: billing.InvoiceStatus.INVOICE_STATUS_PENDING,
  paid: billing.InvoiceStatus.INVOICE_STATUS_PAID,
  void: billing.InvoiceStatus.INVOICE_STATUS_VOID,
} satisfies Record<ListedInvoice['status'], billing.InvoiceStatus>;

export const toPaymentOutcome = {
  waiting: billing.PaymentOutcome.PAYMENT_OUTCOME_WAITING,
  paid: billing.PaymentOutcome.PAYMENT_OUTCOME_PAID,
  failed: billing.PaymentOutcome.PAYMENT_OUTCOME_FAILED,
  unknown: billing.PaymentOutcome.PAYMENT_OUTCOME_UNKNOWN,
} satisfies Record<PaymentOutcome['outcome'], billing.PaymentOutcome>;

/** By the words of `SubscriptionChanged.change`. */
export const toStep = {
  requested: billing.SubscriptionStep.SUBSCRIPTION_STEP_REQUESTED,
  payment_failed: billing.SubscriptionStep.SUBSCRIPTION_STEP_PAYMENT_FAILED,
  activated: billing.SubscriptionStep.SUBSCRIPTION_STEP_ACTIVATED,
  upgraded: billing.SubscriptionStep.SUBSCRIPTION_STEP_UPGRADED,
  renewal_due: billing.SubscriptionStep.SUBSCRIPTION_STEP_RENEWAL_DUE,
  renewed: billing.SubscriptionStep.SUBSCRIPTION_STEP_RENEWED,
  grace_started: billing.SubscriptionStep.SUBSCRIPTION_STEP_GRACE_STARTED,
  reduced: billing.SubscriptionStep.SUBSCRIPTION_STEP_REDUCED,
  paused: billing.SubscriptionStep.SUBSCRIPTION_STEP_PAUSED,
  resumed: billing.SubscriptionStep.SUBSCRIPTION_STEP_RESUMED,
  cancelled: billing.SubscriptionStep.SUBSCRIPTION_STEP_CANCELLED,
  credited: billing.SubscriptionStep.SUBSCRIPTION_STEP_CREDITED,
};
