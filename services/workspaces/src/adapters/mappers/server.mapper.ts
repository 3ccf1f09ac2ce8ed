import type { workspaces } from '@nowahala/contracts';
import type { ServerView, WorkspaceView } from '../../application/ports/index.js';

export const presentServer = (server: ServerView): workspaces.Server => ({
  id: server.id,
  workspaceId: server.workspaceId,
  userId: server.userId,
  name: server.name,
  ipAddress: server.ipAddress,
  website: server.website,
  intervalMinutes: server.intervalMinutes,
  emailEnabled: server.email,
  whatsappEnabled: server.whatsApp,
  paused: server.paused,
  status: server.up ? 'active' : 'inactive',
  usedRate: server.usedRate,
  configVersion: server.version,
  createdAt: server.createdAt,
});

export const presentWorkspace = (workspace: WorkspaceView, servers: ServerView[]): workspaces.Workspace => ({
  id: workspace.id,
  name: workspace.name,
  members: [{ role: 'owner', userId: workspace.userId }],
  servers: servers.map(presentServer),
  emailEnabled: workspace.email,
  whatsappEnabled: workspace.whatsApp,
  createdAt: workspace.createdAt,
});

export const presentConfig = (server: ServerView): workspaces.ListServerConfigsResponse => ({
  server: {
    serverId: server.id,
    workspaceId: server.workspaceId,
    userId: server.userId,
    name: server.name,
    ipAddress: server.ipAddress,
    website: server.website,
    intervalMinutes: server.intervalMinutes,
    emailEnabled: server.email,
    whatsappEnabled: server.whatsApp,
    paused: server.paused,
    deleted: false,
    configVersion: server.version,
    createdAt: server.createdAt,
    changedAt: server.changedAt,
  },
});
