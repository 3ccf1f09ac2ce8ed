import { Database, shardOf } from '@nowahala/platform';
import type { SqlRunner } from '@nowahala/platform';
import { Inject, Injectable } from '@nestjs/common';
import type { Outcome } from '../domain/health/check.js';
import { Pings, pingKey, pingKinds } from '../application/ports/pings.js';
import type { NewestSuccess, PingRow, Stored } from '../application/ports/pings.js';
import { plainArray, textArray } from './array-literal.js';

export const outcomeCodes: Outcome[] = ['success', 'error', 'failure', 'timeout', 'unknown'];
/** Kinds that count in the rates: ordinary slots and checks that a person asked for; never re-checks. */
export const ratedKinds = [pingKinds.indexOf('scheduled'), pingKinds.indexOf('check_now')];
/** Kinds that the timetable fires. */
const dueKinds = [pingKinds.indexOf('scheduled'), pingKinds.indexOf('down')];
const SHARDS_REMEMBERED = 100_000;
const RATED = `kind IN (${ratedKinds.join(', ')})`;
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** What an hour came to, as columns; used by the job that adds up and by readers of hours not yet added up. */
export const HOUR_TOTALS = `
  count(*)::int AS listed,
  (count(*) FILTER (WHERE status = 0 AND ${RATED}))::int AS success,
  (count(*) FILTER (WHERE status IN (1, 2, 3) AND ${RATED}))::int AS failures,
  (count(*) FILTER (WHERE status = 4 AND ${RATED}))::int AS unknown,
  coalesce(sum(response_us) FILTER (WHERE status = 0 AND ${RATED}), 0)::bigint AS good_us,
  coalesce(percentile_disc(ARRAY[0.5, 0.95]) WITHIN GROUP (ORDER BY response_us) FILTER (WHERE status = 0 AND ${RATED}), ARRAY[0, 0]) AS p50_p95_us`;

@Injectable()
export class PingsTable extends Pings {
  private readonly roomFor = new Set<string>();
  private readonly shards = new Map<string, number>();

  constructor(@Inject(Database) private readonly database: Database) {
    super();
  }

  async add(sql: SqlRunner, rows: PingRow[]): Promise<Stored> {
    await this.markDirty(sql, rows);
    const added = await sql.query<{ region: string; answered: number; bad_servers: string[] | null; bad_slots: Date[] | null }>(
      `WITH added AS (INSERT INTO ping (server_id, scheduled_at, started_at, response_us, status, kind, code, region, error_class, message)
        SELECT * FROM unnest($1::uuid[], $2::timestamptz[], $3::timestamptz[], $4::int[], $5::smallint[], $6::smallint[], $7::smallint[], $8::text[], $9::text[], $10::text[])
        ON CONFLICT DO NOTHING RETURNING server_id, scheduled_at, region, status, kind)
       SELECT region, (count(*) FILTER (WHERE status <> 4 AND kind IN (${dueKinds.join(', ')})))::int AS answered,
         array_agg(server_id) FILTER (WHERE status IN (1, 2, 3)) AS bad_servers, array_agg(scheduled_at) FILTER (WHERE status IN (1, 2, 3)) AS bad_slots
       FROM added GROUP BY region`,
      columns(rows),
    );
    return {
      failedKeys: new Set(
        added.flatMap(({ region, bad_servers, bad_slots }) =>
          (bad_servers ?? []).map((serverId, index) => pingKey({ serverId, scheduledAt: bad_slots![index]!, region })),
        ),
      ),
      answered: new Map(added.map(({ region, answered }) => [region, answered])),
    };
  }

