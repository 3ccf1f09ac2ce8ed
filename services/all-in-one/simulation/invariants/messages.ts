import { SECOND_MS } from '@nowahala/kernel';
import type { RunRecord, SentMessage } from '../world/record.js';
import type { Scenario } from '../world/scenario.js';
import { changesOf, disturbances, erasedAt, without } from './calm.js';
import type { Violation } from './violation.js';

const LEAVES_WITHIN_MS = 60 * SECOND_MS;
const STALE_AFTER_MS = 20 * SECOND_MS;
const isBeginning = ({ transition }: SentMessage): boolean => /^(opened|unstable|partial)$/.test(transition);
const isEnd = ({ transition }: SentMessage): boolean => /^(resolved|steady)/.test(transition);

/** One alert and one all-clear for each outage; none double, none stale. */
export function messages(scenario: Scenario, record: RunRecord): Violation[] {
  return [
    ...doubled(record),
    ...unannounced(scenario, record),
    ...stale(record),
    ...openedTwice(scenario, record),
    ...allClearWhileDown(scenario, record),
  ];
}

function doubled(record: RunRecord): Violation[] {
  const seen = new Set<string>();
  return record.sent.flatMap((message): Violation[] => {
    const key = `${message.groupKey} ${message.transition}`;
    const isFirst = !seen.has(key);
    seen.add(key);
    if (isFirst) return [];
    return [
      {
        invariant: 'one alert, one all-clear',
        text: `"${message.transition}" was sent twice`,
        at: message.at,
        ...serverOf(message, record),
      },
    ];
  });
}

function unannounced(scenario: Scenario, record: RunRecord): Violation[] {
  const disturbed = disturbances(scenario);
  const isQuiet = (from: number): boolean =>
    without({ from, to: from + LEAVES_WITHIN_MS }, disturbed).some((one) => one.to - one.from >= LEAVES_WITHIN_MS);
  return record.opened.flatMap(({ incidentId, serverId, at }): Violation[] => {
    if (erasedAt(scenario, serverId) < scenario.durationMs) return [];
    const about = record.sent.filter(({ incidentIds }) => incidentIds.includes(incidentId));
    const end = record.resolved.find((one) => one.incidentId === incidentId);
    const lived = (end?.at ?? scenario.durationMs) - at;
    const missing: Violation[] = [];
    const announced = about.some((one) => isBeginning(one) && one.at <= at + LEAVES_WITHIN_MS);
    if (!announced && lived > LEAVES_WITHIN_MS && isQuiet(at))
      missing.push({
        invariant: 'one alert, one all-clear',
        text: 'no alert within 60 s of the incident',
        serverId,
        at: at + LEAVES_WITHIN_MS,
      });
    const ended = end && about.some((one) => isEnd(one) && one.at >= end.at && one.at <= end.at + LEAVES_WITHIN_MS);
    if (
      end?.reason === 'recovered' &&
      about.some(isBeginning) &&
      !ended &&
      isQuiet(end.at) &&
      end.at < scenario.durationMs - LEAVES_WITHIN_MS
    )
      missing.push({ invariant: 'one alert, one all-clear', text: 'no all-clear within 60 s of the end', serverId, at: end.at });
    return missing;
  });
}

/** "Is down" about what is up again, or an end of what was never said to have begun. */
function stale(record: RunRecord): Violation[] {
  return record.sent.flatMap((message): Violation[] => {
    const ends = message.incidentIds.map((id) => record.resolved.find((one) => one.incidentId === id)?.at ?? Number.POSITIVE_INFINITY);
    const over = Math.max(...ends);
    if (isEnd(message) || message.at <= over + STALE_AFTER_MS) return [];
    return [
      {
        invariant: 'one alert, one all-clear',
        text: `"${message.transition}" was sent ${Math.round((message.at - over) / 1000)} s after the end`,
        at: message.at,
        ...serverOf(message, record),
      },
    ];
  });
}

/** One outage that was never interrupted is one incident, unless the owner changed the server in between. */
function openedTwice(scenario: Scenario, record: RunRecord): Violation[] {
  return scenario.servers.flatMap(({ serverId, outages }) =>
    outages.flatMap(({ from, to }): Violation[] => {
      if (changesOf(scenario, serverId).some(({ at }) => at >= from - 60_000 && at <= to)) return [];
      const opened = record.opened.filter((one) => one.serverId === serverId && one.startedAt >= from - SECOND_MS && one.startedAt <= to);
      if (opened.length < 2) return [];
      return [{ invariant: 'one alert, one all-clear', text: `one outage opened ${opened.length} incidents`, serverId, at: opened[1]!.at }];
    }),
  );
}

function allClearWhileDown(scenario: Scenario, record: RunRecord): Violation[] {
  return record.resolved.flatMap(({ serverId, at, reason }): Violation[] => {
    const server = scenario.servers.find((one) => one.serverId === serverId)!;
    const down = server.outages.find(
      ({ from, to, regions }) => from < at - 70 * SECOND_MS && to > at && regions.length === scenario.regions.length,
    );
    if (reason !== 'recovered' || !down) return [];
    return [{ invariant: 'one alert, one all-clear', text: 'the all-clear came while it was down from everywhere', serverId, at }];
  });
}

function serverOf({ incidentIds }: SentMessage, record: RunRecord): { serverId: string } | object {
  const serverId = record.opened.find(({ incidentId }) => incidentIds.includes(incidentId))?.serverId;
  return serverId === undefined ? {} : { serverId };
}
