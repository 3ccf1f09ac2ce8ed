import type { TopicMessages } from '@nowahala/contracts';
import { MessageContext, OnTopic } from '@nowahala/platform';
import { Controller } from '@nestjs/common';
import { ApplyPlan } from '../../application/apply-plan.js';
import { ApplyServerConfiguration } from '../../application/apply-server-configuration.js';
import { EraseUser } from '../../application/erase-user.js';
import { UpdateReferenceData } from '../../application/update-reference-data.js';
import { lockOf } from '../../application/server-lock.js';

/** What other rooms tell us about servers, plans, regions and people. */
@Controller()
export class ReferenceDataConsumer {
  constructor(
    private readonly servers: ApplyServerConfiguration,
    private readonly plans: ApplyPlan,
    private readonly surroundings: UpdateReferenceData,
    private readonly forget: EraseUser,
  ) {}

  @OnTopic('server.configured')
  async onServer(server: TopicMessages['server.configured'], context: MessageContext): Promise<void> {
    await context.once(
      (tx) =>
        this.servers.handle(tx, {
          serverId: server.serverId,
          workspaceId: server.workspaceId,
          userId: server.userId,
          name: server.name,
          ipAddress: server.ipAddress,
          website: server.website,
          paused: server.paused,
          deleted: server.deleted,
          version: server.configVersion,
        }),
      [lockOf(server.serverId)],
    );
  }

  @OnTopic('entitlement.changed')
  async onPlan(plan: TopicMessages['entitlement.changed'], context: MessageContext): Promise<void> {
    const { workspaceId, version, gptLimit, snapshotLimit, state } = plan;
    await context.once(async (tx) => {
      await this.surroundings.plan(tx, { workspaceId, version, gptLimit, snapshotLimit });
      await this.plans.handle(tx, workspaceId, state);
    });
  }

  @OnTopic('region.health')
  async onRegion({ region, at, references, referencesGood }: TopicMessages['region.health'], context: MessageContext): Promise<void> {
    await context.once((tx) => this.surroundings.region(tx, { region, at: at ?? context.occurredAt, references, referencesGood }));
  }

  @OnTopic('schedule.gap')
  async onGap({ shard, from, to, reason }: TopicMessages['schedule.gap'], context: MessageContext): Promise<void> {
    if (!from || !to) return;
    await context.once((tx) => this.surroundings.gap(tx, { shard, from, to, reason }));
  }

  @OnTopic('user.erased')
  async onErased({ userId, workspaceIds }: TopicMessages['user.erased'], context: MessageContext): Promise<void> {
    await context.once((tx) => this.forget.handle(tx, userId, workspaceIds));
  }
}
