import type { billing } from '@nowahala/contracts';
import { yearly, type BasisPoints } from '../../domain/money.js';
import type { Plan } from '../../domain/plan.js';

const CHANNEL_NAMES = { email: 'E-mail', dashboard: 'Dashboard', whatsapp: 'WhatsApp' } as const;

export function toPlan(plan: Plan, vat: BasisPoints): billing.Plan {
  const year = yearly(plan.priceKoboPerMonth, vat);
  return {
    ...plan,
    id: plan.planId,
    priceKobo: plan.priceKoboPerMonth,
    alertingChannels: plan.alertingChannels.map((channel) => CHANNEL_NAMES[channel]),
    yearlyKobo: year.netKobo,
    yearlyVatKobo: year.vatKobo,
    yearlyTotalKobo: year.totalKobo,
    whatsapp: plan.alertingChannels.includes('whatsapp'),
  };
}
