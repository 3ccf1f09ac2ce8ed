import { MINUTE_MS, SECOND_MS } from '@nowahala/kernel';
import { Random } from '../engine/random.js';
import { deedsOf, wantedChecks } from './owners.js';
import type { OwnersDeeds, WantedCheck } from './owners.js';
import { blockedAndFlapping, flappingLine, smallOffice } from './short-of-line.js';

export type FaultKind =
  | 'uplink cut'
  | 'region cut'
  | 'prober stall'
  | 'kill'
  | 'redeploy'
  | 'bus away'
  | 'database away'
  | 'database flaky'
  | 'relay away'
  | 'clock step'
  | 'region gone'
  | 'schedulers gone';

/** Something of ours that breaks. */
export interface Fault {
  kind: FaultKind;
  from: number;
  to: number;
  /** A machine, a region or a service. */
  of: string;
  /** Of a clock, which is set right at the end. */
  stepMs?: number;
}

/** How a server fails. */
export type Failing = 'refused' | 'silent' | 'no name' | 'error page' | 'certificate';

export interface Outage {
  from: number;
  to: number;
  /** Regions that do not reach it. */
  regions: string[];
  failing: Failing;
}

export interface World {
  serverId: string;
  workspaceId: string;
  userId: string;
  name: string;
  ipAddress: string;
  website: string;
  intervalMinutes: number;
  slowMs: number;
  outages: Outage[];
}

export type ChangeKind = 'edit' | 'pause' | 'resume' | 'delete';

export interface Change {
  at: number;
  kind: ChangeKind;
  serverId: string;
}

/** Everything that is decided before the first event: a seed is a scenario. */
export interface Scenario extends OwnersDeeds {
  seed: number;
  epochMs: number;
  durationMs: number;
  regions: string[];
  probersPerRegion: number;
  schedulers: number;
  analyzers: number;
  servers: World[];
  faults: Fault[];
  changes: Change[];
  wantedChecks: WantedCheck[];
  /** Of checks that fail although nothing is wrong. */
  lossRate: number;
  repeatRate: number;
  longestDelayMs: number;
}

/** What an edit makes of the distance between two checks. */
export const editedInterval = (minutes: number): number => (minutes === 1 ? 5 : 1);

const WARM_UP_MS = 12 * MINUTE_MS;
const WRONG_FOR_MS = 30 * MINUTE_MS;
/** At the end nothing is wrong, so that everything has time to end. */
const CALM_END_MS = 22 * MINUTE_MS;
/** An unstable incident ends after half an hour without a failure. */
const STEADY_MS = 33 * MINUTE_MS;
const REGIONS = ['lagos', 'london', 'frankfurt'];
const FAILING: Failing[] = ['refused', 'silent', 'no name', 'error page', 'certificate'];
/** 23:00 UTC is midnight in Lagos. */
const MONTH_TURNS = Date.UTC(2026, 2, 31, 23);
const ORDINARY = Date.UTC(2026, 2, 3, 9);

export function scenarioOf(seed: number): Scenario {
  const office = smallOffice(seed);
  if (office) return office;
  const random = new Random(seed);
  const flaps = random.chance(0.2);
  const durationMs = random.between(65, 95) * MINUTE_MS + (flaps ? STEADY_MS : 0);
  const calmFrom = durationMs - CALM_END_MS - (flaps ? STEADY_MS : 0);
  const epochMs = random.chance(0.2) ? MONTH_TURNS - random.between(12, 40) * MINUTE_MS : ORDINARY + random.between(0, 9) * 86_400_000;
  const regions = REGIONS.slice(0, random.pick([1, 2, 2, 3, 3]));
  const base = {
    ...{ seed, epochMs, durationMs, regions },
    probersPerRegion: random.pick([1, 2, 2]),
    schedulers: random.pick([1, 2]),
    analyzers: random.pick([1, 2]),
    lossRate: random.chance(0.3) ? 0.002 : 0,
    repeatRate: random.chance(0.5) ? 0.03 : 0,
    longestDelayMs: random.pick([50, 200, 2_000]),
  };
  const servers = serversOf(random.fork(), base.regions, calmFrom);
  if (flaps) random.pick(servers).outages = flappingServer(random.fork(), base.regions, calmFrom);
  const changes = changesOf(random.fork(), servers, calmFrom);
  const faults = faultsOf(random.fork(), base, calmFrom);
  const deeds = deedsOf(random.fork(), servers, WARM_UP_MS, calmFrom - 5 * MINUTE_MS);
  const clocks = clockFaultsOf(random.fork(), base, deeds, calmFrom);
  const long = longFaultsOf(random.fork(), regions, calmFrom);
  const flapping = flappingLine(random.fork(), regions, calmFrom);
  for (const server of servers) comesBackInPlaces(random.fork(), server, regions, calmFrom);
  if (!flaps) blockedAndFlapping(random.fork(), random.pick(servers), regions, calmFrom);
  const wrong = wrongForLong(random.fork(), base, calmFrom);
  const wanted = wantedChecks(random.fork(), servers, faults);
  return { ...base, ...deeds, servers, changes, wantedChecks: wanted, faults: [...faults, ...clocks, ...long, ...flapping, ...wrong] };
}

