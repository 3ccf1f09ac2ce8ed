import type { PlanResponse } from '@nowahala/api';
import type { billing } from '@nowahala/contracts';
import { naira } from '../wire.js';

export const presentPlan = (plan: billing.Plan): PlanResponse => ({
  _id: plan.id,
  name: plan.name,
  description: plan.description,
  price: naira(plan.priceKobo),
  serverLimit: plan.serverLimit,
  snapshotLimit: plan.snapshotLimit,
  rateLimit: plan.rateLimit,
  gptLimit: plan.gptLimit,
  monitoringFeatures: plan.monitoringFeatures,
  alertingChannels: plan.alertingChannels,
  whatsApp: plan.whatsapp,
  yearly: { net: naira(plan.yearlyKobo), vat: naira(plan.yearlyVatKobo), total: naira(plan.yearlyTotalKobo) },
});
