import type { Projection } from '@nowahala/platform';
import type { Server, ServerEvent } from '../domain/server.js';
import { serverViewEntity } from './server-view.entity.js';

/** Servers that are not deleted. */
export const serverView: Projection<Server, ServerEvent> = {
  name: 'server-view',
  version: 1,
  async apply({ id, version, occurredAt }, state, { manager }) {
    if (state.status === 'absent') return;
    if (state.status === 'deleted') return void (await manager.delete(serverViewEntity, { id }));
    const row = { ...state, id, version, createdAt: new Date(state.createdAt), changedAt: occurredAt };
    await manager.upsert(serverViewEntity, row, ['id']);
  },
  clear: async ({ manager }) => void (await manager.deleteAll(serverViewEntity)),
};
