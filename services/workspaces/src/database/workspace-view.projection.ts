import type { Projection } from '@nowahala/platform';
import type { Workspace, WorkspaceEvent } from '../domain/workspace.js';

export const workspaceView: Projection<Workspace, WorkspaceEvent> = {
  name: 'workspace-view',
  version: 1,
  async apply({ id, version }, state, sql) {
    if (state.status === 'absent') return;
    await sql.query(
      `INSERT INTO workspace_view (id, user_id, name, email_enabled, whatsapp_enabled, version, created_at) VALUES ($1, $2, $3, $4, $5, $6, $7)
       ON CONFLICT (id) DO UPDATE SET name = $3, email_enabled = $4, whatsapp_enabled = $5, version = $6`,
      [id, state.userId, state.name, state.email, state.whatsApp, version, state.createdAt],
    );
  },
  clear: async (sql) => void (await sql.query('DELETE FROM workspace_view')),
};
