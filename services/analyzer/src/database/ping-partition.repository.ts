import { DAY_MS, HOUR_MS, MINUTE_MS } from '@nowahala/kernel';
import { Database, isTransientDatabaseError, LOGGER, sqlState } from '@nowahala/platform';
import type { Logger, SqlRunner } from '@nowahala/platform';
import { Inject, Injectable } from '@nestjs/common';
import { lockOfHour } from '../domain/history/hour-lock.js';

/** What is written in so short a time lies together, and is dropped together. */
const PART_MS = 15 * MINUTE_MS;
/** Of so few servers an hour lies together: a day is made and dropped at a quarter of the cost, and the index of an hour stays small. */
const FEW_SERVERS = 1_000;
/** Who drops a part needs it alone, and those who write queue behind: for so long at most, however many read. Autovacuum yields after a second. */
const WAIT_AT_MOST_MS = 1_500;
const WAIT_FOR_ONE_IS_OVER = '55P03';
const WAIT_FOR_ALL_IS_OVER = '57014';

class StillRead extends Error {}

/**
 * The parts of `ping` and `ping_pack`. A day of `ping` is a partition with parts of its own, and one for what has no part (a ping of an
 * hour whose parts are gone). A day is made apart, as a whole, and attached, which waits for nobody who reads or writes. Days of a
 * release before packed hours are plain: they are left alone until they are too old.
 */
@Injectable()
export class PingPartitionRepository {
  private readonly known = new Set<string>();

