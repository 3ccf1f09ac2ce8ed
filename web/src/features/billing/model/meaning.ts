import type { PlanResponse, SubscriptionResponse } from '@nowahala/api';

/** What choosing a plan means, given the current plan and how much of its year is left. */
export type Meaning = 'subscribe' | 'current' | 'renew' | 'upgrade' | 'upgrade-or-renew' | 'at-renewal';

export function meaningOf(plan: Pick<PlanResponse, '_id' | 'price'>, own: SubscriptionResponse, now: Date): Meaning {
  if (!own.id || own.state === 'none' || own.state === 'awaiting_payment') return 'subscribe';
  if (own.state !== 'active') return 'renew';
  const mayRenew = renewalIsOpen(own, now);
  if (plan._id === own.id._id) return mayRenew ? 'renew' : 'current';
  if (plan.price > own.id.price) return mayRenew ? 'upgrade-or-renew' : 'upgrade';
  return mayRenew ? 'renew' : 'at-renewal';
}

/** From 30 days before the end of what is paid for. */
const renewalIsOpen = ({ renewalOpensAt }: SubscriptionResponse, now: Date): boolean =>
  renewalOpensAt !== null && Date.parse(renewalOpensAt) <= now.getTime();

/** Whether the year has ended or the renewal has opened. */
export const shouldRenew = (own: SubscriptionResponse, now: Date): boolean =>
  own.id !== null && (['grace', 'reduced', 'paused'].includes(own.state) || (own.state === 'active' && renewalIsOpen(own, now)));
