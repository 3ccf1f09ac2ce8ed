import { billing, identity, workspaces } from '@nowahala/contracts';
import { Database, Refusal, RpcClients, Store, systemCaller } from '@nowahala/platform';
import type { RpcClient, Transaction } from '@nowahala/platform';
import { Inject, Injectable } from '@nestjs/common';
import { isTimeZone, nextLocalMonday } from '../domain/local-time.js';
import { findUnknown } from '../database/recipient-profile.query.js';
import { findRecipient, saveRecipient } from '../database/recipient.repository.js';
import type { Recipient } from '../database/recipient.repository.js';
import { listOpenGroups, saveGroup } from '../database/notification-group.repository.js';
import { saveEntitlement, saveServer, saveWorkspace, workspacesOf } from '../database/local-copy.repository.js';
import { workspaceLock } from './record-incident.js';
import { planAnew } from './reminder-schedule.js';

const REPORT_HOUR = 8;
/** We ask for ourselves, whoever's call may have made us ask. */
const AS_SYSTEM = { retry: true, caller: systemCaller };
const FALLBACK_ZONE = 'Africa/Lagos';

/** Keeps our own copy of who is told and how, so that an alert needs no other service to be up. */
@Injectable()
export class SyncLocalCopies {
  private readonly identity: RpcClient<typeof identity.IdentityServiceService>;
  private readonly workspaces: RpcClient<typeof workspaces.WorkspacesServiceService>;
  private readonly billing: RpcClient<typeof billing.BillingServiceService>;

  constructor(
    @Inject(Store) private readonly store: Store,
    @Inject(Database) private readonly database: Database,
    @Inject(RpcClients) clients: RpcClients,
  ) {
    this.identity = clients.client(identity.IdentityServiceService, 'identity');
    this.workspaces = clients.client(workspaces.WorkspacesServiceService, 'workspaces');
    this.billing = clients.client(billing.BillingServiceService, 'billing');
  }

  /** Asks identity anew. False when there is no such person any more. */
  async refresh(userId: string): Promise<boolean> {
    const contact = await this.identity.getContact({ userId }, AS_SYSTEM);
    if (!contact.found) return false;
    const timeZone = isTimeZone(contact.timeZone) ? contact.timeZone : FALLBACK_ZONE;
    const recipient = {
      userId,
      fullName: contact.fullName,
      email: contact.email || null,
      emailVerified: contact.emailVerified,
      phone: contact.phone || null,
      phoneVerified: contact.phoneVerified,
      timeZone,
      language: contact.language || 'en',
    };
    await this.store.transaction(async (tx) => {
      await tx.lock(...(await workspacesOf(tx, userId)).map(workspaceLock));
      const before = await findRecipient(tx, userId);
      await saveRecipient(tx, recipient, contact.version, nextLocalMonday(tx.now, REPORT_HOUR, timeZone));
      const after = await findRecipient(tx, userId);
      if (before && after && before.timeZone !== after.timeZone) await this.planMornings(tx, after);
    });
    return true;
  }

  /** Eight in the morning is at another time now. */
  private async planMornings(tx: Transaction, { userId, timeZone }: Recipient): Promise<void> {
    for (const story of await listOpenGroups(tx, userId)) await saveGroup(tx, planAnew(story, timeZone, tx.now));
  }

  /** Our copy; identity is asked only when there is none. */
  async recipient(userId: string): Promise<Recipient | null> {
    const known = await findRecipient(this.database, userId);
    if (known) return known;
    return (await this.refresh(userId)) ? findRecipient(this.database, userId) : null;
  }

  /** Makes sure that the person, her preferences and her plan are known before the first alert. */
  async know(userId: string, workspaceId: string): Promise<void> {
    const unknown = await findUnknown(this.database, userId, workspaceId);
    if (unknown.person) await this.refresh(userId);
    if (unknown.workspace) await this.fetchWorkspace(userId);
    if (unknown.plan) await orNothing(this.fetchEntitlement(workspaceId, userId));
  }

  async fetchWorkspace(userId: string): Promise<void> {
    const { workspace } = await this.workspaces.getWorkspaceOfUser({ userId }, AS_SYSTEM);
    if (!workspace) return;
    await saveWorkspace(
      this.database,
      { workspaceId: workspace.id, userId, email: workspace.emailEnabled, whatsApp: workspace.whatsappEnabled },
      0,
    );
    for (const server of workspace.servers) {
      await saveServer(
        this.database,
        {
          serverId: server.id,
          workspaceId: workspace.id,
          userId,
          name: server.name,
          email: server.emailEnabled,
          whatsApp: server.whatsappEnabled,
          deleted: false,
        },
        server.configVersion,
      );
    }
  }

  /** Every living server with its owner; what messages told meanwhile is newer and stays. */
  async backfill(): Promise<void> {
    const owners = new Map<string, string>();
    for await (const { server } of this.workspaces.listServerConfigs({ workspaceId: '' }, { caller: systemCaller })) {
      if (!server) continue;
      owners.set(server.workspaceId, server.userId);
      await saveServer(
        this.database,
        {
          serverId: server.serverId,
          workspaceId: server.workspaceId,
          userId: server.userId,
          name: server.name,
          email: server.emailEnabled,
          whatsApp: server.whatsappEnabled,
          deleted: server.deleted,
        },
        server.configVersion,
      );
    }
    for (const [workspaceId, userId] of owners) await this.know(userId, workspaceId);
  }

  private async fetchEntitlement(workspaceId: string, userId: string): Promise<void> {
    const { entitlement } = await this.billing.getEntitlement({ workspaceId }, AS_SYSTEM);
    if (entitlement)
      await saveEntitlement(
        this.database,
        { workspaceId, userId, whatsApp: entitlement.whatsapp, state: entitlement.state },
        entitlement.version,
      );
  }
}

/** Billing being down costs WhatsApp on an unknown plan, never the alert. */
async function orNothing(work: Promise<void>): Promise<void> {
  await work.catch((error: unknown) => {
    if (!(error instanceof Refusal)) throw error;
  });
}
