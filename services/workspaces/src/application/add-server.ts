import { Injectable } from '@nestjs/common';
import { NetworkPolicy, newId, Store } from '@nowahala/platform';
import type { Transaction } from '@nowahala/platform';
import { ServerQuery, viewOfNew } from '../database/server.query.js';
import type { ServerView } from '../database/server.query.js';
import { WorkspaceQuery } from '../database/workspace.query.js';
import { WorkspaceRepository } from '../database/workspace.repository.js';
import type { Entitlement } from '../domain/entitlement.js';
import { refusals } from '../domain/refusals.js';
import { readServerSettings } from '../domain/server-settings.js';
import type { ServerInput } from '../domain/server-settings.js';
import { server } from '../domain/server.js';
import type { AddServer as Command, ExistingServer, ServerSettings } from '../domain/server.js';
import { CheckWebsite } from './check-website.js';
import { CurrentEntitlements } from './current-entitlements.js';

/** Event and reserved place are one transaction: parallel calls cannot pass the plan's limit. */
@Injectable()
export class AddServer {
  constructor(
    private readonly store: Store,
    private readonly workspaces: WorkspaceQuery,
    private readonly quotas: WorkspaceRepository,
    private readonly servers: ServerQuery,
    private readonly entitlements: CurrentEntitlements,
    private readonly checkWebsite: CheckWebsite,
    private readonly policy: NetworkPolicy,
  ) {}

  /** `creationId`: asked again under the same one, after an answer that was lost, it is the one that was made then. */
  async execute(
    input: Required<ServerInput> & { workspaceId: string; email: boolean; whatsApp: boolean; slowAlerts: boolean },
    creationId?: string,
  ): Promise<ServerView> {
    const { workspaceId, email, whatsApp, slowAlerts, ...typed } = input;
    const read = readServerSettings(typed, this.policy, 'create');
    const workspace = await this.workspaces.findWithPlan(workspaceId);
    if (!workspace) throw refusals.notFound();
    await this.checkWebsite.execute(read.website);
    const settings = { ...(read.settings as ServerSettings), email, whatsApp, slowAlerts };
    const command: Command = { type: 'AddServer', data: { ...settings, workspaceId, userId: workspace.userId } };
    const add = (plan: Entitlement): Promise<ServerView> =>
      this.store.transaction((tx) => (creationId ? this.addOnce(tx, creationId, command, plan) : this.addNew(tx, command, plan)));
    return this.entitlements.withCurrent(workspaceId, add, workspace.plan);
  }

  private async addNew(tx: Transaction, command: Command, plan: Entitlement): Promise<ServerView> {
    const [id, { workspaceId }] = [newId(), command.data];
    const [{ state, version }, isPlaceReserved] = await Promise.all([
      tx.create(server, { id, tenantId: workspaceId }, command, { plan, now: tx.now }),
      this.quotas.reservePlace(tx, workspaceId, plan.serverLimit),
    ]);
    if (!isPlaceReserved) throw refusals.serverLimitReached();
    return viewOfNew(id, version, state as ExistingServer, tx.now);
  }

  private async addOnce(tx: Transaction, id: string, command: Command, plan: Entitlement): Promise<ServerView> {
    const { workspaceId } = command.data;
    const [, known] = await Promise.all([tx.lock(`creation-${id}`), this.servers.find(id, tx)]);
    if (known && known.workspaceId !== workspaceId) throw refusals.notFound();
    if (known) return known;
    const { state, version, events } = await tx.handle(server, { id, tenantId: workspaceId }, command, { plan, now: tx.now });
    // Deleted since: an old request that comes again does not bring it back.
    if (events.length === 0) throw refusals.notFound();
    if (!(await this.quotas.reservePlace(tx, workspaceId, plan.serverLimit))) throw refusals.serverLimitReached();
    return viewOfNew(id, version, state as ExistingServer, tx.now);
  }
}
