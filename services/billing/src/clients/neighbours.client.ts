import { Injectable } from '@nestjs/common';
import { identity, workspaces } from '@nowahala/contracts';
import { notFound, RpcClients, systemCaller } from '@nowahala/platform';
import { Neighbours } from '../application/ports.js';
import type { Buyer } from '../domain/invoice-document.js';
import type { InUse } from '../domain/plan.js';
import { refusals } from '../domain/refusals.js';

@Injectable()
export class RpcNeighbours extends Neighbours {
  constructor(private readonly clients: RpcClients) {
    super();
  }

  async getBuyer(userId: string): Promise<Buyer> {
    const contact = await this.clients
      .client(identity.IdentityServiceService, 'identity')
      .getContact({ userId }, { caller: systemCaller, retry: true });
    if (!contact.found) throw notFound();
    return { name: contact.fullName || contact.username, email: contact.email, country: contact.country };
  }

  async getUsage(userId: string, workspaceId: string): Promise<{ workspaceId: string; inUse: InUse }> {
    const { workspace } = await this.clients
      .client(workspaces.WorkspacesServiceService, 'workspaces')
      .getWorkspaceOfUser({ userId }, { caller: systemCaller, retry: true });
    if (workspace === undefined) throw refusals.noWorkspace();
    if (workspaceId !== '' && workspace.id !== workspaceId) throw notFound();
    const { servers } = workspace;
    return {
      workspaceId: workspace.id,
      inUse: {
        servers: servers.length,
        intervalsMinutes: servers.map((server) => server.intervalMinutes),
        serversWithWhatsApp: servers.filter((server) => server.whatsappEnabled).length,
      },
    };
  }
}
