import type { Projection } from '@nowahala/platform';
import type { Incident, IncidentEvent } from '../domain/incident/incident.js';

/** Incidents as lists and pages show them. */
export const incidentList: Projection<Incident, IncidentEvent> = {
  name: 'incident-list',
  version: 1,
  async apply({ id, event }, _state, sql) {
    switch (event.type) {
      case 'IncidentOpened': {
        const data = event.data;
        await sql.query(
          `INSERT INTO incident_list (id, workspace_id, user_id, server_id, server_name, kind, status, started_at, opened_at, cause, tag, level, explanation, snapshot_at, snapshot_region, group_id, error_log_id)
           VALUES ($1, $2, $3, $4, $5, $6, 'open', $7, $8, $9, $10, $11, $12, $13, $14, $15, $16) ON CONFLICT (id) DO NOTHING`,
          [
            id,
            data.workspaceId,
            data.userId,
            data.serverId,
            data.serverName,
            data.kind,
            data.startedAt,
            data.openedAt,
            data.cause,
            data.tag,
            data.level,
            JSON.stringify(data.explanation),
            data.snapshot?.takenAt ?? null,
            data.snapshot?.region ?? null,
            data.groupId,
            data.errorLogId,
          ],
        );
        return;
      }
      case 'IncidentExplained':
        await sql.query(`UPDATE incident_list SET explanation = $2 WHERE id = $1`, [id, JSON.stringify(event.data.explanation)]);
        return;
      case 'IncidentAcknowledged':
        await sql.query(`UPDATE incident_list SET acknowledged_at = $2, acknowledged_by = $3 WHERE id = $1`, [
          id,
          event.data.at,
          event.data.by,
        ]);
        return;
      case 'IncidentResolved':
        await sql.query(`UPDATE incident_list SET status = 'resolved', resolved_at = $2 WHERE id = $1`, [id, event.data.resolvedAt]);
        return;
      case 'InstabilityCounted':
        return;
    }
  },
  async clear(sql) {
    await sql.query(`DELETE FROM incident_list`);
  },
};
