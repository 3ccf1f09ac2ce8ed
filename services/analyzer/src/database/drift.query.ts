import type { SqlRunner } from '@nowahala/platform';
import { Injectable } from '@nestjs/common';
import { Drifts } from '../application/ports/disagreements.js';
import type { Drift } from '../application/ports/disagreements.js';

@Injectable()
export class DisagreementsTable extends Drifts {
  async find(sql: SqlRunner): Promise<Drift[]> {
    const rows = await sql.query<{ kind: Drift['kind']; server_id: string; workspace_id: string; incident_id: string }>(
      `SELECT 'forgotten' AS kind, i.server_id, i.workspace_id, i.id::text AS incident_id
       FROM incident_list i LEFT JOIN monitor m ON m.server_id = i.server_id AND NOT m.removed AND m.health -> 'now' ->> 'incidentId' = i.id::text
       WHERE i.status = 'open' AND m.server_id IS NULL
       UNION ALL
       SELECT 'missing', m.server_id, m.workspace_id, m.health -> 'now' ->> 'incidentId'
       FROM monitor m LEFT JOIN incident_list i ON i.id::text = m.health -> 'now' ->> 'incidentId' AND i.status = 'open'
       WHERE m.state IN ('down', 'recovering', 'unstable') AND i.id IS NULL`,
    );
    return rows.map((row) => ({ kind: row.kind, serverId: row.server_id, workspaceId: row.workspace_id, incidentId: row.incident_id }));
  }
}
