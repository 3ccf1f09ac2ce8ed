import { HOUR_MS, MINUTE_MS } from '@nowahala/kernel';
import { binary, Database, databaseTime, prepared, shardOf } from '@nowahala/platform';
import type { SqlRunner } from '@nowahala/platform';
import { Injectable } from '@nestjs/common';
import { checkKinds, pingKey } from '../domain/health/check-result.js';
import type { CheckResult } from '../domain/health/check-result.js';
import { toStoredFinding } from '../domain/health/finding.js';
import { endOfSlots, outcomeCodes, replaces, slotOf } from '../domain/history/kept-ping.js';
import { ratedKinds } from '../domain/statistics/hour-totals.js';
import { lockOfHour } from '../domain/history/hour-lock.js';
import { PingPackRepository } from './ping-pack.repository.js';

export interface StoredPings {
  /** Keys of the failed ones. */
  failedKeys: Set<string>;
  /** Due slots that have a result now and had none before, by region. */
  answered: Map<string, number>;
}

/** Kinds that the scheduler fires. */
const dueKinds = [checkKinds.indexOf('scheduled'), checkKinds.indexOf('down')];
const SHARDS_REMEMBERED = 100_000;
const SLOTS_OVERLAP_MS = 2 * MINUTE_MS;
/** Behind a check that came so late, a success in one of so many packed hours is enough. */
const HOURS_LOOKED_AT = 24;
const FIRST_ID = '00000000-0000-0000-0000-000000000000';
const SERVERS_PRUNED_AT_ONCE = 1_000;
const HOURS_PRUNED_AT_ONCE = 10_000;
/** From one server to the next, which skips the hours between. */
const SERVERS_WITH_HOURS = `
  WITH RECURSIVE server AS (
    (SELECT server_id FROM ping_hour WHERE server_id > $1::uuid ORDER BY server_id LIMIT 1)
    UNION ALL
    SELECT (SELECT h.server_id FROM ping_hour h WHERE h.server_id > server.server_id ORDER BY h.server_id LIMIT 1) FROM server WHERE server.server_id IS NOT NULL)
  SELECT server_id FROM server WHERE server_id IS NOT NULL LIMIT ${SERVERS_PRUNED_AT_ONCE}`;
const DELETE_HOURS = `
  DELETE FROM ping_hour WHERE ctid = ANY(ARRAY(
    SELECT old.ctid FROM unnest($1::uuid[]) AS s (id)
    CROSS JOIN LATERAL (SELECT ctid FROM ping_hour WHERE server_id = s.id AND hour < $2 ORDER BY hour LIMIT ${HOURS_PRUNED_AT_ONCE}) old
    LIMIT ${HOURS_PRUNED_AT_ONCE})) RETURNING 1`;
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

const ADD = prepared(
  `WITH added AS (INSERT INTO ping (server_id, scheduled_at, started_at, response_us, status, kind, code, region, error_class, message)
     SELECT * FROM unnest($1::uuid[], $2::timestamptz[], $3::timestamptz[], $4::int[], $5::smallint[], $6::smallint[], $7::smallint[], $8::text[], $9::text[], $10::text[])
     ON CONFLICT (server_id, scheduled_at, region) DO UPDATE SET started_at = excluded.started_at, response_us = excluded.response_us,
       status = excluded.status, kind = excluded.kind, code = excluded.code, error_class = excluded.error_class, message = excluded.message
       WHERE ping.status = 4 AND excluded.status <> 4
     RETURNING server_id, scheduled_at, region, status, kind)
   SELECT region, (count(*) FILTER (WHERE status <> 4 AND kind IN (${dueKinds.join(', ')})))::int AS answered,
     array_agg(server_id) FILTER (WHERE status IN (1, 2, 3)) AS failed_servers, array_agg(scheduled_at) FILTER (WHERE status IN (1, 2, 3)) AS failed_slots
   FROM added GROUP BY region`,
);
const SHARE_HOURS = prepared('SELECT pg_advisory_xact_lock_shared(hashtextextended(key, 0)) FROM unnest($1::text[]) key');
const MARK = prepared(
  `WITH marked AS (INSERT INTO ping_dirty (hour, shard) SELECT * FROM unnest($1::timestamptz[], $2::smallint[]) ON CONFLICT DO NOTHING)
   SELECT hour FROM ping_dropped WHERE hour = ANY($3::timestamptz[])`,
);

@Injectable()
export class PingRepository {
  private readonly shards = new Map<string, number>();

  constructor(
    private readonly database: Database,
    private readonly packs: PingPackRepository,
  ) {}

