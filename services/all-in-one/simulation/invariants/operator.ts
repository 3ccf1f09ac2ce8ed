import { MINUTE_MS, SECOND_MS } from '@nowahala/kernel';
import { shardOf } from '@nowahala/platform';
import { nextSlot, phaseOf } from '../../../scheduler/src/domain/slots.js';
import type { RunRecord } from '../world/record.js';
import { editedInterval } from '../world/scenario.js';
import type { Fault, Scenario, World } from '../world/scenario.js';
import { disturbances, erasedAt, isLimited, watchedSpans, without } from './calm.js';
import type { Span } from './calm.js';
import type { Violation } from './violation.js';

/** Beyond its own distance a server may be grey for so long without anybody knowing; the alert of shards waits for two minutes. */
const GREY_MS = 6 * MINUTE_MS;
/** As `alerts.yaml` has it: NobodyFiresShards. */
const [ALL_SHARDS, FOR_MS] = [256, 2 * MINUTE_MS];
/** ProberBlind: blind lately, and not seen since. */
const [BLIND_LATELY_MS, BLIND_FOR_MS] = [2 * MINUTE_MS, 5 * MINUTE_MS];
/** An episode ends a quarter of an hour after it is over, and is notified once. */
const EPISODE_MS = 16 * MINUTE_MS;
/** Half a minute, the proof before it, and what jobs and topics take. */
const BLIND_KNOWN_MS = 75 * SECOND_MS;
/** Two minutes after its last word has stopped to count. */
const SILENT_KNOWN_MS = 180 * SECOND_MS;
/** A lease ends first. */
const SHARDS_KNOWN_MS = FOR_MS + 50 * SECOND_MS;

/** Where nobody could see, an operator knows: what is grey beyond its bound, a place that is gone, and shards that nobody fires. */
export function operatorKnows(scenario: Scenario, record: RunRecord): Violation[] {
  return [
    ...scenario.servers.flatMap((server) => greyUnknown(server, scenario, record)),
    ...scenario.faults.flatMap((fault) => troubleUnknown(fault, scenario, record)),
  ];
}

function greyUnknown(server: World, scenario: Scenario, record: RunRecord): Violation[] {
  const { serverId, workspaceId, intervalMinutes } = server;
  if (isLimited(scenario, workspaceId) || erasedAt(scenario, serverId) < scenario.durationMs) return [];
  // One slot that is lost is in the figures of completeness, and wakes nobody.
  const bound = 2 * Math.max(intervalMinutes, editedInterval(intervalMinutes)) * MINUTE_MS + GREY_MS;
  const measured = record.stored.filter((one) => one.serverId === serverId && one.outcome !== 'unknown').map(({ startedAt }) => startedAt);
  return watchedSpans(scenario, serverId).flatMap((span) => {
    const times = [span.from, ...measured.filter((at) => at > span.from && at < span.to).sort((a, b) => a - b), span.to];
    return times.slice(1).flatMap((to, index): Violation[] => {
      const from = times[index]!;
      if (to - from <= bound || isKnown({ from, to }, scenario, record) || areLostSingly(server, { from, to }, scenario, record)) return [];
      return [
        {
          invariant: 'an operator knows',
          text: `grey for ${Math.round((to - from) / 1000)} s and nobody knows`,
          serverId,
          at: from + bound,
        },
      ];
    });
  });
}

/** Every slot was lost to a fault of its own, and in between a place could see: each of them wakes nobody. */
function areLostSingly({ serverId, intervalMinutes }: World, { from, to }: Span, scenario: Scenario, record: RunRecord): boolean {
  const episodes = merged(disturbances(scenario));
  const own = <T extends { serverId: string }>(rows: T[]): T[] => rows.filter((one) => one.serverId === serverId);
  const measured = new Set(own(record.stored).flatMap(({ slot, outcome }) => (outcome === 'unknown' ? [] : [slot])));
  const fired = own(record.fired).filter(({ at, slot }) => at > from && at < to && !measured.has(slot));
  const lost = [...fired, ...slotsInGaps(serverId, { from, to }, scenario, record)];
  const longest = Math.max(intervalMinutes, editedInterval(intervalMinutes)) * MINUTE_MS;
  const areAll = to - from <= (lost.length + 1) * longest + MINUTE_MS;
  const ownEpisodes = new Set(lost.flatMap(({ at }) => episodes.find((one) => at >= one.from && at <= one.to) ?? []));
  return areAll && ownEpisodes.size === lost.length;
}

