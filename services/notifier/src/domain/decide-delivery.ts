/**
 * What may still be said about an incident. Messages travel on separate topics without mutual order and may wait for a
 * provider; by the time one can go out, the incident may have moved on.
 */
export type Transition = 'opened' | 'resolved' | 'unstable' | 'steady' | `reminder-${string}` | `daily-${string}` | `digest-${string}`;

export interface IncidentNow {
  /** False while only its end was heard of. */
  openedSeen: boolean;
  resolvedAt: Date | null;
  acknowledgedAt: Date | null;
}

export type Verdict =
  | { say: Transition }
  /** The person never heard that it began: one message tells both, that it was down and that it is back. */
  | { say: 'down-and-back' }
  | { say: 'nothing'; because: 'resolved' | 'acknowledged' | 'older-than-what-was-said' };

/** An end that arrives before its beginning is held this long. */
export const EARLY_END_HOLD_MS = 30_000;

/**
 * The last word before a message is handed over.
 * `told` are the transitions this person already got on this channel.
 */
export function decideDelivery(transition: Transition, incident: IncidentNow, told: ReadonlySet<Transition>): Verdict {
  if (transition === 'resolved') return told.has('opened') ? { say: 'resolved' } : { say: 'down-and-back' };
  if (transition === 'steady') return { say: 'steady' };
  if (incident.resolvedAt) return { say: 'nothing', because: 'resolved' };
  if (transition.startsWith('reminder-') && incident.acknowledgedAt) return { say: 'nothing', because: 'acknowledged' };
  if (isSuperseded(transition, told)) return { say: 'nothing', because: 'older-than-what-was-said' };
  return { say: transition };
}

/** When the end may be told: at once if the beginning is known, else after the hold. */
export function resolvedNotifyAt(endSeenAt: Date, openedSeen: boolean): Date {
  return openedSeen ? endSeenAt : new Date(endSeenAt.getTime() + EARLY_END_HOLD_MS);
}

const REMINDER_ORDER = ['opened', 'reminder-10m', 'reminder-30m', 'reminder-2h', 'reminder-4h'];

/** A message that waited for hours must not arrive after a later one: "down for 10 minutes" after "down for 2 hours". */
function isSuperseded(transition: Transition, told: ReadonlySet<Transition>): boolean {
  const place = REMINDER_ORDER.indexOf(transition);
  if (place >= 0 && REMINDER_ORDER.slice(place + 1).some((later) => told.has(later as Transition))) return true;
  const series = transition.split('-')[0]!;
  if (series !== 'daily' && series !== 'digest') return false;
  return [...told].some((said) => said.startsWith(`${series}-`) && said.localeCompare(transition, 'en', { numeric: true }) > 0);
}