  /**
   * Marks come before pings, under a lock of the hour that writers share and the job that adds up holds alone: it waits
   * for us, and we for it, so that no ping falls between the two.
   */
  private async markDirty(sql: SqlRunner, rows: PingRow[]): Promise<void> {
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

  private shardOf(serverId: string): number {
    const known = this.shards.get(serverId);
    if (known !== undefined) return known;
    if (this.shards.size >= SHARDS_REMEMBERED) this.shards.clear();
    const shard = shardOf(serverId);
    this.shards.set(serverId, shard);
    return shard;
  }

  async newestSuccesses(sql: SqlRunner, since: { serverId: string; slot: Date }[]): Promise<NewestSuccess[]> {
    if (since.length === 0) return [];
    const rows = await sql.query<{ server_id: string; started_at: Date }>(
      `SELECT s.server_id, max(p.started_at) AS started_at
       FROM unnest($1::uuid[], $2::timestamptz[]) AS s (server_id, slot)
       JOIN ping p ON p.server_id = s.server_id AND p.scheduled_at >= s.slot - interval '2 minutes' AND p.status = 0
       GROUP BY s.server_id`,
      [since.map((one) => one.serverId), since.map((one) => one.slot)],
    );
    return rows.map((row) => ({ serverId: row.server_id, startedAt: row.started_at }));
  }

  async ensurePartitions(days: Date[]): Promise<void> {
    for (const begin of new Set(days.map((day) => day.getTime() - (day.getTime() % DAY_MS)))) {
      const name = partitionName(begin);
      if (this.roomFor.has(name)) continue;
      await this.database.transaction(async (sql) => {
        await sql.query(`SELECT pg_advisory_xact_lock(hashtextextended('ping partitions', 0))`);
        await sql.query(
          `CREATE TABLE IF NOT EXISTS ${name} PARTITION OF ping FOR VALUES FROM ('${iso(begin)}') TO ('${iso(begin + DAY_MS)}')`,
        );
      });
      this.roomFor.add(name);
    }
  }

  async dropPartitions(day: Date): Promise<string[]> {
    const last = partitionName(day.getTime() - (day.getTime() % DAY_MS));
    const rows = await this.database.query<{ name: string }>(
      `SELECT c.relname AS name FROM pg_inherits i JOIN pg_class c ON c.oid = i.inhrelid WHERE i.inhparent = 'ping'::regclass AND c.relname < $1 ORDER BY 1`,
      [last],
    );
    for (const { name } of rows) {
      await this.database.query(`DROP TABLE IF EXISTS ${name}`);
      this.roomFor.delete(name);
    }
    return rows.map((row) => row.name);
  }

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
        `INSERT INTO ping_hour (server_id, hour, listed, success, failures, unknown, good_us, p50_us, p95_us)
         SELECT server_id, $1::timestamptz, listed, success, failures, unknown, good_us, p50_p95_us[1], p50_p95_us[2] FROM (
           SELECT server_id, ${HOUR_TOTALS} FROM ping WHERE scheduled_at >= $1::timestamptz AND scheduled_at < $1::timestamptz + interval '1 hour' GROUP BY server_id) added_up
         ON CONFLICT (server_id, hour) DO UPDATE SET listed = excluded.listed, success = excluded.success, failures = excluded.failures,
           unknown = excluded.unknown, good_us = excluded.good_us, p50_us = excluded.p50_us, p95_us = excluded.p95_us`,
        [next.hour],
      );
      return true;
    });
  }

  async pruneHours(hour: Date): Promise<void> {
    await this.database.query(`DELETE FROM ping_hour WHERE hour < $1`, [hour]);
    await this.database.query(`DELETE FROM schedule_gap WHERE gap_to < $1`, [hour]);
  }
}

function columns(rows: PingRow[]): unknown[] {
  return [
    plainArray(rows.map((row) => row.serverId)),
    plainArray(rows.map((row) => row.scheduledAt.toISOString())),
    plainArray(rows.map((row) => row.startedAt.toISOString())),
    plainArray(rows.map((row) => row.responseUs)),
    plainArray(rows.map((row) => outcomeCodes.indexOf(row.outcome))),
    plainArray(rows.map((row) => pingKinds.indexOf(row.kind))),
    plainArray(rows.map((row) => row.code)),
    textArray(rows.map((row) => row.region)),
    textArray(rows.map((row) => row.errorClass)),
    textArray(rows.map((row) => row.message)),
  ];
}

const lockOfHour = (hour: number): string => `ping hour ${hour}`;
const iso = (at: number): string => new Date(at).toISOString();
const partitionName = (day: number): string => `ping_${iso(day).slice(0, 10).replaceAll('-', '')}`;
