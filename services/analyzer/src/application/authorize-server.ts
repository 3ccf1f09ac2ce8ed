import { isUuid, notFound, ownsWorkspace } from '@nowahala/platform';
import type { Caller } from '@nowahala/platform';
import { Injectable } from '@nestjs/common';
import { WorkspacesClient } from '../clients/workspaces.client.js';
import { MonitorQuery } from '../database/monitor.query.js';

/** Another owner's server is refused exactly like a missing one. See RULES.md#security */
@Injectable()
export class AuthorizeServer {
  constructor(
    private readonly monitors: MonitorQuery,
    private readonly workspaces: WorkspacesClient,
  ) {}

  async execute(caller: Caller, serverId: string): Promise<{ workspaceId: string }> {
    if (!isUuid(serverId)) throw notFound();
    const [server] = await this.monitors.owners([serverId]);
    // Just created: the message about it may not have arrived here yet.
    if (!server) return this.workspaces.ownerOf(serverId);
    if (server.removed) throw notFound();
    ownsWorkspace(caller, server.workspaceId);
    return server;
  }
}
