import { MINUTE_MS, SECOND_MS } from '@nowahala/kernel';
import { shardOf } from '@nowahala/platform';
import { nextSlot, phaseOf } from '../../../scheduler/src/domain/slots.js';
import type { FiredSlot, RunRecord } from '../world/record.js';
import { editedInterval } from '../world/scenario.js';
import type { Scenario, World } from '../world/scenario.js';
import { erasedAt, isLimited, isOrderedByWrongClock, watchedSpans } from './calm.js';
import type { Violation } from './violation.js';

/** A new server is on the wheel after this long; a change that was published may take as long. */
const SETTLES_MS = 30 * SECOND_MS;
/** The last slots may still be under way when the run ends; gaps wait for the database. */
const END_MS = 180 * SECOND_MS;

/** No slot that is neither fired nor in a gap, none that counts twice, and a row for each that was fired. */
export function slots(scenario: Scenario, record: RunRecord): Violation[] {
  const byServer = Map.groupBy(record.fired, ({ serverId }) => serverId);
  const gaps = Map.groupBy(record.gaps, ({ shard }) => shard);
  const stored = new Set(record.stored.map(({ serverId, slot }) => `${serverId} ${slot}`));
  return scenario.servers.flatMap((server) => {
    const { serverId } = server;
    const fired = byServer.get(serverId) ?? [];
    const ofShard = gaps.get(shardOf(serverId)) ?? [];
    const isInGap = (slot: number): boolean => ofShard.some(({ from, to }) => slot >= from && slot < to);
    return [
      ...lost(server, fired, isInGap, scenario, record),
      ...withoutRow(server, fired, stored, scenario),
      ...countedTwice(serverId, fired, record, scenario),
    ];
  });
}

function lost(
  { serverId, workspaceId }: World,
  fired: FiredSlot[],
  isInGap: (slot: number) => boolean,
  scenario: Scenario,
  record: RunRecord,
): Violation[] {
  if (isLimited(scenario, workspaceId)) return [];
  const watched = watchedSpans(scenario, serverId);
  // A plan that goes on again is on the wheel a little later.
  const isWatched = (slot: number): boolean => {
    const at = slot - scenario.epochMs;
    return watched.some(
      ({ from, to }) =>
        at >= (from > 0 ? carriedFrom(from, scenario) + SETTLES_MS : 0) && at < to - (isTakenOver(at, scenario) ? SETTLES_MS : SECOND_MS),
    );
  };
  const at = new Set(fired.map(({ slot }) => slot));
  const own = record.configured.filter((one) => one.serverId === serverId);
  return own.flatMap((config, index): Violation[] => {
    if (config.paused || config.deleted) return [];
    const seconds = config.intervalMinutes * 60;
    const phase = phaseOf(serverId, seconds);
    const until = Math.min(own[index + 1]?.at ?? Number.POSITIVE_INFINITY, scenario.durationMs - END_MS) - SECOND_MS;
    const [first, last] = [scenario.epochMs + config.at + SETTLES_MS, scenario.epochMs + until].map((time) => Math.ceil(time / 1000)) as [
      number,
      number,
    ];
    const missing: number[] = [];
    for (let slot = nextSlot(first, seconds, phase); slot < last; slot += seconds)
      if (!at.has(slot * 1000) && !isInGap(slot * 1000) && isWatched(slot * 1000)) missing.push(slot * 1000 - scenario.epochMs);
    if (missing.length === 0) return [];
    return [{ invariant: 'no lost slot', text: `${missing.length} slots neither fired nor in a gap`, serverId, at: missing[0]! }];
  });
}

/** When the bus carries what happened at that time: it may be away. */
const carriedFrom = (at: number, { faults }: Scenario): number =>
  Math.max(at, ...faults.filter(({ kind, from, to }) => kind === 'bus away' && from <= at + SETTLES_MS && to >= at).map(({ to }) => to));

/** A slot that a scheduler left behind is fired by the next owner of its shard, unless its server is not checked any more by then. */
const isTakenOver = (at: number, { faults }: Scenario): boolean =>
  faults.some(
    ({ kind, of, from, to }) =>
      /^(kill|redeploy)$/.test(kind) && of.startsWith('scheduler-') && at >= from - SECOND_MS && at < to + SETTLES_MS,
  );

/** What was fired is measured, or known to be unknown. */
function withoutRow({ serverId, intervalMinutes }: World, fired: FiredSlot[], stored: Set<string>, scenario: Scenario): Violation[] {
  if (erasedAt(scenario, serverId) < scenario.durationMs) return [];
  const changed = scenario.changes.filter((change) => change.serverId === serverId && change.kind === 'delete').map(({ at }) => at);
  // What a dead prober held is reported once nobody could still measure it, a whole interval later.
  const longest = Math.max(intervalMinutes, editedInterval(intervalMinutes)) * MINUTE_MS;
  const until = Math.min(scenario.durationMs - END_MS, ...changed) - longest;
  const without = fired.filter(
    ({ at, slot }) => at < until - 60_000 && !isOrderedByWrongClock(scenario, at) && !stored.has(`${serverId} ${slot}`),
  );
  if (without.length === 0) return [];
  return [
    {
      invariant: 'no lost slot',
      text: `${without.length} fired slots have no result and are not known to be unmeasured`,
      serverId,
      at: without[0]!.at,
    },
  ];
}

/** Each slot counts at most once, and what is checked beside the slots does not count. */
function countedTwice(serverId: string, fired: FiredSlot[], record: RunRecord, scenario: Scenario): Violation[] {
  const ordinary = new Set(fired.filter(({ check }) => check === 'scheduled' || check === '').map(({ slot }) => slot));
  const used = record.used.get(serverId) ?? 0;
  const mayDiffer = scenario.faults.some(({ kind }) => /^(bus away|clock step)$/.test(kind));
  if (used <= ordinary.size || mayDiffer) return [];
  return [{ invariant: 'no slot counts twice', text: `${used} counted of ${ordinary.size} slots`, serverId, at: scenario.durationMs }];
}
