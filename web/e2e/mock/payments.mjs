import { randomUUID } from 'node:crypto';
import { plans } from './plans.mjs';
import { iso } from './state.mjs';
import { fail, notFound, ok, pushEvent, Refusal, world } from './world.mjs';

export const startPayment = (account, planId, hasPlan) => {
  if (!account.workspace) throw new Refusal(400, 'NO_WORKSPACE_YET', 'Please create a workspace first');
  const plan = plans.find((each) => each._id === planId) ?? fail(notFound());
  const ref = `NWP-${randomUUID().slice(0, 8)}`;
  account.pendingPlan = { plan, ref };
  account.invoices.unshift({
    createdAt: iso(),
    ref,
    status: 'pending',
    plan: { name: plan.name, price: plan.price },
    total: Math.round(plan.price * 12 * 107.5) / 100,
    pdf: null,
  });
  return ok({ message: 'Please pay to start your plan.', redirect: true, paymentUrl: `/dev/checkout/${ref}`, hasPlan });
};

export function pay(ref, outcome) {
  const account = [...world.accounts.values()].find((each) => each.pendingPlan?.ref === ref) ?? fail(notFound());
  const invoice = account.invoices.find((each) => each.ref === ref);
  if (outcome !== 'pay') {
    if (outcome === 'decline') invoice.status = 'void';
    return;
  }
  Object.assign(invoice, { status: 'paid', ref: `NW-2026-${String(200 + account.invoices.length).padStart(6, '0')}` });
  invoice.pdf = `/api/invoice/${account.profile._id}/${invoice.ref}.pdf`;
  account.profile.plan = { hasPlan: true, state: 'active', id: account.pendingPlan.plan, subscriptionEndDate: iso(-365 * 86_400_000) };
  account.pendingPlan = null;
  pushEvent('subscription', { userId: account.profile._id });
}
