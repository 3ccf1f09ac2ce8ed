import type { WorkspaceResponse } from '@nowahala/api';
import type { workspaces } from '@nowahala/contracts';
import type { States } from '../server/server-states.js';
import { presentServerSummary } from '../server/server.presenter.js';
import { iso } from '../wire.js';

export const presentWorkspace = (workspace: workspaces.Workspace, states: States): WorkspaceResponse => ({
  _id: workspace.id,
  name: workspace.name,
  members: workspace.members.map(({ role, userId }) => ({ role, userId })),
  servers: workspace.servers.map((server) => ({ serverId: presentServerSummary(server, states.get(server.id)) })),
  notificationPreference: { whatsApp: { enabled: workspace.whatsappEnabled }, email: { enabled: workspace.emailEnabled } },
  createdAt: iso(workspace.createdAt!),
});
