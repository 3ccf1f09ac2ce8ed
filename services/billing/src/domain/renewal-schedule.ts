import { daysAfter, oneYearAfter, type Instant } from './calendar.js';
import { evolveSubscription, type Subscription, type SubscriptionEvent } from './subscription-state.js';

export const REMINDER_DAYS = [30, 14, 3, 1] as const;
const GRACE_DAYS = 7;
const REDUCED_DAYS = 30;
const RENEWAL_OPENS_DAYS = 30;

export const graceEnds = (yearEnd: Instant): Instant => daysAfter(yearEnd, GRACE_DAYS);
export const reducedEnds = (yearEnd: Instant): Instant => daysAfter(yearEnd, GRACE_DAYS + REDUCED_DAYS);
export const renewalOpens = (yearEnd: Instant): Instant => daysAfter(yearEnd, -RENEWAL_OPENS_DAYS);

/** Something that happens to a subscription by the passing of time alone. */
export interface DueStep {
  at: Instant;
  event: SubscriptionEvent;
}

/** The next thing that time does to this subscription, or nothing. Steps carry the moment they were due, not the one they were noticed. */
export function nextStep(subscription: Subscription): DueStep | undefined {
  const { year, nextYear } = subscription;
  if (year === undefined) return undefined;
  switch (subscription.phase) {
    case 'none':
      return undefined;
    case 'active':
      if (nextYear !== undefined) return step(year.endsAt, (at) => ({ type: 'RenewedYearStarted', data: { year: nextYear, at } }));
      return (
        reminderStep(subscription, year.endsAt) ??
        step(year.endsAt, (at) => ({ type: 'GraceStarted', data: { endsAt: graceEnds(at), at } }))
      );
    case 'grace':
      return step(graceEnds(year.endsAt), (at) => ({ type: 'SubscriptionReduced', data: { endsAt: reducedEnds(year.endsAt), at } }));
    case 'reduced':
      return step(reducedEnds(year.endsAt), (at) => ({ type: 'SubscriptionPaused', data: { keptUntil: oneYearAfter(at), at } }));
    case 'paused': {
      const end = oneYearAfter(reducedEnds(year.endsAt));
      return step(end, (at) => ({ type: 'SubscriptionCancelled', data: { reason: 'kept-long-enough', at } }));
    }
  }
}

/** Every step that is due by now, in order. */
export function dueSteps(subscription: Subscription, now: Instant): SubscriptionEvent[] {
  const events: SubscriptionEvent[] = [];
  let state = subscription;
  for (let due = nextStep(state); due !== undefined && due.at <= now; due = nextStep(state)) {
    events.push(due.event);
    state = evolveSubscription(state, due.event);
  }
  return events;
}

function reminderStep(subscription: Subscription, yearEnd: Instant): DueStep | undefined {
  const daysBefore = REMINDER_DAYS.find((days) => !subscription.remindedAt.includes(days));
  if (daysBefore === undefined) return undefined;
  return step(daysAfter(yearEnd, -daysBefore), (at) => ({ type: 'RenewalDue', data: { daysBefore, endsAt: yearEnd, at } }));
}

function step(at: Instant, event: (at: Instant) => SubscriptionEvent): DueStep {
  return { at, event: event(at) };
}
