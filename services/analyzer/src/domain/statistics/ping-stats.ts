import { HOUR_MS, SECOND_MS } from '@nowahala/kernel';
import { lengthOutside } from '../maintenance/maintenance.js';
import type { Span } from '../maintenance/maintenance.js';
import { rates, sumOf } from './ping-totals.js';
import type { PingTotals } from './ping-totals.js';
import { bucketsOf, daysOf, placeOf } from './range.js';
import type { Range } from './range.js';

export interface HourOfServer extends PingTotals {
  serverId: string;
  hour: Date;
}

/** Microseconds to milliseconds, with one decimal. */
export const toMs = (us: number): number => Math.round(us / 100) / 10;

/** Beginning of the hours that a chart of this range needs, and their end. */
export const spanOf = (range: Range, now: Date, zone: string): [Date, Date] => [bucketsOf(range, now, zone)[0]!.at, hourAfter(now)];
export const spanOfDays = (days: number, now: Date, zone: string): [Date, Date] => [daysOf(days, now, zone)[0]!.at, hourAfter(now)];
const hourAfter = (now: Date): Date => new Date(now.getTime() + HOUR_MS);

/** One server's chart, bucket by bucket, with its totals. */
export function statsOf(hours: HourOfServer[], range: Range, now: Date, zone: string) {
  const buckets = bucketsOf(range, now, zone);
  const byPlace = Map.groupBy(hours, ({ hour }) => placeOf(buckets, hour));
  const whole = sumOf(hours);
  return {
    buckets: buckets.map(({ label, at }, place) => {
      const { success, failures, unknown, maintenance, successUs } = sumOf(byPlace.get(place) ?? []);
      return { at, label, success, failures, unknown, maintenance, responseTimeMs: success === 0 ? 0 : toMs(successUs / success) };
    }),
    totalSuccess: whole.success,
    totalFailures: whole.failures,
    totalPings: whole.success + whole.failures,
    ...rates(whole),
    responseP50Ms: toMs(whole.p50Us),
    responseP95Ms: toMs(whole.p95Us),
  };
}

/** Days of each server, oldest first, today last. */
export function uptimeOf(serverIds: string[], hours: HourOfServer[], days: number, now: Date, zone: string) {
  const dates = daysOf(days, now, zone);
  const byServer = Map.groupBy(hours, ({ serverId }) => serverId);
  return serverIds.map((serverId) => {
    const byPlace = Map.groupBy(byServer.get(serverId) ?? [], ({ hour }) => placeOf(dates, hour));
    return {
      serverId,
      days: dates.map(({ key }, place) => {
        const { success, failures, unknown, maintenance } = sumOf(byPlace.get(place) ?? []);
        return { day: key, success, failures, unknown, maintenance };
      }),
    };
  });
}

export interface IncidentOfWeek {
  serverId: string;
  kind: string;
  startedAt: Date;
  resolvedAt: Date | null;
  /** Since when a partial incident is an outage for everybody. */
  worsenedAt: Date | null;
  heartbeatTrouble: string | null;
}

/** A week of a workspace, server by server. */
export function weekOf(
  servers: { serverId: string; name: string }[],
  hours: HourOfServer[],
  all: IncidentOfWeek[],
  maintenance: Map<string, Span[]>,
  from: Date,
  to: Date,
) {
  // What some places reached all the time, what was slow and a job that did not run are no downtime.
  const incidents = all.filter(({ kind, heartbeatTrouble }) => kind !== 'partial' && kind !== 'slow' && !heartbeatTrouble);
  return {
    servers: servers.map(({ serverId, name }) => {
      const { success, failures, p50Us } = sumOf(hours.filter((hour) => hour.serverId === serverId));
      const own = incidents.filter((incident) => incident.serverId === serverId);
      const downtimeSeconds = downtimeOf(own, maintenance, from, to);
      return { serverId, serverName: name, success, failures, incidents: own.length, downtimeSeconds, responseP50Ms: toMs(p50Us) };
    }),
    incidents: incidents.length,
    downtimeSeconds: downtimeOf(incidents, maintenance, from, to),
  };
}

/** Only the part that lies within the week, without maintenance. */
function downtimeOf(incidents: IncidentOfWeek[], maintenance: Map<string, Span[]>, from: Date, to: Date): number {
  const spans = incidents.map(({ serverId, startedAt, worsenedAt, resolvedAt }) => {
    const begin = Math.max((worsenedAt ?? startedAt).getTime(), from.getTime());
    const end = Math.min((resolvedAt ?? to).getTime(), to.getTime());
    return lengthOutside({ from: begin, to: Math.max(begin, end) }, maintenance.get(serverId) ?? []);
  });
  return Math.round(spans.reduce((sum, span) => sum + span, 0) / SECOND_MS);
}
