import { Database } from '@nowahala/platform';
import type { SqlRunner } from '@nowahala/platform';
import { Injectable } from '@nestjs/common';
import { blindPolicy } from '../domain/health/region-guard.js';
import type { RegionView } from '../domain/health/region-guard.js';

const REFERENCES_ARE_FRESH = '3 minutes';
/** Blindness that comes back this soon belongs to the same episode, which is alerted once. */
const SAME_EPISODE = '15 minutes';

export interface RegionReport {
  region: string;
  at: Date;
  references: number;
  referencesGood: number;
}

@Injectable()
export class RegionRepository {
  constructor(private readonly database: Database) {}

  async record(sql: SqlRunner, { region, at, references, referencesGood }: RegionReport): Promise<void> {
    await sql.query(
      `INSERT INTO region_health (region, seen_at, refs, refs_good) VALUES ($1, $2, $3, $4)
       ON CONFLICT (region) DO UPDATE SET seen_at = $2, refs = $3, refs_good = $4 WHERE region_health.seen_at <= $2`,
      [region, at, references, referencesGood],
    );
  }

  async view(sql: SqlRunner, region: string, now: Date): Promise<RegionView> {
    const [seen] = await sql.query<{ newlyFailed: number; refs: number | null; refsGood: number | null; blindUntil: Date | null }>(
      `SELECT (SELECT count(*) FROM monitor WHERE bad_region = $1 AND bad_since > $2::timestamptz - interval '1 minute') AS newly_failed,
              h.refs, h.refs_good, h.blind_until
       FROM (SELECT 1) one LEFT JOIN region_health h ON h.region = $1 AND h.seen_at > $2::timestamptz - interval '${REFERENCES_ARE_FRESH}'`,
      [region, now],
    );
    const references = !seen?.refs ? 'none' : seen.refsGood! * 2 < seen.refs ? 'failing' : 'good';
    const newlyFailed = seen?.newlyFailed ?? 0;
    const monitored = newlyFailed < blindPolicy.least ? Number.MAX_SAFE_INTEGER : await this.countMonitored(sql);
    const blindAt = seen?.blindUntil ? seen.blindUntil.getTime() - blindPolicy.lastsMs : null;
    return { monitored, newlyFailed, references, now: now.getTime(), blindAt };
  }

  /** Returns true when a new episode of blindness begins: the region had sight for a quarter of an hour, or was never blind. */
  async markBlind(sql: SqlRunner, region: string, now: Date): Promise<boolean> {
    const [before] = await sql.query<{ sameEpisode: boolean | null }>(
      `SELECT blind_until > $2::timestamptz - interval '${SAME_EPISODE}' AS same_episode FROM region_health WHERE region = $1 FOR UPDATE`,
      [region, now],
    );
    await sql.query(`UPDATE region_health SET blind_until = $2 WHERE region = $1`, [region, new Date(now.getTime() + blindPolicy.lastsMs)]);
    return before?.sameEpisode !== true;
  }

  /** Every region that reports, and whether it is blind: until its time is over, and longer while its references fail. */
  async blindRegions(now: Date): Promise<Map<string, boolean>> {
    const rows = await this.database.query<{ region: string; blind: boolean }>(
      `SELECT region, coalesce(blind_until > $1 OR (blind_until > $1::timestamptz - interval '${SAME_EPISODE}'
                AND seen_at > $1::timestamptz - interval '${REFERENCES_ARE_FRESH}' AND refs_good * 2 < refs), false) AS blind
       FROM region_health`,
      [now],
    );
    return new Map(rows.map((row) => [row.region, row.blind]));
  }

  async list(): Promise<{ region: string; seenAt: Date }[]> {
    return this.database.query(`SELECT region, seen_at FROM region_health ORDER BY region`);
  }

  private async countMonitored(sql: SqlRunner): Promise<number> {
    const [row] = await sql.query<{ monitored: number }>(
      `SELECT count(*) AS monitored FROM monitor WHERE NOT removed AND state NOT IN ('paused', 'unknown')`,
    );
    return row?.monitored ?? 0;
  }
}
