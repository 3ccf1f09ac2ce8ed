import type { Projection } from '@nowahala/platform';
import type { Maintenance, MaintenanceEvent } from '../domain/maintenance.js';

export const maintenanceView: Projection<Maintenance, MaintenanceEvent> = {
  name: 'maintenance-view',
  version: 1,
  async apply({ id }, state, sql) {
    if (state.status === 'absent') return;
    const { workspaceId, userId, serverId, startsAt, endsAt, createdAt } = state;
    await sql.query(
      `INSERT INTO maintenance_view (id, workspace_id, user_id, server_id, starts_at, ends_at, created_at) VALUES ($1, $2, $3, $4, $5, $6, $7)
       ON CONFLICT (id) DO UPDATE SET starts_at = $5, ends_at = $6`,
      [id, workspaceId, userId, serverId, startsAt, endsAt, createdAt],
    );
  },
  clear: async (sql) => void (await sql.query('DELETE FROM maintenance_view')),
};
