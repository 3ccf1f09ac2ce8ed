import { Database } from '@nowahala/platform';
import type { EvidenceSnapshot } from '@nowahala/kernel';
import { Injectable } from '@nestjs/common';
import type { IncidentOfWeek } from '../domain/statistics/ping-stats.js';
import type { ListedIncident } from './incident.entity.js';

/** With its evidence, as long as that is kept. */
export type IncidentWithEvidence = ListedIncident & { evidence: EvidenceSnapshot | null };

export interface Filter {
  workspaceIds: string[];
  serverId: string | null;
  status: string;
}

const INCIDENT = `i.*, (SELECT s.evidence FROM snapshot s WHERE s.server_id = i.server_id AND s.taken_at = i.snapshot_at AND s.region = i.snapshot_region) AS evidence FROM incident_list i`;

/** Incidents as lists and pages show them. */
@Injectable()
export class IncidentQuery {
  constructor(private readonly database: Database) {}

  async page(
    { workspaceIds, serverId, status }: Filter,
    limit: number,
    offset: number,
  ): Promise<{ rows: IncidentWithEvidence[]; total: number }> {
    const where = `workspace_id = ANY($1::uuid[]) AND ($2::uuid IS NULL OR server_id = $2) AND ($3 = '' OR status = $3)`;
    const rows = await this.database.query<IncidentWithEvidence>(
      `SELECT ${INCIDENT} WHERE ${where} ORDER BY started_at DESC, id LIMIT $4 OFFSET $5`,
      [workspaceIds, serverId, status, limit, offset],
    );
    const [counted] = await this.database.query<{ total: number }>(`SELECT count(*) AS total FROM incident_list WHERE ${where}`, [
      workspaceIds,
      serverId,
      status,
    ]);
    return { rows, total: counted?.total ?? 0 };
  }

  async after(
    { workspaceIds, serverId, status }: Filter,
    position: { startedAt: Date; id: string } | null,
    limit: number,
  ): Promise<IncidentWithEvidence[]> {
    return this.database.query<IncidentWithEvidence>(
      `SELECT ${INCIDENT} WHERE workspace_id = ANY($1::uuid[]) AND ($2::uuid IS NULL OR server_id = $2) AND ($3 = '' OR status = $3)
         AND ($4::timestamptz IS NULL OR started_at < $4 OR (started_at = $4 AND id > $5::uuid)) ORDER BY started_at DESC, id LIMIT $6`,
      [workspaceIds, serverId, status, position?.startedAt ?? null, position?.id ?? null, limit],
    );
  }

  async find(id: string): Promise<IncidentWithEvidence | null> {
    const [row] = await this.database.query<IncidentWithEvidence>(`SELECT ${INCIDENT} WHERE id = $1`, [id]);
    return row ?? null;
  }

  /** What a summary counts, and nothing long. */
  async between(workspaceId: string, from: Date, to: Date): Promise<IncidentOfWeek[]> {
    return this.database.query(
      `SELECT server_id, kind, started_at, resolved_at, worsened_at, heartbeat_trouble FROM incident_list
       WHERE workspace_id = $1 AND started_at < $3 AND coalesce(resolved_at, $3) > $2 ORDER BY started_at`,
      [workspaceId, from, to],
    );
  }

  /** This incident, then the open ones of its group. */
  async groupOf(incidentId: string, workspaceId: string): Promise<string[]> {
    const rows = await this.database.query<{ id: string }>(
      `SELECT other.id FROM incident_list one JOIN incident_list other ON other.workspace_id = one.workspace_id
         AND (other.id = one.id OR (one.group_id <> '' AND other.group_id = one.group_id AND other.status = 'open'))
       WHERE one.id = $1 AND one.workspace_id = $2 ORDER BY other.id <> one.id, other.id`,
      [incidentId, workspaceId],
    );
    return rows.map((row) => row.id);
  }
}