function serversOf(random: Random, regions: string[], calmFrom: number): World[] {
  const workspaces = Array.from({ length: random.between(2, 8) }, () => ({ workspaceId: random.uuid(), userId: random.uuid() }));
  const servers = Array.from({ length: random.between(12, 45) }, (_, index): World => {
    const intervalMinutes = random.pick([1, 1, 1, 2, 5, 5, 10, 15, 30]);
    return {
      serverId: random.uuid(),
      ...random.pick(workspaces),
      name: `server ${index}`,
      ipAddress: `41.${random.between(1, 250)}.${random.between(0, 255)}.${random.between(1, 254)}`,
      website: `https://shop-${index}.example/`,
      intervalMinutes,
      slowMs: random.chance(0.1) ? random.between(2_000, 4_500) : 0,
      outages: random.chance(0.45) ? outagesOf(random, regions, calmFrom) : [],
    };
  });
  if (random.chance(0.5)) shareAnAddress(random, servers, regions, calmFrom);
  return servers;
}

/** Several servers of one workspace on one machine, which goes away. */
function shareAnAddress(random: Random, servers: World[], regions: string[], calmFrom: number): void {
  const [first, ...others] = servers.slice(0, random.between(3, 8));
  const outages = outagesOf(random, regions, calmFrom);
  for (const one of [first!, ...others])
    Object.assign(one, { workspaceId: first!.workspaceId, userId: first!.userId, ipAddress: first!.ipAddress, outages });
}

function outagesOf(random: Random, regions: string[], calmFrom: number): Outage[] {
  const lasting = random.pick([15 * SECOND_MS, 40 * SECOND_MS, random.between(3, 12) * MINUTE_MS, random.between(12, 30) * MINUTE_MS]);
  const from = random.between(WARM_UP_MS, Math.max(WARM_UP_MS + 1, calmFrom - lasting));
  const everywhere = regions.length === 1 || random.chance(0.8);
  return [
    { from, to: from + lasting, regions: everywhere ? regions : random.some(regions, regions.length - 1), failing: random.pick(FAILING) },
  ];
}

/** After an outage for everybody only some places reach it again; the others do later. */
function comesBackInPlaces(random: Random, { outages }: World, regions: string[], calmFrom: number): void {
  const [only, ...more] = outages;
  const lasting = random.between(6, 12) * MINUTE_MS;
  if (!only || more.length > 0 || only.regions.length === 1 || only.to - only.from < 3 * MINUTE_MS || only.to + lasting > calmFrom) return;
  if (only.regions.length < regions.length || !random.chance(0.3)) return;
  outages.push({ ...only, from: only.to, to: only.to + lasting, regions: random.some(regions, regions.length - 1) });
}

function flappingServer(random: Random, regions: string[], calmFrom: number): Outage[] {
  const outages: Outage[] = [];
  for (let at = WARM_UP_MS; at < calmFrom - 5 * MINUTE_MS; at += random.between(3, 6) * MINUTE_MS) {
    const to = at + random.between(100, 170) * SECOND_MS;
    outages.push({ from: at, to, regions, failing: 'refused' });
    at = to;
  }
  return outages;
}

function changesOf(random: Random, servers: World[], calmFrom: number): Change[] {
  const changes = random.chance(0.5) ? Array.from({ length: random.between(1, 6) }, () => random.pick(servers).serverId) : [];
  return [...new Set(changes)].flatMap((serverId): Change[] => {
    const at = random.between(WARM_UP_MS, calmFrom);
    const kind = random.pick(['edit', 'edit', 'pause', 'delete'] as const);
    if (kind !== 'pause') return [{ at, kind, serverId }];
    return [
      { at, kind, serverId },
      { at: at + random.between(2, 12) * MINUTE_MS, kind: 'resume', serverId },
    ];
  });
}

