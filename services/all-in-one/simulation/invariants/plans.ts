import { billingMonth, HOUR_MS, MINUTE_MS, SECOND_MS } from '@nowahala/kernel';
import type { RunRecord } from '../world/record.js';
import type { Scenario, World } from '../world/scenario.js';
import { disturbances, knownBy, isLimited, watchedSpans } from './calm.js';
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
  const longest = Math.max(intervalMinutes * MINUTE_MS, HOUR_MS) + MINUTE_MS;
  // The slot of an hour may lie in a gap of ours.
  const isDisturbed = (from: number, until: number): boolean => disturbances(scenario).some((one) => one.from <= until && one.to >= from);
  const stopped = watchedSpans(scenario, serverId).flatMap((span) => {
    const times = [
      span.from,
      ...record.fired.filter((one) => one.serverId === serverId && one.at > span.from && one.at < span.to).map((one) => one.at),
      span.to,
    ];
    return times.flatMap((time, index) =>
      index > 0 && time - times[index - 1]! > longest && !isDisturbed(times[index - 1]!, time)
        ? [violation('nobody checks any more', time)]
        : [],
    );
  });
  return [...tooMany, ...stopped];
}

/** Seconds that come a second time are checked and count towards no month. */
const isOfTheClock = ({ kind, of }: { kind: string; of: string }): boolean => kind === 'clock step' && of.startsWith('scheduler');
