import { prepared } from '@nowahala/platform';
import type { Projection } from '@nowahala/platform';
import type { Server, ServerEvent } from '../domain/server.js';
import { serverViewEntity } from './server-view.entity.js';

/** By hand, so that it travels with the event that it follows. */
const UPSERT = prepared(
  `INSERT INTO server_view (id, workspace_id, user_id, name, ip_address, website, interval_minutes, email_enabled, whatsapp_enabled, paused, version, created_at, changed_at, expect_text, reject_text, slow_alerts)
   VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16)
   ON CONFLICT (id) DO UPDATE SET name = $4, ip_address = $5, website = $6, interval_minutes = $7, email_enabled = $8, whatsapp_enabled = $9, paused = $10, version = $11, changed_at = $13, expect_text = $14, reject_text = $15, slow_alerts = $16`,
);

/** Servers that are not deleted. */
export const serverView: Projection<Server, ServerEvent> = {
  name: 'server-view',
  version: 1,
  async apply({ id, version, occurredAt }, state, sql) {
    if (state.status === 'absent') return;
    if (state.status === 'deleted') return void (await sql.manager.delete(serverViewEntity, { id }));
    const { workspaceId, userId, name, ipAddress, website, intervalMinutes, email, whatsApp, paused, createdAt } = state;
    const { expectText, rejectText, slowAlerts } = state;
    await sql.query(UPSERT, [
      ...[id, workspaceId, userId, name, ipAddress, website, intervalMinutes, email, whatsApp, paused, version],
      ...[createdAt, occurredAt, expectText, rejectText, slowAlerts],
    ]);
  },
  clear: async ({ manager }) => void (await manager.deleteAll(serverViewEntity)),
};
