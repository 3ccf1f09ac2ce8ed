import { MINUTE_MS, SECOND_MS } from '@nowahala/kernel';
import type { RunRecord } from '../world/record.js';
import { editedInterval } from '../world/scenario.js';
import type { Outage, Scenario, World } from '../world/scenario.js';
import { disturbances, erasedAt, isEverywhere, isLimited, maintenanceSpans, watchedSpans, without } from './calm.js';
import type { Span } from './calm.js';
import type { Violation } from './violation.js';

/** Beyond the distance of the slots: the check, the votes of 45 s, 15 s for siblings, and what the bus takes. */
const DECIDED_WITHIN_MS = 100 * SECOND_MS;
/** A check each minute while down, 60 s of good checks, and what the bus takes. */
const RESOLVED_WITHIN_MS = 240 * SECOND_MS;
/** Each place is asked at least twice, in turn. */
const NARROWED_WITHIN_MS = 300 * SECOND_MS;
const STEADY_MS = 33 * MINUTE_MS;

/** Every outage longer than its rule's bound opens within that bound, and ends once it is over. */
export function missedOutages(scenario: Scenario, record: RunRecord): Violation[] {
  const disturbed = disturbances(scenario);
  return scenario.servers.flatMap((server) => [
    ...notOpened(server, scenario, record, [...disturbed, ...maintenanceSpans(scenario, server)]),
    ...notEnded(server, scenario, record, disturbed),
    ...notNarrowed(server, scenario, record, [...disturbed, ...maintenanceSpans(scenario, server)]),
  ]);
}

function notOpened(server: World, scenario: Scenario, record: RunRecord, disturbed: Span[]): Violation[] {
  const { serverId, intervalMinutes } = server;
  // Of the distances before and after an edit the longer one counts.
  const edited = scenario.changes.some((change) => change.serverId === serverId && change.kind === 'edit');
  if (isLimited(scenario, server.workspaceId)) return [];
  const bound =
    (edited ? Math.max(intervalMinutes, editedInterval(intervalMinutes)) : intervalMinutes) * MINUTE_MS +
    DECIDED_WITHIN_MS +
    6 * scenario.longestDelayMs;
  const isOpenAt = (at: number): boolean =>
    record.opened.some((one) => one.serverId === serverId && one.at <= at && endOf(one.incidentId, record) >= at);
  return server.outages
    .filter((outage) => isEverywhere(outage, scenario))
    .flatMap((outage) => {
      return watchedDuring(outage, server, scenario, disturbed)
        .filter(({ from, to }) => to - from >= bound && !isOpenAt(from + bound))
        .map(({ from }) => ({
          invariant: 'no missed outage',
          text: `down since ${Math.round(outage.from / 1000)} s and nobody is told after ${Math.round(bound / 1000)} s`,
          serverId,
          at: from + bound,
        }));
    });
}

const watchedDuring = (outage: Span, { serverId }: World, scenario: Scenario, disturbed: Span[]): Span[] =>
  watchedSpans(scenario, serverId).flatMap(({ from, to }) => {
    const both = { from: Math.max(from, outage.from), to: Math.min(to, outage.to) };
    return both.to > both.from ? without(both, disturbed) : [];
  });

function notEnded(server: World, scenario: Scenario, record: RunRecord, disturbed: Span[]): Violation[] {
  const { serverId } = server;
  // A lost packet counts like a failure, and an unstable server begins to be steady anew.
  const lost = record.performed.filter((one) => one.serverId === serverId && one.outcome !== 'success').map(({ at }) => at);
  const over = Math.max(0, ...server.outages.map(({ to }) => to), ...lost);
  return record.opened
    .filter((one) => one.serverId === serverId && erasedAt(scenario, serverId) === Number.POSITIVE_INFINITY)
    .flatMap(({ incidentId, at, kind }): Violation[] => {
      const unstable = kind === 'unstable' || scenario.lossRate > 0;
      const bound = (unstable ? STEADY_MS + server.intervalMinutes * MINUTE_MS : RESOLVED_WITHIN_MS) + 6 * scenario.longestDelayMs;
      const [calm] = without({ from: Math.max(at, over), to: scenario.durationMs }, disturbed).filter(({ from, to }) => to - from >= bound);
      if (!calm || endOf(incidentId, record) <= calm.from + bound) return [];
      return [
        {
          invariant: 'everything ends',
          text: `still open ${Math.round(bound / 1000)} s after it works again`,
          serverId,
          at: calm.from + bound,
        },
      ];
    });
}

/** "Down" is said of what nobody reaches: where some places do again, it says so within a bound. */
function notNarrowed(server: World, scenario: Scenario, record: RunRecord, disturbed: Span[]): Violation[] {
  const { serverId, outages, workspaceId } = server;
  if (isLimited(scenario, workspaceId)) return [];
  const usually = NARROWED_WITHIN_MS + 6 * scenario.longestDelayMs;
  // A lost packet is a failure like any other: the place that reaches it has its turn again a round later.
  const boundOf = ({ regions, from }: Outage): number => {
    const lost = record.performed.filter(
      (one) =>
        one.serverId === serverId &&
        !regions.includes(one.region) &&
        one.outcome !== 'success' &&
        one.at >= from &&
        one.at <= from + usually,
    );
    return usually + (scenario.lossRate > 0 ? lost.length : 0) * scenario.regions.length * MINUTE_MS;
  };
  const isDownAt = (at: number): boolean =>
    record.opened.some(
      ({ incidentId, serverId: of, kind, at: openedAt }) =>
        of === serverId && openedAt <= at && endOf(incidentId, record) > at && (kind === 'down' || isWorsened(incidentId, at, record)),
    );
  return outages
    .filter((outage) => !isEverywhere(outage, scenario))
    .flatMap((outage) =>
      watchedDuring(outage, server, scenario, disturbed).map((span) => ({ ...span, bound: boundOf({ ...outage, ...span }) })),
    )
    .filter(({ from, to, bound }) => to - from > bound && isDownAt(from + bound))
    .map(({ from, bound }) => ({
      invariant: 'no false alarm',
      text: `said to be down ${Math.round(bound / 1000)} s after some places reach it`,
      serverId,
      at: from + bound,
    }));
}

const isWorsened = (incidentId: string, by: number, record: RunRecord): boolean =>
  record.worsened.some((one) => one.incidentId === incidentId && one.at <= by);

const endOf = (incidentId: string, record: RunRecord): number =>
  record.resolved.find((one) => one.incidentId === incidentId)?.at ?? Number.POSITIVE_INFINITY;
