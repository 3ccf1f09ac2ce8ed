import { HOUR_MS } from '@nowahala/kernel';
import { agreedTime, binary, Database, shardOf } from '@nowahala/platform';
import type { Clock, SqlRunner } from '@nowahala/platform';
import { Injectable } from '@nestjs/common';
import type { KeptPing } from '../domain/history/kept-ping.js';
import type { HourTotals } from '../domain/statistics/hour-totals.js';
import { lockOfHour } from '../domain/history/hour-lock.js';
import { PING_COLUMNS, toKeptPing } from './ping-past.query.js';
import type { PingRow } from './ping-past.query.js';

export interface MemberOfShard {
  serverId: string;
  shard: number;
}

/** A shard of an hour, how far its closing has come, and whether it has met a pack that cannot be read. */
interface OpenShard {
  shard: number;
  doneUpTo: string | null;
  damaged: boolean;
}

interface Closed {
  done: number[];
  again: number[];
  part: (MemberOfShard & { damaged: boolean }) | undefined;
}

/** Servers that got no shard yet, in one statement. */
const SHARDS_AT_ONCE = 2_000;
const FIRST_ID = '00000000-0000-0000-0000-000000000000';

/** Or in a time to come: the database's clock was ahead for a moment, and would be waited for. */
const wasMarkedBefore = (time: string): string => `(marked_at <= ${time} OR marked_at > clock_timestamp())`;

/** Hours of a shard that are to be added up and packed. */
@Injectable()
export class HourClosingRepository {
  constructor(private readonly database: Database) {}

  /** By the database's clock; refuses to say where ours is far from it. */
  now(clock: Clock): Promise<Date> {
    return agreedTime(this.database, clock);
  }

  /** The database cannot work a shard out: servers that a release before packed hours added get theirs here. */
  async assignShards(): Promise<void> {
    for (;;) {
      const rows = await this.database.query<{ serverId: string }>(`SELECT server_id FROM monitor WHERE shard IS NULL LIMIT $1`, [
        SHARDS_AT_ONCE,
      ]);
      if (rows.length === 0) return;
      const ids = rows.map(({ serverId }) => serverId);
      await this.database.query(
        `UPDATE monitor m SET shard = s.shard FROM unnest($1::uuid[], $2::smallint[]) AS s (server_id, shard) WHERE m.server_id = s.server_id`,
        [binary.uuids(ids), binary.smallints(ids.map(shardOf))],
      );
    }
  }

  /** The oldest of the hours that ended and were marked before, these left out. */
  async nextOpen(before: Date, leftOut: readonly Date[]): Promise<Date | undefined> {
    const [next] = await this.database.query<{ hour: Date }>(
      `SELECT hour FROM ping_open WHERE hour <= $1 AND ${wasMarkedBefore('$2')} AND hour <> ALL($3::timestamptz[]) ORDER BY hour LIMIT 1`,
      [new Date(before.getTime() - HOUR_MS), before, leftOut],
    );
    return next?.hour;
  }

  /**
   * Nobody writes into the hour until the transaction ends. Its open shards that were marked before, and of their servers those whose
   * turn is next, so many at most; undefined while some server has no shard, so that nobody knows whether all are here.
   */
  async begin(
    sql: SqlRunner,
    hour: Date,
    markedBefore: Date,
    limit: number,
  ): Promise<{ shards: OpenShard[]; servers: MemberOfShard[] } | undefined> {
    await sql.query(`SELECT pg_advisory_xact_lock(hashtextextended($1, 0))`, [lockOfHour(hour.getTime())]);
    const shards = await sql.query<OpenShard>(
      `SELECT shard, done_up_to, damaged AND done_up_to IS NOT NULL AS damaged FROM ping_open
       WHERE hour = $1 AND ${wasMarkedBefore('$2')} ORDER BY shard FOR UPDATE`,
      [hour, markedBefore],
    );
    const [first] = shards;
    if (!first) return { shards, servers: [] };
    // Before the servers are read: one that gets its shard in between would be missed.
    if ((await sql.query(`SELECT 1 FROM monitor WHERE shard IS NULL LIMIT 1`)).length > 0) return undefined;
    const servers = await sql.query<MemberOfShard>(
      `SELECT server_id, shard FROM monitor WHERE shard = ANY($1::smallint[]) AND (shard, server_id) > ($2::smallint, $3::uuid) ORDER BY shard, server_id LIMIT $4`,
      [shards.map(({ shard }) => shard), first.shard, first.doneUpTo ?? FIRST_ID, limit],
    );
    return { shards, servers };
  }

