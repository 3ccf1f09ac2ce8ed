import { DAY_MS, HOUR_MS } from '@nowahala/kernel';
import { Database, databaseTime, shardOf } from '@nowahala/platform';
import type { SqlRunner } from '@nowahala/platform';
import { Injectable } from '@nestjs/common';
import type { Outcome } from '../domain/health/check.js';
import { checkKinds, pingKey } from '../domain/health/check-result.js';
import type { CheckResult } from '../domain/health/check-result.js';
import { spansOfServers } from './maintenance.repository.js';
import { toStoredFinding } from '../domain/health/finding.js';
import { ResponseTimeRepository } from './response-time.repository.js';

export interface StoredPings {
  /** Keys of the failed ones. */
  failedKeys: Set<string>;
  /** Due slots that have a result now and had none before, by region. */
  answered: Map<string, number>;
}

export const outcomeCodes: Outcome[] = ['success', 'error', 'failure', 'timeout', 'unknown'];
/** Kinds that count in the rates: ordinary slots and checks that a person asked for; never re-checks. */
const ratedKinds = [checkKinds.indexOf('scheduled'), checkKinds.indexOf('check_now')];
/** Kinds that the scheduler fires. */
const dueKinds = [checkKinds.indexOf('scheduled'), checkKinds.indexOf('down')];
/** A check of the last slot of an hour begins a little after it. */
const ABOUT_AN_HOUR = `$1::timestamptz + interval '2 hours'`;
const SHARDS_REMEMBERED = 100_000;
const RATED_KIND = `p.kind IN (${ratedKinds.join(', ')})`;
const IN_MAINTENANCE = 'coalesce(s.spans @> p.started_at, false)';
const RATED = `${RATED_KIND} AND NOT ${IN_MAINTENANCE}`;

/**
 * What an hour came to, as columns; used by the job that adds up and by readers of hours not yet added up. Needs pings `p` and, beside
 * each, what `spansOfServers` says of its server, `s`.
 */
export const HOUR_TOTALS = `
  count(*)::int AS listed,
  (count(*) FILTER (WHERE status = 0 AND ${RATED}))::int AS success,
  (count(*) FILTER (WHERE status IN (1, 2, 3) AND ${RATED}))::int AS failures,
  (count(*) FILTER (WHERE status = 4 AND ${RATED}))::int AS unknown,
  (count(*) FILTER (WHERE ${RATED_KIND} AND ${IN_MAINTENANCE}))::int AS maintenance,
  coalesce(sum(response_us) FILTER (WHERE status = 0 AND ${RATED}), 0)::bigint AS good_us,
  coalesce(percentile_disc(ARRAY[0.5, 0.95]) WITHIN GROUP (ORDER BY response_us) FILTER (WHERE status = 0 AND ${RATED}), ARRAY[0, 0]) AS p50_p95_us`;

export type Slot = Pick<CheckResult, 'serverId' | 'scheduledAt'>;

@Injectable()
export class PingRepository {
  private readonly partitions = new Set<string>();
  private readonly shards = new Map<string, number>();

  constructor(
    private readonly database: Database,
    private readonly responseTimes: ResponseTimeRepository,
  ) {}

  /** Stores what is new and reports on that; a repeated ping is not stored again. A measured result replaces a slot that was not measured. */
  async add(sql: SqlRunner, rows: CheckResult[]): Promise<StoredPings> {
    await this.markDirty(sql, rows);
    const added = await sql.query<{ region: string; answered: number; failedServers: string[] | null; failedSlots: Date[] | null }>(
      `WITH added AS (INSERT INTO ping (server_id, scheduled_at, started_at, response_us, status, kind, code, region, error_class, message)
        SELECT * FROM unnest($1::uuid[], $2::timestamptz[], $3::timestamptz[], $4::int[], $5::smallint[], $6::smallint[], $7::smallint[], $8::text[], $9::text[], $10::text[])
        ON CONFLICT (server_id, scheduled_at, region) DO UPDATE SET started_at = excluded.started_at, response_us = excluded.response_us,
          status = excluded.status, kind = excluded.kind, code = excluded.code, error_class = excluded.error_class, message = excluded.message
          WHERE ping.status = 4 AND excluded.status <> 4
        RETURNING server_id, scheduled_at, region, status, kind)
       SELECT region, (count(*) FILTER (WHERE status <> 4 AND kind IN (${dueKinds.join(', ')})))::int AS answered,
         array_agg(server_id) FILTER (WHERE status IN (1, 2, 3)) AS failed_servers, array_agg(scheduled_at) FILTER (WHERE status IN (1, 2, 3)) AS failed_slots
       FROM added GROUP BY region`,
      columns(rows),
    );
    return {
      failedKeys: new Set(
        added.flatMap(({ region, failedServers, failedSlots }) =>
          (failedServers ?? []).map((serverId, index) => pingKey({ serverId, scheduledAt: failedSlots![index]!, region })),
        ),
      ),
      answered: new Map(added.map(({ region, answered }) => [region, answered])),
    };
  }

