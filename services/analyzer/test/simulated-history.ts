import type { Check, Instant, Outcome } from '../src/domain/health/check.js';
import { downPolicy } from '../src/domain/health/down-policy.js';
import { type ServerHealth, type Effect, unmeasured } from '../src/domain/health/health.js';
import { ServerHealthRules } from '../src/domain/health/server-health-rules.js';

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

export interface Notified {
  opened: { incidentId: string; since: Instant; notifiedAt: Instant; unstable: boolean }[];
  resolved: { incidentId: string; at: Instant; notifiedAt: Instant }[];
}

/** What the scheduler does while an incident is open. */
const DOWN_EVERY_MS = 60_000;

interface Arrival {
  at: Instant;
  check: Check;
}

export function live(world: World): Notified {
  const rules = new ServerHealthRules('simulated', downPolicy, world.regions);
  const notified: Notified = { opened: [], resolved: [] };
  const arrivals: Arrival[] = [];
  let health: ServerHealth = unmeasured;
  let slot = 0;
  let turn = 0;
  let nextDownCheck = 0;

  const measure = (at: Instant, voted: string[]): void => {
    const others = world.regions.filter((region) => !voted.includes(region));
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
  const applyEffect = (effect: Effect, now: Instant): void => {
    if (effect.type === 'recheck') due.push({ at: Math.max(effect.at, now), voted: effect.votedRegions });
    if (effect.type === 'open')
      notified.opened.push({
        incidentId: effect.incidentId,
        since: effect.since,
        notifiedAt: now,
        unstable: effect.kind === 'unstable',
      });
    if (effect.type === 'resolve') notified.resolved.push({ incidentId: effect.incidentId, at: effect.at, notifiedAt: now });
  };
  const due: { at: Instant; voted: string[] }[] = [];

  for (let now = 0; now <= world.endsAt; now += 500) {
    while (slot <= now) {
      measure(slot, []);
      slot += world.intervalMs;
    }
    if ('incidentId' in health.now && now >= nextDownCheck) {
      measure(now, []);
      nextDownCheck = now + DOWN_EVERY_MS;
    }
    for (const wanted of takeWhere(due, (one) => one.at <= now)) measure(now, wanted.voted);
    const here = takeWhere(arrivals, (one) => one.at <= now).sort((a, b) => a.at - b.at);
    for (const { check } of here) {
      const evaluation = rules.evaluate(check, health);
      health = evaluation.health;
      evaluation.effects.forEach((effect) => applyEffect(effect, now));
    }
    const passed = rules.passTime(now, health);
    health = passed.health;
    passed.effects.forEach((effect) => applyEffect(effect, now));
  }
  return notified;
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

/** What is wrong with the notifications, compared with what really happened; an empty list is a perfect record. */
export function compare(world: World, notified: Notified): string[] {
  const mistakes: string[] = [];
  const bySince = [...notified.opened].sort((a, b) => a.since - b.since);
  if (new Set(notified.opened.map((one) => one.incidentId)).size !== notified.opened.length) mistakes.push('an incident was opened twice');
  if (new Set(notified.resolved.map((one) => one.incidentId)).size !== notified.resolved.length)
    mistakes.push('an incident was resolved twice');

  for (const incident of bySince) {
    if (!world.outages.some(({ from, to }) => from <= incident.since && incident.since < to))
      mistakes.push(`invented: since ${incident.since}`);
    const end = notified.resolved.find((one) => one.incidentId === incident.incidentId);
    if (end && end.at <= incident.since) mistakes.push(`over before it began: ${incident.since}`);
    if (end && world.outages.some(({ from, to }) => from <= end.at && end.at < to)) mistakes.push(`resolved while down: ${end.at}`);
  }
  for (const end of notified.resolved) {
    if (!notified.opened.some((one) => one.incidentId === end.incidentId && one.notifiedAt < end.notifiedAt))
      mistakes.push('resolved what was never opened');
  }
  bySince.forEach((incident, i) => {
    const next = bySince[i + 1];
    const end = notified.resolved.find((one) => one.incidentId === incident.incidentId);
    if (next && (!end || end.at > next.since)) mistakes.push(`two incidents at once: ${incident.since} and ${next.since}`);
  });
  return mistakes;
}

/** True outages without a notification; `longerThanMs`: so long must one last to be seen at all in this world. */
export function lost(world: World, notified: Notified, longerThanMs: number): Instant[] {
  return world.outages
    .filter(({ from, to }) => to - from > longerThanMs && from + longerThanMs < world.endsAt)
    .filter(({ from, to }) => {
      const covered = notified.opened.some((one) => {
        const end = notified.resolved.find((other) => other.incidentId === one.incidentId)?.at ?? Number.POSITIVE_INFINITY;
        return one.since < to && end > from;
      });
      return !covered;
    })
    .map(({ from }) => from);
}

/** Incidents still open though the server has answered well for so long. */
export function forgotten(world: World, notified: Notified, quietMs: number): string[] {
  const lastEnd = Math.max(0, ...world.outages.map((outage) => outage.to));
  if (world.endsAt - lastEnd < quietMs) return [];
  return notified.opened.filter((one) => !notified.resolved.some((end) => end.incidentId === one.incidentId)).map((one) => one.incidentId);
}
