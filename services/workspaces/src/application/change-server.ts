import { Inject, Injectable } from '@nestjs/common';
import { NetworkPolicy, Store } from '@nowahala/platform';
import { requireChecksAllowed } from '../domain/entitlement.js';
import { readServerSettings } from '../domain/server-settings.js';
import type { ServerInput } from '../domain/server-settings.js';
import { deleteServer, needsPlan, reconfigureServer, resumeServer, suspendServer } from '../domain/server.js';
import type { Server, ServerEvent } from '../domain/server.js';
import { refusals } from '../domain/refusals.js';
import { lagosMonth } from '../domain/usage-month.js';
import { CurrentEntitlements } from './current-entitlements.js';
import { SERVERS, ServerSignals, WorkspaceViews } from './ports/index.js';
import type { ServerStream, ServerView } from './ports/index.js';
import { CheckWebsite } from './check-website.js';

export type ServerChange = ServerInput & { email?: boolean | undefined; whatsApp?: boolean | undefined };

/** Everything that can happen to a server that is there. Whose it is has been looked at before. */
@Injectable()
export class ChangeServer {
  constructor(
    private readonly store: Store,
    private readonly views: WorkspaceViews,
    private readonly signals: ServerSignals,
    private readonly plans: CurrentEntitlements,
    private readonly reach: CheckWebsite,
    private readonly policy: NetworkPolicy,
    @Inject(SERVERS) private readonly servers: ServerStream,
  ) {}

  async update(before: ServerView, wish: ServerChange): Promise<ServerView> {
    const { email, whatsApp, ...typed } = wish;
    const read = readServerSettings(typed, this.policy, 'update');
    await this.reach.execute(read.website);
    const change = { ...read.settings, ...(email === undefined ? {} : { email }), ...(whatsApp === undefined ? {} : { whatsApp }) };
    if (!needsPlan(before, change)) return this.change(before, (state) => reconfigureServer(state, change, undefined));
    return this.plans.withCurrent(before.workspaceId, (plan) => this.change(before, (state) => reconfigureServer(state, change, plan)));
  }

  async pause(before: ServerView): Promise<ServerView> {
    return this.change(before, suspendServer);
  }

  async resume(before: ServerView): Promise<ServerView> {
    return this.plans.withCurrent(before.workspaceId, (plan) => {
      requireChecksAllowed(plan);
      return this.change(before, resumeServer);
    });
  }

  async delete({ id, workspaceId }: ServerView): Promise<void> {
    await this.store.transaction(async (tx) => {
      await tx.change(this.servers, id, workspaceId, (state) => {
        if (!state || state.deleted) throw refusals.notFound();
        return deleteServer();
      });
      await this.signals.forget(tx, id);
      await this.views.freePlace(tx, workspaceId);
    });
  }

  private async change({ id, workspaceId }: ServerView, decide: (state: Server) => ServerEvent[]): Promise<ServerView> {
    return this.store.transaction(async (tx) => {
      await tx.change(this.servers, id, workspaceId, (state) => {
        if (!state || state.deleted) throw refusals.notFound();
        return decide(state);
      });
      return (await this.views.server(tx, id, lagosMonth(tx.now)))!;
    });
  }
}
