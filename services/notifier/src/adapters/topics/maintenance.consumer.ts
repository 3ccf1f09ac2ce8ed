import type { workspaces } from '@nowahala/contracts';
import { limits, MINUTE_MS } from '@nowahala/kernel';
import { ErasureRequests, isUuid, MessageContext, OnTopic, UndecodableMessage } from '@nowahala/platform';
import { Controller } from '@nestjs/common';
import { workspaceLock } from '../../database/incident.repository.js';
import { MaintenanceRepository } from '../../database/maintenance.repository.js';

/** What lasts for years would keep every reminder from its owner. */
const isPossible = (startsAt: Date, endsAt: Date): boolean =>
  endsAt.getTime() - startsAt.getTime() <= limits.maintenance.maxMinutes * MINUTE_MS;

/** When owners work on their servers: no reminder is wanted then. */
@Controller()
export class MaintenanceConsumer {
  constructor(
    private readonly maintenances: MaintenanceRepository,
    private readonly requests: ErasureRequests,
  ) {}

  @OnTopic('maintenance.changed', { group: 'people' })
  async onMaintenanceChanged(message: workspaces.MaintenanceChanged, context: MessageContext): Promise<void> {
    const { maintenanceId, workspaceId, userId, serverId, startsAt, endsAt, version } = message;
    if (![maintenanceId, workspaceId, userId].every(isUuid) || !startsAt || !endsAt) return;
    if (serverId !== '' && !isUuid(serverId)) return;
    if (!isPossible(startsAt, endsAt)) throw new UndecodableMessage('Maintenance lasts a day at most.');
    const ids = { maintenanceId, workspaceId, userId, serverId: serverId === '' ? null : serverId };
    await context.once(
      async (tx) => {
        // What comes late of a workspace that was erased brings no row back.
        if (await this.requests.areErased(tx, workspaceId, userId)) return;
        // The message itself may come late. What is replayed is long known to its owner.
        const askedAt = context.replayed ? tx.now : (message.changedAt ?? context.occurredAt);
        await this.maintenances.upsert(tx, { ...ids, startsAt, endsAt, version }, askedAt);
      },
      [workspaceLock(workspaceId)],
    );
  }
}
