import { HOUR_MS } from '@nowahala/kernel';
import type { SqlRunner } from '@nowahala/platform';
import { Injectable } from '@nestjs/common';
import { checkKinds } from '../domain/health/check-result.js';
import type { LearnedHour } from '../domain/slow/baseline.js';
import { decodeHistogram } from '../domain/slow/latency-histogram.js';
import { endOfSlots } from '../domain/history/kept-ping.js';
import { PingPastQuery } from './ping-past.query.js';

const SCHEDULED = checkKinds.indexOf('scheduled');
/** Successful checks of slots; a re-check is asked for because something is odd. */
const SLOTS = `p.status = 0 AND p.kind = ${SCHEDULED} AND p.response_us IS NOT NULL`;
const PRUNED_AT_ONCE = 10_000;

export interface StoredCheck {
  at: Date;
  responseUs: number;
  region: string;
}

/** Response times by server, day and region: a histogram for each of 24 hours, two bytes for each bucket that was met. */
@Injectable()
export class ResponseTimeRepository {
  constructor(private readonly past: PingPastQuery) {}

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
  async latest(sql: SqlRunner, serverId: string, after: Date, now: Date, limit: number): Promise<StoredCheck[]> {
    const from = new Date(after.getTime() + 1);
    const pings = await this.past.newest(sql, { serverId, from, end: endOfSlots(now), limit }, {
      sql: `${SLOTS} AND p.started_at >= $2`,
      ping: ({ status, kind, responseUs, startedAt }) => status === 0 && kind === SCHEDULED && responseUs !== null && startedAt >= from.getTime(),
    }); // prettier-ignore
    return pings.map(({ startedAt, responseUs, region }) => ({ at: new Date(startedAt), responseUs: responseUs!, region }));
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
