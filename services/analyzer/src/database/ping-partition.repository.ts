import { DAY_MS, HOUR_MS, MINUTE_MS } from '@nowahala/kernel';
import { Database, sqlState } from '@nowahala/platform';
import type { SqlRunner } from '@nowahala/platform';
import { Injectable } from '@nestjs/common';
import { lockOfHour } from '../domain/history/hour-lock.js';

/** What is written in so short a time lies together, and is dropped together. */
const PART_MS = 15 * MINUTE_MS;
const WAIT_AT_MOST = `SET LOCAL lock_timeout = '1s'`;
const CHECK_VIOLATION = '23514';

/**
 * The parts of `ping` and `ping_pack`. A day of `ping` is a partition with parts of its own, and one for what has no part (a late
 * ping, and all that a release before packed hours writes). Days of before are plain: they are left alone until they are too old.
 */
@Injectable()
export class PingPartitionRepository {
  private readonly known = new Set<string>();

  constructor(private readonly database: Database) {}

  /** Outside of any transaction: a place for each of these slots. */
  async ensure(slots: Date[]): Promise<void> {
    for (const begin of beginnings(slots, PART_MS)) {
      const name = partName(begin);
      if (this.known.has(name)) continue;
      if (await this.ensureDay(begin - (begin % DAY_MS))) await this.ensurePart(begin);
      this.known.add(name);
    }
  }

  /** Another process may have dropped what is known here: after a failure all of it is looked up again. */
  forget(): void {
    this.known.clear();
  }

  async ensurePacks(hour: Date): Promise<void> {
    for (const begin of beginnings([hour], DAY_MS)) {
      const name = packsName(begin);
      if (this.known.has(name)) continue;
      await this.database.transaction(async (sql) => {
        await lockPartitions(sql);
        const range = `FOR VALUES FROM ('${iso(begin)}') TO ('${iso(begin + DAY_MS)}')`;
        await sql.query(`CREATE TABLE IF NOT EXISTS ${name} PARTITION OF ping_pack ${range}`);
      });
      this.known.add(name);
    }
  }

  /** True where the rows of this hour are to be packed: their day has parts, which are dropped once they are. */
  async isPacked(sql: SqlRunner, hour: Date): Promise<boolean> {
    const kind = await kindOf(sql, dayName(hour.getTime() - (hour.getTime() % DAY_MS)));
    return kind !== 'plain';
  }

  /** Empty plain days that have not begun, made by a release before packed hours, get parts. */
  async divide(days: Date[]): Promise<void> {
    for (const begin of beginnings(days, DAY_MS)) {
      const name = dayName(begin);
      await this.database.transaction(async (sql) => {
        await lockPartitions(sql);
        if ((await kindOf(sql, name)) !== 'plain') return;
        await sql.query(WAIT_AT_MOST);
        await sql.query(`LOCK TABLE ${name} IN ACCESS EXCLUSIVE MODE`);
        if ((await sql.query(`SELECT 1 FROM ${name} LIMIT 1`)).length > 0) return;
        await sql.query(`DROP TABLE ${name}`);
        await createDay(sql, begin);
      });
    }
  }

  /** Rows of hours that ended before and are packed as a whole. Under the locks of the hours, so that no writer is between. */
  async dropPacked(endedBefore: Date): Promise<void> {
    const parts = await this.database.query<{ day: string; name: string }>(
      `SELECT d.relname AS day, c.relname AS name FROM pg_inherits i JOIN pg_class c ON c.oid = i.inhrelid JOIN pg_class d ON d.oid = i.inhparent
       WHERE d.oid IN (SELECT inhrelid FROM pg_inherits WHERE inhparent = 'ping'::regclass) ORDER BY 1, 2`,
    );
    const byHour = Map.groupBy(parts.flatMap(({ name }) => timeOfPart(name) ?? []), (begin) => begin - (begin % HOUR_MS)); // prettier-ignore
    for (const [hour, begins] of byHour) await this.dropHours([hour], begins.map(partName), endedBefore);
    for (const day of new Set(parts.map((part) => part.day))) {
      const begin = timeOfDay(day);
      if (begin !== undefined) await this.dropHours(hoursOfDay(begin), [day], endedBefore);
    }
  }

  /** Older days as a whole. */
  async prune(before: Date): Promise<void> {
    const day = before.getTime() - (before.getTime() % DAY_MS);
    for (const [table, last] of [
      ['ping', dayName(day)],
      ['ping_pack', packsName(day)],
    ]) {
      const rows = await this.database.query<{ name: string }>(
        `SELECT c.relname AS name FROM pg_inherits i JOIN pg_class c ON c.oid = i.inhrelid WHERE i.inhparent = $1::regclass AND c.relname < $2 ORDER BY 1`,
        [table, last],
      );
      for (const { name } of rows) await this.database.query(`DROP TABLE IF EXISTS ${name}`);
    }
    await this.database.query('DELETE FROM ping_dropped WHERE hour < $1', [new Date(day)]);
    this.forget();
  }

