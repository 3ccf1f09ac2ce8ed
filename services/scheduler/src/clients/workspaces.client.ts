import { Injectable } from '@nestjs/common';
import { workspaces } from '@nowahala/contracts';
import { RpcClients, systemCaller } from '@nowahala/platform';
import type { ServerConfig } from '../domain/schedule-entry.js';

@Injectable()
export class WorkspacesClient {
  private readonly client;

  constructor(clients: RpcClients) {
    this.client = clients.client(workspaces.WorkspacesServiceService, 'workspaces');
  }

  /** The servers of all workspaces behind this id, in the order of their ids, at most so many. */
  async listServersAfter(serverId: string, limit: number): Promise<ServerConfig[]> {
    const page: ServerConfig[] = [];
    const request = { workspaceId: '', afterServerId: serverId, limit };
    for await (const { server } of this.client.listServerConfigs(request, { caller: systemCaller })) {
      // A service of the release before pages by nothing and begins at the first one.
      if (!server || server.serverId <= serverId) continue;
      page.push(server);
      if (page.length === limit) break;
    }
    return page;
  }
}
