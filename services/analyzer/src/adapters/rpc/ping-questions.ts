import type { incidents } from '@nowahala/contracts';
import { Clock, Database, invalidFields } from '@nowahala/platform';
import type { Caller } from '@nowahala/platform';
import { Injectable } from '@nestjs/common';
import { KEPT_DAYS } from '../../application/ingest-check-results.js';
import { sumOf, rates } from '../../domain/statistics/ping-totals.js';
import { bucketsOf, daysOf, isRange, knownZone, localDay } from '../../domain/statistics/range.js';
import { PingHistoryQuery } from '../../database/ping-history.query.js';
import { PingStatisticsQuery } from '../../database/ping-statistics.query.js';
import type { HourOfServer } from '../../database/ping-statistics.query.js';
import { PAGE_SIZE, cursorOf, limitOf, pageOf, pagination, positionOf } from '../mappers/page.mapper.js';
import { toPing } from '../mappers/incident.mapper.js';
import { ServerOwners } from './server-owners.js';

const DAY_MS = 86_400_000;
const MOST_DAYS = 90;

/** Everything that is asked about pings. */
@Injectable()
export class PingRpc {
  constructor(
    private readonly owners: ServerOwners,
    private readonly history: PingHistoryQuery,
    private readonly statistics: PingStatisticsQuery,
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  async list(request: incidents.ListPingsRequest, caller: Caller): Promise<incidents.ListPingsResponse> {
    await this.owners.mustOwn(caller, request.serverId);
    const from = new Date(this.clock.nowMs() - KEPT_DAYS * DAY_MS);
    if (request.limit > 0) {
      const limit = limitOf(request.limit);
      const place = positionOf(request.cursor);
      const found = await this.history.after(request.serverId, place && { scheduledAt: place.at, region: place.rest }, limit + 1, from);
      const shown = found.slice(0, limit);
      const last = shown.at(-1);
      return {
        pings: shown.map(toPing),
        pagination: undefined,
        nextCursor: found.length > limit && last ? cursorOf(last.scheduledAt, last.region) : '',
      };
    }
    const page = pageOf(request.page);
    const found = await this.history.page(request.serverId, page, PAGE_SIZE, from);
    return { pings: found.pings.map(toPing), pagination: pagination(page, found.total), nextCursor: '' };
  }

  async stats(request: incidents.GetPingStatsRequest, caller: Caller): Promise<incidents.GetPingStatsResponse> {
    await this.owners.mustOwn(caller, request.serverId);
    const range = request.range === '' ? '30d' : request.range;
    if (!isRange(range)) throw invalidFields({ range: 'The range must be 24h, 7d, 30d or 90d.' });
    const zone = knownZone(request.timeZone);
    const now = this.clock.now();
    const buckets = bucketsOf(range, now, zone);
    const hours = await this.statistics.hours([request.serverId], buckets[0]!.at, hourAfter(now));
    const byKey = grouped(hours, (hour) => (range === '24h' ? hour.hour.toISOString() : localDay(hour.hour, zone)));
    const whole = sumOf(hours);
    return {
      buckets: buckets.map(({ key, label, at }) => {
        const sum = sumOf(byKey.get(key) ?? []);
        return {
          at,
          label,
          success: sum.success,
          failures: sum.failures,
          unknown: sum.unknown,
          responseTimeMs: sum.success === 0 ? 0 : ms(sum.successUs / sum.success),
        };
      }),
      totalSuccess: whole.success,
      totalFailures: whole.failures,
      totalPings: whole.success + whole.failures,
      ...rates(whole),
      responseP50Ms: ms(whole.p50Us),
      responseP95Ms: ms(whole.p95Us),
    };
  }

  async uptime(request: incidents.GetUptimeRequest, caller: Caller): Promise<incidents.GetUptimeResponse> {
    const serverIds = await this.owners.owned(caller, request.serverIds);
    const zone = knownZone(request.timeZone);
    const now = this.clock.now();
    const days = daysOf(Math.min(Math.max(request.days || 30, 1), MOST_DAYS), now, zone);
    const hours = await this.statistics.hours(serverIds, days[0]!.at, hourAfter(now));
    const byKey = grouped(hours, (hour) => `${hour.serverId} ${localDay(hour.hour, zone)}`);
    return {
      servers: serverIds.map((serverId) => ({
        serverId,
        days: days.map(({ key }) => {
          const sum = sumOf(byKey.get(`${serverId} ${key}`) ?? []);
          return { day: key, success: sum.success, failures: sum.failures, unknown: sum.unknown };
        }),
      })),
    };
  }

  async states(request: incidents.GetServerStatesRequest, caller: Caller): Promise<incidents.GetServerStatesResponse> {
    const serverIds = await this.owners.owned(caller, request.serverIds);
    const rows = await this.database.query<{ server_id: string; state: string; state_since: Date; incident_id: string | null }>(
      `SELECT server_id, CASE WHEN health -> 'now' ->> 'by' = 'plan' THEN 'plan_paused' ELSE state END AS state, state_since, health -> 'now' ->> 'incidentId' AS incident_id FROM monitor WHERE server_id = ANY($1::uuid[])`,
      [serverIds],
    );
    const latest = await this.history.latest(serverIds, new Date(this.clock.nowMs() - KEPT_DAYS * DAY_MS));
    return {
      states: rows.map((row) => {
        const last = latest.get(row.server_id);
        return {
          serverId: row.server_id,
          state: row.state,
          lastPingAt: last?.startedAt,
          since: row.state_since,
          openIncidentId: row.incident_id ?? '',
          lastPingStatus: last?.outcome ?? '',
          lastResponseTimeMs: last === undefined || last.responseUs === null ? undefined : ms(last.responseUs),
        };
      }),
    };
  }
}

const ms = (us: number): number => Math.round(us / 100) / 10;
const hourAfter = (now: Date): Date => new Date(now.getTime() + 3_600_000);

function grouped(hours: HourOfServer[], keyOf: (hour: HourOfServer) => string): Map<string, HourOfServer[]> {
  const groups = new Map<string, HourOfServer[]>();
  for (const hour of hours) {
    const key = keyOf(hour);
    const group = groups.get(key);
    if (group) group.push(hour);
    else groups.set(key, [hour]);
  }
  return groups;
}
