import { MINUTE_MS, SECOND_MS } from '@nowahala/kernel';
import { endedByHand, openOf } from './incident.js';
import type { Incident, IncidentKind } from './incident.js';
import { isQuiet } from './maintenance.js';
import type { Maintenance } from './maintenance.js';
import { notifyReasons } from './notification-kinds.js';
import { closedGroup, nextDue, openGroup, scheduled, worsenedGroup } from './notification-group.js';
import type { NotificationGroup } from './notification-group.js';
import type { NotifyReason } from './notify-reason.js';
import type { Reminder } from './reminders.js';

/** A group at the moment something of it is due, as it is stored. */
export type DueGroup =
  /** `members` of the incident group, or the incident alone. */
  | { due: 'opening'; members: Incident[] }
  /** Partial members that became an outage after they were notified. */
  | { due: 'worsening'; groupKey: string; members: Incident[]; group: NotificationGroup | null }
  /** `group` is missing where the beginning was never seen. */
  | { due: 'resolution'; groupKey: string; members: Incident[]; group: NotificationGroup | null }
  | { due: 'reminder'; members: Incident[]; group: NotificationGroup };

/** Something the recipient is to learn, with its reason. */
export interface Notification {
  notify: NotifyReason;
  /** The incidents it is about; never empty. */
  members: Incident[];
  stillDown: Incident[];
  occurredAt: Date;
  /** Not sent: of an unstable group the messages named one server, and so does the end. */
  dashboardOnly?: true;
  /** Set where the test clock passed the moment: it then speaks of its own time. */
  writtenAt?: Date;
}

export interface Decision {
  group: NotificationGroup;
  /** Usually one; several when members end for different reasons or the test clock passed several reminders. */
  notify: Notification[];
}

export interface DecisionContext {
  now: Date;
  timeZone: string;
  /** False after the process was away: what fell due meanwhile is not made up for, except the latest. */
  inOrder: boolean;
  /** Times in which the owner works on servers: nobody is reminded of those then, nor later of what fell due meanwhile. */
  maintenance?: readonly Pick<Maintenance, 'serverId' | 'startsAt' | 'endsAt'>[];
}

/** A clock that is moved by months does not bring months of reminders. */
const CAUGHT_UP = 30;
/** The scheduler looks twice a second; a reminder that is older than this was passed by a moved clock. */
const LATE_MS = 15 * SECOND_MS;
/** What ended meanwhile is noticed within half a minute of a restart, after a longer time away (or a restore) within five. */
const LONG_AWAY_MS = 5 * MINUTE_MS;
const LOOKS_FOR_MS = { afterLongAway: 5 * MINUTE_MS, else: 30 * SECOND_MS };

/** The members that are due now, as they are stored once they are notified. */
export function settled(group: DueGroup, now: Date): Incident[] {
  const due = dueMembers(group, now);
  if (group.due === 'opening') return due.map((member) => ({ ...member, groupKey: due[0]!.incidentId, notifyAt: null }));
  if (group.due === 'worsening') return due.map((member) => ({ ...member, notifyAt: null }));
  return group.due === 'resolution' ? due.map((member) => ({ ...member, groupKey: group.groupKey, notifyResolvedAt: null })) : [];
}

/** Which notifications the group is due, and when it is due again. Null: nothing, another process was faster. */
export function decide(group: DueGroup, context: DecisionContext): Decision | null {
  switch (group.due) {
    case 'opening':
      return notificationsOfOpening(dueMembers(group, context.now), context);
    case 'worsening':
      return notificationsOfWorsening(dueMembers(group, context.now), group, context);
    case 'resolution':
      return notificationsOfResolution(dueMembers(group, context.now), group, context);
    case 'reminder':
      return notificationsOfReminders(group.group, openOf(group.members), context);
  }
}

function notificationsOfOpening(members: Incident[], { now, timeZone }: DecisionContext): Decision | null {
  if (members.length === 0) return null;
  const notify = (['opened', 'partial', 'unstable', 'slow'] as const).flatMap((reason): Notification[] => {
    const ofKind = members.filter(({ kind }) => openingReasons[kind] === reason);
    return ofKind.length > 0 ? [{ notify: { reason }, members: ofKind, stillDown: [], occurredAt: firstOccurred(ofKind, now) }] : [];
  });
  return { group: openGroup(members, now, timeZone), notify };
}

const openingReasons = { down: 'opened', partial: 'partial', unstable: 'unstable', slow: 'slow' } as const satisfies Record<
  IncidentKind,
  string
>;

function notificationsOfWorsening(
  members: Incident[],
  { group }: Extract<DueGroup, { due: 'worsening' }>,
  { now, timeZone }: DecisionContext,
): Decision | null {
  const first = members[0];
  if (!first || !group || group.closed) return null;
  return {
    group: worsenedGroup(group, members, now, timeZone),
    notify: [
      { notify: { reason: 'worsened', incidentId: first.incidentId }, members, stillDown: [], occurredAt: firstOccurred(members, now) },
    ],
  };
}

