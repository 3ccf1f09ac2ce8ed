import { Inject, Injectable } from '@nestjs/common';
import { Leases, LOGGER, Store } from '@nowahala/platform';
import type { Logger } from '@nowahala/platform';
import { BillingClient } from '../clients/billing.client.js';
import { WorkspacesClient } from '../clients/workspaces.client.js';
import { EntitlementRepository } from '../database/entitlement.repository.js';
import { ConfigureServer } from './configure-server.js';

/** Stored name. */
const LEASE = 'anti-entropy';
const LEASE_SECONDS = 120;

/** Compares the schedule with what workspaces and billing hold, in case a message was lost. */
@Injectable()
export class ReconcileSchedule {
  constructor(
    private readonly leases: Leases,
    private readonly store: Store,
    private readonly workspaces: WorkspacesClient,
    private readonly billing: BillingClient,
    private readonly entitlements: EntitlementRepository,
    private readonly configureServer: ConfigureServer,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** True when a server had drifted. */
  async execute(): Promise<boolean> {
    if (!(await this.leases.hold(LEASE, LEASE_SECONDS))) return false;
    let drifted = 0;
    for await (const config of this.workspaces.listServers()) {
      const changed = await this.store.transaction(async (tx) => {
        await tx.lock(`server-${config.serverId}`);
        return this.configureServer.execute(tx, config);
      });
      if (changed) drifted += 1;
    }
    for (const workspaceId of await this.entitlements.listMissing()) {
      const entitlement = await this.billing.findEntitlement(workspaceId);
      if (entitlement) await this.entitlements.insertMissing(entitlement);
    }
    if (drifted > 0) this.logger.info({ servers: drifted }, 'schedule reconciled');
    return drifted > 0;
  }
}
