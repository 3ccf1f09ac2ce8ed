import { Injectable } from '@nestjs/common';
import { Database } from '@nowahala/platform';
import type { SqlRunner } from '@nowahala/platform';
import { LIVE_SECONDS } from '../domain/live-regions.js';
import type { ProberSight } from '../domain/live-regions.js';

const KEPT = '1 hour';

/** A row of a clock that was set back since is void; a little is what clocks differ by when another machine takes the database over. */
const AHEAD_SECONDS = 5;

export interface ProberReport {
  region: string;
  proberId: string;
  sight: ProberSight;
  /** Product time since it was written. */
  ageSeconds: number;
  readsRuns: boolean;
}

export interface LiveRegion {
  region: string;
  /** Of the latest report of sight. */
  ageSeconds: number;
  /** Whether all of its probers read messages with checks of several shards. */
  readsRuns: boolean;
}

/** What each prober last said of its sight. Times are the database's: neither a moved clock nor a late message makes a region live. */
@Injectable()
export class ProberRepository {
  constructor(private readonly database: Database) {}

  async upsert(sql: SqlRunner, { region, proberId, sight, ageSeconds, readsRuns }: ProberReport): Promise<void> {
    await sql.query(
      `INSERT INTO prober_sight AS p (region, prober_id, seen_at, sight, reads_runs) VALUES ($1, $2, clock_timestamp() - make_interval(secs => $4), $3, $5)
       ON CONFLICT (region, prober_id) DO UPDATE SET seen_at = EXCLUDED.seen_at, sight = $3, reads_runs = $5
       WHERE p.seen_at <= EXCLUDED.seen_at OR p.seen_at > clock_timestamp()`,
      [region, proberId, sight, ageSeconds, readsRuns],
    );
  }

  async listLive(): Promise<LiveRegion[]> {
    return this.database.query(
      `SELECT region, greatest(0, extract(epoch FROM clock_timestamp() - max(seen_at) FILTER (WHERE sight <> 'blind')))::float AS age_seconds,
         bool_and(reads_runs) AS reads_runs
       FROM prober_sight
       WHERE seen_at > clock_timestamp() - make_interval(secs => ${LIVE_SECONDS})
         AND seen_at < clock_timestamp() + make_interval(secs => ${AHEAD_SECONDS})
       GROUP BY region HAVING bool_or(sight <> 'blind')`,
    );
  }

  /** Every region that was heard of within the hour. */
  async listKnown(): Promise<string[]> {
    return (await this.database.query<{ region: string }>('SELECT DISTINCT region FROM prober_sight ORDER BY region')).map(
      ({ region }) => region,
    );
  }

  /** Rows of probers that are long gone, or wait for a time to come again that a clock was set back from. */
  async prune(): Promise<void> {
    await this.database.query(
      `DELETE FROM prober_sight WHERE seen_at < clock_timestamp() - interval '${KEPT}' OR seen_at > clock_timestamp() + interval '1 minute'`,
    );
  }
}
