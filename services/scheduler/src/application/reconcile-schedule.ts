import { billing, workspaces } from '@nowahala/contracts';
import { Inject, Injectable } from '@nestjs/common';
import type { OnModuleInit } from '@nestjs/common';
import { Database, Jobs, Leases, LOGGER, RpcClients, shardOf, Store } from '@nowahala/platform';
import type { Logger } from '@nowahala/platform';
import { configureServer } from './configure-server.js';
import { FireDueSlots } from './fire-due-slots.js';

const HOUR_MS = 3_600_000;

/** Once an hour (and at the start) compares with what workspaces and billing hold, in case a message was lost. */
@Injectable()
export class ReconcileSchedule implements OnModuleInit {
  constructor(
    @Inject(Jobs) private readonly jobs: Jobs,
    @Inject(Leases) private readonly leases: Leases,
    @Inject(RpcClients) private readonly clients: RpcClients,
    @Inject(Store) private readonly store: Store,
    @Inject(Database) private readonly database: Database,
    @Inject(LOGGER) private readonly logger: Logger,
    @Inject(FireDueSlots) private readonly timetable: FireDueSlots,
  ) {}

  onModuleInit(): void {
    this.jobs.add({ name: 'anti-entropy', everyMs: HOUR_MS, run: () => this.compare() });
  }

  private async compare(): Promise<void> {
    if (!(await this.leases.hold('anti-entropy', 120))) return;
    let mended = 0;
    for await (const { server } of this.clients
      .client(workspaces.WorkspacesServiceService, 'workspaces')
      .listServerConfigs({ workspaceId: '' })) {
      if (!server) continue;
      const news = await this.store.transaction(async (tx) => {
        await tx.lock(`server-${server.serverId}`);
        return configureServer(tx, server, shardOf(server.serverId));
      });
      if (news) mended += 1;
    }
    await this.fetchEntitlements();
    if (mended > 0) {
      this.logger.info({ mended }, 'servers were brought up to date');
      this.timetable.trigger();
    }
  }

  private async fetchEntitlements(): Promise<void> {
    const missing = await this.database.query<{ workspace_id: string }>(
      'SELECT DISTINCT workspace_id FROM schedule_entry e WHERE NOT EXISTS (SELECT 1 FROM entitlement t WHERE t.workspace_id = e.workspace_id) LIMIT 1000',
    );
    const client = this.clients.client(billing.BillingServiceService, 'billing');
    for (const { workspace_id: workspaceId } of missing) {
      const { entitlement } = await client.getEntitlement({ workspaceId });
      if (!entitlement) continue;
      await this.database.query(
        'INSERT INTO entitlement (workspace_id, version, state, rate_limit, hourly_only) VALUES ($1, $2, $3, $4, $5) ON CONFLICT DO NOTHING',
        [workspaceId, entitlement.version, entitlement.state, entitlement.rateLimit, entitlement.hourlyOnly],
      );
    }
  }
}
