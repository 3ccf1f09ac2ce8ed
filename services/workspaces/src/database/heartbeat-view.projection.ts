import type { Projection } from '@nowahala/platform';
import type { Heartbeat, HeartbeatEvent } from '../domain/heartbeat.js';

/** Heartbeats that are not deleted. */
export const heartbeatView: Projection<Heartbeat, HeartbeatEvent> = {
  name: 'heartbeat-view',
  version: 1,
  async apply({ id, version }, state, sql) {
    if (state.status === 'absent') return;
    if (state.status === 'deleted') {
      await sql.query('DELETE FROM heartbeat_view WHERE id = $1', [id]);
      return;
    }
    const { workspaceId, userId, name, schedule, graceMinutes, onlyPost, paused, addressRound, createdAt } = state;
    await sql.query(
      `INSERT INTO heartbeat_view (id, workspace_id, user_id, name, schedule, grace_minutes, only_post, paused, address_round, version, created_at)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)
       ON CONFLICT (id) DO UPDATE SET name = $4, schedule = $5, grace_minutes = $6, only_post = $7, paused = $8, address_round = $9, version = $10`,
      [id, workspaceId, userId, name, JSON.stringify(schedule), graceMinutes, onlyPost, paused, addressRound, version, createdAt],
    );
  },
  clear: async (sql) => void (await sql.query('DELETE FROM heartbeat_view')),
};
