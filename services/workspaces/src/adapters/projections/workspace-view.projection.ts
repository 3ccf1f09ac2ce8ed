import type { Projection } from '@nowahala/platform';
import type { Workspace, WorkspaceEvent } from '../../domain/workspace.js';

export const workspaceView: Projection<Workspace, WorkspaceEvent> = {
  name: 'workspace_view',
  version: 1,
  apply: async (event, state, sql) => {
    await sql.query(
      `INSERT INTO workspace_view (id, user_id, name, email_enabled, whatsapp_enabled, created_at) VALUES ($1, $2, $3, $4, $5, $6)
       ON CONFLICT (id) DO UPDATE SET name = $3, email_enabled = $4, whatsapp_enabled = $5`,
      [event.id, state.ownerId, state.name, state.email, state.whatsApp, event.occurredAt],
    );
  },
  clear: async (sql) => void (await sql.query('DELETE FROM workspace_view')),
};
