import type { IncidentResponse, ServerSummaryResponse } from '@nowahala/api';
import { placeNameOf } from '@nowahala/kernel';
import type { BannerKind } from '@/components/ui/alert-banner';
import { isDown } from '@/lib/session/current-workspace';
import { formatAgo, formatClock, formatDay, formatDuration } from '@/lib/format/format-time';
import { isolate } from '@/lib/format/isolate';
import { servers as serverWords } from '@messages/servers';
import { times } from '@messages/times';

const messages = serverWords.sentence;

export type Sentence = {
  kind: BannerKind;
  text: string;
  /** A second, quieter sentence. */
  more?: string;
  /** Where to read what to do. */
  incidentId?: string;
};

const namesOf = (list: readonly ServerSummaryResponse[]): string[] => list.map(({ name }) => isolate(name));

/** One sentence on whether all servers are up, the most serious state first. Without the list of incidents the last trouble is left out. */
export function formatSituation(
  servers: readonly ServerSummaryResponse[],
  incidents: readonly IncidentResponse[] | undefined,
  zone: string,
  now: Date,
): Sentence {
  const paused = servers.filter(({ state }) => state === 'paused');
  const worked = servers.filter(({ state }) => state === 'maintenance');
  const watched = servers.filter(({ state }) => state !== 'paused' && state !== 'maintenance');
  const down = watched.filter(isDown);
  const inState = (...states: ServerSummaryResponse['state'][]) =>
    watched.filter((each) => !down.includes(each) && states.includes(each.state));

  if (watched.length === 0 && worked.length > 0)
    return { kind: 'info', text: messages.maintenance(namesOf(worked)), more: messages.noAlerts };
  if (watched.length === 0) return { kind: 'info', text: messages.allPaused(servers.length) };
  if (down.length > 0) return formatDown(down, watched, incidents ?? [], zone, now);

  const partial = inState('partial');
  if (partial.length > 0) return formatPartial(partial, incidents ?? []);

  const unstable = inState('unstable');
  if (unstable.length > 0) {
    const incidentId = unstable.find((each) => each.openIncidentId)?.openIncidentId;
    return { kind: 'warn', text: messages.unstable(namesOf(unstable)), ...(incidentId ? { incidentId } : {}) };
  }
  const slow = inState('slow');
  if (slow.length > 0) {
    const incidentId = slow.find((each) => each.openIncidentId)?.openIncidentId;
    return { kind: 'warn', text: messages.slow(namesOf(slow)), ...(incidentId ? { incidentId } : {}) };
  }
  const suspect = inState('suspect');
  if (suspect.length > 0) return { kind: 'warn', text: messages.lookingCloser(namesOf(suspect)) };
  const recovering = inState('recovering');
  if (recovering.length > 0) return { kind: 'warn', text: messages.comingBack(namesOf(recovering)) };
  const fresh = inState('unknown').filter(({ lastPingAt }) => !lastPingAt);
  if (fresh.length > 0) return { kind: 'info', text: messages.firstCheck(namesOf(fresh)) };
  const unknown = inState('unknown');
  if (unknown.length > 0) return { kind: 'info', text: messages.unknown(unknown.length) };

  const up = watched.length < servers.length ? messages.watchedUp(watched.length) : messages.allUp(watched.length);
  const left = [
    ...(paused.length > 0 ? [messages.pausedToo(paused.length)] : []),
    ...(worked.length > 0 ? [messages.maintenance(namesOf(worked))] : []),
  ];
  // A job that has failed is trouble that lasts, though all servers are up.
  const isOver = incidents && !incidents.some(({ status }) => status === 'open');
  return { kind: 'good', text: [up, ...left].join(' '), ...(isOver ? { more: formatLastTrouble(incidents, now) } : {}) };
}

function formatDown(
  down: readonly ServerSummaryResponse[],
  watched: readonly ServerSummaryResponse[],
  incidents: readonly IncidentResponse[],
  zone: string,
  now: Date,
): Sentence {
  const [first] = down as [ServerSummaryResponse];
  const incidentId = first.openIncidentId ?? incidents.find((each) => each.serverId === first._id && each.status === 'open')?._id;
  const link = incidentId ? { incidentId } : {};
  if (down.length > 1) return { kind: 'bad', text: messages.manyDown(namesOf(down), watched.length), ...link };

  const startedAt = incidents.find(({ _id }) => _id === incidentId)?.startedAt ?? first.since;
  const since = startedAt ? formatStart(startedAt, zone, now) : '';
  const duration = startedAt ? formatDuration(now.getTime() - new Date(startedAt).getTime()) : '';
  const others = watched.filter((each) => each.state === 'up').length;
  const more = others > 0 && others === watched.length - 1 ? { more: messages.othersUp(others) } : {};
  return { kind: 'bad', text: messages.oneDown(isolate(first.name), since, duration), ...more, ...link };
}

function formatPartial(partial: readonly ServerSummaryResponse[], incidents: readonly IncidentResponse[]): Sentence {
  const [first] = partial as [ServerSummaryResponse];
  const incident = incidents.find(({ serverId, status, kind }) => serverId === first._id && status === 'open' && kind === 'partial');
  const incidentId = first.openIncidentId ?? incident?._id;
  const link = incidentId ? { incidentId } : {};
  const reached = incident?.goodRegions.map(placeNameOf) ?? [];
  const notReached = incident?.regions.map(placeNameOf) ?? [];
  const known = partial.length === 1 && reached.length > 0 && notReached.length > 0;
  const text = known ? messages.partly(isolate(first.name), reached, notReached) : messages.partlySomewhere(namesOf(partial));
  return { kind: 'warn', text, ...link };
}

/** "14:02 (WAT)" today, "20 November, 14:02 (WAT)" when it began on another day. */
const formatStart = (at: string, zone: string, now: Date): string =>
  formatDay(at, zone, now) === formatDay(now, zone, now)
    ? formatClock(at, zone)
    : times.startedOn(formatDay(at, zone, now), formatClock(at, zone));

function formatLastTrouble(incidents: readonly IncidentResponse[], now: Date): string {
  const last = incidents.find(({ status, resolvedAt }) => status === 'resolved' && resolvedAt);
  if (!last?.resolvedAt) return messages.noTrouble;
  const lasted = new Date(last.resolvedAt).getTime() - new Date(last.startedAt).getTime();
  return messages.lastTrouble(isolate(last.serverName), formatAgo(last.resolvedAt, now), formatDuration(lasted));
}
