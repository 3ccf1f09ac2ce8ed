import { Inject, Injectable } from '@nestjs/common';
import { NetworkPolicy, newId, Store } from '@nowahala/platform';
import { readServerSettings } from '../domain/server-settings.js';
import type { ServerInput } from '../domain/server-settings.js';
import { registerServer } from '../domain/server.js';
import type { ServerSettings } from '../domain/server.js';
import { refusals } from '../domain/refusals.js';
import { lagosMonth } from '../domain/usage-month.js';
import { CurrentEntitlements } from './current-entitlements.js';
import { SERVERS, WorkspaceViews } from './ports/index.js';
import type { ServerStream, ServerView } from './ports/index.js';
import { CheckWebsite } from './check-website.js';

export type ServerWish = Required<ServerInput> & { workspaceId: string; email: boolean; whatsApp: boolean };

/** A new server takes a place below the plan's limit in the same transaction: of many asked for at once only the allowed ones are made. */
@Injectable()
export class AddServer {
  constructor(
    private readonly store: Store,
    private readonly views: WorkspaceViews,
    private readonly plans: CurrentEntitlements,
    private readonly reach: CheckWebsite,
    private readonly policy: NetworkPolicy,
    @Inject(SERVERS) private readonly servers: ServerStream,
  ) {}

  async execute(wish: ServerWish): Promise<ServerView> {
    const { workspaceId, name, ipAddress, website, intervalMinutes, email, whatsApp } = wish;
    const read = readServerSettings({ name, ipAddress, website, intervalMinutes }, this.policy, 'create');
    const owner = await this.views.byId(this.store.database, workspaceId);
    if (!owner) throw refusals.notFound();
    await this.reach.execute(read.website);
    const settings = { ...(read.settings as ServerSettings), email, whatsApp };
    const id = newId();
    return this.plans.withCurrent(workspaceId, (plan) =>
      this.store.transaction(async (tx) => {
        const events = registerServer(settings, { workspaceId, userId: owner.userId }, plan, tx.now);
        if (!(await this.views.takePlace(tx, workspaceId, plan.serverLimit))) throw refusals.serverLimitReached();
        await tx.change(this.servers, id, workspaceId, () => events);
        return (await this.views.server(tx, id, lagosMonth(tx.now)))!;
      }),
    );
  }
}
