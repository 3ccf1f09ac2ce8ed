import { eventSourced } from '@nowahala/platform';
import type { Announcement } from '@nowahala/platform';
import { server } from '../../domain/server.js';
import { workspace } from '../../domain/workspace.js';
import { serverView } from '../../database/server-view.projection.js';
import { workspaceView } from '../../database/workspace-view.projection.js';

/** Workspaces: every change is announced as a snapshot; the stream's version orders them. */
export const workspaceStreams = eventSourced({
  aggregate: workspace,
  projections: [workspaceView],
  publish: ({ type, id, version, occurredAt }, state) => {
    const { userId, email, whatsApp } = state!;
    const updated: Announcement = {
      topic: 'workspace.updated',
      key: id,
      message: { workspaceId: id, userId, version, emailEnabled: email, whatsappEnabled: whatsApp },
    };
    const created: Announcement = { topic: 'workspace.created', key: id, message: { workspaceId: id, userId, createdAt: occurredAt } };
    return type === 'WorkspaceCreated' ? [created, updated] : [updated];
  },
});

/** Servers: whatever happens, the world is told the whole configuration. */
export const serverStreams = eventSourced({
  aggregate: server,
  projections: [serverView],
  publish: ({ id, version, occurredAt }, state) => {
    const { createdAt, email, whatsApp, ...rest } = state!;
    const message = {
      ...rest,
      serverId: id,
      emailEnabled: email,
      whatsappEnabled: whatsApp,
      configVersion: version,
      createdAt: new Date(createdAt),
      changedAt: occurredAt,
    };
    return [{ topic: 'server.configured', key: id, message }];
  },
});