  private async dropHours(hours: number[], tables: string[], endedBefore: Date): Promise<void> {
    if (Math.max(...hours) + HOUR_MS > endedBefore.getTime()) return;
    await this.database.transaction(async (sql) => {
      await sql.query(WAIT_AT_MOST);
      await sql.query(`SELECT pg_advisory_xact_lock(hashtextextended(key, 0)) FROM unnest($1::text[]) key`, [hours.map(lockOfHour)]);
      const times = hours.map(iso);
      const open = await sql.query(`SELECT 1 FROM ping_open WHERE hour = ANY($1::timestamptz[]) LIMIT 1`, [times]);
      if (open.length > 0) return;
      await sql.query(`INSERT INTO ping_dropped (hour) SELECT * FROM unnest($1::timestamptz[]) ON CONFLICT DO NOTHING`, [times]);
      for (const table of tables) await sql.query(`DROP TABLE IF EXISTS ${table}`);
    });
    this.forget();
  }

  /** True where the day has parts. */
  private async ensureDay(begin: number): Promise<boolean> {
    return this.database.transaction(async (sql) => {
      const kind = await kindOf(sql, dayName(begin));
      if (kind !== 'none') return kind === 'divided';
      await lockPartitions(sql);
      if ((await kindOf(sql, dayName(begin))) === 'none') await createDay(sql, begin);
      return (await kindOf(sql, dayName(begin))) === 'divided';
    });
  }

  /** Of an hour whose rows are gone none is made again: late ones are few. */
  private async ensurePart(begin: number): Promise<void> {
    try {
      await this.database.transaction(async (sql) => {
        await lockPartitions(sql);
        const [there] = await sql.query<{ done: boolean }>(
          `SELECT to_regclass($1) IS NOT NULL OR EXISTS (SELECT FROM ping_dropped WHERE hour = $2) AS done`,
          [partName(begin), iso(begin - (begin % HOUR_MS))],
        );
        if (there!.done) return;
        await createPart(sql, partName(begin), dayName(begin - (begin % DAY_MS)), begin, begin + PART_MS);
      });
    } catch (error) {
      // A release before packed hours wrote to this part of the day: the rows stay together where they are.
      if (sqlState(error) !== CHECK_VIOLATION) throw error;
    }
  }
}

const beginnings = (times: Date[], step: number): Set<number> => new Set(times.map((time) => time.getTime() - (time.getTime() % step)));
const iso = (at: number): string => new Date(at).toISOString();
const dayName = (day: number): string => `ping_${iso(day).slice(0, 10).replaceAll('-', '')}`;
const packsName = (day: number): string => dayName(day).replace('ping_', 'ping_pack_');
const partName = (begin: number): string => `${dayName(begin - (begin % DAY_MS))}_${iso(begin).slice(11, 16).replace(':', '')}`;
const hoursOfDay = (day: number): number[] => Array.from({ length: 24 }, (_, hour) => day + hour * HOUR_MS);

function timeOfDay(name: string): number | undefined {
  const found = /^ping_(\d{4})(\d\d)(\d\d)$/.exec(name);
  return found ? Date.parse(`${found[1]}-${found[2]}-${found[3]}T00:00:00Z`) : undefined;
}

function timeOfPart(name: string): number | undefined {
  const found = /^(ping_\d{8})_(\d\d)(\d\d)$/.exec(name);
  return found ? timeOfDay(found[1]!)! + Number(found[2]) * HOUR_MS + Number(found[3]) * MINUTE_MS : undefined;
}

/** The same lock in every release. */
const lockPartitions = (sql: SqlRunner) => sql.query(`SELECT pg_advisory_xact_lock(hashtextextended('ping partitions', 0))`);

async function kindOf(sql: SqlRunner, day: string): Promise<'none' | 'plain' | 'divided'> {
  const [found] = await sql.query<{ kind: string }>(`SELECT relkind::text AS kind FROM pg_class WHERE oid = to_regclass($1)`, [day]);
  if (!found) return 'none';
  return found.kind === 'p' ? 'divided' : 'plain';
}

/** Made apart and attached: that waits for nobody who writes or reads. */
async function createDay(sql: SqlRunner, begin: number): Promise<void> {
  const name = dayName(begin);
  await sql.query(`CREATE TABLE ${name} (LIKE ping, PRIMARY KEY (server_id, scheduled_at, region)) PARTITION BY RANGE (scheduled_at)`);
  await sql.query(`CREATE TABLE ${name}_rest PARTITION OF ${name} DEFAULT`);
  await attach(sql, name, 'ping', begin, begin + DAY_MS);
}

async function createPart(sql: SqlRunner, name: string, day: string, from: number, to: number): Promise<void> {
  await sql.query(`CREATE TABLE ${name} (LIKE ping, PRIMARY KEY (server_id, scheduled_at, region))`);
  await attach(sql, name, day, from, to);
}

const attach = (sql: SqlRunner, name: string, to: string, begin: number, end: number) =>
  sql.query(`ALTER TABLE ${to} ATTACH PARTITION ${name} FOR VALUES FROM ('${iso(begin)}') TO ('${iso(end)}')`);
