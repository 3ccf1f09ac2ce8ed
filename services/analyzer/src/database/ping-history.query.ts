import { DAY_MS, HOUR_MS } from '@nowahala/kernel';
import { Database, prepared, shardOf } from '@nowahala/platform';
import { Injectable } from '@nestjs/common';
import { checkKinds } from '../domain/health/check-result.js';
import type { Outcome } from '../domain/health/check.js';
import { fromStoredFinding } from '../domain/health/finding.js';
import type { StoredCheck } from '../domain/health/check-message.js';
import { endOfSlots, inOrder, outcomeCodes } from '../domain/history/kept-ping.js';
import type { KeptPing } from '../domain/history/kept-ping.js';
import { END_OF_TIME, PING_COLUMNS, PingPastQuery, toKeptPing } from './ping-past.query.js';
import type { PingRow } from './ping-past.query.js';

export interface PastPing extends StoredCheck {
  serverId: string;
  scheduledAt: Date;
  startedAt: Date;
  outcome: Outcome;
  kind: string;
  region: string;
}

export interface HistoryPage {
  pings: PastPing[];
  total: number;
}

/** Where a page ended. */
type Position = Pick<PastPing, 'scheduledAt' | 'region'>;

/** An hour of a server, with how many pings lie in newer ones. */
interface CountedHour {
  hour: Date;
  newer: number;
}

const NOT_APART = -1;
/** Hours as added up, without the open ones ($3), before $4: $5 of the newest. Beside them, where that is wanted ($6), the sum of all. */
const CLOSED_HOURS = prepared(
  `SELECT string_agg((date_part('epoch', hour) / 3600)::int::text, ',') AS hours, string_agg(listed::text, ',') AS listed,
          CASE WHEN $6::bool THEN
            (SELECT coalesce(sum(listed), 0)::int FROM ping_hour WHERE server_id = $1 AND hour >= $2 AND hour <> ALL($3::timestamptz[])) ELSE 0 END AS total
   FROM (SELECT hour, listed FROM ping_hour
         WHERE server_id = $1 AND hour >= $2 AND hour <> ALL($3::timestamptz[]) AND hour < $4
         ORDER BY hour DESC LIMIT $5) h`,
);
/** The same of one region ($5): all of them, for it may be in few. Before packed hours regions were not counted apart. */
const CLOSED_HOURS_OF_REGION = prepared(
  `SELECT string_agg((date_part('epoch', hour) / 3600)::int::text, ',') AS hours,
          string_agg((CASE WHEN regions IS NULL THEN ${NOT_APART} ELSE coalesce((regions->>$5)::int, 0) END)::text, ',') AS listed
   FROM (SELECT hour, regions FROM ping_hour
         WHERE server_id = $1 AND hour >= $2 AND hour <> ALL($3::timestamptz[]) AND hour < $4
         ORDER BY hour DESC) h`,
);
const OPEN_HOURS = prepared(
  `SELECT o.hour, g.hour IS NOT NULL AS late FROM ping_open o LEFT JOIN ping_dropped g ON g.hour = o.hour WHERE o.shard = $1 AND o.hour >= $2`,
);

/** Pages of a server's pings, newest first. The page number becomes hours and a place in them by the counts: no page is deep. */
@Injectable()
export class PingHistoryQuery {
  constructor(
    private readonly database: Database,
    private readonly past: PingPastQuery,
  ) {}

  /** `region`: only what was seen from there; null for all. */
  async page(serverId: string, region: string | null, page: number, size: number, from: Date): Promise<HistoryPage> {
    const skip = (page - 1) * size;
    const { hours, total } = await this.count(serverId, region, startOfDay(from), null, skip, size);
    const first = hours[0];
    if (!first) return { pings: [], total };
    const pings = await this.pingsOf(serverId, region, hours.map(({ hour }) => hour)); // prettier-ignore
    return { pings: pings.slice(skip - first.newer, skip - first.newer + size).map((ping) => toPastPing(serverId, ping)), total };
  }

