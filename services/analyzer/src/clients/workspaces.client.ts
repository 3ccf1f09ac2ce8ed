import { workspaces } from '@nowahala/contracts';
import { RpcClients, notFound } from '@nowahala/platform';
import { Injectable } from '@nestjs/common';

@Injectable()
export class WorkspacesClient {
  constructor(private readonly clients: RpcClients) {}

  /** Workspaces refuses for the caller in hand when the server belongs to another owner. */
  async ownerOf(serverId: string): Promise<{ workspaceId: string; userId: string }> {
    const { server } = await this.clients.client(workspaces.WorkspacesServiceService, 'workspaces').getServer({ serverId });
    if (!server) throw notFound();
    return { workspaceId: server.workspaceId, userId: server.userId };
  }
}
