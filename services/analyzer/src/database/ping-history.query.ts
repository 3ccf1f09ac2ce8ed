import { DAY_MS } from '@nowahala/kernel';
import { Database, shardOf } from '@nowahala/platform';
import { Injectable } from '@nestjs/common';
import { checkKinds } from '../domain/health/check-result.js';
import type { Outcome } from '../domain/health/check.js';
import { fromStoredFinding } from '../domain/health/finding.js';
import type { StoredCheck } from '../domain/health/check-message.js';
import { outcomeCodes } from './ping.repository.js';

export interface PastPing extends StoredCheck {
  serverId: string;
  scheduledAt: Date;
  startedAt: Date;
  outcome: Outcome;
  kind: string;
  region: string;
}

type StoredPing = Omit<PastPing, 'outcome' | 'kind' | 'facts'> & { status: number; kind: number };

export interface HistoryPage {
  pings: PastPing[];
  total: number;
}

const COLUMNS = 'server_id, scheduled_at, started_at, response_us, status, kind, code, region, error_class, message';

/** Pages of a server's pings, newest first. The page number becomes a day and a place in it by the counts: no page is deep. */
@Injectable()
export class PingHistoryQuery {
  constructor(private readonly database: Database) {}

  /** `region`: only what was seen from there; null for all. */
  async page(serverId: string, region: string | null, page: number, size: number, from: Date): Promise<HistoryPage> {
    const days = region === null ? await this.countsByDay(serverId, from) : await this.countsOfRegion(serverId, region, from);
    const total = days.reduce((sum, day) => sum + day.listed, 0);
    let skip = (page - 1) * size;
    const first = days.findIndex((day) => {
      if (skip < day.listed) return true;
      skip -= day.listed;
      return false;
    });
    if (first < 0) return { pings: [], total };
    let enough = -skip;
    const last = days.findIndex((day, i) => i >= first && (enough += day.listed) >= size);
    const oldest = days[last < 0 ? days.length - 1 : last]!;
    const rows = await this.database.query<StoredPing>(
      `SELECT ${COLUMNS} FROM ping WHERE server_id = $1 AND scheduled_at >= $2 AND scheduled_at < $3::timestamptz + interval '1 day'
         AND ($6::text IS NULL OR region = $6) ORDER BY scheduled_at DESC, region DESC LIMIT $4 OFFSET $5`,
      [serverId, oldest.day, days[first]!.day, size, skip, region],
    );
    return { pings: rows.map(toPastPing), total };
  }

  /** Everything older than the place where the last page ended. */
  async after(
    serverId: string,
    region: string | null,
    place: { scheduledAt: Date; region: string } | null,
    size: number,
    from: Date,
  ): Promise<PastPing[]> {
    const rows = await this.database.query<StoredPing>(
      `SELECT ${COLUMNS} FROM ping WHERE server_id = $1 AND scheduled_at >= $2 AND ($3::timestamptz IS NULL OR (scheduled_at, region) < ($3, $4::text))
       AND ($3::timestamptz IS NULL OR scheduled_at <= $3) AND ($6::text IS NULL OR region = $6) ORDER BY scheduled_at DESC, region DESC LIMIT $5`,
      [serverId, from, place?.scheduledAt ?? null, place?.region ?? '', size, region],
    );
    return rows.map(toPastPing);
  }

  async latest(serverIds: string[], from: Date): Promise<Map<string, PastPing>> {
    const rows = await this.database.query<StoredPing>(
      `SELECT p.* FROM unnest($1::uuid[]) AS s (id) CROSS JOIN LATERAL (SELECT ${COLUMNS} FROM ping WHERE server_id = s.id AND scheduled_at >= $2 ORDER BY scheduled_at DESC LIMIT 1) p`,
      [serverIds, from],
    );
    return new Map(rows.map((row) => [row.serverId, toPastPing(row)]));
  }

  private async countsByDay(serverId: string, from: Date): Promise<{ day: Date; listed: number }[]> {
    return this.database.query<{ day: Date; listed: number }>(
      `WITH dirty AS (SELECT hour FROM ping_dirty WHERE shard = $2 AND hour >= $3)
       SELECT date_trunc('day', hour) AS day, sum(listed)::int AS listed FROM (
         SELECT hour, listed FROM ping_hour WHERE server_id = $1 AND hour >= $3 AND hour NOT IN (SELECT hour FROM dirty)
         UNION ALL
         SELECT d.hour, count(*) FROM dirty d JOIN ping p ON p.server_id = $1 AND p.scheduled_at >= d.hour AND p.scheduled_at < d.hour + interval '1 hour' GROUP BY d.hour) counted
       GROUP BY 1 ORDER BY 1 DESC`,
      [serverId, shardOf(serverId), startOfDay(from)],
    );
  }

  /** Hours are added up for all regions together; the pings of one are counted by the key alone. */
  private async countsOfRegion(serverId: string, region: string, from: Date): Promise<{ day: Date; listed: number }[]> {
    return this.database.query<{ day: Date; listed: number }>(
      `SELECT date_trunc('day', scheduled_at) AS day, count(*)::int AS listed FROM ping
       WHERE server_id = $1 AND scheduled_at >= $2 AND region = $3 GROUP BY 1 ORDER BY 1 DESC`,
      [serverId, startOfDay(from), region],
    );
  }
}

function startOfDay(at: Date): Date {
  return new Date(at.getTime() - (at.getTime() % DAY_MS));
}

const toPastPing = ({ status, kind, errorClass, ...row }: StoredPing): PastPing => ({
  ...row,
  ...fromStoredFinding(errorClass),
  outcome: outcomeCodes[status]!,
  kind: checkKinds[kind]!,
});
