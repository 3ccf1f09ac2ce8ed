import type { TopicMessages } from '@nowahala/contracts';
import { MessageContext, OnTopic, upsertIfNewer } from '@nowahala/platform';
import { Controller } from '@nestjs/common';
import { ApplyPlan } from '../../application/apply-plan.js';
import { ApplyServerConfiguration } from '../../application/apply-server-configuration.js';
import { entitlementEntity } from '../../database/entitlement.entity.js';
import { RegionRepository } from '../../database/region.repository.js';
import { ScheduleGapRepository } from '../../database/schedule-gap.repository.js';
import { WorkspaceRepository } from '../../database/workspace.repository.js';
import { lockOf } from '../../domain/health/monitor.js';

/** What other services publish about servers, plans, regions and users. */
@Controller()
export class ReferenceDataConsumer {
  constructor(
    private readonly servers: ApplyServerConfiguration,
    private readonly plans: ApplyPlan,
    private readonly regions: RegionRepository,
    private readonly gaps: ScheduleGapRepository,
    private readonly workspaces: WorkspaceRepository,
  ) {}

  @OnTopic('server.configured')
  async onServerConfigured(server: TopicMessages['server.configured'], context: MessageContext): Promise<void> {
    await context.once((tx) => this.servers.execute(tx, server), [lockOf(server.serverId)]);
  }

  @OnTopic('entitlement.changed')
  async onEntitlementChanged(plan: TopicMessages['entitlement.changed'], context: MessageContext): Promise<void> {
    const { workspaceId, version, gptLimit, snapshotLimit, state } = plan;
    await context.once(async (tx) => {
      await upsertIfNewer(tx, entitlementEntity, { workspaceId, version, gptLimit, snapshotLimit });
      await this.plans.execute(tx, workspaceId, state);
    });
  }

  @OnTopic('region.health')
  async onRegionHealth({ region, at, references, referencesGood }: TopicMessages['region.health'], context: MessageContext): Promise<void> {
    await context.once((tx) => this.regions.record(tx, { region, at: at ?? context.occurredAt, references, referencesGood }));
  }

  @OnTopic('schedule.gap')
  async onScheduleGap({ shard, from, to, reason }: TopicMessages['schedule.gap'], context: MessageContext): Promise<void> {
    if (!from || !to) return;
    await context.once((tx) => this.gaps.add(tx, { shard, from, to, reason }));
  }

  @OnTopic('user.erased')
  async onUserErased({ userId, workspaceIds }: TopicMessages['user.erased'], context: MessageContext): Promise<void> {
    await context.once(async (tx) => {
      for (const tenantId of new Set([...workspaceIds, userId])) await this.workspaces.erase(tx, tenantId, tx.now);
      await tx.publish('erasure.completed', { userId, service: 'analyzer', completedAt: tx.now }, { key: userId, tenantId: userId });
    });
  }
}
