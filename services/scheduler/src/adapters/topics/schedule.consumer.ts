import { Controller, Inject } from '@nestjs/common';
import { OnTopic, shardOf } from '@nowahala/platform';
import type { MessageContext, Transaction } from '@nowahala/platform';
import type { billing, identity, incidents, workspaces } from '@nowahala/contracts';
import { SendRechecks } from '../../application/send-rechecks.js';
import { FireDueSlots } from '../../application/fire-due-slots.js';
import { recordChange } from '../../database/schedule.repository.js';
import { configureServer } from '../../application/configure-server.js';

/** What the scheduler hears of the world. */
@Controller()
export class ScheduleConsumer {
  constructor(
    @Inject(FireDueSlots) private readonly timetable: FireDueSlots,
    @Inject(SendRechecks) private readonly desk: SendRechecks,
  ) {}

  @OnTopic('server.configured')
  async onServer(server: workspaces.ServerConfigured, context: MessageContext): Promise<void> {
    await context.once((tx) => configureServer(tx, server, shardOf(server.serverId)), [`server-${server.serverId}`]);
    this.timetable.trigger();
  }

  @OnTopic('entitlement.changed')
  async onEntitlement(entitlement: billing.EntitlementChanged, context: MessageContext): Promise<void> {
    await context.once(async (tx) => {
      const changed = await tx.query(
        `INSERT INTO entitlement (workspace_id, version, state, rate_limit, hourly_only) VALUES ($1, $2, $3, $4, $5)
         ON CONFLICT (workspace_id) DO UPDATE SET version = $2, state = $3, rate_limit = $4, hourly_only = $5 WHERE entitlement.version < $2 RETURNING 1`,
        [entitlement.workspaceId, entitlement.version, entitlement.state, entitlement.rateLimit, entitlement.hourlyOnly],
      );
      if (changed.length > 0)
        await tx.query(
          'INSERT INTO schedule_change (shard, server_id) SELECT shard, server_id FROM schedule_entry WHERE workspace_id = $1',
          [entitlement.workspaceId],
        );
    });
    this.timetable.trigger();
  }

  @OnTopic('recheck.wanted', { group: 'rechecks', sessionTimeoutMs: 10_000 })
  async onRecheck(wanted: incidents.RecheckWanted, context: MessageContext): Promise<void> {
    await context.once((tx) => this.desk.keep(tx, context.id, wanted));
    this.desk.expect(wanted.dueAt!);
  }

  @OnTopic('incident.opened', { group: 'incidents', sessionTimeoutMs: 10_000 })
  async onOpened(incident: incidents.IncidentOpened, context: MessageContext): Promise<void> {
    await context.once((tx) => this.mark(tx, incident.serverId, incident.incidentId, incident.seq, true), [`server-${incident.serverId}`]);
    this.timetable.trigger();
  }

  @OnTopic('incident.resolved', { group: 'incidents', sessionTimeoutMs: 10_000 })
  async onResolved(incident: incidents.IncidentResolved, context: MessageContext): Promise<void> {
    await context.once((tx) => this.mark(tx, incident.serverId, incident.incidentId, incident.seq, false), [`server-${incident.serverId}`]);
    this.timetable.trigger();
  }

  @OnTopic('user.erased')
  async onErased(erased: identity.UserErased, context: MessageContext): Promise<void> {
    await context.once(async (tx) => {
      await tx.query('INSERT INTO schedule_change (shard, server_id) SELECT shard, server_id FROM schedule_entry WHERE user_id = $1', [
        erased.userId,
      ]);
      await tx.query('DELETE FROM incident_seen WHERE server_id IN (SELECT server_id FROM schedule_entry WHERE user_id = $1)', [
        erased.userId,
      ]);
      await tx.query('DELETE FROM schedule_entry WHERE user_id = $1', [erased.userId]);
      await tx.query('DELETE FROM usage WHERE workspace_id = ANY($1::uuid[])', [erased.workspaceIds]);
      await tx.query('DELETE FROM entitlement WHERE workspace_id = ANY($1::uuid[])', [erased.workspaceIds]);
      await tx.publish(
        'erasure.completed',
        { userId: erased.userId, service: 'scheduler', completedAt: tx.now },
        { key: erased.userId, tenantId: erased.userId },
      );
    });
    this.timetable.trigger();
  }

  /** The two topics have no order between them: what counts is the highest version of each incident. */
  private async mark(tx: Transaction, serverId: string, incidentId: string, seq: number, open: boolean): Promise<void> {
    await tx.query(
      `INSERT INTO incident_seen (server_id, incident_id, seq, open) VALUES ($1, $2, $3, $4)
       ON CONFLICT (server_id, incident_id) DO UPDATE SET seq = $3, open = $4 WHERE incident_seen.seq < $3`,
      [serverId, incidentId, seq, open],
    );
    await tx.query(
      'UPDATE schedule_entry SET down = EXISTS (SELECT 1 FROM incident_seen WHERE server_id = $1 AND open) WHERE server_id = $1',
      [serverId],
    );
    await recordChange(tx, [serverId]);
  }
}
