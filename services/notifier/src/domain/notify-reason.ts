/** Why a recipient is notified about an incident. */
export type NotifyReason =
  | { reason: 'opened' | 'partial' | 'slow' | 'unstable' | 'resolved' }
  /** Names one server; with its incident where the alert named another one of the group. */
  | { reason: 'steady'; incidentId?: string }
  /** A partial incident became an outage; the incident is the first of those that did. */
  | { reason: 'worsened'; incidentId: string }
  | { reason: 'partly-resolved'; incidentId: string }
  | { reason: 'reminder'; after: ReminderStep }
  /** `day` as the recipient's calendar names it: "2026-11-21". */
  | { reason: 'daily-reminder'; day: string }
  | { reason: 'digest'; hour: number };

export const reminderSteps = ['10m', '30m', '2h', '4h'] as const;
export type ReminderStep = (typeof reminderSteps)[number];

/** The reason as `delivery.transition` keeps it (stored names): part of what makes a delivery exist once. */
export function toTransition(notify: NotifyReason): string {
  switch (notify.reason) {
    case 'partly-resolved':
      return `resolved-${notify.incidentId}`;
    case 'worsened':
      return `worsened-${notify.incidentId}`;
    case 'steady':
      return notify.incidentId ? `steady-${notify.incidentId}` : notify.reason;
    case 'reminder':
      return `reminder-${notify.after}`;
    case 'daily-reminder':
      return `daily-${notify.day}`;
    case 'digest':
      return `digest-${notify.hour}`;
    default:
      return notify.reason;
  }
}

/** Throws for a transition that this version does not know: such a delivery waits for the version that wrote it. */
export function toReason(transition: string): NotifyReason {
  if (isPlain(transition)) return { reason: transition };
  const [, series, rest = ''] = /^(\w+)-(.+)$/.exec(transition) ?? [];
  if (series === 'resolved') return { reason: 'partly-resolved', incidentId: rest };
  if (series === 'worsened' || series === 'steady') return { reason: series, incidentId: rest };
  if (series === 'reminder' && isStep(rest)) return { reason: 'reminder', after: rest };
  if (series === 'daily') return { reason: 'daily-reminder', day: rest };
  if (series === 'digest') return { reason: 'digest', hour: Number(rest) };
  throw new Error(`unknown transition ${transition}`);
}

const plain = ['opened', 'partial', 'slow', 'unstable', 'resolved', 'steady'] as const;
const isPlain = (text: string): text is (typeof plain)[number] => (plain as readonly string[]).includes(text);
const isStep = (text: string): text is ReminderStep => (reminderSteps as readonly string[]).includes(text);