/** Clocks of those who measure and judge. */
function clockFaultsOf(random: Random, world: Machines, { maintenances }: OwnersDeeds, calmFrom: number): Fault[] {
  const steps = [2, -2, 70, -70, 3_600, -3_600, 20 * 86_400, -20 * 86_400];
  const step = (of: string, from: number): Fault => {
    const to = from + random.between(2, 90) * SECOND_MS;
    return { kind: 'clock step', of, from, to, stepMs: random.pick(steps) * SECOND_MS };
  };
  const faults: Fault[] = [];
  const prober = `prober-${random.pick(world.regions)}-${random.between(0, world.probersPerRegion - 1)}`;
  if (random.chance(0.15)) faults.push(step(prober, random.between(WARM_UP_MS, calmFrom - 10 * MINUTE_MS)));
  const analyzer = `analyzer-${random.between(0, world.analyzers - 1)}`;
  if (random.chance(0.2)) faults.push(step(analyzer, random.between(WARM_UP_MS, calmFrom - 10 * MINUTE_MS)));
  // Right in the middle of a maintenance: its end comes too early.
  const [planned] = maintenances;
  if (planned && random.chance(0.4)) faults.push(step(analyzer, random.between(planned.announcedAt, planned.to)));
  return faults;
}

/** A clock that stays wrong. */
function wrongForLong(random: Random, world: Machines, calmFrom: number): Fault[] {
  const latest = calmFrom - 10 * MINUTE_MS - WRONG_FOR_MS;
  if (latest < WARM_UP_MS || !random.chance(0.2)) return [];
  const from = random.between(WARM_UP_MS, latest);
  const of = `prober-${random.pick(world.regions)}-${random.between(0, world.probersPerRegion - 1)}`;
  const stepMs = random.pick([1, -1]) * random.pick([40, 70, 3_600]) * SECOND_MS;
  return [{ kind: 'clock step', of, from, to: from + WRONG_FOR_MS, stepMs }];
}

/** What nobody can help but an operator. */
function longFaultsOf(random: Random, regions: string[], calmFrom: number): Fault[] {
  if (!random.chance(0.2)) return [];
  const from = random.between(WARM_UP_MS, calmFrom - 10 * MINUTE_MS);
  const at = { from, to: from + random.between(200, 500) * SECOND_MS };
  switch (random.between(0, 3)) {
    case 0:
      return [{ ...at, kind: 'region gone', of: random.pick(regions) }];
    case 1:
      return [{ ...at, kind: 'schedulers gone', of: 'scheduler' }];
    case 2:
      return [{ ...at, kind: 'database away', of: 'scheduler' }];
    default:
      return regions.map((of) => ({ ...at, kind: 'region cut', of }));
  }
}

type Machines = Pick<Scenario, 'regions' | 'probersPerRegion' | 'schedulers' | 'analyzers'>;

function faultsOf(random: Random, world: Machines, calmFrom: number): Fault[] {
  const probers = world.regions.flatMap((region) => Array.from({ length: world.probersPerRegion }, (_, at) => `prober-${region}-${at}`));
  const schedulers = Array.from({ length: world.schedulers }, (_, at) => `scheduler-${at}`);
  const analyzers = Array.from({ length: world.analyzers }, (_, at) => `analyzer-${at}`);
  const stateful = [...schedulers, ...analyzers, 'notifier-0'];
  const services = ['scheduler', 'analyzer', 'notifier'];
  const kinds: [FaultKind, () => Omit<Fault, 'kind' | 'from' | 'to'>, () => number][] = [
    ['uplink cut', () => ({ of: random.pick(probers) }), () => random.between(20, 600) * SECOND_MS],
    ['region cut', () => ({ of: random.pick(world.regions) }), () => random.between(20, 600) * SECOND_MS],
    ['prober stall', () => ({ of: random.pick(probers) }), () => random.between(3_000, 9_000)],
    ['kill', () => ({ of: random.pick(probers) }), () => random.between(2, 90) * SECOND_MS],
    ['kill', () => ({ of: random.pick(stateful) }), () => random.between(2, 90) * SECOND_MS],
    ['redeploy', () => ({ of: random.pick([...probers, ...stateful]) }), () => random.between(1, 20) * SECOND_MS],
    ['bus away', () => ({ of: 'bus' }), () => random.between(2, 60) * SECOND_MS],
    ['database away', () => ({ of: random.pick(services) }), () => random.between(2, 60) * SECOND_MS],
    ['database flaky', () => ({ of: random.pick(services) }), () => random.between(20, 180) * SECOND_MS],
    ['relay away', () => ({ of: 'mails' }), () => random.between(20, 240) * SECOND_MS],
    [
      'clock step',
      () => ({ of: random.pick(schedulers), stepMs: random.pick([1, -1]) * random.pick([2, 15, 70, 3_600]) * SECOND_MS }),
      () => random.between(2, 60) * SECOND_MS,
    ],
  ];
  const faults = Array.from({ length: random.pick([0, 1, 2, 3, 4]) }, () => {
    const [kind, which, lasting] = random.pick(kinds);
    const from = random.between(WARM_UP_MS, calmFrom - 10 * MINUTE_MS);
    return { kind, from, to: from + lasting(), ...which() };
  });
  return faults.sort((a, b) => a.from - b.from);
}