  /** Stores what is new and reports on that; a repeated ping is not stored again. A measured result replaces a slot that was not measured. */
  async add(sql: SqlRunner, received: CheckResult[]): Promise<StoredPings> {
    const rows = await this.withoutPacked(sql, received, await this.markDirty(sql, received));
    const added = await sql.query<{ region: string; answered: number; failedServers: string[] | null; failedSlots: Date[] | null }>(
      ADD,
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

  /**
   * Marks come before pings, under an hour's lock: writers share it, what closes or drops an hour holds it alone, so no ping is
   * missed. Answers which of the hours have no rows any more.
   */
  private async markDirty(sql: SqlRunner, rows: Slot[]): Promise<Set<number>> {
    const marks = new Map<string, { hour: number; shard: number }>();
    for (const row of rows) {
      const hour = hourOf(row);
      const shard = this.shardOf(row.serverId);
      marks.set(`${hour} ${shard}`, { hour, shard });
    }
    const hours = [...new Set([...marks.values()].map((mark) => mark.hour))].sort((a, b) => a - b);
    const sorted = [...marks.values()].sort((a, b) => a.hour - b.hour || a.shard - b.shard);
    const marked = [binary.times(sorted.map((mark) => mark.hour)), binary.smallints(sorted.map((mark) => mark.shard)), binary.times(hours)];
    // Asked for together; the second statement sees what was written until the locks were had.
    const [, dropped] = await Promise.all([sql.query(SHARE_HOURS, [hours.map(lockOfHour)]), sql.query<{ hour: Date }>(MARK, marked)]);
    return new Set(dropped.map(({ hour }) => hour.getTime()));
  }

  /** What came late for an hour whose rows are gone is compared with what was packed, as the table of rows would do it. */
  private async withoutPacked(sql: SqlRunner, rows: CheckResult[], dropped: Set<number>): Promise<CheckResult[]> {
    if (dropped.size === 0) return rows;
    const late = Map.groupBy(rows.filter((row) => dropped.has(hourOf(row))), hourOf); // prettier-ignore
    const kept = new Set(rows);
    for (const [hour, ofHour] of late) {
      const packs = await this.packs.ofHour(sql, new Date(hour), [...new Set(ofHour.map(({ serverId }) => serverId))]);
      for (const row of ofHour) {
        const slot = slotOf({ scheduledAt: row.scheduledAt.getTime(), region: row.region });
        const pack = packs.get(row.serverId);
        const stored = Array.isArray(pack) ? pack.find((ping) => slotOf(ping) === slot) : undefined;
        if (stored && !replaces({ status: outcomeCodes.indexOf(row.outcome) }, stored)) kept.delete(row);
      }
    }
    return [...kept];
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
    const found = await sql.query<{ serverId: string; startedAt: Date }>(
      `SELECT s.server_id, max(p.started_at) AS started_at
       FROM unnest($1::uuid[], $2::timestamptz[]) AS s (server_id, slot)
       JOIN ping p ON p.server_id = s.server_id AND p.scheduled_at >= s.slot - interval '2 minutes' AND p.status = 0 AND p.started_at <= $3
         AND p.scheduled_at >= $4 AND p.scheduled_at < $5
       GROUP BY s.server_id`,
      [
        ...[since.map((one) => one.serverId), since.map((one) => one.slot), notLater],
        ...[new Date(Math.min(...since.map(({ slot }) => slot.getTime())) - SLOTS_OVERLAP_MS), endOfSlots(notLater)],
      ],
    );
    const newest = new Map(found.map(({ serverId, startedAt }) => [serverId, startedAt.getTime()]));
    const dropped = await this.packs.dropped(sql, since.map(({ slot }) => new Date(hourOf({ scheduledAt: slot })))); // prettier-ignore
    for (const { serverId, slot } of since.filter((one) => dropped.has(hourOf({ scheduledAt: one.slot })))) {
      const from = slot.getTime() - SLOTS_OVERLAP_MS;
      for (const { pings } of await this.packs.next(sql, serverId, notLater, 'earlier', new Date(from), HOURS_LOOKED_AT))
        for (const ping of pings)
          if (ping.status === 0 && ping.scheduledAt >= from && ping.startedAt <= notLater.getTime())
            newest.set(serverId, Math.max(ping.startedAt, newest.get(serverId) ?? 0));
    }
    return [...newest].map(([serverId, startedAt]) => ({ serverId, startedAt: new Date(startedAt) }));
  }

  /** By the database's clock. */
  now(): Promise<Date> {
    return databaseTime(this.database);
  }

  /** Server by server along the primary key: all hours of all servers are too many to be read for those of a few. */
  async pruneHours(hour: Date): Promise<void> {
    for (let after = FIRST_ID; ;) {
      const rows = await this.database.query<{ serverId: string }>(SERVERS_WITH_HOURS, [after]);
      const ids = rows.map(({ serverId }) => serverId);
      if (ids.length === 0) break;
      let gone: unknown[];
      do gone = await this.database.query(DELETE_HOURS, [binary.uuids(ids), hour]);
      while (gone.length === HOURS_PRUNED_AT_ONCE);
      after = ids.at(-1)!;
    }
    await this.database.query(`DELETE FROM schedule_gap WHERE gap_to < $1`, [hour]);
  }
}

function columns(rows: CheckResult[]): Buffer[] {
  return [
    binary.uuids(rows.map((row) => row.serverId)),
    binary.times(rows.map((row) => row.scheduledAt.getTime())),
    binary.times(rows.map((row) => row.startedAt.getTime())),
    binary.ints(rows.map((row) => row.responseUs)),
    binary.smallints(rows.map((row) => outcomeCodes.indexOf(row.outcome))),
    binary.smallints(rows.map((row) => checkKinds.indexOf(row.kind))),
    binary.smallints(rows.map((row) => row.code)),
    binary.texts(rows.map((row) => row.region)),
    binary.texts(rows.map(toStoredFinding)),
    binary.texts(rows.map((row) => row.message)),
  ];
}

const hourOf = ({ scheduledAt }: Pick<Slot, 'scheduledAt'>): number => scheduledAt.getTime() - (scheduledAt.getTime() % HOUR_MS);