  /** Of servers in one hour, as they lie in rows. */
  async rowsOf(sql: SqlRunner, hour: Date, serverIds: string[]): Promise<Map<string, KeptPing[]>> {
    const rows = await sql.query<PingRow & { serverId: string }>(
      `SELECT server_id, ${PING_COLUMNS} FROM ping
       WHERE server_id = ANY($1::uuid[]) AND scheduled_at >= $2 AND scheduled_at < $3`,
      [binary.uuids(serverIds), hour, new Date(hour.getTime() + HOUR_MS)],
    );
    const byServer = new Map<string, KeptPing[]>();
    for (const row of rows) {
      const pings = byServer.get(row.serverId);
      if (pings) pings.push(toKeptPing(row));
      else byServer.set(row.serverId, [toKeptPing(row)]);
    }
    return byServer;
  }

  async storeTotals(sql: SqlRunner, hour: Date, totals: ReadonlyMap<string, HourTotals>): Promise<void> {
    if (totals.size === 0) return;
    const all = [...totals.values()];
    const column = (name: 'listed' | 'success' | 'failures' | 'unknown' | 'maintenance' | 'p50Us' | 'p95Us'): Buffer =>
      binary.ints(all.map((one) => one[name]));
    await sql.query(
      `INSERT INTO ping_hour AS h (server_id, hour, listed, success, failures, unknown, maintenance, good_us, p50_us, p95_us, regions)
       SELECT server_id, $1::timestamptz, listed, success, failures, unknown, maintenance, good_us, p50_us, p95_us, regions::jsonb
       FROM unnest($2::uuid[], $3::int[], $4::int[], $5::int[], $6::int[], $7::int[], $8::bigint[], $9::int[], $10::int[], $11::text[])
         AS t (server_id, listed, success, failures, unknown, maintenance, good_us, p50_us, p95_us, regions)
       ON CONFLICT (server_id, hour) DO UPDATE SET listed = excluded.listed, success = excluded.success, failures = excluded.failures,
         unknown = excluded.unknown, maintenance = excluded.maintenance, good_us = excluded.good_us, p50_us = excluded.p50_us, p95_us = excluded.p95_us,
         regions = excluded.regions
       WHERE (h.listed, h.success, h.failures, h.unknown, h.maintenance, h.good_us, h.p50_us, h.p95_us, h.regions) IS DISTINCT FROM (excluded.listed,
         excluded.success, excluded.failures, excluded.unknown, excluded.maintenance, excluded.good_us, excluded.p50_us, excluded.p95_us, excluded.regions)`,
      [
        hour,
        binary.uuids([...totals.keys()]),
        ...[column('listed'), column('success'), column('failures'), column('unknown'), column('maintenance')],
        ...[binary.bigints(all.map(({ goodUs }) => goodUs)), column('p50Us'), column('p95Us')],
        binary.texts(all.map(({ regions }) => JSON.stringify(Object.fromEntries(regions)))),
      ],
    );
    const learned = [...totals].flatMap(([serverId, { histograms }]) =>
      [...histograms].map(([region, counts]) => ({ serverId, region, counts })),
    );
    if (learned.length === 0) return;
    await sql.query(
      `INSERT INTO response_time_day AS d (server_id, day, region, hours)
       SELECT server_id, $1::date, region, array_append(array_fill(NULL::bytea, ARRAY[$2::int]), counts) FROM unnest($3::uuid[], $4::text[], $5::bytea[]) AS h (server_id, region, counts)
       ON CONFLICT (server_id, day, region) DO UPDATE SET hours[$2::int + 1] = excluded.hours[$2::int + 1]`,
      [
        ...[hour.toISOString().slice(0, 10), hour.getUTCHours()],
        binary.uuids(learned.map(({ serverId }) => serverId)),
        binary.texts(learned.map(({ region }) => region)),
        binary.byteas(learned.map(({ counts }) => counts)),
      ],
    );
  }

  /** These shards are done, these are tried again later, and of one the servers up to this are done. The mark of an older release goes first: one that comes again opens anew. */
  async finish(sql: SqlRunner, hour: Date, { done, again, part }: Closed): Promise<void> {
    const marked = part ? [...done, ...again, part.shard] : [...done, ...again];
    await sql.query(`DELETE FROM ping_dirty WHERE hour = $1 AND shard = ANY($2::smallint[])`, [hour, marked]);
    await sql.query(`DELETE FROM ping_open WHERE hour = $1 AND shard = ANY($2::smallint[])`, [hour, done]);
    await sql.query(
      `UPDATE ping_open SET done_up_to = NULL, marked_at = clock_timestamp() WHERE hour = $1 AND shard = ANY($2::smallint[])`,
      [hour, again],
    );
    if (part)
      await sql.query(`UPDATE ping_open SET done_up_to = $3, damaged = $4 WHERE hour = $1 AND shard = $2`, [
        ...[hour, part.shard, part.serverId, part.damaged],
      ]);
  }
}
