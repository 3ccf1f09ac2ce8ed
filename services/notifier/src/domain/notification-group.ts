import { HOUR_MS, MINUTE_MS } from '@nowahala/kernel';
import { lastsSince } from './incident.js';
import type { Incident, IncidentKind } from './incident.js';
import { nextReminder } from './reminders.js';
import type { Reminder } from './reminders.js';

/** Incidents that are notified as one: one, or several servers of one machine. Its key is the id of the first of them. */
export interface NotificationGroup {
  groupKey: string;
  userId: string;
  workspaceId: string;
  /** Down as soon as one of them is. */
  kind: IncidentKind;
  startedAt: Date;
  acknowledgedAt: Date | null;
  closed: boolean;
  /** Everything due until then was notified, or is not. */
  remindedUntil: Date;
  nextDueAt: Date | null;
}

/** A job is missed when its grace is over, which may be a minute before a reminder that counts from when it was due. */
const LATE_MS = 2 * MINUTE_MS;
const REST_MS = 5 * MINUTE_MS;

/** Until when nothing is repeated: notified late, it is not followed by reminders that would have come before, nor at once by one. */
function repeatedAfter(startedAt: Date, now: Date): Date {
  const lateMs = now.getTime() - startedAt.getTime();
  if (lateMs <= 0) return startedAt;
  return lateMs > LATE_MS ? new Date(now.getTime() + REST_MS) : now;
}

export function openGroup(members: Incident[], now: Date, timeZone: string): NotificationGroup {
  const first = members[0]!;
  const startedAt = new Date(Math.min(...members.map((member) => lastsSince(member).getTime())));
  return scheduled(
    {
      groupKey: first.incidentId,
      userId: first.userId,
      workspaceId: first.workspaceId,
      kind: members.some(({ kind }) => kind === 'down') ? 'down' : first.kind,
      startedAt,
      acknowledgedAt: members.every((member) => member.acknowledgedAt) ? first.acknowledgedAt : null,
      closed: false,
      remindedUntil: repeatedAfter(startedAt, now),
      nextDueAt: null,
    },
    timeZone,
  );
}

/** A partial group becomes an outage: its reminders count from then. */
export function worsenedGroup(group: NotificationGroup, members: Incident[], now: Date, timeZone: string): NotificationGroup {
  if (group.kind === 'down') return group;
  const startedAt = new Date(Math.min(...members.map((member) => lastsSince(member).getTime())));
  return scheduled({ ...group, kind: 'down', startedAt, remindedUntil: now > startedAt ? now : startedAt }, timeZone);
}

export const closedGroup = (group: NotificationGroup): NotificationGroup => ({ ...group, closed: true, nextDueAt: null });

/** What comes next: reminders of an outage, an hourly digest of an unstable server. */
export function nextDue(group: NotificationGroup, timeZone: string): Reminder | null {
  if (group.closed) return null;
  if (group.kind === 'unstable' && !group.acknowledgedAt) {
    const hour = Math.floor((group.remindedUntil.getTime() - group.startedAt.getTime()) / HOUR_MS) + 1;
    return { notify: { reason: 'digest', hour }, dueAt: new Date(group.startedAt.getTime() + hour * HOUR_MS) };
  }
  const { startedAt, acknowledgedAt, remindedUntil } = group;
  return nextReminder(
    { startedAt, acknowledgedAt, resolvedAt: null, timeZone, dailyOnly: group.kind === 'partial' || group.kind === 'slow' },
    remindedUntil,
  );
}

export const scheduled = (group: NotificationGroup, timeZone: string): NotificationGroup => ({
  ...group,
  nextDueAt: nextDue(group, timeZone)?.dueAt ?? null,
});

/** After the recipient changed the time zone; what would have come in the new one until now is not made up for. */
export const rescheduled = (group: NotificationGroup, timeZone: string, now: Date): NotificationGroup =>
  scheduled({ ...group, remindedUntil: group.remindedUntil > now ? group.remindedUntil : now }, timeZone);
