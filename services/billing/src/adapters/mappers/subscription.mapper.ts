import type { billing } from '@nowahala/contracts';
import type { SubscriptionDetails } from '../../application/get-subscription.js';
import type { CheckoutResult } from '../../application/open-checkout.js';
import type { BasisPoints } from '../../domain/money.js';
import { toTime } from './entitlement.mapper.js';
import { planStates } from './enums.mapper.js';
import { toPlan } from './plan.mapper.js';

export function toCheckoutResponse(result: CheckoutResult): billing.SubscribeResponse & billing.UpgradeResponse {
  const { paymentUrl, hasPlan, reference: ref, message, totalKobo } = result;
  return { redirect: paymentUrl !== '', paymentUrl, hasPlan, ref, message, totalKobo };
}

export function toSubscriptionResponse(details: SubscriptionDetails, vat: BasisPoints): billing.GetSubscriptionResponse {
  const { subscription } = details;
  const open = subscription.open?.paymentUrl === undefined ? undefined : subscription.open;
  return {
    hasPlan: details.hasPlan,
    state: details.state,
    planState: planStates.toEnum(details.state),
    plan: details.plan && toPlan(details.plan, vat),
    subscriptionEndDate: toTime(details.endsAt),
    graceEndsAt: toTime(details.graceEndsAt),
    reducedEndsAt: toTime(details.reducedEndsAt),
    nextInvoiceAt: toTime(details.endsAt),
    nextInvoiceTotalKobo: details.nextInvoiceKobo,
    pendingRef: open?.reference ?? '',
    pendingPaymentUrl: open?.paymentUrl ?? '',
    pendingPlanName: open?.terms.name ?? '',
    pendingTotalKobo: open?.totalKobo ?? 0,
    pendingFailed: open?.failed ?? false,
    renewalOpensAt: toTime(details.renewalOpensAt),
    keptUntil: details.state === 'paused' ? toTime(details.keptUntil) : undefined,
    nextPlanName: subscription.nextYear?.terms.name ?? '',
  };
}