  constructor(
    private readonly database: Database,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** Outside of any transaction: a place for each of these slots. */
  async ensure(slots: Date[]): Promise<void> {
    for (const begin of beginnings(slots, DAY_MS)) await this.make(dayName(begin), (sql) => createDay(sql, begin));
  }

  /** Another process may have dropped what is known here: after a failure all of it is looked up again. */
  forget(): void {
    this.known.clear();
  }

  async ensurePacks(hour: Date): Promise<void> {
    for (const begin of beginnings([hour], DAY_MS)) await this.make(packsName(begin), (sql) => createPacks(sql, begin));
  }

  /** True where the rows of this hour are to be packed: their day has parts, which are dropped once they are. */
  async isPacked(sql: SqlRunner, hour: Date): Promise<boolean> {
    const kind = await kindOf(sql, dayName(hour.getTime() - (hour.getTime() % DAY_MS)));
    return kind !== 'plain';
  }

  /** An empty plain day that has not begun, made by a release before packed hours, gets parts. */
  async divide(day: Date): Promise<void> {
    const name = dayName(day.getTime() - (day.getTime() % DAY_MS));
    if ((await kindOf(this.database, name)) !== 'plain') return;
    await this.briefly(async (sql, lockAlone) => {
      await lockPartitions(sql);
      await lockAlone([name]);
      const isEmpty = (await kindOf(sql, name)) === 'plain' && (await sql.query(`SELECT 1 FROM ${name} LIMIT 1`)).length === 0;
      if (isEmpty) await sql.query(`DROP TABLE ${name}`);
    });
    this.known.delete(name);
    await this.ensure([day]);
  }

  /**
   * Rows of hours that ended before and are packed as a whole. Under the locks of the hours, so that no writer is between. False where
   * it has to wait for somebody, or some of them cannot be dropped.
   */
  async dropPacked(endedBefore: Date): Promise<boolean> {
    const parts = await this.database.query<{ day: string; name: string }>(
      `SELECT d.relname AS day, c.relname AS name FROM pg_inherits i JOIN pg_class c ON c.oid = i.inhrelid JOIN pg_class d ON d.oid = i.inhparent
       WHERE d.oid IN (SELECT inhrelid FROM pg_inherits WHERE inhparent = 'ping'::regclass) ORDER BY 1, 2`,
    );
    const byHour = Map.groupBy(parts.flatMap(({ name }) => timeOfPart(name) ?? []), (begin) => begin - (begin % HOUR_MS)); // prettier-ignore
    let areAll = true;
    const failed = (error: unknown, hour: number): true => {
      if (isTransientDatabaseError(error)) throw error;
      // As where somebody has made a view of it: the others do not wait.
      this.logger.error({ err: error, hour: iso(hour) }, 'rows of a packed hour were not dropped; they are tried again');
      areAll = false;
      return true;
    };
    for (const [hour, begins] of byHour) {
      if (hour + HOUR_MS > endedBefore.getTime()) continue;
      // Empty ones go with their day: what was held up for hours still finds its place.
      const drop = async () => !(await this.hasRows(hour)) || this.dropHours([hour], begins.map(partName), endedBefore);
      if (!(await drop().catch((error: unknown) => failed(error, hour)))) return false;
    }
    for (const day of new Set(parts.map((part) => part.day))) {
      const begin = timeOfDay(day);
      if (begin === undefined) continue;
      const drop = this.dropHours(hoursOfDay(begin), [day], endedBefore);
      if (!(await drop.catch((error: unknown) => failed(error, begin)))) return false;
    }
    return areAll;
  }

  /** Older days as a whole; those that a backup reads at a later time. */
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
      for (const { name } of rows) {
        const isDropped = await this.briefly(async (sql, lockAlone) => {
          await lockAlone([name]);
          await sql.query(`DROP TABLE IF EXISTS ${name}`);
        });
        if (!isDropped) return;
      }
    }
    await this.database.query('DELETE FROM ping_dropped WHERE hour < $1', [new Date(day)]);
    this.forget();
  }

  private async hasRows(hour: number): Promise<boolean> {
    const times = [iso(hour), iso(hour + HOUR_MS)];
    return (await this.database.query(`SELECT 1 FROM ping WHERE scheduled_at >= $1 AND scheduled_at < $2 LIMIT 1`, times)).length > 0;
  }

  /** False where it has to wait for somebody: so would all others. */
  private async dropHours(hours: number[], tables: string[], endedBefore: Date): Promise<boolean> {
    if (Math.max(...hours) + HOUR_MS > endedBefore.getTime()) return true;
    const isDone = await this.briefly(async (sql, lockAlone) => {
      await sql.query(`SELECT pg_advisory_xact_lock(hashtextextended(key, 0)) FROM unnest($1::text[]) key`, [hours.map(lockOfHour)]);
      const times = hours.map(iso);
      const open = await sql.query(`SELECT 1 FROM ping_open WHERE hour = ANY($1::timestamptz[]) LIMIT 1`, [times]);
      if (open.length > 0) return;
      await sql.query(`INSERT INTO ping_dropped (hour) SELECT * FROM unnest($1::timestamptz[]) ON CONFLICT DO NOTHING`, [times]);
      await lockAlone(tables);
      await sql.query(`DROP TABLE IF EXISTS ${tables.join(', ')}`);
    });
    this.forget();
    return isDone;
  }

  /** One transaction that waits briefly for all of its locks together, and once; false when that was in vain. */
  private async briefly(work: (sql: SqlRunner, lockAlone: (tables: string[]) => Promise<void>) => Promise<unknown>): Promise<boolean> {
    const waitBriefly = async (sql: SqlRunner): Promise<void> => {
      const endsAt = performance.now() + WAIT_AT_MOST_MS;
      await sql.query(`SET LOCAL lock_timeout = ${WAIT_AT_MOST_MS}`);
      await work(sql, (tables) => lockAlone(sql, tables, endsAt));
    };
    const once = (sql: SqlRunner): Promise<void> =>
      waitBriefly(sql).catch((error: unknown) => {
        throw sqlState(error) === WAIT_FOR_ONE_IS_OVER ? new StillRead() : error;
      });
    try {
      await this.database.transaction(once);
      return true;
    } catch (error) {
      if (error instanceof StillRead) return false;
      throw error;
    }
  }

  private async make(name: string, create: (sql: SqlRunner) => Promise<void>): Promise<void> {
    if (this.known.has(name)) return;
    if ((await kindOf(this.database, name)) === 'none')
      await this.database.transaction(async (sql) => {
        await lockPartitions(sql);
        if ((await kindOf(sql, name)) === 'none') await create(sql);
      });
    this.known.add(name);
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

/**
 * Everything that is to be dropped, in one statement, whose time is what is left for all of its locks: with a time for each lock, those
 * who write would wait for as many as there are. The table above first, as those do who read.
 */
async function lockAlone(sql: SqlRunner, tables: string[], endsAt: number): Promise<void> {
  const found = await sql.query<{ name: string; parent: string }>(
    `SELECT c.relname AS name, p.relname AS parent FROM pg_inherits i JOIN pg_class c ON c.oid = i.inhrelid JOIN pg_class p ON p.oid = i.inhparent
     WHERE c.oid = ANY(SELECT to_regclass(name) FROM unnest($1::text[]) name) ORDER BY c.relname`,
    [tables],
  );
  if (found.length === 0) return;
  const parents = [...new Set(found.map(({ parent }) => `ONLY ${parent}`))];
  await sql.query(`SET LOCAL statement_timeout = ${Math.max(1, Math.ceil(endsAt - performance.now()))}`);
  const all = [...parents, ...found.map(({ name }) => name)].join(', ');
  await sql.query(`LOCK TABLE ${all} IN ACCESS EXCLUSIVE MODE`).catch((error: unknown) => {
    throw sqlState(error) === WAIT_FOR_ALL_IS_OVER ? new StillRead() : error;
  });
  await sql.query(`SET LOCAL statement_timeout = '10s'`);
}

async function kindOf(sql: SqlRunner, day: string): Promise<'none' | 'plain' | 'divided'> {
  const [found] = await sql.query<{ kind: string }>(`SELECT relkind::text AS kind FROM pg_class WHERE oid = to_regclass($1)`, [day]);
  if (!found) return 'none';
  return found.kind === 'p' ? 'divided' : 'plain';
}

/** With all its parts: to attach one later would wait for everybody who reads the part for the rest, and read all that lies there. */
async function createDay(sql: SqlRunner, begin: number): Promise<void> {
  const name = dayName(begin);
  const hours = hoursOfDay(begin);
  const gone = await sql.query<{ hour: Date }>(`SELECT hour FROM ping_dropped WHERE hour = ANY($1::timestamptz[])`, [hours.map(iso)]);
  const dropped = new Set(gone.map(({ hour }) => hour.getTime()));
  const kept = hours.filter((hour) => !dropped.has(hour));
  const areMany = (await sql.query(`SELECT 1 FROM monitor OFFSET ${FEW_SERVERS} LIMIT 1`)).length > 0;
  const partMs = areMany ? PART_MS : HOUR_MS;
  const parts = kept.flatMap((hour) => Array.from({ length: HOUR_MS / partMs }, (_, part) => hour + part * partMs));
  await sql.query(`CREATE TABLE ${name} (LIKE ping, PRIMARY KEY (server_id, scheduled_at, region)) PARTITION BY RANGE (scheduled_at)`);
  await Promise.all(parts.map((from) => sql.query(`CREATE TABLE ${partName(from)} PARTITION OF ${name} ${rangeOf(from, from + partMs)}`)));
  await sql.query(`CREATE TABLE ${name}_rest PARTITION OF ${name} DEFAULT`);
  await sql.query(`ALTER TABLE ping ATTACH PARTITION ${name} ${rangeOf(begin, begin + DAY_MS)}`);
}

async function createPacks(sql: SqlRunner, begin: number): Promise<void> {
  const name = packsName(begin);
  await sql.query(`CREATE TABLE ${name} (LIKE ping_pack, PRIMARY KEY (hour, server_id))`);
  await sql.query(`ALTER TABLE ping_pack ATTACH PARTITION ${name} ${rangeOf(begin, begin + DAY_MS)}`);
}

const rangeOf = (begin: number, end: number): string => `FOR VALUES FROM ('${iso(begin)}') TO ('${iso(end)}')`;
