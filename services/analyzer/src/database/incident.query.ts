import { Database } from '@nowahala/platform';
import type { EvidenceSnapshot } from '@nowahala/platform';
import { Injectable } from '@nestjs/common';
import type { ErrorLog } from '../application/ports/error-logs.js';
import type { Explanation } from '../domain/advice/explanation.js';
import { toErrorLog } from './error-log.repository.js';
import type { ErrorLogRow } from './error-log.repository.js';

export interface IncidentRow {
  id: string;
  workspace_id: string;
  user_id: string;
  server_id: string;
  server_name: string;
  kind: string;
  status: string;
  started_at: Date;
  opened_at: Date;
  resolved_at: Date | null;
  acknowledged_at: Date | null;
  acknowledged_by: string | null;
  cause: string;
  tag: string;
  level: string;
  explanation: Explanation;
  evidence: EvidenceSnapshot | null;
  group_id: string;
  error_log_id: string | null;
}

export interface Filter {
  workspaceIds: string[];
  serverId: string | null;
  status: string;
}

/** With its evidence, as long as that is kept. */
const INCIDENT = `i.*, (SELECT s.evidence FROM snapshot s WHERE s.server_id = i.server_id AND s.taken_at = i.snapshot_at AND s.region = i.snapshot_region) AS evidence FROM incident_list i`;

/** Error logs and incidents as lists and pages show them. */
@Injectable()
export class IncidentQuery {
  constructor(private readonly database: Database) {}

  async logs(workspaceIds: string[], serverId: string | null, limit: number, offset: number): Promise<{ logs: ErrorLog[]; total: number }> {
    const where = `workspace_id = ANY($1::uuid[]) AND ($2::uuid IS NULL OR server_id = $2)`;
    const rows = await this.database.query<ErrorLogRow>(
      `SELECT * FROM error_log WHERE ${where} ORDER BY last_seen_at DESC, id LIMIT $3 OFFSET $4`,
      [workspaceIds, serverId, limit, offset],
    );
    const [counted] = await this.database.query<{ total: number }>(`SELECT count(*)::int AS total FROM error_log WHERE ${where}`, [
      workspaceIds,
      serverId,
    ]);
    return { logs: rows.map(toErrorLog), total: counted?.total ?? 0 };
  }

  async incidents(
    { workspaceIds, serverId, status }: Filter,
    limit: number,
    offset: number,
  ): Promise<{ rows: IncidentRow[]; total: number }> {
    const where = `workspace_id = ANY($1::uuid[]) AND ($2::uuid IS NULL OR server_id = $2) AND ($3 = '' OR status = $3)`;
    const rows = await this.database.query<IncidentRow>(
      `SELECT ${INCIDENT} WHERE ${where} ORDER BY started_at DESC, id LIMIT $4 OFFSET $5`,
      [workspaceIds, serverId, status, limit, offset],
    );
    const [counted] = await this.database.query<{ total: number }>(`SELECT count(*)::int AS total FROM incident_list WHERE ${where}`, [
      workspaceIds,
      serverId,
      status,
    ]);
    return { rows, total: counted?.total ?? 0 };
  }

  async incidentsAfter(
    { workspaceIds, serverId, status }: Filter,
    place: { startedAt: Date; id: string } | null,
    limit: number,
  ): Promise<IncidentRow[]> {
    return this.database.query<IncidentRow>(
      `SELECT ${INCIDENT} WHERE workspace_id = ANY($1::uuid[]) AND ($2::uuid IS NULL OR server_id = $2) AND ($3 = '' OR status = $3)
         AND ($4::timestamptz IS NULL OR started_at < $4 OR (started_at = $4 AND id > $5::uuid)) ORDER BY started_at DESC, id LIMIT $6`,
      [workspaceIds, serverId, status, place?.startedAt ?? null, place?.id ?? null, limit],
    );
  }

  async incident(id: string): Promise<IncidentRow | null> {
    const [row] = await this.database.query<IncidentRow>(`SELECT ${INCIDENT} WHERE id = $1`, [id]);
    return row ?? null;
  }

  async incidentsBetween(workspaceId: string, from: Date, to: Date): Promise<IncidentRow[]> {
    return this.database.query<IncidentRow>(
      `SELECT ${INCIDENT} WHERE workspace_id = $1 AND started_at < $3 AND coalesce(resolved_at, $3) > $2 ORDER BY started_at`,
      [workspaceId, from, to],
    );
  }
}
