import type { Explanation } from './explanation.js';
import { translationsAfter } from './incident-text.js';
import type { Translations } from './incident-text.js';
import { GROUP_WAIT_MS, groupNotifyAt, openingNotifyAt, resolvedNotifyAt } from './group-wait.js';

/** `partial`: reached from some regions and not from others. `slow`: it answers, far slower than usual. */
export type IncidentKind = 'down' | 'partial' | 'unstable' | 'slow';

/** The network behind an incident that many workspaces have at once; the name may be unknown. */
export interface NetworkCause {
  name: string;
  affected: number;
}

/** Why a job has an incident: it did not report, reported a failure, or began and did not end. */
export type HeartbeatTrouble = 'missing' | 'failed' | 'unfinished';

/** What is known of an incident, from messages that may come in any order. */
export interface Incident {
  incidentId: string;
  /** The notification group it was notified with. */
  groupKey: string | null;
  serverId: string;
  workspaceId: string;
  userId: string;
  kind: IncidentKind;
  serverName: string;
  cause: string;
  explanation: Explanation | null;
  translations: Translations;
  explanationPending: boolean;
  /** The incident group that the analyzer named: servers that failed together. */
  incidentGroupId: string;
  incidentGroupSize: number;
  outages: number;
  /** Regions that do not reach it, and where it is partial those that do. */
  badRegions: string[];
  goodRegions: string[];
  network: NetworkCause | null;
  /** Null unless it is about a job; `serverId` is then the id of its heartbeat. */
  heartbeatTrouble: HeartbeatTrouble | null;
  startedAt: Date;
  /** When a partial incident became an outage for everybody. */
  worsenedAt: Date | null;
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
type Opening =
  | 'explanation'
  | 'translations'
  | 'explanationPending'
  | 'incidentGroupSize'
  | 'outages'
  | 'badRegions'
  | 'goodRegions'
  | 'network'
  | 'heartbeatTrouble';
export type IncidentOpened = Known & Pick<Incident, Opening>;
export type IncidentWorsened = IncidentIds &
  Pick<Incident, 'serverName' | 'cause' | 'explanation' | 'translations' | 'badRegions'> & { at: Date; occurredAt: Date };
export type IncidentExplained = IncidentIds & { explanation: Explanation; translations: Translations };
export type IncidentResolved = Known & Pick<Incident, 'heartbeatTrouble' | 'translations'> & { resolvedAt: Date; reason: string };

/** Null: nothing new. A server that goes from down to unstable begins a notification group of its own. */
export function opened(known: Incident | null, { occurredAt, ...opening }: IncidentOpened, now: Date): Incident | null {
  const worse = known?.worsenedAt && opening.kind === 'partial' ? known : null; // What came after it overtook it.
  const kind = worse?.kind ?? opening.kind;
  if (known?.openedSeenAt && known.kind === kind) return null;
  const incident: Incident = {
    ...(known ?? blank(opening)),
    ...opening,
    kind,
    cause: worse?.cause ?? opening.cause,
    badRegions: worse?.badRegions ?? opening.badRegions,
    explanation: known?.explanation ?? opening.explanation,
    translations: known?.explanation
      ? translationsAfter(opening.translations, known.translations, true)
      : (worse?.translations ?? opening.translations),
    openedSeenAt: now,
    groupKey: known?.kind === kind ? known.groupKey : null,
  };
  if (incident.resolvedAt) return { ...incident, notifyResolvedAt: incident.notifyResolvedAt && resolvedNotifyAt(now, true) };
  const explained = known?.explanation != null;
  return { ...incident, occurredAt, notifyAt: openingNotifyAt(now, { on: opening.explanationPending, explained }) };
}

/**
 * The incident and those that waited for it: the last partial member waits for nobody. None: nothing new. Before its opening is
 * notified, that is all that changes: it then opens as what it is now. `others` share its notification group.
 */
export function worsened(
  known: Incident | null,
  { at, occurredAt, ...worse }: IncidentWorsened,
  others: Incident[],
  now: Date,
): Incident[] {
  if (known?.worsenedAt || known?.resolvedAt) return [];
  const before = known ?? unseen(worse, now);
  const explanation = worse.explanation ?? before.explanation;
  const translations = translationsAfter(before.translations, worse.translations, worse.explanation !== null);
  const incident: Incident = { ...before, ...worse, explanation, translations, kind: 'down', worsenedAt: at };
  const soon = new Date(now.getTime() + GROUP_WAIT_MS);
  if (incident.groupKey === null) return [{ ...incident, notifyAt: before.notifyAt && earlier(before.notifyAt, soon) }];
  const last = openOf(others).every(({ kind }) => kind !== 'partial');
  const notifyAt = last ? now : soon;
  const waiting = last ? others.filter((member) => member.worsenedAt && member.notifyAt) : [];
  return [{ ...incident, occurredAt, notifyAt }, ...waiting.map((member) => ({ ...member, notifyAt }))];
}

/** May come before the incident itself; then it waits for it. `group` are the members of its incident group. */
export function explained(
  known: Incident | null,
  { explanation, translations, ...ids }: IncidentExplained,
  group: Incident[],
  now: Date,
): Incident {
  const incident = known ?? unseen(ids, now);
  const waited = incident.notifyAt && incident.explanationPending && incident.openedSeenAt;
  const notifyAt = waited ? (waitOf(group).until ?? incident.openedSeenAt) : incident.notifyAt;
  return {
    ...incident,
    explanation,
    translations: translationsAfter(incident.translations, translations, true),
    explanationPending: false,
    notifyAt,
  };
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
    ...(known ?? blank({ ...nothingKnown, ...end, explanationPending: false })),
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
  const members = waiting.map(({ incidentId, openedSeenAt, incidentGroupSize, kind }) => ({
    incidentId,
    seenAt: openedSeenAt!,
    isPartial: kind === 'partial',
    expected: Math.max(1, incidentGroupSize - notified),
  }));
  return { waiting, until: groupNotifyAt(members) };
}

const earlier = (one: Date, other: Date): Date => (one < other ? one : other);

export const openOf = (members: readonly Incident[]): Incident[] => members.filter((member) => member.resolvedAt === null);

/** An outage that was partial before lasts since it is one for everybody. */
export const lastsSince = ({ worsenedAt, startedAt }: Incident): Date => worsenedAt ?? startedAt;

/** The owner paused, deleted or changed the server. */
export const endedByHand = ({ resolvedReason }: Incident): boolean => resolvedReason !== 'recovered' && resolvedReason !== '';

/** Kept until the rest is known; nothing is notified before. */
const unseen = (ids: IncidentIds, now: Date): Incident =>
  blank({
    ...ids,
    kind: 'down',
    ...nothingKnown,
    serverName: '',
    cause: '',
    explanationPending: true,
    incidentGroupId: '',
    startedAt: now,
  });

const nothingKnown = {
  explanation: null,
  translations: {},
  incidentGroupSize: 1,
  outages: 0,
  badRegions: [],
  goodRegions: [],
  network: null,
  heartbeatTrouble: null,
};

const blank = (from: Omit<IncidentOpened, 'occurredAt'>): Incident => ({
  ...from,
  groupKey: null,
  worsenedAt: null,
  openedSeenAt: null,
  acknowledgedAt: null,
  resolvedAt: null,
  resolvedSeenAt: null,
  resolvedReason: '',
  notifyAt: null,
  notifyResolvedAt: null,
  occurredAt: null,
});
