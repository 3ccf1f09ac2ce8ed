import type { TopicMessages } from '@nowahala/contracts';
import { limits, MINUTE_MS } from '@nowahala/kernel';
import { isUuid, MessageContext, OnTopic, UndecodableMessage } from '@nowahala/platform';
import { Controller } from '@nestjs/common';
import { ApplyMaintenance } from '../../application/apply-maintenance.js';
import { workspaceLockOf } from '../../domain/health/monitor.js';
import { TurnMaintenanceJob } from '../jobs/turn-maintenance.job.js';

/** All hours of it are added up again, for each server: of half a century nobody would ever see the end. */
const isPossible = (startsAt: Date, endsAt: Date): boolean =>
  endsAt.getTime() - startsAt.getTime() <= limits.maintenance.maxMinutes * MINUTE_MS;

@Controller()
export class MaintenanceConsumer {
  constructor(
    private readonly applying: ApplyMaintenance,
    private readonly turns: TurnMaintenanceJob,
  ) {}

  @OnTopic('maintenance.changed')
  async onMaintenanceChanged(message: TopicMessages['maintenance.changed'], context: MessageContext): Promise<void> {
    const { maintenanceId, workspaceId, serverId, startsAt, endsAt, version } = message;
    if (!isUuid(maintenanceId) || !isUuid(workspaceId) || !startsAt || !endsAt) return;
    if (serverId !== '' && !isUuid(serverId)) return;
    if (!isPossible(startsAt, endsAt)) throw new UndecodableMessage('Maintenance lasts a day at most.');
    const changed = { maintenanceId, workspaceId, serverId: serverId === '' ? null : serverId, startsAt, endsAt, version };
    await context.once((tx) => this.applying.execute(tx, changed), [workspaceLockOf(workspaceId)]);
    this.turns.trigger();
  }
}
