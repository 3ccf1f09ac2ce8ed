import { SECOND_MS } from '@nowahala/kernel';

/** An alert waits for the refined explanation this long, once, and only where AI is on. */
const EXPLANATION_WAIT_MS = 8 * SECOND_MS;
/** An end that comes before its beginning is held this long. */
const EARLY_END_HOLD_MS = 30 * SECOND_MS;
/** How long a notification waits for its group; a member that follows later is notified alone. RULES.md#notifications */
export const GROUP_WAIT_MS = 10 * SECOND_MS;
/** What goes on in some places only comes one by one of an outage that was notified: it waits longer, so that it is one message. */
const PARTIAL_WAIT_MS = 45 * SECOND_MS;

export interface GroupMember {
  incidentId: string;
  seenAt: Date;
  isPartial: boolean;
  /** How many servers of the group were suspected when this one was confirmed, itself included. */
  expected: number;
}

/** When the opening is due: at once, or when the explanation is there or its time is up. */
export function openingNotifyAt(openedSeenAt: Date, ai: { on: boolean; explained: boolean }): Date {
  return !ai.on || ai.explained ? openedSeenAt : new Date(openedSeenAt.getTime() + EXPLANATION_WAIT_MS);
}

/** When the end is due: at once if the beginning is known, else after the hold. */
export function resolvedNotifyAt(resolvedSeenAt: Date, openedSeen: boolean): Date {
  return openedSeen ? resolvedSeenAt : new Date(resolvedSeenAt.getTime() + EARLY_END_HOLD_MS);
}

/** When the group is due: as soon as all expected members are in, else when the time is up. */
export function groupNotifyAt(members: readonly GroupMember[]): Date {
  const seen = members.map(({ seenAt }) => seenAt.getTime());
  const expected = Math.max(...members.map((member) => member.expected));
  const complete = members.length >= expected;
  const waitMs = members.every(({ isPartial }) => isPartial) ? PARTIAL_WAIT_MS : GROUP_WAIT_MS;
  return new Date(complete ? Math.max(...seen) : Math.min(...seen) + waitMs);
}
