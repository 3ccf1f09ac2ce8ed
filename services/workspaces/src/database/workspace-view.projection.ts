import type { Projection } from '@nowahala/platform';
import type { Workspace, WorkspaceEvent } from '../domain/workspace.js';
import { workspaceViewEntity } from './workspace-view.entity.js';

export const workspaceView: Projection<Workspace, WorkspaceEvent> = {
  name: 'workspace-view',
  version: 1,
  async apply({ id, version }, state, { manager }) {
    if (state.status === 'absent') return;
    await manager.upsert(workspaceViewEntity, { ...state, id, version, createdAt: new Date(state.createdAt) }, ['id']);
  },
  clear: async ({ manager }) => void (await manager.deleteAll(workspaceViewEntity)),
};
