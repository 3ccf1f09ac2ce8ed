import type { billing, identity, incidents, pings } from '@nowahala/contracts';
import { Controller } from '@nestjs/common';
import { OnTopic } from '@nowahala/platform';
import type { MessageContext, Transaction } from '@nowahala/platform';
import { keepEntitlement } from '../../application/entitlements.js';

/** What workspaces hear of the world. */
@Controller()
export class WorkspacesSubscriptions {
  @OnTopic('entitlement.changed')
  async onEntitlement(entitlement: billing.EntitlementChanged, context: MessageContext): Promise<void> {
    await context.once((tx) => keepEntitlement(tx, entitlement));
  }

  @OnTopic('incident.opened', { group: 'incidents' })
  async onOpened(incident: incidents.IncidentOpened, context: MessageContext): Promise<void> {
    await context.once((tx) => mark(tx, incident.serverId, incident.incidentId, incident.seq, incident.kind !== 'unstable'));
  }

  @OnTopic('incident.resolved', { group: 'incidents' })
  async onResolved(incident: incidents.IncidentResolved, context: MessageContext): Promise<void> {
    await context.once((tx) => mark(tx, incident.serverId, incident.incidentId, incident.seq, false));
  }

  @OnTopic('server.usage')
  async onUsage(usage: pings.ServerUsage, context: MessageContext): Promise<void> {
    await context.once((tx) =>
      tx.query(
        `INSERT INTO server_usage (server_id, workspace_id, month, used) SELECT $1, $2, $3, $4 WHERE EXISTS (SELECT 1 FROM server_view WHERE id = $1)
         ON CONFLICT (server_id) DO UPDATE SET month = $3, used = $4 WHERE (server_usage.month, server_usage.used) < ($3, $4)`,
        [usage.serverId, usage.workspaceId, usage.month, usage.used],
      ),
    );
  }

  @OnTopic('user.erased')
  async onErased(erased: identity.UserErased, context: MessageContext): Promise<void> {
    await context.once(async (tx) => {
      const ids = (await tx.query<{ id: string }>('SELECT id FROM workspace_view WHERE user_id = $1', [erased.userId])).map((row) => row.id);
      const gone = await tx.query<{ id: string; workspace_id: string; user_id: string; config_version: string }>('SELECT id, workspace_id, user_id, config_version FROM server_view WHERE user_id = $1', [erased.userId]);
      for (const server of gone) await tx.publish('server.configured', lastWord(server, tx.now), { key: server.id, tenantId: server.workspace_id });
      for (const table of ['incident_seen WHERE server_id IN (SELECT id FROM server_view WHERE workspace_id', 'server_usage WHERE server_id IN (SELECT id FROM server_view WHERE workspace_id']) await tx.query(`DELETE FROM ${table} = ANY($1::uuid[]))`, [ids]);
      for (const table of ['server_view', 'workspace_quota', 'entitlement']) await tx.query(`DELETE FROM ${table} WHERE workspace_id = ANY($1::uuid[])`, [ids]);
      await tx.query('DELETE FROM workspace_view WHERE id = ANY($1::uuid[])', [ids]);
      for (const id of ids) await tx.query('SELECT forget_tenant($1)', [id]);
      await tx.publish('erasure.completed', { userId: erased.userId, service: 'workspaces', completedAt: tx.now }, { key: erased.userId, tenantId: erased.userId });
    });
  }
}

/** The two topics have no order between them: what counts is the highest version of each incident. */
async function mark(tx: Transaction, serverId: string, incidentId: string, seq: number, open: boolean): Promise<void> {
  await tx.query(
    `INSERT INTO incident_seen (server_id, incident_id, seq, open) SELECT $1, $2, $3, $4 WHERE EXISTS (SELECT 1 FROM server_view WHERE id = $1)
     ON CONFLICT (server_id, incident_id) DO UPDATE SET seq = $3, open = $4 WHERE incident_seen.seq < $3`,
    [serverId, incidentId, seq, open],
  );
}

/** Monitoring stops at once; nothing personal is left in the message. */
const lastWord = (server: { id: string; workspace_id: string; user_id: string; config_version: string }, at: Date) => ({
  serverId: server.id,
  workspaceId: server.workspace_id,
  userId: server.user_id,
  name: '',
  ipAddress: '',
  website: '',
  intervalMinutes: 60,
  emailEnabled: false,
  whatsappEnabled: false,
  paused: true,
  deleted: true,
  configVersion: Number(server.config_version) + 1_000_000,
  createdAt: undefined,
  changedAt: at,
});
