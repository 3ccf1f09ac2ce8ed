import type { billing, identity, workspaces } from '@nowahala/contracts';
import { MessageContext, OnTopic } from '@nowahala/platform';
import { Controller } from '@nestjs/common';
import { SyncLocalCopies } from '../../application/sync-local-copies.js';
import { ServerRepository } from '../../database/server.repository.js';
import { UserDataRepository } from '../../database/user-data.repository.js';
import { WorkspaceRepository } from '../../database/workspace.repository.js';

/** Local copies of whom alerts go to, and on which channels. */
@Controller()
export class PeopleConsumer {
  constructor(
    private readonly copies: SyncLocalCopies,
    private readonly workspaces: WorkspaceRepository,
    private readonly servers: ServerRepository,
    private readonly userData: UserDataRepository,
  ) {}

  @OnTopic('user.registered', { group: 'people' })
  async onUserRegistered({ userId }: identity.UserRegistered): Promise<void> {
    await this.copies.refreshRecipient(userId);
  }

  @OnTopic('user.updated', { group: 'people' })
  async onUserUpdated({ userId }: identity.UserUpdated): Promise<void> {
    await this.copies.refreshRecipient(userId);
  }

  @OnTopic('user.erased', { group: 'erasure' })
  async onUserErased({ userId, workspaceIds }: identity.UserErased, context: MessageContext): Promise<void> {
    await context.once(async (tx) => {
      await this.userData.erase(tx, userId, workspaceIds);
      await tx.publish('erasure.completed', { userId, service: 'notifier', completedAt: tx.now }, { key: userId, tenantId: userId });
    });
  }

  @OnTopic('workspace.created', { group: 'people' })
  async onWorkspaceCreated({ userId }: workspaces.WorkspaceCreated): Promise<void> {
    await this.copies.refreshWorkspace(userId);
  }

  @OnTopic('workspace.updated', { group: 'people' })
  async onWorkspaceUpdated(message: workspaces.WorkspaceUpdated, context: MessageContext): Promise<void> {
    const { workspaceId, userId, emailEnabled, whatsappEnabled, version } = message;
    await context.once((tx) => this.workspaces.savePreferences({ workspaceId, userId, emailEnabled, whatsappEnabled, version }, tx));
  }

  @OnTopic('server.configured', { group: 'people' })
  async onServerConfigured(message: workspaces.ServerConfigured, context: MessageContext): Promise<void> {
    const { serverId, workspaceId, userId, name, emailEnabled, whatsappEnabled, deleted, configVersion } = message;
    const server = { serverId, workspaceId, userId, name, emailEnabled, whatsappEnabled, deleted, configVersion };
    await context.once((tx) => this.servers.upsert(server, tx));
  }

  @OnTopic('entitlement.changed', { group: 'people' })
  async onEntitlementChanged(message: billing.EntitlementChanged, context: MessageContext): Promise<void> {
    const { workspaceId, userId, whatsapp, state, version } = message;
    const plan = { workspaceId, userId, planWhatsapp: whatsapp, planState: state, entitlementVersion: version };
    await context.once((tx) => this.workspaces.savePlan(plan, tx));
  }
}
