import type { Instant } from './check.js';
import type { DownPolicy } from './down-policy.js';
import type { ServerHealth } from './health.js';
import { incidentIdFor } from './incident-id.js';

/** Incidents that open at the same moment and are notified as one. */
export interface IncidentGroup {
  id: string;
  serverIds: string[];
}

export const noGroup: IncidentGroup = { id: '', serverIds: [] };

/** Named after the incident that began first; one server alone forms no group. */
export function incidentGroupOf(members: Sibling[]): IncidentGroup {
  if (members.length < 2) return noGroup;
  const [first] = [...members].sort((a, b) => beginOf(a) - beginOf(b) || a.serverId.localeCompare(b.serverId));
  return { id: incidentIdFor(first!.serverId, beginOf(first!)), serverIds: members.map((member) => member.serverId).sort() };
}

/** What is left of the incidents of a group is one as well, whichever of them is narrowed first. */
export const groupLeftOf = ({ id, serverIds }: IncidentGroup): IncidentGroup =>
  id === '' ? noGroup : { id: incidentIdFor(id, serverIds.length), serverIds };

const beginOf = ({ health: { now } }: Sibling): Instant => (now.status === 'suspect' ? now.firstFailure.startedAt : 0);

/** A server as its siblings see it: same workspace, and something in common that can fail. */
export interface Sibling {
  serverId: string;
  health: ServerHealth;
}

/** Two suspects fail together when the second one's check began within ten seconds after the first one's ended. */
export function failedTogether(a: ServerHealth, b: ServerHealth, policy: DownPolicy): boolean {
  if (a.now.status !== 'suspect' || b.now.status !== 'suspect') return false;
  const [earlier, later] = a.now.firstFailure.startedAt <= b.now.firstFailure.startedAt ? [a.now, b.now] : [b.now, a.now];
  return later.firstFailure.startedAt - earlier.firstFailure.endedAt <= policy.groupWithinMs;
}

export interface GroupRelease {
  /** Servers whose incidents open now, in one group. */
  open: string[];
  /** Until when the confirmed ones wait for the verdict about the others; null when none waits. */
  waitUntil: Instant | null;
}

/** Which siblings open with a confirmed server: those that failed at the same time and are confirmed, once none is in doubt or the wait is over. */
export function releaseGroup(confirmed: Sibling, siblings: Sibling[], time: Instant, policy: DownPolicy): GroupRelease {
  const together = [confirmed, ...siblings.filter((other) => failedTogether(confirmed.health, other.health, policy))];
  const begun = Math.min(...together.map((member) => confirmedAt(member.health) ?? Number.POSITIVE_INFINITY));
  const inDoubt = together.some(
    (member) => member.health.now.status === 'suspect' && !member.health.now.confirmed && !member.health.now.undecided,
  );
  const waitUntil = begun + policy.siblingHoldMs;
  if (inDoubt && waitUntil > time) return { open: [], waitUntil };
  // One message says one thing: what is down and what some regions reach open apart.
  const alike = together.filter((member) => confirmedAt(member.health) !== null && verdictOn(member) === verdictOn(confirmed));
  const open = alike.map((member) => member.serverId);
  return { open: open.sort(), waitUntil: null };
}

/** Which servers to check when one becomes a suspect. None when a sibling that failed at the same time had them checked. */
export function siblingsToCheck(since: Instant, siblings: Sibling[], policy: DownPolicy): string[] {
  const asked = siblings.some(
    ({ health: { now } }) => now.status === 'suspect' && Math.abs(since - now.firstFailure.startedAt) <= policy.groupWithinMs,
  );
  return asked ? [] : siblings.filter(({ health: { now } }) => now.status === 'up' || now.status === 'new').map(({ serverId }) => serverId);
}

/** Which servers to check when one answers again: those that are still down, so that all that recover are notified together. */
export function siblingsToCheckAgain(since: Instant, siblings: Sibling[], policy: DownPolicy): string[] {
  const asked = siblings.some(
    ({ health: { now } }) => now.status === 'recovering' && Math.abs(since - now.successes[0]!) <= policy.groupWithinMs,
  );
  return asked ? [] : siblings.filter(({ health: { now } }) => now.status === 'down').map(({ serverId }) => serverId);
}

/** Where the first of a group is narrowed, the others are asked; the next ones of them ask nobody. */
export const isFirstNarrowed = (since: Instant, siblings: Sibling[], policy: DownPolicy): boolean =>
  !siblings.some(({ health: { now } }) => now.status === 'partial' && Math.abs(since - now.since) <= policy.recoveredAfterMs);

const verdictOn = ({ health: { now } }: Sibling) => (now.status === 'suspect' ? (now.confirmed?.verdict ?? 'down') : null);

function confirmedAt(health: ServerHealth): Instant | null {
  return health.now.status === 'suspect' && health.now.confirmed ? health.now.confirmed.at : null;
}
