import type { SqlRunner } from '@nowahala/platform';
import { Injectable } from '@nestjs/common';
import { ReferenceData } from '../application/ports/surroundings.js';
import type { Entitlement, Gap, RegionReport } from '../application/ports/surroundings.js';

@Injectable()
export class SurroundingsTable extends ReferenceData {
  async savePlan(sql: SqlRunner, { workspaceId, version, gptLimit, snapshotLimit }: Entitlement): Promise<void> {
    await sql.query(
      `INSERT INTO entitlement (workspace_id, version, gpt_limit, snapshot_limit) VALUES ($1, $2, $3, $4)
       ON CONFLICT (workspace_id) DO UPDATE SET version = $2, gpt_limit = $3, snapshot_limit = $4 WHERE entitlement.version < $2`,
      [workspaceId, version, gptLimit, snapshotLimit],
    );
  }

  async saveRegion(sql: SqlRunner, { region, at, references, referencesGood }: RegionReport): Promise<void> {
    await sql.query(
      `INSERT INTO region_health (region, seen_at, refs, refs_good) VALUES ($1, $2, $3, $4)
       ON CONFLICT (region) DO UPDATE SET seen_at = $2, refs = $3, refs_good = $4 WHERE region_health.seen_at <= $2`,
      [region, at, references, referencesGood],
    );
  }

  async saveGap(sql: SqlRunner, { shard, from, to, reason }: Gap): Promise<void> {
    await sql.query(`INSERT INTO schedule_gap (shard, gap_from, gap_to, reason) VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING`, [
      shard,
      from,
      to,
      reason,
    ]);
  }
}
