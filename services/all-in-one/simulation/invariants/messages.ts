import { SECOND_MS } from '@nowahala/kernel';
import type { RunRecord, SentMessage } from '../world/record.js';
import type { Scenario } from '../world/scenario.js';
import { changesOf, disturbances, erasedAt, isAway, isEverywhere, isFailed, without } from './calm.js';
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
    ...withoutEnd(scenario, record),
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

/** One outage that was never interrupted is one incident, unless the owner changed the server in between, or some places reach it again. */
function openedTwice(scenario: Scenario, record: RunRecord): Violation[] {
  return scenario.servers.flatMap(({ serverId, outages }) =>
    outages.flatMap(({ from, to }): Violation[] => {
      if (changesOf(scenario, serverId).some(({ at }) => at >= from - 60_000 && at <= to)) return [];
      const isNarrowed = ({ at }: { at: number }): boolean =>
        record.resolved.some((one) => one.serverId === serverId && one.reason === 'narrowed' && Math.abs(one.at - at) < SECOND_MS);
      const opened = record.opened.filter(
        (one) => one.serverId === serverId && one.startedAt >= from - SECOND_MS && one.startedAt <= to && !isNarrowed(one),
      );
      if (opened.length < 2) return [];
      return [{ invariant: 'one alert, one all-clear', text: `one outage opened ${opened.length} incidents`, serverId, at: opened[1]!.at }];
    }),
  );
}

/** Who did not reach it and can still be asked has a word in it, whoever else reaches it. */
function allClearWhileDown(scenario: Scenario, record: RunRecord): Violation[] {
  return record.resolved.flatMap(({ incidentId, serverId, at, reason }): Violation[] => {
    const begun = record.opened.find((one) => one.incidentId === incidentId)?.startedAt ?? at;
    const own = record.performed.filter((one) => one.serverId === serverId && one.isTrue && one.at >= begun && one.at <= at);
    const couldSay = (region: string): boolean =>
      own.some((one) => one.region === region && isFailed(one)) && !isAway(scenario, region, { from: at - 70 * SECOND_MS, to: at });
    const server = scenario.servers.find((one) => one.serverId === serverId)!;
    const down = server.outages.find(
      ({ from, to, regions }) =>
        from < at - 70 * SECOND_MS && to > at && (regions.length === scenario.regions.length || regions.some(couldSay)),
    );
    if (reason !== 'recovered' || !down) return [];
    const where = isEverywhere(down, scenario) ? 'everywhere' : down.regions.join();
    return [{ invariant: 'one alert, one all-clear', text: `the all-clear came while it was down from ${where}`, serverId, at }];
  });
}

const HALF_AN_HOUR_MS = 30 * 60 * SECOND_MS;
/** That some places do not reach it, three outages, what was left of two of them in some places, and that it comes and goes. */
const ALARMS_AT_MOST = 7;

/** What comes and goes, in whichever places, is no stream of messages. Who pauses a server forgets what was, and it begins anew. */
function withoutEnd(scenario: Scenario, record: RunRecord): Violation[] {
  return scenario.servers.flatMap(({ serverId }): Violation[] => {
    const ids = new Set(record.opened.filter((one) => one.serverId === serverId).map(({ incidentId }) => incidentId));
    const alarms = record.sent.filter(
      (one) => /^(opened|partial|unstable|worsened)/.test(one.transition) && one.incidentIds.some((id) => ids.has(id)),
    );
    const pauses = changesOf(scenario, serverId).filter(({ isWatched }) => !isWatched);
    const last = alarms.find((one, index) => {
      const first = alarms[index - ALARMS_AT_MOST];
      return first && one.at - first.at < HALF_AN_HOUR_MS && !pauses.some(({ at }) => at > first.at && at < one.at);
    });
    if (!last) return [];
    return [
      { invariant: 'one alert, one all-clear', text: `more than ${ALARMS_AT_MOST} alarms within half an hour`, serverId, at: last.at },
    ];
  });
}

function serverOf({ incidentIds }: SentMessage, record: RunRecord): { serverId: string } | object {
  const serverId = record.opened.find(({ incidentId }) => incidentIds.includes(incidentId))?.serverId;
  return serverId === undefined ? {} : { serverId };
}
