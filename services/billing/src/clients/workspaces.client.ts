import { Injectable } from '@nestjs/common';
import { workspaces } from '@nowahala/contracts';
import { notFound, RpcClients, systemCaller } from '@nowahala/platform';
import type { InUse } from '../domain/plan.js';
import { refusals } from '../domain/refusals.js';

@Injectable()
export class WorkspacesClient {
  constructor(private readonly clients: RpcClients) {}

  /** Refuses when there is no workspace yet, and like a missing thing when it is another's. */
  async getUsage(userId: string, workspaceId: string): Promise<{ workspaceId: string; inUse: InUse }> {
    const service = this.clients.client(workspaces.WorkspacesServiceService, 'workspaces');
    const { workspace } = await service.getWorkspaceOfUser({ userId }, { caller: systemCaller, retry: true });
    if (workspace === undefined) throw refusals.noWorkspace();
    if (workspaceId !== '' && workspace.id !== workspaceId) throw notFound();
    const { id, servers } = workspace;
    const inUse = {
      servers: servers.length,
      intervalsMinutes: servers.map((server) => server.intervalMinutes),
      serversWithWhatsApp: servers.filter((server) => server.whatsappEnabled).length,
    };
    return { workspaceId: id, inUse };
  }
}
