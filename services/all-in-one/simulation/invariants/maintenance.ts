import { SECOND_MS } from '@nowahala/kernel';
import type { PlannedMaintenance } from '../world/owners.js';
import type { RunRecord } from '../world/record.js';
import type { Scenario, World } from '../world/scenario.js';
import { disturbances, endOfWork, knownBy, isOfWrongClock, isWorkedOn, maintenanceSpans, watchedSpans, without } from './calm.js';
import type { Span } from './calm.js';
import type { Violation } from './violation.js';

/** What had been proven before it began may wait for its siblings so long. */
const HELD_MS = 20 * SECOND_MS;
/** "At once": a request through two topics and the check itself. */
const CHECKED_WITHIN_MS = 15 * SECOND_MS;
const REPEATS = /^(reminder|daily|digest)-/;

/** Nothing begins and nobody is reminded while an owner works; when it ends, everything is checked at once. */
export function maintenance(scenario: Scenario, record: RunRecord): Violation[] {
  const disturbed = disturbances(scenario);
  return scenario.maintenances.flatMap((one) => {
    const servers = scenario.servers.filter((server) => isWorkedOn(one, server));
    const quiet = { from: Math.max(one.from, knownBy(one.announcedAt, scenario, disturbed)), to: endOfWork(one) };
    return [
      ...begun(servers, quiet, scenario, record),
      ...reminded(servers, quiet, record),
      ...servers.flatMap((server) => notChecked(server, one, quiet, disturbed, scenario, record)),
    ];
  });
}

function begun(servers: World[], { from, to }: Span, scenario: Scenario, record: RunRecord): Violation[] {
  const ids = new Set(servers.map(({ serverId }) => serverId));
  const slow = HELD_MS + 6 * scenario.longestDelayMs;
  const isWrong = ({ at, startedAt }: { at: number; startedAt: number }): boolean =>
    (at > from + slow && at < to) || (startedAt > from + 2 * SECOND_MS && startedAt < to - SECOND_MS && at > from);
  return record.opened
    .filter((one) => ids.has(one.serverId) && isWrong(one) && !isOfWrongClock(scenario, from, one.at))
    .map(({ serverId, at }) => ({ invariant: 'quiet while an owner works', text: 'an incident of a time of maintenance', serverId, at }));
}

function reminded(servers: World[], { from, to }: Span, record: RunRecord): Violation[] {
  const ids = new Set(servers.map(({ serverId }) => serverId));
  const serverOf = new Map(record.opened.map(({ incidentId, serverId }) => [incidentId, serverId]));
  return record.sent
    .filter(({ at, transition, incidentIds }) => {
      const about = incidentIds.flatMap((id) => serverOf.get(id) ?? []);
      return REPEATS.test(transition) && at > from + HELD_MS && at < to && about.length > 0 && about.every((id) => ids.has(id));
    })
    .map(({ transition, at }) => ({ invariant: 'quiet while an owner works', text: `"${transition}" was sent during maintenance`, at }));
}

function notChecked(
  server: World,
  one: PlannedMaintenance,
  quiet: Span,
  disturbed: Span[],
  scenario: Scenario,
  record: RunRecord,
): Violation[] {
  const { serverId } = server;
  const end = endOfWork(one);
  const due = { from: end - SECOND_MS, to: end + CHECKED_WITHIN_MS + 6 * scenario.longestDelayMs };
  const isWhole = (spans: Span[]): boolean => spans.some(({ from, to }) => from <= due.from && to >= due.to);
  const goesOn = maintenanceSpans(scenario, server).some(({ from, to }) => from <= end && to > end);
  const isJudged =
    quiet.from < end &&
    !goesOn &&
    isWhole(watchedSpans(scenario, serverId)) &&
    isWhole(without({ from: 0, to: scenario.durationMs }, disturbed));
  if (
    !isJudged ||
    record.ordered.some((check) => check.serverId === serverId && check.check !== 'slot' && check.at >= due.from && check.at <= due.to)
  )
    return [];
  return [{ invariant: 'checked when maintenance ends', text: 'nobody looked when its maintenance was over', serverId, at: due.to }];
}
