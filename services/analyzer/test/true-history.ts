import type { Check, Instant, Outcome } from '../src/domain/health/check.js';
import { type ServerHealth, type Wish, unmeasured } from '../src/domain/health/health.js';
import { ServerHealthRules } from '../src/domain/health/server-health.js';

/** For the simulator spec: a server that really goes up and down, and a network that loses, delays and swaps what was seen. */
export interface World {
  /** Begin and end of every true outage, in order. */
  outages: { from: Instant; to: Instant }[];
  endsAt: Instant;
  intervalMs: number;
  regions: string[];
  lossRate: number;
  unknownRate: number;
  duplicateRate: number;
  maxDelayMs: number;
  random: () => number;
}

export interface Told {
  opened: { incidentId: string; since: Instant; toldAt: Instant; unstable: boolean }[];
  resolved: { incidentId: string; at: Instant; toldAt: Instant }[];
}

/** What the scheduler does while an incident is open. */
const DOWN_EVERY_MS = 60_000;

interface Arrival {
  at: Instant;
  check: Check;
}

export function live(world: World): Told {
  const rules = new ServerHealthRules('simulated');
  const told: Told = { opened: [], resolved: [] };
  const arrivals: Arrival[] = [];
  let health: ServerHealth = unmeasured;
  let slot = 0;
  let turn = 0;
  let nextDownCheck = 0;

  const measure = (at: Instant, avoid: string): void => {
    const others = world.regions.filter((region) => region !== avoid);
    const region = (others.length > 0 ? others : world.regions)[turn++ % Math.max(1, others.length)]!;
    const outcome = seenAt(world, at);
    const check: Check = {
      slot: at,
      startedAt: at,
      endedAt: at + (outcome === 'timeout' ? 10_000 : 200),
      region,
      outcome,
    };
    if (world.random() < world.lossRate) return;
    const copies = world.random() < world.duplicateRate ? 2 : 1;
    for (let i = 0; i < copies; i++) arrivals.push({ at: check.endedAt + world.random() * world.maxDelayMs, check });
  };
  const obey = (wish: Wish, now: Instant): void => {
    if (wish.wish === 'recheck') due.push({ at: Math.max(wish.at, now), avoid: wish.avoidRegion });
    if (wish.wish === 'open')
      told.opened.push({
        incidentId: wish.incidentId,
        since: wish.since,
        toldAt: now,
        unstable: wish.unstable,
      });
    if (wish.wish === 'resolve') told.resolved.push({ incidentId: wish.incidentId, at: wish.at, toldAt: now });
  };
  const due: { at: Instant; avoid: string }[] = [];

  for (let now = 0; now <= world.endsAt; now += 500) {
    while (slot <= now) {
      measure(slot, '');
      slot += world.intervalMs;
    }
    if ('incidentId' in health.now && now >= nextDownCheck) {
      measure(now, '');
      nextDownCheck = now + DOWN_EVERY_MS;
    }
    for (const wanted of takeWhere(due, (one) => one.at <= now)) measure(now, wanted.avoid);
    const here = takeWhere(arrivals, (one) => one.at <= now).sort((a, b) => a.at - b.at);
    for (const { check } of here) {
      const judged = rules.judge(check, health);
      health = judged.health;
      judged.wants.forEach((wish) => obey(wish, now));
    }
    const passed = rules.pass(now, health);
    health = passed.health;
    passed.wants.forEach((wish) => obey(wish, now));
  }
  return told;
}

const badOutcomes: Outcome[] = ['failure', 'timeout', 'error'];

function seenAt(world: World, at: Instant): Outcome {
  if (world.random() < world.unknownRate) return 'unknown';
  const down = world.outages.some(({ from, to }) => from <= at && at < to);
  return down ? badOutcomes[Math.floor(world.random() * badOutcomes.length)]! : 'success';
}

function takeWhere<T>(list: T[], wanted: (item: T) => boolean): T[] {
  const taken = list.filter(wanted);
  for (const item of taken) list.splice(list.indexOf(item), 1);
  return taken;
}

/** What is wrong with what was told, compared with what really happened; an empty list is a perfect record. */
export function compare(world: World, told: Told): string[] {
  const faults: string[] = [];
  const bySince = [...told.opened].sort((a, b) => a.since - b.since);
  if (new Set(told.opened.map((one) => one.incidentId)).size !== told.opened.length) faults.push('an incident was opened twice');
  if (new Set(told.resolved.map((one) => one.incidentId)).size !== told.resolved.length) faults.push('an incident was resolved twice');

  for (const incident of bySince) {
    if (!world.outages.some(({ from, to }) => from <= incident.since && incident.since < to))
      faults.push(`invented: since ${incident.since}`);
    const end = told.resolved.find((one) => one.incidentId === incident.incidentId);
    if (end && end.at <= incident.since) faults.push(`over before it began: ${incident.since}`);
    if (end && world.outages.some(({ from, to }) => from <= end.at && end.at < to)) faults.push(`resolved while down: ${end.at}`);
  }
  for (const end of told.resolved) {
    if (!told.opened.some((one) => one.incidentId === end.incidentId && one.toldAt < end.toldAt))
      faults.push('resolved what was never opened');
  }
  bySince.forEach((incident, i) => {
    const next = bySince[i + 1];
    const end = told.resolved.find((one) => one.incidentId === incident.incidentId);
    if (next && (!end || end.at > next.since)) faults.push(`two incidents at once: ${incident.since} and ${next.since}`);
  });
  return faults;
}

/** True outages that nobody was told about; `longerThanMs`: so long must one last to be seen at all in this world. */
export function lost(world: World, told: Told, longerThanMs: number): Instant[] {
  return world.outages
    .filter(({ from, to }) => to - from > longerThanMs && from + longerThanMs < world.endsAt)
    .filter(({ from, to }) => {
      const covered = told.opened.some((one) => {
        const end = told.resolved.find((other) => other.incidentId === one.incidentId)?.at ?? Number.POSITIVE_INFINITY;
        return one.since < to && end > from;
      });
      return !covered;
    })
    .map(({ from }) => from);
}

/** Incidents still open though the server has answered well for so long. */
export function forgotten(world: World, told: Told, quietMs: number): string[] {
  const lastEnd = Math.max(0, ...world.outages.map((outage) => outage.to));
  if (world.endsAt - lastEnd < quietMs) return [];
  return told.opened.filter((one) => !told.resolved.some((end) => end.incidentId === one.incidentId)).map((one) => one.incidentId);
}
