import { eventSourced } from '@nowahala/platform';
import type { Announcement, RecordedEvent } from '@nowahala/platform';
import { server } from '../../domain/server.js';
import type { Server, ServerEvent } from '../../domain/server.js';
import { workspace } from '../../domain/workspace.js';
import type { Workspace, WorkspaceEvent } from '../../domain/workspace.js';
import { serverView } from '../projections/server-view.projection.js';
import { workspaceView } from '../projections/workspace-view.projection.js';

/** Streams of this room, with their read models and what the world is told. */
export const workspaces = eventSourced<Workspace, WorkspaceEvent>({
  aggregate: workspace,
  projections: [workspaceView],
  publish: (event, state) => {
    const updated: Announcement = {
      topic: 'workspace.updated',
      key: event.id,
      message: { workspaceId: event.id, userId: state.ownerId, version: event.version, emailEnabled: state.email, whatsappEnabled: state.whatsApp },
    };
    if (event.type !== 'WorkspaceCreated') return [updated];
    return [{ topic: 'workspace.created', key: event.id, message: { workspaceId: event.id, userId: state.ownerId, createdAt: event.occurredAt } }, updated];
  },
});

export const servers = eventSourced<Server, ServerEvent>({
  aggregate: server,
  projections: [serverView],
  publish: (event, state) => [serverConfigured(event, state)],
});

function serverConfigured(event: RecordedEvent<ServerEvent>, state: Server): Announcement {
  return {
    topic: 'server.configured',
    key: event.id,
    message: {
      serverId: event.id,
      workspaceId: state.workspaceId,
      userId: state.userId,
      name: state.name,
      ipAddress: state.ipAddress,
      website: state.website,
      intervalMinutes: state.intervalMinutes,
      emailEnabled: state.email,
      whatsappEnabled: state.whatsApp,
      paused: state.is === 'paused',
      deleted: state.is === 'deleted',
      configVersion: event.version,
      createdAt: event.type === 'ServerRegistered' ? event.occurredAt : undefined,
      changedAt: event.occurredAt,
    },
  };
}
