import type { workspaces } from '@nowahala/contracts';
import type { ServerView } from '../../database/server.query.js';
import type { WorkspaceView } from '../../database/workspace-view.entity.js';
import { toServer } from './server.mapper.js';

export const toWorkspace = (workspace: WorkspaceView, servers: ServerView[]): workspaces.Workspace => ({
  id: workspace.id,
  name: workspace.name,
  members: [{ role: 'owner', userId: workspace.userId }],
  servers: servers.map(toServer),
  emailEnabled: workspace.email,
  whatsappEnabled: workspace.whatsApp,
  createdAt: workspace.createdAt,
});
