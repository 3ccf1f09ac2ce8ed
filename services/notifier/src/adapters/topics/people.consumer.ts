import type { billing, identity, workspaces } from '@nowahala/contracts';
import { ErasureJob, ErasureRequests, isUuid, MessageContext, onceEach, OnTopic } from '@nowahala/platform';
import type { TopicBatch, Transaction } from '@nowahala/platform';
import { Controller } from '@nestjs/common';
import { EraseUser } from '../../application/erase-user.js';
import { SyncLocalCopies } from '../../application/sync-local-copies.js';
import { workspaceLock } from '../../database/incident.repository.js';
import { ServerRepository } from '../../database/server.repository.js';
import { WorkspaceRepository } from '../../database/workspace.repository.js';
import type { ServerCopy } from '../../domain/local-copies.js';

/** Local copies of whom alerts go to, and on which channels. */
@Controller()
export class PeopleConsumer {
  constructor(
    private readonly copies: SyncLocalCopies,
    private readonly workspaces: WorkspaceRepository,
    private readonly servers: ServerRepository,
    private readonly eraseUser: EraseUser,
    private readonly erasures: ErasureJob,
    private readonly requests: ErasureRequests,
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
    if (!isUuid(userId)) return;
    const owned = [...new Set(workspaceIds.filter(isUuid))];
    await context.once((tx) => this.eraseUser.execute(tx, userId, owned), owned.map(workspaceLock));
    this.erasures.trigger();
  }

  @OnTopic('workspace.created', { group: 'people' })
  async onWorkspaceCreated({ userId }: workspaces.WorkspaceCreated): Promise<void> {
    await this.copies.refreshWorkspace(userId);
  }

  @OnTopic('workspace.updated', { group: 'people' })
  async onWorkspaceUpdated(message: workspaces.WorkspaceUpdated, context: MessageContext): Promise<void> {
    const { workspaceId, userId, emailEnabled, whatsappEnabled, version } = message;
    const preferences = { workspaceId, userId, emailEnabled, whatsappEnabled, version };
    await this.ofLiving(message, context, (tx) => this.workspaces.savePreferences(preferences, tx));
  }

  @OnTopic('server.configured', { group: 'people', batch: true, together: true })
  async onServerConfigured(batch: TopicBatch<'server.configured'>): Promise<void> {
    await onceEach(
      batch,
      async (fresh, tx) => {
        const servers = fresh.map(({ message }) => {
          const { serverId, workspaceId, userId, name, emailEnabled, whatsappEnabled, deleted, configVersion } = message;
          return { serverId, workspaceId, userId, name, emailEnabled, whatsappEnabled, deleted, configVersion };
        });
        await this.servers.upsertAll(await this.livingOf(tx, servers), tx);
      },
      ({ message }) => [workspaceLock(message.workspaceId)],
    );
  }

  @OnTopic('entitlement.changed', { group: 'people' })
  async onEntitlementChanged(message: billing.EntitlementChanged, context: MessageContext): Promise<void> {
    const { workspaceId, userId, whatsapp, state, version } = message;
    const plan = { workspaceId, userId, planWhatsapp: whatsapp, planState: state, entitlementVersion: version };
    await this.ofLiving(message, context, (tx) => this.workspaces.savePlan(plan, tx));
  }

  /** Nearly always all of them. */
  private async livingOf(tx: Transaction, servers: ServerCopy[]): Promise<ServerCopy[]> {
    const idsOf = ({ workspaceId, userId }: ServerCopy): string[] => [workspaceId, userId];
    if (!(await this.requests.areErased(tx, ...new Set(servers.flatMap(idsOf))))) return servers;
    const living: ServerCopy[] = [];
    for (const server of servers) if (!(await this.requests.areErased(tx, ...idsOf(server)))) living.push(server);
    return living;
  }

  /** What comes late of a workspace that was erased brings no row back. */
  private async ofLiving(
    { workspaceId, userId }: { workspaceId: string; userId: string },
    context: MessageContext,
    work: (tx: Transaction) => Promise<void>,
  ): Promise<void> {
    await context.once(
      async (tx) => {
        if (!(await this.requests.areErased(tx, workspaceId, userId))) await work(tx);
      },
      [workspaceLock(workspaceId)],
    );
  }
}
