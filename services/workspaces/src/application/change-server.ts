import { Inject, Injectable } from '@nestjs/common';
import { Store } from '@nowahala/platform';
import { ServerQuery } from '../database/server.query.js';
import type { ServerView } from '../database/server.query.js';
import type { Entitlement } from '../domain/entitlement.js';
import { decide, needsPlan } from '../domain/server.js';
import type { ChangeServer as Command } from '../domain/server.js';
import { CurrentEntitlements } from './current-entitlements.js';
import { SERVERS } from './ports.js';
import type { ServerStream } from './ports.js';

/** Reconfigures, pauses or resumes a server. The caller has checked its owner. */
@Injectable()
export class ChangeServer {
  constructor(
    private readonly store: Store,
    private readonly servers: ServerQuery,
    private readonly entitlements: CurrentEntitlements,
    @Inject(SERVERS) private readonly stream: ServerStream,
  ) {}

  async execute(server: ServerView, command: Command): Promise<ServerView> {
    if (!needsPlan(command, server)) return this.change(server, command);
    return this.entitlements.withCurrent(server.workspaceId, (plan) => this.change(server, command, plan));
  }

  private change({ id, workspaceId }: ServerView, command: Command, plan?: Entitlement): Promise<ServerView> {
    return this.store.transaction(async (tx) => {
      await tx.change(this.stream, id, workspaceId, (state) => decide(command, state, { plan, now: tx.now }));
      return (await this.servers.find(id, tx))!;
    });
  }
}
