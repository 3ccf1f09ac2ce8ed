import { SECOND_MS } from '@nowahala/kernel';
import { isCut } from '../world/network.js';
import type { OpenedIncident, RunRecord } from '../world/record.js';
import type { Outage, Scenario } from '../world/scenario.js';
import { wasToLeave } from './blind-probers.js';
import { cutOf, isAway, isFailed, isOfWrongClock } from './calm.js';
import type { Violation } from './violation.js';

/** A check lasts at most 10 s, and clocks of probers differ a little. */
const SLACK_MS = 2 * SECOND_MS;
const CHECK_MS = 10 * SECOND_MS;
/** Votes that follow within a minute and a half belong to the same suspicion. */
const SUSPICION_MS = 90 * SECOND_MS;

/** By then each place has looked again at what fails. */
const UNSEEN_MS = 30 * SECOND_MS;
/** The place that is asked first, 5 s after the suspicion began, is not asked again before the 45 s of a doubt are over. */
const UNSEEN_BY_FIRST_MS = 40 * SECOND_MS + SLACK_MS;
/** When it began nobody can say whose clock was wrong. */
const RECENT_MS = 300 * SECOND_MS;

/** No incident about a server that was fine as seen from enough places; partial only where places really disagree. */
export function falseAlarms(scenario: Scenario, record: RunRecord): Violation[] {
  const outagesOf = new Map(scenario.servers.map(({ serverId, outages }) => [serverId, outages]));
  return record.opened.flatMap((incident): Violation[] => {
    const why = whyFalse(incident, outagesOf.get(incident.serverId) ?? [], scenario, record);
    const { serverId, at, kind } = incident;
    return why && !isOfLostPackets(incident, scenario, record)
      ? [{ invariant: kind === 'partial' ? 'no false partial' : 'no false alarm', text: why, serverId, at }]
      : [];
  });
}

/**
 * Packets that are lost on the way within one suspicion are votes like any others: from two places, or twice from one place that
 * another one contradicts. What is asked while the line is cut is none.
 */
function isOfLostPackets({ serverId, startedAt, at, kind }: OpenedIncident, scenario: Scenario, record: RunRecord): boolean {
  const from = startedAt - SLACK_MS;
  if (scenario.lossRate === 0) return false;
  const failed = record.performed.filter(
    (one) =>
      one.serverId === serverId &&
      isFailed(one) &&
      one.at >= from &&
      one.at <= at &&
      !isCut(scenario, { name: one.machine, region: one.region }, one.at),
  );
  return kind === 'partial' ? failed.length > 1 : new Set(failed.map(({ region }) => region)).size > 1;
}

/** One prober of a place looks at an address: as long as it may not know that it has no way out, the place has no vote about this server. */
function couldNotSay(region: string, { serverId, startedAt, at }: OpenedIncident, scenario: Scenario, record: RunRecord): boolean {
  const isOfSuspicion = (one: { at: number }): boolean => one.at >= startedAt - SLACK_MS && one.at <= at;
  const asked = record.performed.filter((one) => one.serverId === serverId && one.region === region && isOfSuspicion(one));
  if (asked.length === 0 || asked.some((one) => cutOf(scenario, one) === undefined)) return false;
  const unproven = record.unproven.filter((one) => one.serverId === serverId && one.region === region && isOfSuspicion(one));
  return !unproven.some((one) => wasToLeave(one, scenario, record));
}

const isNearCut = ({ faults }: Scenario, at: number): boolean =>
  faults.some(({ kind, from, to }) => / cut$/.test(kind) && from <= at + SLACK_MS && to >= at - SLACK_MS);

/** Since when checks failed in an outage. An analyzer whose clock was wrong forgets the first of them, and dates the incident later. */
function seenFrom(outage: Outage, { serverId, startedAt }: OpenedIncident, { performed }: RunRecord): number {
  const first = performed.find((one) => one.serverId === serverId && one.outcome !== 'success' && one.at >= outage.from);
  return Math.max(outage.from, Math.min(startedAt - SLACK_MS, first?.at ?? startedAt));
}

function whyFalse(incident: OpenedIncident, outages: Outage[], scenario: Scenario, record: RunRecord): string | undefined {
  const { startedAt, at, kind } = incident;
  if (isOfWrongClock(scenario, at - RECENT_MS, at))
    return outages.some(({ from, to }) => from <= at && to >= at - RECENT_MS) ? undefined : 'opened although nothing failed lately';
  // A check that our own line lost, proven by what failed before its time was over, dates the beginning a little too early.
  const early = isNearCut(scenario, startedAt) ? CHECK_MS : SLACK_MS;
  const begun = outages.filter(({ from, to }) => from <= startedAt + early && to >= startedAt - SLACK_MS);
  if (begun.length === 0) return 'opened although nothing failed when it began';
  const during = outages.filter(({ from, to }) => from <= at && to >= startedAt - SLACK_MS && to <= at + scenario.durationMs);
  const lasted = during.reduce((sum, outage) => sum + Math.min(outage.to, at) - seenFrom(outage, incident, record), 0);
  if (lasted < 4 * SECOND_MS && at - startedAt < SUSPICION_MS) return `opened after a blip of ${Math.round(lasted / 1000)} s`;
  // An outage that ended for some places when this one began is another one, and of one that began just now the others knew nothing.
  const isKnown = ({ from, to }: Outage): boolean => to > startedAt + SLACK_MS && from < at - UNSEEN_BY_FIRST_MS;
  // Of one that began everywhere, places have said since that it is over for them.
  const goesOn = during.some(({ to }) => to > at);
  const isOver = ({ to }: Outage): boolean => goesOn && to < at - UNSEEN_MS;
  const lasting = kind === 'partial' ? during.filter((one) => isKnown(one) && !isOver(one)) : during;
  const failing = new Set(lasting.flatMap(({ regions }) => regions));
  const others = scenario.regions.filter((region) => !failing.has(region));
  if (kind === 'partial' && others.length === 0) return 'partial although no place reached it';
  const live = scenario.regions.filter(
    (region) => !isAway(scenario, region, { from: startedAt - SUSPICION_MS, to: at }) && !couldNotSay(region, incident, scenario, record),
  );
  return kind === 'down' && failing.size < 2 && live.length > 1 ? 'down although only one place did not reach it' : undefined;
}
