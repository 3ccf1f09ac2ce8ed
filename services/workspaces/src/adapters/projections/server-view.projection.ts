import type { Projection } from '@nowahala/platform';
import type { Server, ServerEvent } from '../../domain/server.js';

export const serverView: Projection<Server, ServerEvent> = {
  name: 'server_view',
  version: 1,
  apply: async (event, state, sql) => {
    if (state.is === 'deleted') {
      await sql.query('DELETE FROM server_view WHERE id = $1', [event.id]);
      return;
    }
    await sql.query(
      `INSERT INTO server_view (id, workspace_id, user_id, name, ip_address, website, interval_minutes, email_enabled, whatsapp_enabled, paused, config_version, created_at)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)
       ON CONFLICT (id) DO UPDATE SET name = $4, ip_address = $5, website = $6, interval_minutes = $7, email_enabled = $8, whatsapp_enabled = $9, paused = $10, config_version = $11`,
      [event.id, state.workspaceId, state.userId, state.name, state.ipAddress, state.website, state.intervalMinutes, state.email, state.whatsApp, state.is === 'paused', event.version, event.occurredAt],
    );
  },
  clear: async (sql) => void (await sql.query('DELETE FROM server_view')),
};
