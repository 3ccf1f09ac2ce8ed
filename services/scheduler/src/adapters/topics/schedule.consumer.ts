import { Controller } from '@nestjs/common';
import type { billing, identity, incidents, workspaces } from '@nowahala/contracts';
import { isUuid, onceEach, OnTopic, UndecodableMessage } from '@nowahala/platform';
import type { MessageContext, TopicBatch } from '@nowahala/platform';
import { ConfigureServers } from '../../application/configure-servers.js';
import { EraseUser } from '../../application/erase-user.js';
import { EntitlementRepository } from '../../database/entitlement.repository.js';
import { ScheduleRepository } from '../../database/schedule.repository.js';
import { isSchedulable } from '../../domain/schedule-entry.js';
import { RunScheduleJob } from '../jobs/run-schedule.job.js';
import { incidentKinds } from '../mappers/enums.mapper.js';

function assertIsSchedulable(config: workspaces.ServerConfigured): void {
  if (!isSchedulable(config))
    throw new UndecodableMessage(`Server ${config.serverId} cannot be checked every ${config.intervalMinutes} minutes.`);
}

/** What decides when a server is due. Changes are stored; the owner of the shard is asked to read them at once. */
@Controller()
export class ScheduleConsumer {
  constructor(
    private readonly configureServers: ConfigureServers,
    private readonly eraseUser: EraseUser,
    private readonly entitlements: EntitlementRepository,
    private readonly schedule: ScheduleRepository,
    private readonly loops: RunScheduleJob,
  ) {}

  @OnTopic('server.configured', { batch: true, together: true })
  async onServerConfigured(batch: TopicBatch<'server.configured'>): Promise<void> {
    for (const { message } of batch) assertIsSchedulable(message);
    await onceEach(
      batch,
      (fresh, tx) =>
        this.configureServers.execute(
          tx,
          fresh.map(({ message }) => message),
        ),
      ({ message }) => [`server-${message.serverId}`],
    );
    this.loops.trigger();
  }

  @OnTopic('entitlement.changed')
  async onEntitlementChanged(entitlement: billing.EntitlementChanged, context: MessageContext): Promise<void> {
    await context.once((tx) => this.entitlements.upsert(tx, entitlement));
    this.loops.trigger();
  }

  @OnTopic('incident.opened', { group: 'incidents', sessionTimeoutMs: 10_000 })
  async onIncidentOpened(incident: incidents.IncidentOpened, context: MessageContext): Promise<void> {
    // A slow server is up: it is checked as often as ever.
    if (incidentKinds.toWord(incident.incidentKind, incident.kind) === 'slow') return;
    await context.once((tx) => this.schedule.upsertIncident(tx, incident, true), [`server-${incident.serverId}`]);
    this.loops.trigger();
  }

  @OnTopic('incident.resolved', { group: 'incidents', sessionTimeoutMs: 10_000 })
  async onIncidentResolved(incident: incidents.IncidentResolved, context: MessageContext): Promise<void> {
    await context.once((tx) => this.schedule.upsertIncident(tx, incident, false), [`server-${incident.serverId}`]);
    this.loops.trigger();
  }

  @OnTopic('user.erased')
  async onUserErased({ userId, workspaceIds }: identity.UserErased, context: MessageContext): Promise<void> {
    await context.once((tx) => this.eraseUser.execute(tx, userId, workspaceIds.filter(isUuid)));
    this.loops.trigger();
  }
}
