import type { Explanation } from './explanation.js';
import { GROUP_WAIT_MS, groupNotifyAt, openingNotifyAt, resolvedNotifyAt } from './group-wait.js';

/** What is known of an incident, from messages that may come in any order. */
export interface Incident {
  incidentId: string;
  /** The notification group it was notified with. */
  groupKey: string | null;
  serverId: string;
  workspaceId: string;
  userId: string;
  kind: 'down' | 'unstable';
  serverName: string;
  cause: string;
  explanation: Explanation | null;
  explanationPending: boolean;
  /** The incident group that the analyzer named: servers that failed together. */
  incidentGroupId: string;
  incidentGroupSize: number;
  outages: number;
  startedAt: Date;
  openedSeenAt: Date | null;
  acknowledgedAt: Date | null;
  resolvedAt: Date | null;
  resolvedSeenAt: Date | null;
  resolvedReason: string;
  notifyAt: Date | null;
  notifyResolvedAt: Date | null;
  /** When what is notified next happened. */
  occurredAt: Date | null;
}

export type IncidentIds = Pick<Incident, 'incidentId' | 'serverId' | 'workspaceId' | 'userId'>;
type Known = IncidentIds & Pick<Incident, 'kind' | 'serverName' | 'cause' | 'incidentGroupId' | 'startedAt'> & { occurredAt: Date };
export type IncidentOpened = Known & Pick<Incident, 'explanation' | 'explanationPending' | 'incidentGroupSize' | 'outages'>;
export type IncidentResolved = Known & { resolvedAt: Date; reason: string };

/** Null: nothing new. A server that goes from down to unstable begins a notification group of its own. */
export function opened(known: Incident | null, { occurredAt, ...opening }: IncidentOpened, now: Date): Incident | null {
  if (known?.openedSeenAt && known.kind === opening.kind) return null;
  const incident: Incident = {
    ...(known ?? blank(opening)),
    ...opening,
    explanation: known?.explanation ?? opening.explanation,
    openedSeenAt: now,
    groupKey: known?.kind === opening.kind ? known.groupKey : null,
  };
  if (incident.resolvedAt) return { ...incident, notifyResolvedAt: incident.notifyResolvedAt && resolvedNotifyAt(now, true) };
  const explained = known?.explanation != null;
  return { ...incident, occurredAt, notifyAt: openingNotifyAt(now, { on: opening.explanationPending, explained }) };
}

/** May come before the incident itself; then it waits for it. `group` are the members of its incident group. */
export function explained(known: Incident | null, ids: IncidentIds, explanation: Explanation, group: Incident[], now: Date): Incident {
  const incident = known ?? unseen(ids, now);
  const waited = incident.notifyAt && incident.explanationPending && incident.openedSeenAt;
  const notifyAt = waited ? (waitOf(group).until ?? incident.openedSeenAt) : incident.notifyAt;
  return { ...incident, explanation, explanationPending: false, notifyAt };
}

/** Null: nothing new. The owner may acknowledge before the incident is known here; that counts for what follows. */
export function acknowledged(known: Incident | null, ids: IncidentIds, at: Date, now: Date): Incident | null {
  const incident = known ?? unseen(ids, now);
  return incident.acknowledgedAt ? null : { ...incident, acknowledgedAt: at };
}

/** The incident and those that waited for it: the last member back waits for nobody. None: it was resolved before. `others` share its notification group. */
export function resolved(
  known: Incident | null,
  { resolvedAt, reason, occurredAt, ...end }: IncidentResolved,
  others: Incident[],
  now: Date,
): Incident[] {
  if (known?.resolvedAt) return [];
  const last = others.every((member) => member.resolvedAt !== null);
  const seenOpening = known?.openedSeenAt != null;
  const notifyResolvedAt = last ? resolvedNotifyAt(now, seenOpening) : new Date(now.getTime() + GROUP_WAIT_MS);
  const incident: Incident = {
    ...(known ?? blank({ ...end, explanation: null, explanationPending: false, incidentGroupSize: 1, outages: 0 })),
    ...(!seenOpening && end),
    resolvedAt,
    resolvedSeenAt: now,
    resolvedReason: reason || 'recovered',
    notifyAt: null,
    notifyResolvedAt,
    occurredAt,
  };
  const waiting = last ? others.filter((member) => member.notifyResolvedAt) : [];
  return [incident, ...waiting.map((member) => ({ ...member, notifyResolvedAt }))];
}

/** Members of an incident group that were not notified yet, each with the moment at which the group is. */
export function groupedOpenings(group: Incident[]): Incident[] {
  const { waiting, until } = waitOf(group);
  return waiting.map((member) => {
    const alone = openingNotifyAt(member.openedSeenAt!, { on: member.explanationPending, explained: false });
    return { ...member, notifyAt: until! > alone ? until : alone };
  });
}

/** Members notified already are not waited for. */
function waitOf(group: Incident[]): { waiting: Incident[]; until: Date | null } {
  const notified = group.filter((member) => member.groupKey !== null).length;
  const waiting = group.filter((member) => member.notifyAt !== null && member.groupKey === null && member.openedSeenAt !== null);
  if (waiting.length === 0) return { waiting, until: null };
  const members = waiting.map(({ incidentId, openedSeenAt, incidentGroupSize }) => ({
    incidentId,
    seenAt: openedSeenAt!,
    expected: Math.max(1, incidentGroupSize - notified),
  }));
  return { waiting, until: groupNotifyAt(members) };
}

export const openOf = (members: readonly Incident[]): Incident[] => members.filter((member) => member.resolvedAt === null);

/** The owner paused, deleted or changed the server. */
export const endedByHand = ({ resolvedReason }: Incident): boolean => resolvedReason !== 'recovered' && resolvedReason !== '';

/** Kept until the rest is known; nothing is notified before. */
const unseen = (ids: IncidentIds, now: Date): Incident =>
  blank({
    ...ids,
    kind: 'down',
    serverName: '',
    cause: '',
    explanation: null,
    explanationPending: true,
    incidentGroupId: '',
    incidentGroupSize: 1,
    outages: 0,
    startedAt: now,
  });

const blank = (from: Omit<IncidentOpened, 'occurredAt'>): Incident => ({
  ...from,
  groupKey: null,
  openedSeenAt: null,
  acknowledgedAt: null,
  resolvedAt: null,
  resolvedSeenAt: null,
  resolvedReason: '',
  notifyAt: null,
  notifyResolvedAt: null,
  occurredAt: null,
});
