import { MINUTE_MS, SECOND_MS } from '@nowahala/kernel';
import { Random } from '../engine/random.js';
import type { Fault, Outage, Scenario, World } from './scenario.js';

const WARM_UP_MS = 12 * MINUTE_MS;

/** A line that goes away for seconds, again and again. */
export function flappingLine(random: Random, regions: string[], calmFrom: number): Fault[] {
  if (!random.chance(0.15)) return [];
  const of = random.pick(regions);
  const begin = random.between(WARM_UP_MS, calmFrom - 15 * MINUTE_MS);
  const end = begin + random.between(3, 12) * MINUTE_MS;
  const cuts: Fault[] = [];
  for (let from = begin; from < end; from = cuts.at(-1)!.to + random.between(5_000, 12_000))
    cuts.push({ kind: 'region cut', of, from, to: from + random.between(2_000, 8_000) });
  return cuts;
}

/** One place never reaches it, and for the others it comes and goes. */
export function blockedAndFlapping(random: Random, { outages }: World, regions: string[], calmFrom: number): void {
  if (regions.length === 1 || outages.length > 0 || !random.chance(0.3)) return;
  const blocked: Pick<Outage, 'regions' | 'failing'> = { regions: [random.pick(regions)], failing: 'silent' };
  let from = random.between(WARM_UP_MS, WARM_UP_MS + 5 * MINUTE_MS);
  for (let lasting = 150 * SECOND_MS; from + 8 * MINUTE_MS < calmFrom; lasting = random.between(100, 150) * SECOND_MS) {
    const back = from + lasting;
    const to = back + random.between(150, 240) * SECOND_MS;
    outages.push({ from, to: back, regions, failing: 'refused' }, { ...blocked, from: back, to });
    from = to;
  }
}

/** A small office after a night without power: its prober is there before its internet, and what it watches is fine. */
export function smallOffice(seed: number): Scenario | undefined {
  const random = new Random(seed + 7_000_000);
  if (!random.chance(0.05)) return undefined;
  const [workspaceId, userId] = [random.uuid(), random.uuid()];
  const servers = Array.from({ length: random.between(1, 3) }, (_, index): World => ({
    ...{ serverId: random.uuid(), workspaceId, userId, name: `server ${index}`, ipAddress: `41.${index}.7.9` },
    ...{ website: `https://shop-${index}.example/`, intervalMinutes: random.pick([1, 1, 5]), slowMs: 0, outages: [] },
  }));
  const of = 'lagos';
  const back = WARM_UP_MS + random.between(62, 75) * MINUTE_MS;
  const faults: Fault[] = [
    { kind: 'region gone', of, from: WARM_UP_MS, to: back },
    { kind: 'region cut', of, from: back - 10 * SECOND_MS, to: back + random.between(60, 300) * SECOND_MS },
  ];
  return {
    ...{ seed, epochMs: Date.UTC(2026, 2, 3, 9), durationMs: back + 30 * MINUTE_MS, regions: [of], probersPerRegion: 1 },
    ...{ schedulers: 1, analyzers: 1, servers, faults, changes: [], lossRate: 0, repeatRate: 0, longestDelayMs: random.pick([50, 200]) },
    ...{ maintenances: [], plans: [], erasures: [], wantedChecks: [] },
  };
}