  /** Marks come before pings, under an hour's lock: writers share it, the job that adds up holds it alone, so no ping is missed. */
  private async markDirty(sql: SqlRunner, rows: Slot[]): Promise<void> {
    const marks = new Map<string, { hour: number; shard: number }>();
    for (const row of rows) {
      const hour = row.scheduledAt.getTime() - (row.scheduledAt.getTime() % HOUR_MS);
      const shard = this.shardOf(row.serverId);
      marks.set(`${hour} ${shard}`, { hour, shard });
    }
    const hours = [...new Set([...marks.values()].map((mark) => mark.hour))].sort((a, b) => a - b);
    for (const hour of hours) await sql.query(`SELECT pg_advisory_xact_lock_shared(hashtextextended($1, 0))`, [lockOfHour(hour)]);
    const sorted = [...marks.values()].sort((a, b) => a.hour - b.hour || a.shard - b.shard);
    await sql.query(`INSERT INTO ping_dirty (hour, shard) SELECT * FROM unnest($1::timestamptz[], $2::smallint[]) ON CONFLICT DO NOTHING`, [
      sorted.map((mark) => iso(mark.hour)),
      sorted.map((mark) => mark.shard),
    ]);
  }

  /** What the hours of these slots came to has to be added up again. */
  async markChanged(sql: SqlRunner, slots: Slot[]): Promise<void> {
    if (slots.length > 0) await this.markDirty(sql, slots);
  }

  private shardOf(serverId: string): number {
    const known = this.shards.get(serverId);
    if (known !== undefined) return known;
    if (this.shards.size >= SHARDS_REMEMBERED) this.shards.clear();
    const shard = shardOf(serverId);
    this.shards.set(serverId, shard);
    return shard;
  }

  /** The newest successful checks begun after these moments; those of a time that a clock has left again are not meant. */
  async newestSuccesses(
    sql: SqlRunner,
    since: { serverId: string; slot: Date }[],
    notLater: Date,
  ): Promise<{ serverId: string; startedAt: Date }[]> {
    if (since.length === 0) return [];
    return sql.query(
      `SELECT s.server_id, max(p.started_at) AS started_at
       FROM unnest($1::uuid[], $2::timestamptz[]) AS s (server_id, slot)
       JOIN ping p ON p.server_id = s.server_id AND p.scheduled_at >= s.slot - interval '2 minutes' AND p.status = 0 AND p.started_at <= $3
       GROUP BY s.server_id`,
      [since.map((one) => one.serverId), since.map((one) => one.slot), notLater],
    );
  }

  /** By the database's clock. */
  now(): Promise<Date> {
    return databaseTime(this.database);
  }

  /** Outside of any transaction: a partition for each of these days. */
  async ensurePartitions(days: Date[]): Promise<void> {
    for (const begin of new Set(days.map((day) => day.getTime() - (day.getTime() % DAY_MS)))) {
      const name = partitionName(begin);
      if (this.partitions.has(name)) continue;
      await this.database.transaction(async (sql) => {
        await sql.query(`SELECT pg_advisory_xact_lock(hashtextextended('ping partitions', 0))`);
        await sql.query(
          `CREATE TABLE IF NOT EXISTS ${name} PARTITION OF ping FOR VALUES FROM ('${iso(begin)}') TO ('${iso(begin + DAY_MS)}')`,
        );
      });
      this.partitions.add(name);
    }
  }