/** What a bus that was away refused was not fired. */
function slotsInGaps(serverId: string, { from, to }: Span, { epochMs }: Scenario, { gaps, configured }: RunRecord): { at: number }[] {
  const ofServer = configured.filter((one) => one.serverId === serverId);
  return gaps
    .filter(({ shard, at }) => shard === shardOf(serverId) && at > from && at < to)
    .flatMap((gap): { at: number }[] => {
      const seconds = (ofServer.findLast(({ at }) => at <= gap.from - epochMs)?.intervalMinutes ?? 0) * 60;
      const slot = seconds > 0 ? nextSlot(Math.ceil(gap.from / SECOND_MS), seconds, phaseOf(serverId, seconds)) * SECOND_MS : gap.to;
      return slot < gap.to ? [{ at: slot - epochMs }] : [];
    });
}

function merged(spans: Span[]): Span[] {
  const sorted = spans.toSorted((a, b) => a.from - b.from);
  return sorted.reduce<Span[]>((all, { from, to }) => {
    const last = all.at(-1);
    if (!last || from > last.to) return [...all, { from, to }];
    return [...all.slice(0, -1), { from: last.from, to: Math.max(last.to, to) }];
  }, []);
}

function troubleUnknown(fault: Fault, scenario: Scenario, record: RunRecord): Violation[] {
  const { kind, of, from, to } = fault;
  const within = kind === 'region cut' ? BLIND_KNOWN_MS : kind === 'region gone' ? SILENT_KNOWN_MS : SHARDS_KNOWN_MS;
  const isOfShards = kind === 'schedulers gone' || (kind === 'database away' && of === 'scheduler');
  if (kind !== 'region cut' && kind !== 'region gone' && !isOfShards) return [];
  const at = from + within + 6 * scenario.longestDelayMs;
  const others = { ...scenario, faults: scenario.faults.filter((one) => one !== fault && one.kind !== 'region cut') };
  const [calm] = without({ from: from - MINUTE_MS, to: at }, disturbances(others));
  if (to < at || !calm || calm.to - calm.from < at - from + MINUTE_MS) return [];
  const operatorSees = isOfShards ? isFiring({ from, to: at }, record) : isAlerted(of, { from, to: at }, scenario, record);
  return operatorSees ? [] : [{ invariant: 'an operator knows', text: `${kind} of ${of} and nobody knows`, at }];
}

const isKnown = (span: Span, scenario: Scenario, record: RunRecord): boolean =>
  isFiring(span, record) || isAProberBlind(span, record) || scenario.regions.every((region) => isAlerted(region, span, scenario, record));

/** In the same episode: troubles that follow each other within a quarter of an hour are one. */
function isAlerted(region: string, { from, to }: Span, { faults }: Scenario, { operatorAlerts }: RunRecord): boolean {
  const own = faults.filter(({ of }) => of === region || of.startsWith(`prober-${region}-`)).sort((a, b) => b.from - a.from);
  const began = own.reduce((since, fault) => (fault.from < since && fault.to >= since - EPISODE_MS ? fault.from : since), from);
  return operatorAlerts.some(({ at, text }) => at >= began - MINUTE_MS && at <= to && text.includes(region));
}

type Reading = RunRecord['gauges'][number];

const isFiring = (span: Span, { gauges }: RunRecord): boolean =>
  rings(gauges, span, FOR_MS, ({ shards }) => shards === null || shards < ALL_SHARDS);

const isAProberBlind = (span: Span, { gauges }: RunRecord): boolean =>
  [...new Set(gauges.flatMap(({ blind }) => blind))].some((prober) =>
    rings(gauges, span, BLIND_FOR_MS, ({ at, sees }) => !sees.includes(prober) && wasBlind(prober, at, gauges)),
  );

const wasBlind = (prober: string, by: number, gauges: Reading[]): boolean =>
  gauges.some(({ at, blind }) => at > by - BLIND_LATELY_MS && at <= by && blind.includes(prober));

/** Whether a gauge was wrong for so long that its alert rang within that time. */
function rings(gauges: Reading[], { from, to }: Span, forMs: number, isWrong: (reading: Reading) => boolean): boolean {
  let since: number | undefined;
  return gauges.some((reading) => {
    since = isWrong(reading) ? (since ?? reading.at) : undefined;
    return since !== undefined && reading.at - since >= forMs && reading.at >= from && reading.at <= to;
  });
}
