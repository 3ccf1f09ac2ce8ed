import type { incidents, workspaces } from '@nowahala/contracts';
import { presentServerSummary } from '../server/server.presenter.js';
import type { States } from '../server/server-states.js';
import { iso } from '../wire.js';

export const presentWorkspace = (workspace: workspaces.Workspace, states: States) => ({
  _id: workspace.id,
  name: workspace.name,
  members: workspace.members.map(({ role, userId }) => ({ role, userId })),
  servers: workspace.servers.map((server) => ({ serverId: presentServerSummary(server, states.get(server.id)) })),
  notificationPreference: { whatsApp: { enabled: workspace.whatsappEnabled }, email: { enabled: workspace.emailEnabled } },
  createdAt: iso(workspace.createdAt),
});

export const presentUptime = ({ serverId, days }: incidents.ServerUptime) => ({
  serverId,
  days: days.map(({ day, success, failures, unknown }) => ({ day, success, failures, unknown })),
});
