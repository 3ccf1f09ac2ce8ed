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

  /** All servers of all workspaces. */
  async *listServers(): AsyncIterable<ServerConfig> {
    for await (const { server } of this.client.listServerConfigs({ workspaceId: '' }, { caller: systemCaller })) if (server) yield server;
  }
}
