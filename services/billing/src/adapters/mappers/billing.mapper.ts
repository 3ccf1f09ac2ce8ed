import type { billing } from '@nowahala/contracts';
import type { CheckoutResult } from '../../application/open-checkout.js';
import type { SubscriptionDetails } from '../../application/get-subscription.js';
import type { BasisPoints } from '../../domain/money.js';
import { yearly } from '../../domain/money.js';
import type { Plan } from '../../domain/plan.js';
import type { ListedInvoice } from '../../database/invoice-list.query.js';
import { toTime } from './entitlement.mapper.js';

const CHANNEL_NAMES = { email: 'E-mail', dashboard: 'Dashboard', whatsapp: 'WhatsApp' } as const;

export function toPlan(plan: Plan, vat: BasisPoints): billing.Plan {
  const year = yearly(plan.priceKoboPerMonth, vat);
  return {
    id: plan.planId,
    name: plan.name,
    description: plan.description,
    priceKobo: plan.priceKoboPerMonth,
    serverLimit: plan.serverLimit,
    snapshotLimit: plan.snapshotLimit,
    rateLimit: plan.rateLimit,
    gptLimit: plan.gptLimit,
    monitoringFeatures: plan.monitoringFeatures,
    alertingChannels: plan.alertingChannels.map((channel) => CHANNEL_NAMES[channel]),
    yearlyKobo: year.netKobo,
    yearlyVatKobo: year.vatKobo,
    yearlyTotalKobo: year.totalKobo,
    whatsapp: plan.alertingChannels.includes('whatsapp'),
  };
}

export function toCheckoutResponse(answer: CheckoutResult): billing.SubscribeResponse & billing.UpgradeResponse {
  const { paymentUrl, hasPlan, reference: ref, message, totalKobo } = answer;
  return { redirect: paymentUrl !== '', paymentUrl, hasPlan, ref, message, totalKobo };
}

export function toSubscriptionResponse(answer: SubscriptionDetails, vat: BasisPoints): billing.GetSubscriptionResponse {
  const { subscription } = answer;
  const open = subscription.open?.paymentUrl === undefined ? undefined : subscription.open;
  return {
    hasPlan: answer.hasPlan,
    state: answer.state,
    plan: answer.plan && toPlan(answer.plan, vat),
    subscriptionEndDate: toTime(answer.endsAt),
    graceEndsAt: toTime(answer.graceEndsAt),
    reducedEndsAt: toTime(answer.reducedEndsAt),
    nextInvoiceAt: toTime(answer.endsAt),
    nextInvoiceTotalKobo: answer.nextInvoiceKobo,
    pendingRef: open?.reference ?? '',
    pendingPaymentUrl: open?.paymentUrl ?? '',
    pendingPlanName: open?.terms.name ?? '',
    pendingTotalKobo: open?.totalKobo ?? 0,
    pendingFailed: open?.failed ?? false,
    renewalOpensAt: toTime(answer.renewalOpensAt),
    keptUntil: answer.state === 'paused' ? toTime(answer.keptUntil) : undefined,
    nextPlanName: subscription.nextYear?.terms.name ?? '',
  };
}

export function toInvoice(listed: ListedInvoice): billing.Invoice {
  return {
    id: listed.id,
    createdAt: listed.createdAt,
    ref: listed.number ?? listed.reference,
    status: listed.status,
    planName: listed.planName,
    planPriceKobo: listed.priceKoboPerMonth,
    netKobo: listed.netKobo,
    vatKobo: listed.vatKobo,
    totalKobo: listed.totalKobo,
    paidAt: listed.paidAt ?? undefined,
    paymentUrl: listed.paymentUrl ?? '',
    purpose: listed.purpose,
    hasPdf: listed.number !== null,
    creditNotes: listed.creditNotes,
  };
}
