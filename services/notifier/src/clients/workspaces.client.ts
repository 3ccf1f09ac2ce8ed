import { workspaces } from '@nowahala/contracts';
import { RpcClients, systemCaller } from '@nowahala/platform';
import type { RpcClient } from '@nowahala/platform';
import { Injectable } from '@nestjs/common';
import type { ServerCopy, WorkspacePreferences } from '../domain/local-copies.js';

@Injectable()
export class WorkspacesClient {
  private readonly workspaces: RpcClient<typeof workspaces.WorkspacesServiceService>;

  constructor(clients: RpcClients) {
    this.workspaces = clients.client(workspaces.WorkspacesServiceService, 'workspaces');
  }

  async findOfUser(userId: string): Promise<{ workspace: WorkspacePreferences; servers: ServerCopy[] } | null> {
    const { workspace } = await this.workspaces.getWorkspaceOfUser({ userId }, { retry: true, caller: systemCaller });
    if (!workspace) return null;
    const { id: workspaceId, emailEnabled, whatsappEnabled } = workspace;
    return {
      workspace: { workspaceId, userId, emailEnabled, whatsappEnabled, version: 0 },
      servers: workspace.servers.map(({ id, name, configVersion, ...server }) => ({
        serverId: id,
        workspaceId,
        userId,
        name,
        emailEnabled: server.emailEnabled,
        whatsappEnabled: server.whatsappEnabled,
        deleted: false,
        configVersion,
      })),
    };
  }

  async *allServers(): AsyncIterable<ServerCopy> {
    for await (const { server } of this.workspaces.listServerConfigs(
      { workspaceId: '', afterServerId: '', limit: 0 },
      { caller: systemCaller },
    )) {
      if (!server) continue;
      const { serverId, workspaceId, userId, name, emailEnabled, whatsappEnabled, deleted, configVersion } = server;
      yield { serverId, workspaceId, userId, name, emailEnabled, whatsappEnabled, deleted, configVersion };
    }
  }
}
