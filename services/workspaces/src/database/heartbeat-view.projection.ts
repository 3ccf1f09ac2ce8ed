import type { Projection } from '@nowahala/platform';
import type { Heartbeat, HeartbeatEvent } from '../domain/heartbeat.js';
import { heartbeatViewEntity } from './heartbeat-view.entity.js';

/** Heartbeats that are not deleted. */
export const heartbeatView: Projection<Heartbeat, HeartbeatEvent> = {
  name: 'heartbeat-view',
  version: 1,
  async apply({ id, version }, state, { manager }) {
    if (state.status === 'absent') return;
    if (state.status === 'deleted') return void (await manager.delete(heartbeatViewEntity, { id }));
    await manager.upsert(heartbeatViewEntity, { ...state, id, version, createdAt: new Date(state.createdAt) }, ['id']);
  },
  clear: async ({ manager }) => void (await manager.deleteAll(heartbeatViewEntity)),
};