function notificationsOfResolution(
  back: Incident[],
  { groupKey, members, group }: Extract<DueGroup, { due: 'resolution' }>,
  { now, timeZone }: DecisionContext,
): Decision | null {
  if (back.length === 0) return null;
  const stillDown = openOf(members);
  const known = group ?? { ...openGroup(back, now, timeZone), groupKey };
  const recovered = back.filter((member) => !endedByHand(member));
  const notify = back.filter(endedByHand).map((member): Notification => ({
    notify: { reason: 'partly-resolved', incidentId: member.incidentId },
    members: [member],
    stillDown: [],
    occurredAt: firstOccurred([member], now),
  }));
  const others = recovered.filter(({ kind }) => kind !== 'unstable');
  const named = members.find(isUnstable);
  // Once it has ended, or beside an outage, what is sent names others as well.
  const isNamedAlone = named && members.every(isUnstable) && (named.resolvedAt === null || recovered.includes(named));
  for (const member of recovered.filter(isUnstable))
    notify.push({
      notify: { reason: 'steady', ...(member !== named && { incidentId: member.incidentId }) },
      members: [member],
      stillDown,
      occurredAt: firstOccurred([member], now),
      ...(member !== named && isNamedAlone && { dashboardOnly: true }),
    });
  if (others[0])
    notify.push({
      notify: stillDown.length === 0 ? { reason: 'resolved' } : { reason: 'partly-resolved', incidentId: others[0].incidentId },
      members: others,
      stillDown,
      occurredAt: firstOccurred(others, now),
    });
  return { group: stillDown.length === 0 ? closedGroup(known) : known, notify };
}

function notificationsOfReminders(group: NotificationGroup, open: Incident[], context: DecisionContext): Decision {
  const { now, timeZone, inOrder, maintenance = [] } = context;
  const due: Reminder[] = [];
  let reminded = group;
  for (let next = nextDue(reminded, timeZone); next && next.dueAt <= now; next = nextDue(reminded, timeZone)) {
    due.push(next);
    reminded = { ...reminded, remindedUntil: next.dueAt };
  }
  const held = wasHeld(group, due);
  // Another process has just put it off.
  if (held && group.nextDueAt! > now) return { group, notify: [] };
  const latest = due.at(-1);
  const lateMs = latest ? now.getTime() - latest.dueAt.getTime() : 0;
  if (!inOrder && !held && lateMs > LATE_MS) {
    const remindedUntil = due.at(-2)?.dueAt ?? group.remindedUntil;
    const looksForMs = lateMs > LONG_AWAY_MS ? LOOKS_FOR_MS.afterLongAway : LOOKS_FOR_MS.else;
    return { group: { ...group, remindedUntil, nextDueAt: new Date(now.getTime() + looksForMs) }, notify: [] };
  }
  const notify = due
    .slice(inOrder ? -CAUGHT_UP : -1)
    .map(({ notify: reason, dueAt }): Notification => ({
      notify: reason,
      members: membersFor(
        reason,
        open.filter(({ serverId }) => !isQuiet(maintenance, serverId, dueAt)),
      ),
      stillDown: [],
      occurredAt: dueAt,
      ...(inOrder && !held && now.getTime() - dueAt.getTime() > LATE_MS && { writtenAt: dueAt }),
    }))
    .filter(({ members }) => members.length > 0);
  return { group: scheduled(reminded, timeZone), notify };
}

/** It was due already and waits for another look: it speaks of the time when it leaves. */
const wasHeld = ({ nextDueAt }: NotificationGroup, [first]: Reminder[]): boolean =>
  nextDueAt !== null && first !== undefined && nextDueAt > first.dueAt;

/**
 * Those of the open incidents that the reason is about: what is acknowledged comes up again only once a day, and what is partial
 * is not named among what is down.
 */
export function membersFor({ reason }: NotifyReason, open: readonly Incident[]): Incident[] {
  const { kind, untilAcknowledged } = notifyReasons[reason];
  const about = open.filter((member) => member.acknowledgedAt === null || !untilAcknowledged);
  const worse =
    kind === 'partial' ? about.filter((member) => member.kind === 'partial') : about.filter((member) => member.kind !== 'partial');
  return worse.length > 0 ? worse : about;
}

/** Of a group that was notified, who waits as well goes along with the first that is due: one message. */
function dueMembers(group: DueGroup, now: Date): Incident[] {
  const { members } = group;
  switch (group.due) {
    case 'opening':
      return members.filter((member) => isDueToOpen(member, now) && member.groupKey === null);
    case 'worsening':
      return members.some((member) => isDueToOpen(member, now)) ? members.filter(waitsToOpen) : [];
    case 'resolution': {
      const due = members.filter((member) => isDueToEnd(member, now));
      const takesAlong = due.some((member) => hasBegun(member) && !endedByHand(member));
      return members.filter((member) => due.includes(member) || (takesAlong && waitsToEnd(member) && hasBegun(member)));
    }
    case 'reminder':
      return [];
  }
}

const isUnstable = ({ kind }: Incident): boolean => kind === 'unstable';
const waitsToOpen = ({ notifyAt, resolvedAt }: Incident): boolean => notifyAt !== null && resolvedAt === null;
const waitsToEnd = ({ notifyResolvedAt }: Incident): boolean => notifyResolvedAt !== null;
const isDueToOpen = (member: Incident, now: Date): boolean => waitsToOpen(member) && member.notifyAt! <= now;
const isDueToEnd = (member: Incident, now: Date): boolean => waitsToEnd(member) && member.notifyResolvedAt! <= now;
/** An end that came before its beginning is held. */
const hasBegun = ({ openedSeenAt }: Incident): boolean => openedSeenAt !== null;

/** Rows of release 1.0 do not say when it happened. */
const firstOccurred = (members: readonly Incident[], now: Date): Date =>
  new Date(Math.min(...members.map(({ occurredAt }) => (occurredAt ?? now).getTime())));
