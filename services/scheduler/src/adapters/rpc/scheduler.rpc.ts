import { Injectable } from '@nestjs/common';
import type { pings, types } from '@nowahala/contracts';
import { billingMonth } from '@nowahala/kernel';
import { Clock, isSystem } from '@nowahala/platform';
import type { CallContext, RpcImplementation } from '@nowahala/platform';
import { CheckNow } from '../../application/check-now.js';
import { ShardLeases } from '../../application/shard-leases.js';
import { UsageMeter } from '../../application/usage-meter.js';
import { ShardQuery } from '../../database/shard.query.js';
import { UsageRepository } from '../../database/usage.repository.js';
import { groupOf } from '../../domain/shards.js';

@Injectable()
export class SchedulerRpc implements RpcImplementation<typeof pings.SchedulerServiceService> {
  constructor(
    private readonly clock: Clock,
    private readonly checking: CheckNow,
    private readonly usage: UsageRepository,
    private readonly meter: UsageMeter,
    private readonly shards: ShardQuery,
    private readonly leases: ShardLeases,
  ) {}

  async checkNow({ serverId }: pings.CheckNowRequest, { caller }: CallContext): Promise<pings.CheckNowResponse> {
    return { scheduledAt: await this.checking.execute(serverId, caller) };
  }

  async getUsage({ serverIds }: pings.GetUsageRequest, { caller }: CallContext): Promise<pings.GetUsageResponse> {
    const month = billingMonth(this.clock.now());
    const rows = await this.usage.list(serverIds, month);
    const visible = rows.filter((row) => caller.via === 'system' || caller.workspaceIds.includes(row.workspaceId));
    return { usages: visible.map(({ serverId, used }) => ({ serverId, month, used: used + this.meter.unwritten(serverId, month) })) };
  }

  async getShardStatus(_: pings.GetShardStatusRequest, { caller }: CallContext): Promise<pings.GetShardStatusResponse> {
    isSystem(caller);
    return { shards: await this.shards.list() };
  }

  async drainShard({ shard }: pings.DrainShardRequest, { caller }: CallContext): Promise<pings.DrainShardResponse> {
    isSystem(caller);
    await this.leases.giveUp(groupOf(shard));
    return {};
  }

  async export({ workspaceIds }: types.ExportRequest, { caller }: CallContext): Promise<types.ExportResponse> {
    isSystem(caller);
    return { json: JSON.stringify({ usage: await this.usage.listOfWorkspaces(workspaceIds) }) };
  }
}
