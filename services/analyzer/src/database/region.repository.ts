import { Database, databaseTime } from '@nowahala/platform';
import type { Clock, SqlRunner } from '@nowahala/platform';
import { Injectable } from '@nestjs/common';
import { SILENCE_MS } from '../domain/health/region-sight.js';
import type { Listening, ProberReport, RegionState, Sight } from '../domain/health/region-sight.js';

export interface SightReport {
  region: string;
  proberId: string;
  sight: Sight;
  references: number;
  referencesGood: number;
}

type StoredReport = Omit<ProberReport, 'seenAt'> & { seenAt: Date };
type StoredListening = { lastReportAt: Date; silentFrom: Date | null; silentUntil: Date | null };

@Injectable()
export class RegionRepository {
  constructor(private readonly database: Database) {}

  /** When reports came and how old they are is said by the same clock. */
  now(clock: Pick<Clock, 'offset'>, sql: SqlRunner = this.database): Promise<Date> {
    return databaseTime(sql, clock);
  }

  /** By the time of arrival: a prober's clock may be wrong. Older releases read the row of the region. */
  async record({ region, proberId, sight, references, referencesGood }: SightReport, clock: Pick<Clock, 'offset'>): Promise<void> {
    await this.database.query(
      `WITH arrival AS MATERIALIZED (SELECT clock_timestamp() + $3 * interval '1 millisecond' AS at), of_prober AS (
         INSERT INTO prober_sight (region, prober_id, seen_at, sight) SELECT $1, $2, at, $4 FROM arrival
         ON CONFLICT (region, prober_id) DO UPDATE SET seen_at = EXCLUDED.seen_at, sight = EXCLUDED.sight), of_all AS (
         INSERT INTO sight_silence AS s (name, last_report_at) SELECT 'all', at FROM arrival
         ON CONFLICT (name) DO UPDATE SET last_report_at = EXCLUDED.last_report_at, (silent_from, silent_until) = (
           SELECT CASE WHEN over THEN s.last_report_at ELSE s.silent_from END, CASE WHEN over THEN EXCLUDED.last_report_at ELSE s.silent_until END
           FROM (SELECT abs(extract(epoch FROM EXCLUDED.last_report_at - s.last_report_at)) * 1000 >= $7 AS over) AS silence))
       INSERT INTO region_health (region, seen_at, refs, refs_good) SELECT $1, at, $5, $6 FROM arrival
       ON CONFLICT (region) DO UPDATE SET seen_at = EXCLUDED.seen_at, refs = EXCLUDED.refs, refs_good = EXCLUDED.refs_good`,
      [region, proberId, clock.offset, sight, references, referencesGood, SILENCE_MS],
    );
  }

  /** The latest word of every prober; where a release before this one has heard of the region last, that. */
  async reports(sql: SqlRunner = this.database): Promise<ProberReport[]> {
    const rows = await sql.query<StoredReport>(
      `SELECT region, prober_id, seen_at, sight FROM prober_sight
       UNION ALL
       SELECT region, '', seen_at, CASE WHEN refs_good * 2 < refs THEN 'blind' ELSE 'sees' END FROM region_health h
       WHERE NOT EXISTS (SELECT 1 FROM prober_sight p WHERE p.region = h.region AND p.seen_at >= h.seen_at)`,
    );
    return rows.map((row) => ({ ...row, seenAt: row.seenAt.getTime() }));
  }

  /** Null before the first report. */
  async listening(sql: SqlRunner = this.database): Promise<Listening | null> {
    const [row] = await sql.query<StoredListening>(
      `SELECT last_report_at, silent_from, silent_until FROM sight_silence WHERE name = 'all'`,
    );
    if (!row) return null;
    const { lastReportAt, silentFrom, silentUntil } = row;
    return {
      lastReportAt: lastReportAt.getTime(),
      silentFrom: silentFrom?.getTime() ?? null,
      silentUntil: silentUntil?.getTime() ?? null,
    };
  }

  /** Returns true once an episode: the region is in trouble of this kind, and no operator was alerted yet. */
  async markAlerted(sql: SqlRunner, region: string, trouble: RegionState): Promise<boolean> {
    const rows = await sql.query(
      `UPDATE region_health SET alerted = $2 WHERE region = $1 AND alerted IS DISTINCT FROM $2 RETURNING region`,
      [region, trouble],
    );
    return rows.length > 0;
  }

  async endEpisode(sql: SqlRunner, region: string): Promise<void> {
    await sql.query(`UPDATE region_health SET alerted = NULL WHERE region = $1 AND alerted IS NOT NULL`, [region]);
  }

  async list(): Promise<{ region: string; seenAt: Date }[]> {
    return this.database.query(`SELECT region, seen_at FROM region_health ORDER BY region`);
  }

  /** Processes that are gone, and regions that no stored ping can be of any more. */
  async prune(probersBefore: Date, regionsBefore: Date): Promise<void> {
    await this.database.query(`DELETE FROM prober_sight WHERE seen_at < $1`, [probersBefore]);
    await this.database.query(`DELETE FROM region_health WHERE seen_at < $1`, [regionsBefore]);
  }
}
