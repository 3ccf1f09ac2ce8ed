import type { pings, types } from '@nowahala/contracts';
import { pings as pingsArea } from '@nowahala/contracts';
import { Inject, Injectable } from '@nestjs/common';
import { Clock, Database, isSystem, notFound, ownsWorkspace, refusal, SETTINGS, Store } from '@nowahala/platform';
import type { CallContext, PlatformSettings, RpcImplementation } from '@nowahala/platform';
import { groupOf, SHARD_GROUPS, ShardLeases, shardsOf } from '../../application/shard-leases.js';
import { UsageMeter } from '../../application/usage-meter.js';
import { billingMonth } from '../../domain/usage.js';

const CHECK_NOW_EVERY_MS = 60_000;

@Injectable()
export class SchedulerRpc implements RpcImplementation<typeof pingsArea.SchedulerServiceService> {
  constructor(
    @Inject(Store) private readonly store: Store,
    @Inject(Database) private readonly database: Database,
    @Inject(Clock) private readonly clock: Clock,
    @Inject(SETTINGS) private readonly settings: PlatformSettings,
    @Inject(ShardLeases) private readonly owner: ShardLeases,
    @Inject(UsageMeter) private readonly usage: UsageMeter,
  ) {}

  async checkNow({ serverId }: pings.CheckNowRequest, { caller }: CallContext): Promise<pings.CheckNowResponse> {
    return this.store.transaction(async (tx) => {
      await tx.lock(`server-${serverId}`);
      const [entry] = await tx.query<{
        workspace_id: string;
        user_id: string;
        ip_address: string;
        website: string;
        interval_minutes: number;
        config_version: string;
        paused: boolean;
        check_now_at: Date | null;
        state: string | null;
      }>('SELECT e.*, t.state FROM schedule_entry e LEFT JOIN entitlement t USING (workspace_id) WHERE server_id = $1', [serverId]);
      if (!entry) throw notFound();
      ownsWorkspace(caller, entry.workspace_id);
      if (entry.paused) throw refusal('SERVER_PAUSED', 'conflict', 'This server is paused. Resume it first, then check it.');
      if (entry.state && !['active', 'grace', 'reduced'].includes(entry.state))
        throw refusal('NO_ACTIVE_PLAN', 'conflict', 'Your plan is not active, so checks are paused. Choose a plan to start them again.');
      const waitMs = entry.check_now_at ? entry.check_now_at.getTime() + CHECK_NOW_EVERY_MS - tx.now.getTime() : 0;
      if (waitMs > 0)
        throw refusal('CHECKED_JUST_NOW', 'limited', 'This server was checked less than a minute ago. Please wait a moment.', {
          retryAfterSeconds: Math.ceil(waitMs / 1000),
        });
      await tx.query('UPDATE schedule_entry SET check_now_at = $2 WHERE server_id = $1', [serverId, tx.now]);
      const region = this.settings.regions[0]!;
      await tx.publish(
        'ping.recheck',
        {
          region,
          ping: {
            target: {
              serverId,
              workspaceId: entry.workspace_id,
              userId: entry.user_id,
              ipAddress: entry.ip_address,
              website: entry.website,
              intervalMinutes: entry.interval_minutes,
              configVersion: Number(entry.config_version),
            },
            scheduledAt: tx.now,
            expiresAt: new Date(tx.now.getTime() + 30_000),
            check: 'check_now',
            candidateId: '',
          },
        },
        { key: serverId, tenantId: entry.workspace_id, region },
      );
      return { scheduledAt: tx.now };
    });
  }

  async getUsage({ serverIds }: pings.GetUsageRequest, { caller }: CallContext): Promise<pings.GetUsageResponse> {
    const month = billingMonth(this.clock.now());
    const rows = await this.database.query<{ server_id: string; workspace_id: string; used: number }>(
      'SELECT e.server_id, e.workspace_id, coalesce(u.used, 0)::int AS used FROM schedule_entry e LEFT JOIN usage u ON u.server_id = e.server_id AND u.month = $2 WHERE e.server_id = ANY($1::uuid[])',
      [serverIds, month],
    );
    const visible = rows.filter((row) => caller.via === 'system' || caller.workspaceIds.includes(row.workspace_id));
    return { usages: visible.map((row) => ({ serverId: row.server_id, month, used: row.used + this.usage.unwritten(row.server_id) })) };
  }

  async getShardStatus(_: pings.GetShardStatusRequest, { caller }: CallContext): Promise<pings.GetShardStatusResponse> {
    isSystem(caller);
    const leases = new Map(
      (
        await this.database.query<{ name: string; owner: string | null; epoch: string; lease_until: Date | null }>(
          `SELECT name, owner, epoch, lease_until FROM lease WHERE name LIKE 'shards-%'`,
        )
      ).map((row) => [row.name, row]),
    );
    const marks = await this.database.query<{ group: number; at: Date }>(
      'SELECT unnest(groups) AS "group", max(at) AS at FROM watermark GROUP BY 1',
    );
    const counts = new Map(
      (
        await this.database.query<{ shard: number; servers: number }>(
          'SELECT shard, count(*)::int AS servers FROM schedule_entry GROUP BY shard',
        )
      ).map((row) => [row.shard, row.servers]),
    );
    const shards = Array.from({ length: SHARD_GROUPS }, (_unused, group) => group).flatMap((group) => {
      const lease = leases.get(`shards-${group}`);
      const watermark = marks.find((mark) => mark.group === group)?.at;
      return shardsOf(group).map((shard) => ({
        shard,
        owner: lease?.owner ?? '',
        epoch: Number(lease?.epoch ?? 0),
        leaseUntil: lease?.lease_until ?? undefined,
        watermark,
        servers: counts.get(shard) ?? 0,
      }));
    });
    return { shards };
  }

  async drainShard({ shard }: pings.DrainShardRequest, { caller }: CallContext): Promise<pings.DrainShardResponse> {
    isSystem(caller);
    await this.owner.giveUp(groupOf(shard));
    return {};
  }

  async export({ workspaceIds }: types.ExportRequest, { caller }: CallContext): Promise<types.ExportResponse> {
    isSystem(caller);
    const usage = await this.database.query(
      'SELECT server_id AS "serverId", month, used FROM usage WHERE workspace_id = ANY($1::uuid[]) ORDER BY month',
      [workspaceIds],
    );
    return { json: JSON.stringify({ usage }) };
  }
}
