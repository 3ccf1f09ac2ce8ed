import { MINUTE_MS, SECOND_MS } from '@nowahala/kernel';
import type { Random } from '../engine/random.js';
import type { Fault, World } from './scenario.js';

/** A time in which an owner works on a server, or on all of them. */
export interface PlannedMaintenance {
  maintenanceId: string;
  workspaceId: string;
  userId: string;
  /** '': all of the workspace. */
  serverId: string;
  announcedAt: number;
  from: number;
  to: number;
  /** Ended early by its owner. */
  endedAt: number | undefined;
}

/** What billing says of a workspace from then on. */
export interface PlanChange {
  at: number;
  workspaceId: string;
  userId: string;
  state: 'active' | 'paused';
  /** Checks a month, for each server. */
  rateLimit: number;
}

/** An account that is closed for good. */
export interface Erasure {
  at: number;
  userId: string;
  workspaceId: string;
}

/** "Check now", of the scheduler that happens to answer. */
export interface WantedCheck {
  at: number;
  of: string;
  serverId: string;
}

export interface OwnersDeeds {
  maintenances: PlannedMaintenance[];
  plans: PlanChange[];
  erasures: Erasure[];
}

const UNLIMITED = 1_000_000;

/** What owners do, preferably while something is down. */
export function deedsOf(random: Random, servers: World[], begin: number, end: number): OwnersDeeds {
  const deeds: OwnersDeeds = { maintenances: [], plans: [], erasures: [] };
  if (random.chance(0.5)) deeds.maintenances = Array.from({ length: random.between(1, 3) }, () => maintenance(random, servers, begin, end));
  if (random.chance(0.35)) deeds.plans = planThatEnds(random, servers, begin, end);
  else if (random.chance(0.5)) deeds.plans = planThatIsSmall(random, servers, begin, end);
  if (random.chance(0.3)) deeds.erasures = [erasure(random, servers, begin, end)];
  const goneAt = (workspaceId: string): number =>
    deeds.erasures.find((one) => one.workspaceId === workspaceId)?.at ?? Number.POSITIVE_INFINITY;
  deeds.plans = deeds.plans.filter(({ workspaceId, at }) => at < goneAt(workspaceId));
  deeds.maintenances = deeds.maintenances.filter(
    ({ workspaceId, announcedAt, to }) => announcedAt < goneAt(workspaceId) && to < goneAt(workspaceId),
  );
  return deeds;
}

/** Of a server, half of the time one that fails, and a moment that is half of the time in the middle of it. */
function amidst(random: Random, servers: World[], begin: number, end: number): { server: World; at: number } {
  const failing = servers.filter(({ outages }) => outages.length > 0);
  const server = random.pick(failing.length > 0 && random.chance(0.7) ? failing : servers);
  const outage = random.chance(0.7) ? server.outages[0] : undefined;
  const at = outage ? outage.from + random.between(-120, 300) * SECOND_MS : random.between(begin, end);
  return { server, at: Math.min(Math.max(at, begin), end) };
}

function maintenance(random: Random, servers: World[], begin: number, end: number): PlannedMaintenance {
  const { server, at } = amidst(random, servers, begin, end);
  const from = at + (random.chance(0.7) ? 0 : random.between(0, 300) * SECOND_MS);
  const to = from + random.between(1, 15) * MINUTE_MS;
  const announcedAt = random.chance(0.5) ? from : Math.max(1_000, from - random.between(1, 10) * MINUTE_MS);
  const { workspaceId, userId } = server;
  return {
    ...{ maintenanceId: random.uuid(), workspaceId, userId, announcedAt, from, to },
    serverId: random.chance(0.5) ? server.serverId : '',
    endedAt: random.chance(0.25) ? random.between(from + 20 * SECOND_MS, to) : undefined,
  };
}

/** It runs out, and is paid some minutes later or not at all. */
function planThatEnds(random: Random, servers: World[], begin: number, end: number): PlanChange[] {
  const { server, at } = amidst(random, servers, begin, end);
  const { workspaceId, userId } = server;
  const plan = { workspaceId, userId, rateLimit: UNLIMITED };
  const changes: PlanChange[] = [
    { ...plan, at: 2_000, state: 'active' },
    { ...plan, at, state: 'paused' },
  ];
  const paidAt = at + random.between(20, 600) * SECOND_MS;
  return random.chance(0.7) && paidAt < end ? [...changes, { ...plan, at: paidAt, state: 'active' }] : changes;
}

/** Some servers have used it up within the hour; a bigger one may follow. */
function planThatIsSmall(random: Random, servers: World[], begin: number, end: number): PlanChange[] {
  const { workspaceId, userId } = random.pick(servers);
  const plan = { workspaceId, userId, state: 'active' as const };
  const small: PlanChange = { ...plan, at: 2_000, rateLimit: random.between(5, 25) };
  return random.chance(0.5) ? [small] : [small, { ...plan, at: random.between(begin, end), rateLimit: UNLIMITED }];
}

function erasure(random: Random, servers: World[], begin: number, end: number): Erasure {
  const { server, at } = amidst(random, servers, begin, end);
  return { at, userId: server.userId, workspaceId: server.workspaceId };
}

/** Owners do not see that the clock of a scheduler is wrong. */
export function wantedChecks(random: Random, servers: World[], faults: Fault[]): WantedCheck[] {
  const wrong = faults.filter(({ kind, of }) => kind === 'clock step' && of.startsWith('scheduler'));
  return wrong.flatMap(({ of, from, to }) => {
    const some = random.some(servers, Math.min(3, servers.length));
    return some.map(({ serverId }) => ({ of, serverId, at: random.between(from + 500, to - 500) }));
  });
}
