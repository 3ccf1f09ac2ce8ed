import { eventSourced } from '@nowahala/platform';
import type { Publication } from '@nowahala/platform';
import { workspaceView } from '../../database/workspace-view.projection.js';
import { workspace } from '../../domain/workspace.js';

/** Every change is published as a snapshot; the stream's version orders them. */
export const workspaceStreams = eventSourced({
  aggregate: workspace,
  projections: [workspaceView],
  publish: ({ type, id, version, occurredAt }, state): Publication[] => {
    if (state.status === 'absent') return [];
    const { userId, email, whatsApp } = state;
    const snapshot = { workspaceId: id, userId, version, emailEnabled: email, whatsappEnabled: whatsApp };
    const updated: Publication = { topic: 'workspace.updated', key: id, message: snapshot };
    const created: Publication = { topic: 'workspace.created', key: id, message: { workspaceId: id, userId, createdAt: occurredAt } };
    return type === 'WorkspaceCreated' ? [created, updated] : [updated];
  },
});
