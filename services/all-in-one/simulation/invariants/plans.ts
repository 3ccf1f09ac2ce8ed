import { billingMonth, HOUR_MS, MINUTE_MS, SECOND_MS } from '@nowahala/kernel';
import { nextSlot, phaseOf } from '../../../scheduler/src/domain/slots.js';
import { editedInterval } from '../world/scenario.js';
import type { RunRecord } from '../world/record.js';
import type { Scenario, World } from '../world/scenario.js';
import { disturbances, knownBy, isLimited, watchedSpans, without } from './calm.js';
import type { Span } from './calm.js';
import type { Violation } from './violation.js';

/** Checks that were sent when the plan ran out. */
const UNDER_WAY_MS = 15 * SECOND_MS;

/** A plan that has run out stops checks and alerts and ends what is open; one that is used up goes on hourly and never stops. */
export function plans(scenario: Scenario, record: RunRecord): Violation[] {
  const disturbed = disturbances(scenario);
  return scenario.servers.flatMap((server) => [
    ...pausesOf(server, scenario).flatMap(({ from, to }) =>
      duringPause(server, { from: knownBy(from, scenario, disturbed), to }, from, record),
    ),
    ...(isLimited(scenario, server.workspaceId) ? usedUp(server, scenario, record) : []),
  ]);
}

function pausesOf({ workspaceId }: World, scenario: Scenario): Span[] {
  const own = scenario.plans.filter((one) => one.workspaceId === workspaceId).sort((a, b) => a.at - b.at);
  return own.flatMap(({ at, state }, index) => (state === 'paused' ? [{ from: at, to: own[index + 1]?.at ?? scenario.durationMs }] : []));
}

function duringPause({ serverId }: World, known: Span, pausedAt: number, record: RunRecord): Violation[] {
  const isWithin = ({ at }: { at: number }): boolean => at > known.from + UNDER_WAY_MS && at < known.to;
  const check = record.ordered.find((one) => one.serverId === serverId && isWithin(one));
  const opened = record.opened.find((one) => one.serverId === serverId && isWithin(one));
  const ends = new Map(record.resolved.map(({ incidentId, at }) => [incidentId, at]));
  const left = record.opened.find(
    (one) => one.serverId === serverId && one.at < pausedAt && !((ends.get(one.incidentId) ?? Infinity) <= known.from),
  );
  const violation = (text: string, at: number): Violation => ({ invariant: 'a plan that has run out', text, serverId, at });
  return [
    ...(check ? [violation('is still checked', check.at)] : []),
    ...(opened ? [violation('an incident opened although nothing is claimed any more', opened.at)] : []),
    ...(left && known.from < known.to ? [violation('its incident stayed open', known.from)] : []),
  ];
}

/** Counts that a process had not written when it died may be used a second time. */
const SPARE = 6;

function usedUp(server: World, scenario: Scenario, record: RunRecord): Violation[] {
  const { serverId, workspaceId, intervalMinutes } = server;
  const own = scenario.plans.filter((one) => one.workspaceId === workspaceId).sort((a, b) => a.at - b.at);
  const [{ at, rateLimit }, bigger] = [own[0]!, own[1]];
  const to = bigger?.at ?? scenario.durationMs;
  const monthAt = (ms: number): string => billingMonth(new Date(scenario.epochMs + ms));
  const isJudged = monthAt(0) === monthAt(scenario.durationMs) && !scenario.faults.some(isOfTheClock);
  if (!isJudged) return [];
  // While it is down no check counts.
  const down = record.opened
    .filter((one) => one.serverId === serverId)
    .map(({ incidentId, at: from }) => ({
      from,
      to: (record.resolved.find((one) => one.incidentId === incidentId)?.at ?? Infinity) + MINUTE_MS,
    }));
  const counts = (when: number): boolean => when >= at && when < to && !down.some((span) => when >= span.from && when <= span.to);
  const fired = record.fired.filter((one) => one.serverId === serverId && counts(one.at) && /^(scheduled)?$/.test(one.check));
  const most = rateLimit + Math.ceil(scenario.durationMs / HOUR_MS) + SPARE;
  const violation = (text: string, when: number): Violation => ({ invariant: 'a plan that is used up', text, serverId, at: when });
  const tooMany = fired.length > most ? [violation(`${fired.length} checks of ${rateLimit}`, fired[most]!.at)] : [];
  const hourly = Math.max(intervalMinutes * MINUTE_MS, HOUR_MS);
  // Before it is used up there is a check at most an interval before any second.
  const before = Math.max(intervalMinutes, editedInterval(intervalMinutes)) * MINUTE_MS;
  const stopped = watchedSpans(scenario, serverId).flatMap((span) =>
    without({ from: span.from + before, to: span.to - MINUTE_MS }, disturbances(scenario))
      .flatMap((calm) => slotsIn(calm, serverId, hourly, scenario.epochMs))
      .filter((slot) => !record.fired.some((one) => one.serverId === serverId && one.at >= slot - before && one.at <= slot + MINUTE_MS))
      .map((slot) => violation('nobody checks any more', slot)),
  );
  return [...tooMany, ...stopped];
}

function slotsIn({ from, to }: Span, serverId: string, intervalMs: number, epochMs: number): number[] {
  const seconds = intervalMs / SECOND_MS;
  const first = nextSlot(Math.ceil((epochMs + from) / SECOND_MS), seconds, phaseOf(serverId, seconds)) * SECOND_MS - epochMs;
  return first > to ? [] : [first, ...slotsIn({ from: first + SECOND_MS, to }, serverId, intervalMs, epochMs)];
}

/** Seconds that come a second time are checked and count towards no month. */
const isOfTheClock = ({ kind, of }: { kind: string; of: string }): boolean => kind === 'clock step' && of.startsWith('scheduler');
