import { workspaces as area } from '@nowahala/contracts';
import type { types, workspaces } from '@nowahala/contracts';
import { Inject, Injectable } from '@nestjs/common';
import { Database, isSystem, isUser, notFound, ownsWorkspace } from '@nowahala/platform';
import type { CallContext, RpcImplementation } from '@nowahala/platform';
import { ServerOffice } from '../../application/server-office.js';
import { WorkspaceOffice } from '../../application/workspace-office.js';
import { server, serversOf, workspaceBy } from '../database/views.js';

@Injectable()
export class WorkspacesRpc implements RpcImplementation<typeof area.WorkspacesServiceService> {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(WorkspaceOffice) private readonly workspaceOffice: WorkspaceOffice,
    @Inject(ServerOffice) private readonly serverOffice: ServerOffice,
  ) {}

  async createWorkspace({ name, members }: workspaces.CreateWorkspaceRequest, { caller }: CallContext): Promise<workspaces.CreateWorkspaceResponse> {
    const id = await this.workspaceOffice.create({ name, members }, caller);
    return { workspace: await workspaceBy(this.database, 'id', id) };
  }

  async getWorkspaceOfUser({ userId }: workspaces.GetWorkspaceOfUserRequest, { caller }: CallContext): Promise<workspaces.GetWorkspaceOfUserResponse> {
    isUser(caller, userId);
    return { workspace: await workspaceBy(this.database, 'user_id', userId) };
  }

  async updateWorkspace(wish: workspaces.UpdateWorkspaceRequest, { caller }: CallContext): Promise<workspaces.UpdateWorkspaceResponse> {
    await this.workspaceOffice.change(wish.workspaceId, { name: wish.name, email: wish.emailEnabled, whatsApp: wish.whatsappEnabled }, caller);
    return { workspace: await workspaceBy(this.database, 'id', wish.workspaceId) };
  }

  async createServer(wish: workspaces.CreateServerRequest, { caller }: CallContext): Promise<workspaces.CreateServerResponse> {
    const config = { name: wish.name, ipAddress: wish.ipAddress, website: wish.website, intervalMinutes: wish.intervalMinutes, email: wish.emailEnabled, whatsApp: wish.whatsappEnabled };
    return { server: await server(this.database, await this.serverOffice.create(wish.workspaceId, config, caller)) };
  }

  async getServer({ serverId }: workspaces.GetServerRequest, { caller }: CallContext): Promise<workspaces.GetServerResponse> {
    const found = await server(this.database, serverId);
    if (!found) throw notFound();
    ownsWorkspace(caller, found.workspaceId);
    return { server: found };
  }

  async updateServer(wish: workspaces.UpdateServerRequest, { caller }: CallContext): Promise<workspaces.UpdateServerResponse> {
    const config = { name: wish.name, ipAddress: wish.ipAddress, website: wish.website, intervalMinutes: wish.intervalMinutes, email: wish.emailEnabled, whatsApp: wish.whatsappEnabled };
    await this.serverOffice.change(wish.serverId, config, caller);
    return { server: await server(this.database, wish.serverId) };
  }

  async deleteServer({ serverId }: workspaces.DeleteServerRequest, { caller }: CallContext): Promise<workspaces.DeleteServerResponse> {
    await this.serverOffice.remove(serverId, caller);
    return {};
  }

  async pauseServer({ serverId }: workspaces.PauseServerRequest, { caller }: CallContext): Promise<workspaces.PauseServerResponse> {
    await this.serverOffice.pause(serverId, caller);
    return { server: await server(this.database, serverId) };
  }

  async resumeServer({ serverId }: workspaces.ResumeServerRequest, { caller }: CallContext): Promise<workspaces.ResumeServerResponse> {
    await this.serverOffice.resume(serverId, caller);
    return { server: await server(this.database, serverId) };
  }

  async getWorkspaceUsage({ workspaceId }: workspaces.GetWorkspaceUsageRequest, { caller }: CallContext): Promise<workspaces.GetWorkspaceUsageResponse> {
    ownsWorkspace(caller, workspaceId);
    const list = await serversOf(this.database, workspaceId);
    const intervals = list.map((entry) => entry.intervalMinutes);
    return {
      servers: list.length,
      smallestIntervalMinutes: intervals.length > 0 ? Math.min(...intervals) : 0,
      whatsappServers: list.filter((entry) => entry.whatsappEnabled).map((entry) => entry.name),
      serverNames: list.map((entry) => entry.name),
      intervalsMinutes: intervals,
    };
  }

  async *listServerConfigs({ workspaceId }: workspaces.ListServerConfigsRequest, { caller }: CallContext): AsyncIterable<workspaces.ListServerConfigsResponse> {
    if (workspaceId) ownsWorkspace(caller, workspaceId);
    else isSystem(caller);
    for (let after = ''; ; ) {
      const page = await serversOf(this.database, workspaceId || undefined, after);
      for (const entry of page) yield { server: { ...entry, serverId: entry.id, deleted: false, changedAt: undefined } };
      if (page.length === 0) return;
      after = page.at(-1)!.id;
    }
  }

  async export({ userId }: types.ExportRequest, { caller }: CallContext): Promise<types.ExportResponse> {
    isSystem(caller);
    const workspace = await workspaceBy(this.database, 'user_id', userId);
    const history = workspace ? await this.database.query('SELECT type, data, occurred_at AS "at" FROM es_event WHERE tenant_id = $1 ORDER BY occurred_at, stream_id, version', [workspace.id]) : [];
    return { json: JSON.stringify({ workspace, history }) };
  }
}
