import { Database } from '@nowahala/platform';
import type { SqlRunner } from '@nowahala/platform';
import { Injectable } from '@nestjs/common';
import type { Maintenance } from '../domain/maintenance.js';

@Injectable()
export class MaintenanceRepository {
  constructor(private readonly database: Database) {}

  /** A lower version is ignored. */
  async upsert(sql: SqlRunner, one: Maintenance): Promise<void> {
    await sql.query(
      `INSERT INTO maintenance (maintenance_id, workspace_id, user_id, server_id, starts_at, ends_at, version) VALUES ($1, $2, $3, $4, $5, $6, $7)
       ON CONFLICT (maintenance_id) DO UPDATE SET starts_at = $5, ends_at = $6, version = $7 WHERE maintenance.version < $7`,
      [one.maintenanceId, one.workspaceId, one.userId, one.serverId, one.startsAt, one.endsAt, one.version],
    );
  }

  /** Those of the workspace that were not over at that time. */
  listSince(sql: SqlRunner, workspaceId: string, since: Date): Promise<Maintenance[]> {
    return sql.query<Maintenance>(
      `SELECT maintenance_id, workspace_id, user_id, server_id, starts_at, ends_at, version FROM maintenance WHERE workspace_id = $1 AND ends_at > $2`,
      [workspaceId, since],
    );
  }

  async prune(before: Date): Promise<void> {
    await this.database.query('DELETE FROM maintenance WHERE ends_at < $1 AND starts_at < $1', [before]);
  }
}
