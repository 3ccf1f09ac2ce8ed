import { HOUR_MS } from '@nowahala/kernel';
import type { SqlRunner } from '@nowahala/platform';
import { Injectable } from '@nestjs/common';
import { checkKinds } from '../domain/health/check-result.js';
import type { LearnedHour } from '../domain/slow/baseline.js';
import { BUCKETS, BUCKETS_PER_DOUBLING, decodeHistogram } from '../domain/slow/latency-histogram.js';
import { spansOfServers } from './maintenance.repository.js';

const BUCKET = `least(${BUCKETS - 1}, greatest(0, floor(${BUCKETS_PER_DOUBLING} * ln(greatest(1, p.response_us / 1000.0::float8)) / ln(2::float8))))::int`;
/** Successful checks of slots; a re-check is asked for because something is odd. */
const SLOTS = `p.status = 0 AND p.kind = ${checkKinds.indexOf('scheduled')} AND p.response_us IS NOT NULL`;
const PRUNED_AT_ONCE = 10_000;

export interface StoredCheck {
  at: Date;
  responseUs: number;
  region: string;
}

/** Response times by server, day and region: a histogram for each of 24 hours, two bytes for each bucket that was met. */
@Injectable()
export class ResponseTimeRepository {
  /** Of an hour that ended, by its pings; what was stored of it before is replaced. */
  async addUp(sql: SqlRunner, hour: Date): Promise<void> {
    await sql.query(
      `INSERT INTO response_time_day AS d (server_id, day, region, hours)
       SELECT server_id, $3::date, region, array_append(array_fill(NULL::bytea, ARRAY[$2::int]), packed) FROM (
         SELECT server_id, region, string_agg(set_byte(set_byte('\\x0000'::bytea, 0, bucket), 1, least(255, counted)), ''::bytea ORDER BY bucket) AS packed FROM (
           SELECT p.server_id, p.region, ${BUCKET} AS bucket, count(*)::int AS counted
           FROM ping p LEFT JOIN (${spansOfServers('$1::timestamptz', `$1::timestamptz + interval '2 hours'`)}) s USING (server_id)
           WHERE p.scheduled_at >= $1::timestamptz AND p.scheduled_at < $1::timestamptz + interval '1 hour' AND ${SLOTS}
             AND NOT coalesce(s.spans @> p.started_at, false)
           GROUP BY 1, 2, 3) counted GROUP BY 1, 2) packed
       ON CONFLICT (server_id, day, region) DO UPDATE SET hours[$2::int + 1] = excluded.hours[$2::int + 1]`,
      [hour, hour.getUTCHours(), hour.toISOString().slice(0, 10)],
    );
  }

  /** What was learned of a server, by region. Hours in which it was warned of name the incident. */
  async learned(sql: SqlRunner, serverId: string, from: Date, to: Date): Promise<Map<string, LearnedHour[]>> {
    const days = await sql.query<{ day: string; region: string; hours: (Buffer | null)[] }>(
      `SELECT day::text AS day, region, hours FROM response_time_day WHERE server_id = $1 AND day >= ($2::timestamptz AT TIME ZONE 'UTC')::date AND day <= ($3::timestamptz AT TIME ZONE 'UTC')::date`,
      [serverId, from, to],
    );
    const warnings = await sql.query<{ id: string; startedAt: Date; resolvedAt: Date | null }>(
      `SELECT id, started_at, resolved_at FROM incident_list WHERE server_id = $1 AND kind = 'slow' AND started_at > $2::timestamptz - interval '1 day' AND coalesce(resolved_at, $3::timestamptz) > $2::timestamptz`,
      [serverId, from, to],
    );
    const warnedBy = (hour: number): string | null =>
      warnings.find(
        ({ startedAt, resolvedAt }) =>
          startedAt > from && startedAt.getTime() < hour + HOUR_MS && (resolvedAt === null || resolvedAt.getTime() > hour),
      )?.id ?? null;
    const hours = days.flatMap(({ day, region, hours: packed }) =>
      packed.flatMap((counts, index) => {
        const hour = Date.parse(`${day}T00:00:00Z`) + index * HOUR_MS;
        return counts && hour >= from.getTime()
          ? [{ region, learned: { hour, counts: decodeHistogram(counts), warnedBy: warnedBy(hour) } }]
          : [];
      }),
    );
    return new Map([...Map.groupBy(hours, ({ region }) => region)].map(([region, all]) => [region, all.map(({ learned }) => learned)]));
  }

  /** The latest checks of slots that answered, newest first. */
  async latest(sql: SqlRunner, serverId: string, after: Date, limit: number): Promise<StoredCheck[]> {
    return sql.query(
      `SELECT p.started_at AS at, p.response_us, p.region FROM ping p
       WHERE p.server_id = $1 AND p.scheduled_at > $2 AND p.started_at > $2 AND ${SLOTS} ORDER BY p.scheduled_at DESC LIMIT $3`,
      [serverId, after, limit],
    );
  }

  async prune(sql: SqlRunner, before: Date): Promise<void> {
    for (;;) {
      const gone = await sql.query(
        `DELETE FROM response_time_day WHERE ctid = ANY(ARRAY(SELECT ctid FROM response_time_day WHERE day < $1::date LIMIT ${PRUNED_AT_ONCE})) RETURNING 1`,
        [before],
      );
      if (gone.length < PRUNED_AT_ONCE) return;
    }
  }
}
