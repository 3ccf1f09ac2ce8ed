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
    const asked = { caller: systemCaller, retry: true };
    const { workspace } = await service.getWorkspaceOfUser({ userId }, asked);
    if (workspace === undefined) throw refusals.noWorkspace();
    if (workspaceId !== '' && workspace.id !== workspaceId) throw notFound();
    const { servers, intervalsMinutes, whatsappServers } = await service.getWorkspaceUsage({ workspaceId: workspace.id }, asked);
    return { workspaceId: workspace.id, inUse: { servers, intervalsMinutes, serversWithWhatsApp: whatsappServers.length } };
  }
}