  /** Everything older than the place where the last page ended. */
  async after(serverId: string, region: string | null, place: Position | null, size: number, from: Date): Promise<PastPing[]> {
    const end = place && hourOf(place.scheduledAt);
    const { hours } = await this.count(serverId, region, startOfDay(from), end, 0, size);
    const wanted = end ? [end, ...hours.map(({ hour }) => hour)] : hours.map(({ hour }) => hour);
    const isAfter = ({ scheduledAt, region: its }: KeptPing): boolean =>
      !place || scheduledAt < place.scheduledAt.getTime() || (scheduledAt === place.scheduledAt.getTime() && its < place.region);
    const pings = await this.pingsOf(serverId, region, wanted);
    return pings
      .filter((ping) => ping.scheduledAt >= from.getTime() && isAfter(ping))
      .slice(0, size)
      .map((ping) => toPastPing(serverId, ping));
  }

  async latest(serverIds: string[], from: Date, now: Date): Promise<Map<string, PastPing>> {
    const rows = await this.database.query<PingRow & { serverId: string }>(
      `SELECT s.id AS server_id, p.* FROM unnest($1::uuid[]) AS s (id) CROSS JOIN LATERAL (SELECT ${PING_COLUMNS} FROM ping WHERE server_id = s.id AND scheduled_at >= $2 AND scheduled_at < $3 ORDER BY scheduled_at DESC LIMIT 1) p`,
      [serverIds, from, endOfSlots(now)],
    );
    const newest = new Map(rows.map((row) => [row.serverId, toKeptPing(row)]));
    // The hour that runs has dropped no rows.
    const thisHour = hourOf(now).getTime();
    const notSeenSince = serverIds.filter((id) => (newest.get(id)?.scheduledAt ?? 0) < thisHour);
    for (const { serverId, hour } of await this.newestPacked(notSeenSince, from)) {
      const known = newest.get(serverId);
      if (known && known.scheduledAt >= hour.getTime() + HOUR_MS) continue;
      const last = (await this.past.ofHours(serverId, [hour])).get(hour.getTime())?.pings.at(-1);
      if (last && last.scheduledAt >= from.getTime()) newest.set(serverId, last);
    }
    return new Map([...newest].map(([serverId, ping]) => [serverId, toPastPing(serverId, ping)]));
  }

  /** Servers whose newest hour is packed, and has no rows any more. */
  private async newestPacked(serverIds: string[], from: Date): Promise<{ serverId: string; hour: Date }[]> {
    if (serverIds.length === 0) return [];
    return this.database.query<{ serverId: string; hour: Date }>(
      `SELECT s.id AS server_id, h.hour FROM unnest($1::uuid[]) AS s (id)
       CROSS JOIN LATERAL (SELECT hour FROM ping_hour WHERE server_id = s.id AND hour >= $2 ORDER BY hour DESC LIMIT 1) h JOIN ping_dropped d ON d.hour = h.hour`,
      [serverIds, startOfDay(from)],
    );
  }

  /** Newest first. */
  private async pingsOf(serverId: string, region: string | null, hours: Date[]): Promise<KeptPing[]> {
    const found = await this.past.ofHours(serverId, hours);
    const pings = [...found.values()].flatMap((hour) => hour.pings).filter((ping) => region === null || ping.region === region);
    return pings.sort(inOrder).reverse();
  }

  /** The hours in which the pings behind `skip` lie, newest first, only those before `end`; and how many there are in all. */
  private async count(serverId: string, region: string | null, from: Date, end: Date | null, skip: number, size: number) {
    const open = await this.countOpen(serverId, region, from);
    const closed = await this.countClosed(serverId, region, { from, end, most: skip + size }, [...open.keys()]);
    const counts = new Map([...closed.counts, ...open]);
    const hours: CountedHour[] = [];
    let newer = 0;
    for (const hour of [...counts.keys()].sort((a, b) => b - a)) {
      if (end && hour >= end.getTime()) continue;
      const listed = counts.get(hour)!;
      if (listed > 0 && newer + listed > skip && newer < skip + size) hours.push({ hour: new Date(hour), newer });
      newer += listed;
    }
    return { hours, total: [...open.values()].reduce((sum, listed) => sum + listed, closed.total) };
  }

