import { Injectable } from '@nestjs/common';
import { Store } from '@nowahala/platform';
import { ServerQuery } from '../database/server.query.js';
import type { ServerView } from '../database/server.query.js';
import { WorkspaceRepository } from '../database/workspace.repository.js';
import type { Entitlement } from '../domain/entitlement.js';
import { needsPlan, server } from '../domain/server.js';
import type { ChangeServer as Command } from '../domain/server.js';
import { CurrentEntitlements } from './current-entitlements.js';
import { requireKept } from './require-kept.js';

/** Reconfigures, pauses or resumes a server. The caller has checked its owner. */
@Injectable()
export class ChangeServer {
  constructor(
    private readonly store: Store,
    private readonly servers: ServerQuery,
    private readonly workspaces: WorkspaceRepository,
    private readonly entitlements: CurrentEntitlements,
  ) {}

  async execute(view: ServerView, command: Command): Promise<ServerView> {
    if (!needsPlan(command, view)) return this.change(view, command);
    return this.entitlements.withCurrent(view.workspaceId, (plan) => this.change(view, command, plan));
  }

  private change({ id, workspaceId }: ServerView, command: Command, plan?: Entitlement): Promise<ServerView> {
    return this.store.transaction(async (tx) => {
      await requireKept(this.workspaces, tx, workspaceId);
      await tx.handle(server, { id, tenantId: workspaceId }, command, { plan, now: tx.now });
      return (await this.servers.find(id, tx))!;
    });
  }
}
