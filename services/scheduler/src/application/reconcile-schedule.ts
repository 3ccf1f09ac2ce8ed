import { Inject, Injectable } from '@nestjs/common';
import { HOUR_MS } from '@nowahala/kernel';
import { Clock, eachItself, Leases, LOGGER, Store } from '@nowahala/platform';
import type { Logger } from '@nowahala/platform';
import { BillingClient } from '../clients/billing.client.js';
import { WorkspacesClient } from '../clients/workspaces.client.js';
import { EntitlementRepository } from '../database/entitlement.repository.js';
import { ReconcileProgressRepository } from '../database/reconcile-progress.repository.js';
import type { ReconcileProgress } from '../database/reconcile-progress.repository.js';
import { ScheduleRepository } from '../database/schedule.repository.js';
import { isSchedulable, tooManyOrphans } from '../domain/schedule-entry.js';
import type { ServerConfig } from '../domain/schedule-entry.js';
import { ConfigureServers } from './configure-servers.js';

/** Stored name. */
const LEASE = 'anti-entropy';
const LEASE_SECONDS = 120;
const PAGE_SIZE = 500;
const KNOWN_SIZE = 1_000;
/** Workspaces of a page, each of which billing is asked about. */
const PLANS_SIZE = 100;
/** Servers of one transaction, each locked until it ends. */
const TOGETHER = 100;
const FIRST = '00000000-0000-0000-0000-000000000000';
/** A workspace that billing cannot answer for is left to the next pass; after so many in a row billing is away. */
const MOST_UNANSWERED = 5;
/** A run stops after so long, and the next goes on where it stopped. */
const RUN_MS = 45_000;

type Pass = 'servers' | 'entitlements';

/**
 * Compares the schedule with what workspaces and billing hold, in case a message was lost: page by page in the order of ids, with the
 * last one stored, so that it ends whatever the number of servers.
 */
@Injectable()
export class ReconcileSchedule {
  constructor(
    private readonly clock: Clock,
    private readonly leases: Leases,
    private readonly store: Store,
    private readonly workspaces: WorkspacesClient,
    private readonly billing: BillingClient,
    private readonly schedule: ScheduleRepository,
    private readonly entitlements: EntitlementRepository,
    private readonly progress: ReconcileProgressRepository,
    private readonly configureServers: ConfigureServers,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** True when a server or a plan had drifted. */
  async execute(): Promise<boolean> {
    const until = performance.now() + RUN_MS;
    let drifted = 0;
    const passes = [
      async () => {
        const servers = await this.pass('servers', until, (after) => this.compareServers(after));
        if (servers > 0) this.logger.info({ servers }, 'schedule reconciled');
        drifted += servers;
      },
      async () => {
        const workspaces = await this.pass('entitlements', until, (after) => this.compareEntitlements(after));
        if (workspaces > 0) this.logger.info({ workspaces }, 'plans reconciled');
        drifted += workspaces;
      },
    ];
    // Workspaces may be away while billing answers.
    await eachItself(passes, (pass) => pass());
    return drifted > 0;
  }

  /** Goes through all pages, or through what is left of them; `compare` answers how many drifted and the last id. */
  private async pass(name: Pass, until: number, compare: (after: string) => Promise<[drifted: number, last?: string]>): Promise<number> {
    let drifted = 0;
    let progress = await this.dueProgress(name);
    while (progress && performance.now() < until && (await this.leases.hold(LEASE, LEASE_SECONDS))) {
      const [inPage, last] = await compare(progress.after);
      drifted += inPage;
      const next: ReconcileProgress = { ...progress, after: last ?? FIRST, endedAt: last === undefined ? this.clock.now() : undefined };
      await this.progress.upsert(name, next);
      progress = last === undefined ? undefined : next;
    }
    return drifted;
  }

  /** The pass that is under way, or a new one once an hour has gone by (or the clock has gone back). */
  private async dueProgress(name: Pass): Promise<ReconcileProgress | undefined> {
    const known = await this.progress.find(name);
    const now = this.clock.now();
    if (known && !known.endedAt) return known;
    const sinceMs = known ? now.getTime() - known.beganAt.getTime() : HOUR_MS;
    return sinceMs >= 0 && sinceMs < HOUR_MS ? undefined : { after: FIRST, beganAt: now, endedAt: undefined };
  }

  private async compareServers(after: string): Promise<[number, string?]> {
    // Ours first: what is added in between is in theirs, and is never taken for an orphan.
    const known = await this.schedule.listIdsAfter(after, KNOWN_SIZE);
    const page = await this.workspaces.listServersAfter(after, PAGE_SIZE);
    const ends = [page.map(({ serverId }) => serverId)[PAGE_SIZE - 1], known[KNOWN_SIZE - 1]];
    const last = ends.filter((end) => end !== undefined).sort()[0];
    let drifted = 0;
    const schedulable = page.filter(isSchedulable);
    const odd = page.length - schedulable.length;
    if (odd > 0) this.logger.error({ servers: odd }, 'servers that are due every 0 minutes are not scheduled');
    for (let from = 0; from < schedulable.length; from += TOGETHER) {
      const some = schedulable.slice(from, from + TOGETHER);
      drifted += await this.store.transaction(async (tx) => {
        await tx.lock(...some.map(({ serverId }) => `server-${serverId}`));
        return this.configureServers.reconcile(tx, some);
      });
    }
    const deleted = await this.deleteOrphans(
      known.filter((id) => last === undefined || id <= last),
      page,
    );
    return [drifted + deleted, last];
  }

  private async deleteOrphans(known: string[], page: ServerConfig[]): Promise<number> {
    const listed = new Set(page.map(({ serverId }) => serverId));
    const orphans = known.filter((id) => !listed.has(id));
    if (orphans.length === 0) return 0;
    if (tooManyOrphans(orphans.length, known.length)) {
      this.logger.error({ servers: orphans.length, of: known.length }, 'most servers are unknown to workspaces, none is taken away');
      return 0;
    }
    for (const serverId of orphans)
      await this.store.transaction(async (tx) => {
        await tx.lock(`server-${serverId}`);
        await this.schedule.deleteOrphan(tx, serverId);
      });
    this.logger.warn({ servers: orphans.length }, 'servers that workspaces does not have are no longer checked');
    return orphans.length;
  }

  /** Who got another plan by a message that was lost would be checked by the old one until it changes again. */
  private async compareEntitlements(after: string): Promise<[number, string?]> {
    const page = await this.entitlements.listWorkspacesAfter(after, PLANS_SIZE);
    let drifted = 0;
    let unanswered = 0;
    for (const workspaceId of page) {
      try {
        if (await this.mendEntitlement(workspaceId)) drifted += 1;
        unanswered = 0;
      } catch (err) {
        unanswered += 1;
        if (unanswered > MOST_UNANSWERED) throw err;
        this.logger.warn({ err, workspace_id: workspaceId }, 'plan of a workspace not compared');
      }
    }
    return [drifted, page[PLANS_SIZE - 1]];
  }

  private async mendEntitlement(workspaceId: string): Promise<boolean> {
    const entitlement = await this.billing.findEntitlement(workspaceId);
    return entitlement !== undefined && (await this.store.transaction((tx) => this.entitlements.reconcile(tx, entitlement)));
  }
}
