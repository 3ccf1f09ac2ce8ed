import { ErasureRequests, LOGGER, Refusal, Store } from '@nowahala/platform';
import type { Logger } from '@nowahala/platform';
import { Inject, Injectable } from '@nestjs/common';
import { BillingClient } from '../clients/billing.client.js';
import { IdentityClient } from '../clients/identity.client.js';
import { WorkspacesClient } from '../clients/workspaces.client.js';
import { workspaceLock } from '../database/incident.repository.js';
import { NotificationGroupRepository } from '../database/notification-group.repository.js';
import { RecipientRepository } from '../database/recipient.repository.js';
import { ServerRepository } from '../database/server.repository.js';
import { WorkspaceRepository } from '../database/workspace.repository.js';
import { tooManyOrphans } from '../domain/local-copies.js';
import type { ServerCopy, WorkspacePreferences } from '../domain/local-copies.js';
import { nextLocalMonday } from '../domain/local-time.js';
import { rescheduled } from '../domain/notification-group.js';
import type { Recipient } from '../domain/recipient.js';
import { REPORT_HOUR } from '../domain/reminders.js';

/** So many servers are asked for at a time: an answer that does not end would never be whole. */
const PAGE_SIZE = 500;
const KNOWN_SIZE = 1_000;

/** Keeps the local copy of whom to notify and how, so that an alert needs no other service to be up. */
@Injectable()
export class SyncLocalCopies {
  constructor(
    private readonly store: Store,
    private readonly identity: IdentityClient,
    private readonly workspacesClient: WorkspacesClient,
    private readonly billing: BillingClient,
    private readonly recipients: RecipientRepository,
    private readonly workspaces: WorkspaceRepository,
    private readonly servers: ServerRepository,
    private readonly groups: NotificationGroupRepository,
    private readonly erasures: ErasureRequests,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** Asks identity again. */
  async refreshRecipient(userId: string): Promise<void> {
    const contact = await this.identity.findContact(userId);
    if (!contact) return;
    const { version, ...recipient } = contact;
    await this.store.transaction(async (tx) => {
      await tx.lock(...(await this.workspaces.listOfUser(tx, userId)).map(({ workspaceId }) => workspaceLock(workspaceId)));
      if (await this.erasures.areErased(tx, userId)) return;
      const before = await this.recipients.find(userId, tx);
      await this.recipients.upsert(tx, recipient, version, nextLocalMonday(tx.now, REPORT_HOUR, recipient.timeZone));
      const after = await this.recipients.find(userId, tx);
      if (!before || !after || before.timeZone === after.timeZone) return;
      for (const group of await this.groups.listOpen(tx, userId)) await this.groups.upsert(tx, rescheduled(group, after.timeZone, tx.now));
    });
  }

  /** The local copy; identity is asked only when there is none. */
  async recipient(userId: string): Promise<Recipient | null> {
    const known = await this.recipients.find(userId);
    if (known) return known;
    await this.refreshRecipient(userId);
    return this.recipients.find(userId);
  }

  /** Makes sure that the recipient, the preferences and the plan are known before the first alert. */
  async ensureKnown(userId: string, workspaceId: string): Promise<void> {
    const unknown = await this.workspaces.findUnknown(userId, workspaceId);
    if (unknown.person) await this.refreshRecipient(userId);
    if (unknown.workspace) await this.refreshWorkspace(userId);
    if (unknown.plan) await this.refreshPlan(workspaceId, userId);
  }

  async refreshWorkspace(userId: string): Promise<void> {
    const found = await this.workspacesClient.findOfUser(userId);
    if (!found) return;
    await this.saveServers(found.workspace, found.servers, found.workspace);
  }

  private async saveServers(
    { workspaceId, userId }: Pick<WorkspacePreferences, 'workspaceId' | 'userId'>,
    servers: ServerCopy[],
    preferences?: WorkspacePreferences,
  ): Promise<void> {
    await this.store.transaction(async (tx) => {
      await tx.lock(workspaceLock(workspaceId));
      if (await this.erasures.areErased(tx, workspaceId, userId)) return;
      if (preferences) await this.workspaces.savePreferences(preferences, tx);
      await this.servers.upsertAll(servers, tx);
    });
  }

  /**
   * The living servers behind this one with their owners; what messages brought meanwhile is newer and stays, and where nothing is amiss,
   * as after most starts, nothing is written. Those that are known here alone were deleted. Answers where to go on, or null after the last.
   */
  async reconcileAfter(cursor: string): Promise<string | null> {
    // Ours first: what is added in between is in theirs, and is never taken for an orphan.
    const known = await this.servers.listIdsAfter(cursor, KNOWN_SIZE);
    const page = await this.workspacesClient.listServersAfter(cursor, PAGE_SIZE);
    const ends = [page[PAGE_SIZE - 1]?.serverId, known[KNOWN_SIZE - 1]];
    const last = ends.filter((end) => end !== undefined).sort()[0];
    const ofWorkspaces = Map.groupBy(await this.servers.outdated(page), ({ workspaceId }) => workspaceId);
    for (const [workspaceId, servers] of ofWorkspaces) await this.saveServers({ workspaceId, userId: servers[0]!.userId }, servers);
    const owners = new Map(page.map(({ workspaceId, userId }) => [workspaceId, { workspaceId, userId }]));
    for (const { workspaceId, userId } of await this.workspaces.listUnknown([...owners.values()]))
      await this.ensureKnown(userId, workspaceId);
    await this.hideOrphans(
      known.filter((id) => last === undefined || id <= last),
      new Set(page.map(({ serverId }) => serverId)),
    );
    return last ?? null;
  }

  private async hideOrphans(known: string[], listed: Set<string>): Promise<void> {
    const orphans = known.filter((id) => !listed.has(id));
    if (orphans.length === 0) return;
    if (tooManyOrphans(orphans.length, known.length)) {
      this.logger.error({ servers: orphans.length, of: known.length }, 'most servers are unknown to workspaces, all stay');
      return;
    }
    await this.servers.hideOrphans(orphans);
    this.logger.warn({ servers: orphans.length }, 'servers that workspaces does not have are taken for deleted');
  }

  /** Billing being down costs WhatsApp on an unknown plan, never the alert. */
  private async refreshPlan(workspaceId: string, userId: string): Promise<void> {
    try {
      const plan = await this.billing.findPlan(workspaceId, userId);
      if (!plan) return;
      await this.store.transaction(async (tx) => {
        await tx.lock(workspaceLock(workspaceId));
        if (!(await this.erasures.areErased(tx, workspaceId, userId))) await this.workspaces.savePlan(plan, tx);
      });
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
    }
  }
}
