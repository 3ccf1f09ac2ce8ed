import { workspaces } from '@nowahala/contracts';
import { RpcClients, systemCaller } from '@nowahala/platform';
import type { RpcClient } from '@nowahala/platform';
import { Injectable } from '@nestjs/common';
import type { ServerCopy, WorkspacePreferences } from '../domain/local-copies.js';
import { endOfAll } from '../domain/maintenance.js';

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

  /** Of every server of the workspace; the same id plans it once. Answers when it is over, with what goes on beyond it. */
  async planMaintenance(workspaceId: string, maintenanceId: string, startsAt: Date, endsAt: Date): Promise<Date> {
    const request = { workspaceId, serverId: '', maintenanceId, startsAt, endsAt };
    const { maintenance } = await this.workspaces.planMaintenance(request, { caller: systemCaller });
    const { maintenances } = await this.workspaces.listMaintenance({ workspaceId, serverId: '' }, { retry: true, caller: systemCaller });
    return endOfAll(
      maintenance!.endsAt!,
      maintenances.filter(({ serverId }) => serverId === ''),
    );
  }

  /** Whatever runs now of the workspace as a whole; answers how many that were. */
  async endMaintenance(workspaceId: string): Promise<number> {
    const { maintenances } = await this.workspaces.endMaintenance(
      { workspaceId, serverId: '', maintenanceId: '' },
      { caller: systemCaller },
    );
    return maintenances.length;
  }

  /** The next servers of all workspaces in the order of their ids: the stream ends when the page is read, whatever is done with it. */
  async listServersAfter(after: string, limit: number): Promise<ServerCopy[]> {
    const page: ServerCopy[] = [];
    const asked = { workspaceId: '', afterServerId: after, limit };
    for await (const { server } of this.workspaces.listServerConfigs(asked, { caller: systemCaller })) {
      // An older service sends all of them.
      if (!server || server.serverId <= after) continue;
      const { serverId, workspaceId, userId, name, emailEnabled, whatsappEnabled, deleted, configVersion } = server;
      page.push({ serverId, workspaceId, userId, name, emailEnabled, whatsappEnabled, deleted, configVersion });
      if (page.length === limit) break;
    }
    return page;
  }
}
