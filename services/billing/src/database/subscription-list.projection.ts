import type { Projection } from '@nowahala/platform';
import { entitlementOf } from '../domain/entitlement.js';
import { paidUntil, type Subscription, type SubscriptionEvent } from '../domain/subscription.js';
import { nextStep } from '../domain/renewal-schedule.js';

/** One row a workspace: what it may use, and when time changes that next. */
export const subscriptionList: Projection<Subscription, SubscriptionEvent> = {
  name: 'subscription-list',
  version: 1,
  async apply({ id, version }, subscription, sql) {
    const { userId, phase, year } = subscription;
    const planName = year?.terms.name ?? null;
    const nextStepAt = nextStep(subscription)?.at ?? null;
    const entitlement = JSON.stringify(entitlementOf(subscription, version));
    await sql.query(
      `INSERT INTO subscription_view (workspace_id, user_id, phase, plan_name, version, paid_until, next_step_at, entitlement)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8)
       ON CONFLICT (workspace_id) DO UPDATE SET
         user_id = EXCLUDED.user_id, phase = EXCLUDED.phase, plan_name = EXCLUDED.plan_name, version = EXCLUDED.version,
         paid_until = EXCLUDED.paid_until, next_step_at = EXCLUDED.next_step_at, entitlement = EXCLUDED.entitlement
         WHERE subscription_view.version < EXCLUDED.version`,
      [id, userId, phase, planName, version, paidUntil(subscription) ?? null, nextStepAt, entitlement],
    );
  },
  async clear(sql) {
    await sql.query('DELETE FROM subscription_view');
  },
};
