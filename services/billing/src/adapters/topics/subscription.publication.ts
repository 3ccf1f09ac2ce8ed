import type { billing } from '@nowahala/contracts';
import type { Publication, RecordedEvent } from '@nowahala/platform';
import { entitlementOf, planState } from '../../domain/entitlement.js';
import { paidUntil, type Subscription, type SubscriptionEvent } from '../../domain/subscription.js';
import { toEntitlementChanged, toTime } from '../mappers/entitlement.mapper.js';
import { planStates, steps } from '../mappers/enums.mapper.js';

type SubscriptionChange = Partial<
  Pick<billing.SubscriptionChanged, 'amountKobo' | 'ref' | 'daysLeft' | 'endsAt' | 'graceEndsAt' | 'planName'>
> & {
  change: Parameters<typeof steps.toEnum>[0];
};

/** Events that leave what may be used, and until when, as it was. */
const SAME_ENTITLEMENT = new Set<SubscriptionEvent['type']>([
  'SubscriptionRequested',
  'UpgradeRequested',
  'SubscriptionPaid',
  'RenewalDue',
  'SubscriptionResumed',
  'SurplusCredited',
]);

export function publishSubscription(recorded: RecordedEvent<SubscriptionEvent>, subscription: Subscription): Publication[] {
  const { id: workspaceId, event, version } = recorded;
  const userId = subscription.userId ?? '';
  const publications: Publication[] = [];
  if (!SAME_ENTITLEMENT.has(event.type)) {
    publications.push({
      topic: 'entitlement.changed',
      key: workspaceId,
      message: toEntitlementChanged(workspaceId, userId, entitlementOf(subscription, version)),
    });
  }
  const change = subscriptionChangeOf(event, subscription);
  if (change !== undefined) {
    publications.push({
      topic: 'subscription.changed',
      key: workspaceId,
      message: {
        workspaceId,
        userId,
        version,
        state: planState(subscription),
        planState: planStates.toEnum(planState(subscription)),
        step: steps.toEnum(change.change),
        planName: subscription.year?.terms.name ?? '',
        endsAt: toTime(paidUntil(subscription)),
        at: 'at' in event.data ? toTime(event.data.at) : recorded.occurredAt,
        daysLeft: 0,
        amountKobo: 0,
        ref: '',
        graceEndsAt: undefined,
        ...change,
      },
    });
  }
  return publications;
}

function subscriptionChangeOf(event: SubscriptionEvent, subscription: Subscription): SubscriptionChange | undefined {
  switch (event.type) {
    case 'PaymentStarted':
      return { change: 'requested', ...openPayment(subscription) };
    case 'PaymentDeclined':
      return { change: 'payment_failed', ...openPayment(subscription) };
    case 'SubscriptionActivated':
      return { change: 'activated' };
    case 'SubscriptionUpgraded':
      return { change: 'upgraded' };
    case 'RenewalDue':
      return { change: 'renewal_due', daysLeft: event.data.daysBefore };
    case 'SubscriptionRenewed':
      return { change: 'renewed', planName: event.data.year.terms.name };
    case 'GraceStarted':
      return { change: 'grace_started', graceEndsAt: toTime(event.data.endsAt) };
    case 'SubscriptionReduced':
      return { change: 'reduced', endsAt: toTime(event.data.endsAt) };
    case 'SubscriptionPaused':
      return { change: 'paused', endsAt: toTime(event.data.keptUntil) };
    case 'SubscriptionResumed':
      return { change: 'resumed' };
    case 'SubscriptionCancelled':
      return { change: 'cancelled' };
    case 'SurplusCredited':
      return { change: 'credited', planName: event.data.planName, amountKobo: event.data.amountKobo, ref: event.data.creditNumber };
    case 'SubscriptionRequested':
    case 'UpgradeRequested':
    case 'SubscriptionPaid':
    case 'CheckoutClosed':
    case 'RenewedYearStarted':
    case 'RenewalRefunded':
    case 'UpgradeRefunded':
      return undefined;
  }
}

function openPayment({ open }: Subscription): Partial<SubscriptionChange> {
  return open === undefined ? {} : { planName: open.terms.name, amountKobo: open.totalKobo, ref: open.reference };
}
