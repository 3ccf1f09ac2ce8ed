import type { Instant } from './check.js';
import type { DownPolicy } from './down-policy.js';
import type { ServerHealth } from './health.js';

/** A server as its siblings see it: same workspace, and something in common that can fail. */
export interface Sibling {
  serverId: string;
  health: ServerHealth;
}

/** Do two suspects fail together? The second one's check began within ten seconds of knowing about the first. */
export function failTogether(a: ServerHealth, b: ServerHealth, policy: DownPolicy): boolean {
  if (a.now.is !== 'suspect' || b.now.is !== 'suspect') return false;
  const [earlier, later] = a.now.first.startedAt <= b.now.first.startedAt ? [a.now, b.now] : [b.now, a.now];
  return later.first.startedAt - earlier.first.endedAt <= policy.togetherWithinMs;
}

export interface Release {
  /** Servers whose incidents open now, as one message. */
  open: string[];
  /** Until when the confirmed ones wait for the verdict about the others; null when nobody waits. */
  waitUntil: Instant | null;
}

/**
 * One server is confirmed to be down; which of its siblings go with it? Everybody who failed at the same time and is
 * confirmed, once nobody is left in doubt or the wait has lasted long enough.
 */
export function release(confirmed: Sibling, siblings: Sibling[], time: Instant, policy: DownPolicy): Release {
  const together = [confirmed, ...siblings.filter((other) => failTogether(confirmed.health, other.health, policy))];
  const begun = Math.min(...together.map((member) => confirmedAt(member.health) ?? Number.POSITIVE_INFINITY));
  const inDoubt = together.some(
    (member) => member.health.now.is === 'suspect' && !member.health.now.confirmed && !member.health.now.undecided,
  );
  const waitUntil = begun + policy.siblingHoldMs;
  if (inDoubt && waitUntil > time) return { open: [], waitUntil };
  const open = together.filter((member) => confirmedAt(member.health) !== null).map((member) => member.serverId);
  return { open: open.sort(), waitUntil: null };
}

/**
 * Which servers to look at when one has become a suspect: those that nobody doubts yet. Nobody, when a sibling that fell
 * at the same time has had them looked at.
 */
export function worthChecking(since: Instant, siblings: Sibling[], policy: DownPolicy): string[] {
  const asked = siblings.some(
    ({ health: { now } }) => now.is === 'suspect' && Math.abs(since - now.first.startedAt) <= policy.togetherWithinMs,
  );
  return asked ? [] : siblings.filter(({ health: { now } }) => now.is === 'up' || now.is === 'new').map(({ serverId }) => serverId);
}

/** Which servers to look at when one answers again: those that are still down, so that all that come back are told together. */
export function worthCheckingAgain(since: Instant, siblings: Sibling[], policy: DownPolicy): string[] {
  const asked = siblings.some(
    ({ health: { now } }) => now.is === 'recovering' && Math.abs(since - now.goods[0]!) <= policy.togetherWithinMs,
  );
  return asked ? [] : siblings.filter(({ health: { now } }) => now.is === 'down').map(({ serverId }) => serverId);
}

/** Incidents that open at the same moment are told together where they share a machine or a provider. */
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

type Place = { address: string | null; provider: string | null };

function shares(a: Place, b: Place): boolean {
  return (a.address !== null && a.address === b.address) || (a.provider !== null && a.provider === b.provider);
}

function confirmedAt(health: ServerHealth): Instant | null {
  return health.now.is === 'suspect' && health.now.confirmed ? health.now.confirmed.at : null;
}
