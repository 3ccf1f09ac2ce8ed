import type { Instant } from './check.js';
import type { DownPolicy } from './down-policy.js';
import type { ServerHealth } from './health.js';
import { incidentIdFor } from './incident-id.js';
import { providerOf } from './monitor.js';
import type { Monitor } from './monitor.js';

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
  const open = together.filter((member) => confirmedAt(member.health) !== null).map((member) => member.serverId);
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

/** Incidents that open at the same moment form one group where they share a machine or a provider. */
export function mergeGroups<T extends { address: string | null; provider: string | null }>(incidents: T[]): T[][] {
  const groups: T[][] = [];
  for (const incident of incidents) {
    const mine = groups.filter((group) => group.some((other) => shares(incident, other)));
    const merged = [...mine.flat(), incident];
    for (const group of mine) groups.splice(groups.indexOf(group), 1);
    groups.push(merged);
  }
  return groups;
}

/** The groups of a mass outage that open now: members still held join a due one with the same machine or provider. */
export function massOutageGroups(due: Monitor[], held: Monitor[]): Monitor[][] {
  const members = [...due, ...held].map((monitor) => ({
    monitor,
    address: monitor.ipAddress || null,
    provider: providerOf(monitor.suspicion) || null,
  }));
  const groups = mergeGroups(members).map((group) => group.map(({ monitor }) => monitor));
  return groups.filter((group) => group.some((monitor) => due.includes(monitor)));
}

type SharedFate = { address: string | null; provider: string | null };

function shares(a: SharedFate, b: SharedFate): boolean {
  return (a.address !== null && a.address === b.address) || (a.provider !== null && a.provider === b.provider);
}

function confirmedAt(health: ServerHealth): Instant | null {
  return health.now.status === 'suspect' && health.now.confirmed ? health.now.confirmed.at : null;
}