  /**
   * As added up, but for the open ones: the newest, of which each has a ping, and the sum of all. Two long texts are far cheaper than
   * two thousand rows. Of one region all are read, for it may be in few; before packed hours regions were not counted apart.
   */
  private async countClosed(
    serverId: string,
    region: string | null,
    { from, end, most }: { from: Date; end: Date | null; most: number },
    open: number[],
  ): Promise<{ counts: [hour: number, listed: number][]; total: number }> {
    const [row] = await this.database.query<{ hours: string | null; listed: string | null; total?: number }>(
      region === null ? CLOSED_HOURS : CLOSED_HOURS_OF_REGION,
      [serverId, from, open.map((hour) => new Date(hour)), end ?? END_OF_TIME, ...(region === null ? [most, end === null] : [region])],
    );
    const listed = row?.listed?.split(',').map(Number) ?? [];
    const hours = row?.hours?.split(',').map((hour) => Number(hour) * HOUR_MS) ?? [];
    const together = hours.filter((_, index) => listed[index] === NOT_APART);
    const apart = await this.countRows(serverId, region, together);
    const counts = hours.map((hour, index): [number, number] => [
      hour,
      listed[index] === NOT_APART ? (apart.get(hour) ?? 0) : listed[index]!,
    ]);
    return { counts, total: row?.total ?? counts.reduce((sum, [, count]) => sum + count, 0) };
  }

  /** Hours that got pings since they were added up are counted by the pings, unless those cannot be read. */
  private async countOpen(serverId: string, region: string | null, from: Date): Promise<Map<number, number>> {
    const open = await this.database.query<{ hour: Date; late: boolean }>(OPEN_HOURS, [shardOf(serverId), from]);
    const late = await this.past.ofHours(serverId, open.filter((one) => one.late).map(({ hour }) => hour)); // prettier-ignore
    const rows = await this.countRows(serverId, region, open.filter((one) => !one.late).map(({ hour }) => hour.getTime())); // prettier-ignore
    return new Map(
      open.flatMap(({ hour }): [number, number][] => {
        const past = late.get(hour.getTime());
        if (past?.isWhole === false) return [];
        const listed = past ? past.pings.filter((ping) => region === null || ping.region === region).length : rows.get(hour.getTime());
        return [[hour.getTime(), listed ?? 0]];
      }),
    );
  }

  private async countRows(serverId: string, region: string | null, hours: number[]): Promise<Map<number, number>> {
    if (hours.length === 0) return new Map();
    const counted = await this.database.query<{ hour: Date; listed: number }>(
      `SELECT date_trunc('hour', scheduled_at) AS hour, count(*)::int AS listed FROM ping
       WHERE server_id = $1 AND ($2::text IS NULL OR region = $2) AND scheduled_at >= $3 AND scheduled_at < $4 GROUP BY 1`,
      [serverId, region, new Date(Math.min(...hours)), new Date(Math.max(...hours) + HOUR_MS)],
    );
    return new Map(counted.map(({ hour, listed }) => [hour.getTime(), listed]));
  }
}

const hourOf = (at: Date): Date => new Date(at.getTime() - (at.getTime() % HOUR_MS));
const startOfDay = (at: Date): Date => new Date(at.getTime() - (at.getTime() % DAY_MS));

const toPastPing = (serverId: string, { scheduledAt, startedAt, status, kind, errorClass, ...ping }: KeptPing): PastPing => ({
  ...ping,
  serverId,
  scheduledAt: new Date(scheduledAt),
  startedAt: new Date(startedAt),
  ...fromStoredFinding(errorClass),
  outcome: outcomeCodes[status]!,
  kind: checkKinds[kind]!,
});
