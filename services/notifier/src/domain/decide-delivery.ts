import { notifyReasons } from './notification-kinds.js';
import { reminderSteps } from './notify-reason.js';
import type { NotifyReason } from './notify-reason.js';

/** What the recipient reads. Who never got the opening gets both in one message. */
export type DeliveredReason = NotifyReason | { reason: 'opened-and-resolved' };

export type DeliveryDecision =
  | { decision: 'send'; as: DeliveredReason }
  | { decision: 'skip'; because: 'resolved' | 'acknowledged' | 'superseded' };

export interface GroupState {
  /** When the last open incident ended. */
  resolvedAt: Date | null;
  /** Set once every open incident is acknowledged. */
  acknowledgedAt: Date | null;
  /** Some of it became an outage for everybody. */
  worsened: boolean;
}

/**
 * The last decision before a message leaves: it may have waited for a provider while the incident moved on.
 * `log` are the reasons this recipient already got on this channel.
 */
export function decideDelivery(notify: NotifyReason, group: GroupState, log: readonly NotifyReason[]): DeliveryDecision {
  const { afterEnd, mergesWithOpening, untilAcknowledged, untilWorsened } = notifyReasons[notify.reason];
  if (mergesWithOpening && !log.some(({ reason }) => notifyReasons[reason].begins))
    return { decision: 'send', as: { reason: 'opened-and-resolved' } };
  if (afterEnd) return { decision: 'send', as: notify };
  if (group.resolvedAt) return { decision: 'skip', because: 'resolved' };
  if (untilAcknowledged && group.acknowledgedAt) return { decision: 'skip', because: 'acknowledged' };
  if (untilWorsened && group.worsened) return { decision: 'skip', because: 'superseded' };
  return log.some((later) => supersedes(later, notify)) ? { decision: 'skip', because: 'superseded' } : { decision: 'send', as: notify };
}

export const isAfterEnd = ({ reason }: DeliveredReason): boolean =>
  reason === 'opened-and-resolved' || notifyReasons[reason].afterEnd === true;

/** "Down for 10 minutes" must not come after "down for 2 hours". */
function supersedes(later: NotifyReason, notify: NotifyReason): boolean {
  if (notify.reason === 'daily-reminder') return later.reason === notify.reason && later.day > notify.day;
  if (notify.reason === 'digest') return later.reason === notify.reason && later.hour > notify.hour;
  const step = stepOf(notify);
  return step !== null && (stepOf(later) ?? -1) > step;
}

const stepOf = (notify: NotifyReason): number | null => {
  // That a further server went down for everybody is said whenever it happens.
  if (notify.reason === 'worsened') return null;
  if (notifyReasons[notify.reason].begins) return 0;
  return notify.reason === 'reminder' ? 1 + reminderSteps.indexOf(notify.after) : null;
};
