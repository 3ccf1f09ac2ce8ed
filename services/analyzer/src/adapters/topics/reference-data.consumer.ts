import type { TopicMessages } from '@nowahala/contracts';
import { Clock, MessageContext, onceEach, OnTopic, SHARDS, UndecodableMessage } from '@nowahala/platform';
import type { TopicBatch, Transaction } from '@nowahala/platform';
import { Controller } from '@nestjs/common';
import { ApplyPlan } from '../../application/apply-plan.js';
import { ApplyServerConfiguration } from '../../application/apply-server-configuration.js';
import { PauseHeartbeatsByPlan } from '../../application/pause-heartbeats-by-plan.js';
import { RegionRepository } from '../../database/region.repository.js';
import { ScheduleGapRepository } from '../../database/schedule-gap.repository.js';
import { toSightReport } from '../mappers/sight.mapper.js';
import { workspaceLockOf } from '../../domain/health/monitor.js';
import { RepeatedReports } from '../../domain/health/repeated-reports.js';

/** What other services publish about servers, plans and regions. */
@Controller()
export class ReferenceDataConsumer {
  private readonly repeated = new RepeatedReports();

  constructor(
    private readonly servers: ApplyServerConfiguration,
    private readonly plans: ApplyPlan,
    private readonly heartbeats: PauseHeartbeatsByPlan,
    private readonly regions: RegionRepository,
    private readonly gaps: ScheduleGapRepository,
    private readonly clock: Clock,
  ) {}

  @OnTopic('server.configured', { batch: true, together: true })
  async onServerConfigured(batch: TopicBatch<'server.configured'>): Promise<void> {
    await onceEach(
      batch,
      (fresh, tx) =>
        this.servers.execute(
          tx,
          fresh.map((one) => ({ server: one.message, tx: one.tx })),
        ),
      ({ message }) => [workspaceLockOf(message.workspaceId)],
    );
  }

  @OnTopic('entitlement.changed')
  async onEntitlementChanged(plan: TopicMessages['entitlement.changed'], context: MessageContext): Promise<void> {
    const { workspaceId, version, gptLimit, snapshotLimit, state } = plan;
    const entitlement = { workspaceId, version, gptLimit, snapshotLimit, pausedVersion: state === 'paused' ? version : null };
    const apply = async (tx: Transaction): Promise<void> => {
      await this.plans.execute(tx, entitlement, state);
      await this.heartbeats.execute(tx, workspaceId, { version, state });
    };
    await context.once(apply, [workspaceLockOf(workspaceId)]);
  }

  @OnTopic('region.health')
  async onRegionHealth(message: TopicMessages['region.health'], context: MessageContext): Promise<void> {
    const { region, proberId, at = context.occurredAt } = message;
    const prober = `${region} ${proberId}`;
    if (this.repeated.isRepeat(prober, at.getTime())) return;
    await this.regions.record(toSightReport(message), this.clock);
    this.repeated.remember(prober, at.getTime());
  }

  @OnTopic('schedule.gap')
  async onScheduleGap({ shard, from, to, reason }: TopicMessages['schedule.gap'], context: MessageContext): Promise<void> {
    if (!from || !to) return;
    if (shard < 0 || shard >= SHARDS) throw new UndecodableMessage(`There is no shard ${shard}.`);
    await context.once((tx) => this.gaps.add(tx, { shard, from, to, reason }));
  }
}
