import { Inject, Injectable } from '@nestjs/common';
import { NetworkPolicy, newId, Store } from '@nowahala/platform';
import { readServerForm } from '../domain/server-form.js';
import type { TypedServer } from '../domain/server-form.js';
import { registerServer } from '../domain/server.js';
import type { ServerSettings } from '../domain/server.js';
import { refuse } from '../domain/sentences.js';
import { lagosMonth } from '../domain/usage-month.js';
import { PlanOfWorkspace } from './plan-of-workspace.js';
import { SERVERS, WorkspaceViews } from './ports/index.js';
import type { ServerStream, ServerView } from './ports/index.js';
import { WebsiteReach } from './website-reach.js';

export type ServerWish = Required<TypedServer> & { workspaceId: string; email: boolean; whatsApp: boolean };

/** A new server takes a place below the plan's limit in the same transaction: of many asked for at once only the allowed ones are made. */
@Injectable()
export class AddServer {
  constructor(
    private readonly store: Store,
    private readonly views: WorkspaceViews,
    private readonly plans: PlanOfWorkspace,
    private readonly reach: WebsiteReach,
    private readonly policy: NetworkPolicy,
    @Inject(SERVERS) private readonly servers: ServerStream,
  ) {}

  async add(wish: ServerWish): Promise<ServerView> {
    const { workspaceId, name, ipAddress, website, intervalMinutes, email, whatsApp } = wish;
    const read = readServerForm({ name, ipAddress, website, intervalMinutes }, this.policy, 'create');
    const owner = await this.views.byId(this.store.database, workspaceId);
    if (!owner) throw refuse.notFound();
    await this.reach.check(read.website);
    const settings = { ...(read.settings as ServerSettings), email, whatsApp };
    const id = newId();
    return this.plans.decide(workspaceId, (plan) =>
      this.store.transaction(async (tx) => {
        const events = registerServer(settings, { workspaceId, userId: owner.userId }, plan, tx.now);
        if (!(await this.views.takePlace(tx, workspaceId, plan.serverLimit))) throw refuse.serverLimitReached();
        await tx.change(this.servers, id, workspaceId, () => events);
        return (await this.views.server(tx, id, lagosMonth(tx.now)))!;
      }),
    );
  }
}