  async dropPartitions(before: Date): Promise<void> {
    const last = partitionName(before.getTime() - (before.getTime() % DAY_MS));
    const rows = await this.database.query<{ name: string }>(
      `SELECT c.relname AS name FROM pg_inherits i JOIN pg_class c ON c.oid = i.inhrelid WHERE i.inhparent = 'ping'::regclass AND c.relname < $1 ORDER BY 1`,
      [last],
    );
    for (const { name } of rows) {
      await this.database.query(`DROP TABLE IF EXISTS ${name}`);
      this.partitions.delete(name);
    }
  }

  /** Adds up one hour that got pings since it was added up last; false when none is left. */
  async addUpOne(endedBefore: Date): Promise<boolean> {
    return this.database.transaction(async (sql) => {
      const [next] = await sql.query<{ hour: Date }>(
        `SELECT hour FROM ping_dirty WHERE hour + interval '1 hour' <= $1 ORDER BY hour LIMIT 1`,
        [endedBefore],
      );
      if (!next) return false;
      await sql.query(`SELECT pg_advisory_xact_lock(hashtextextended($1, 0))`, [lockOfHour(next.hour.getTime())]);
      await sql.query(`DELETE FROM ping_dirty WHERE hour = $1`, [next.hour]);
      await sql.query(
        `INSERT INTO ping_hour (server_id, hour, listed, success, failures, unknown, maintenance, good_us, p50_us, p95_us)
         SELECT server_id, $1::timestamptz, listed, success, failures, unknown, maintenance, good_us, p50_p95_us[1], p50_p95_us[2] FROM (
           SELECT p.server_id, ${HOUR_TOTALS} FROM ping p LEFT JOIN (${spansOfServers('$1::timestamptz', ABOUT_AN_HOUR)}) s USING (server_id)
           WHERE scheduled_at >= $1::timestamptz AND scheduled_at < $1::timestamptz + interval '1 hour' GROUP BY p.server_id) added_up
         ON CONFLICT (server_id, hour) DO UPDATE SET listed = excluded.listed, success = excluded.success, failures = excluded.failures,
           unknown = excluded.unknown, maintenance = excluded.maintenance, good_us = excluded.good_us, p50_us = excluded.p50_us, p95_us = excluded.p95_us`,
        [next.hour],
      );
      await this.responseTimes.addUp(sql, next.hour);
      return true;
    });
  }

  async pruneHours(hour: Date): Promise<void> {
    await this.database.query(`DELETE FROM ping_hour WHERE hour < $1`, [hour]);
    await this.database.query(`DELETE FROM schedule_gap WHERE gap_to < $1`, [hour]);
  }
}

function columns(rows: CheckResult[]): unknown[] {
  return [
    plainArray(rows.map((row) => row.serverId)),
    plainArray(rows.map((row) => row.scheduledAt.toISOString())),
    plainArray(rows.map((row) => row.startedAt.toISOString())),
    plainArray(rows.map((row) => row.responseUs)),
    plainArray(rows.map((row) => outcomeCodes.indexOf(row.outcome))),
    plainArray(rows.map((row) => checkKinds.indexOf(row.kind))),
    plainArray(rows.map((row) => row.code)),
    textArray(rows.map((row) => row.region)),
    textArray(rows.map(toStoredFinding)),
    textArray(rows.map((row) => row.message)),
  ];
}

const lockOfHour = (hour: number): string => `ping hour ${hour}`;
const iso = (at: number): string => new Date(at).toISOString();
const partitionName = (day: number): string => `ping_${iso(day).slice(0, 10).replaceAll('-', '')}`;

/** A PostgreSQL array of values that need no quoting. The driver escapes each element, which costs most at this rate. */
export function plainArray(values: (string | number | null)[]): string {
  return `{${values.map((value) => value ?? 'NULL').join(',')}}`;
}

/** For texts that repeat often: each different one is escaped once. */
export function textArray(values: string[]): string {
  const escaped = new Map<string, string>();
  const parts = values.map((value) => {
    const known = escaped.get(value);
    if (known !== undefined) return known;
    const fresh = `"${value.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;
    escaped.set(value, fresh);
    return fresh;
  });
  return `{${parts.join(',')}}`;
}
