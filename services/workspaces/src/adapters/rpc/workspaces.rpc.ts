import { Injectable } from '@nestjs/common';
import type { types, workspaces } from '@nowahala/contracts';
import { creationIdOf, isSystem, isUser, isUuid } from '@nowahala/platform';
import type { CallContext, Caller, RpcImplementation } from '@nowahala/platform';
import { AddServer } from '../../application/add-server.js';
import { ChangeServer } from '../../application/change-server.js';
import { CreateWorkspace } from '../../application/create-workspace.js';
import { DeleteServer } from '../../application/delete-server.js';
import { ExportUser } from '../../application/export-user.js';
import { getOwned, requireOwner, requireWriter } from '../../application/require-caller.js';
import { UpdateServer } from '../../application/update-server.js';
import { UpdateWorkspace } from '../../application/update-workspace.js';
import { ServerQuery } from '../../database/server.query.js';
import type { ServerView } from '../../database/server.query.js';
import { WorkspaceQuery } from '../../database/workspace.query.js';
import { refusals } from '../../domain/refusals.js';
import { toServer, toServerConfig } from '../mappers/server.mapper.js';
import { toWorkspace } from '../mappers/workspace.mapper.js';
import { MaintenanceRpc } from './maintenance.rpc.js';
import { HeartbeatsRpc } from './heartbeats.rpc.js';

const PAGE_SIZE = 500;
const BEFORE_ALL = '00000000-0000-0000-0000-000000000000';

@Injectable()
export class WorkspacesRpc implements RpcImplementation<typeof workspaces.WorkspacesServiceService> {
  constructor(
    private readonly workspaces: WorkspaceQuery,
    private readonly servers: ServerQuery,
    private readonly creating: CreateWorkspace,
    private readonly updatingWorkspace: UpdateWorkspace,
    private readonly adding: AddServer,
    private readonly updatingServer: UpdateServer,
    private readonly changing: ChangeServer,
    private readonly deleting: DeleteServer,
    private readonly exporting: ExportUser,
    private readonly maintenance: MaintenanceRpc,
    private readonly heartbeats: HeartbeatsRpc,
  ) {}

  async createWorkspace(
    { name, members, creationId }: workspaces.CreateWorkspaceRequest,
    { caller }: CallContext,
  ): Promise<workspaces.CreateWorkspaceResponse> {
    requireWriter(caller);
    if (!isUuid(caller.userId)) throw refusals.notSignedIn();
    const view = await this.creating.execute({ name, members, userId: caller.userId }, creationIdOf(creationId));
    return { workspace: toWorkspace(view, await this.servers.list(view.id)) };
  }

  async getWorkspaceOfUser(
    { userId }: workspaces.GetWorkspaceOfUserRequest,
    { caller }: CallContext,
  ): Promise<workspaces.GetWorkspaceOfUserResponse> {
    if (!isUuid(userId)) throw refusals.notFound();
    isUser(caller, userId);
    const view = await this.workspaces.findByUser(userId);
    return { workspace: view ? toWorkspace(view, await this.servers.list(view.id)) : undefined };
  }

  async updateWorkspace(
    { workspaceId, name, emailEnabled, whatsappEnabled }: workspaces.UpdateWorkspaceRequest,
    { caller }: CallContext,
  ): Promise<workspaces.UpdateWorkspaceResponse> {
    requireOwner(caller, workspaceId);
    requireWriter(caller);
    const view = await this.updatingWorkspace.execute(workspaceId, { name, email: emailEnabled, whatsApp: whatsappEnabled });
    return { workspace: toWorkspace(view, await this.servers.list(workspaceId)) };
  }

  async createServer(
    {
      emailEnabled,
      whatsappEnabled,
      expectText = '',
      rejectText = '',
      slowAlerts = true,
      creationId,
      ...input
    }: workspaces.CreateServerRequest,
    { caller }: CallContext,
  ): Promise<workspaces.CreateServerResponse> {
    requireOwner(caller, input.workspaceId);
    requireWriter(caller);
    const wanted = { ...input, expectText, rejectText, slowAlerts, email: emailEnabled, whatsApp: whatsappEnabled };
    return { server: toServer(await this.adding.execute(wanted, creationIdOf(creationId))) };
  }

  async getServer({ serverId }: workspaces.GetServerRequest, { caller }: CallContext): Promise<workspaces.GetServerResponse> {
    return { server: toServer(await this.getOwned(caller, serverId)) };
  }

  async updateServer(
    { serverId, emailEnabled, whatsappEnabled, ...input }: workspaces.UpdateServerRequest,
    { caller }: CallContext,
  ): Promise<workspaces.UpdateServerResponse> {
    const server = await this.getChangeable(caller, serverId);
    return { server: toServer(await this.updatingServer.execute(server, { ...input, email: emailEnabled, whatsApp: whatsappEnabled })) };
  }

  async deleteServer({ serverId }: workspaces.DeleteServerRequest, { caller }: CallContext): Promise<workspaces.DeleteServerResponse> {
    await this.deleting.execute(await this.getChangeable(caller, serverId));
    return {};
  }

  async pauseServer({ serverId }: workspaces.PauseServerRequest, { caller }: CallContext): Promise<workspaces.PauseServerResponse> {
    const server = await this.getChangeable(caller, serverId);
    return { server: toServer(await this.changing.execute(server, { type: 'PauseServer' })) };
  }

  async resumeServer({ serverId }: workspaces.ResumeServerRequest, { caller }: CallContext): Promise<workspaces.ResumeServerResponse> {
    const server = await this.getChangeable(caller, serverId);
    return { server: toServer(await this.changing.execute(server, { type: 'ResumeServer' })) };
  }

  async planMaintenance(request: workspaces.PlanMaintenanceRequest, { caller }: CallContext): Promise<workspaces.PlanMaintenanceResponse> {
    requireWriter(caller);
    return this.maintenance.plan(request, caller);
  }

  async changeMaintenance(
    request: workspaces.ChangeMaintenanceRequest,
    { caller }: CallContext,
  ): Promise<workspaces.ChangeMaintenanceResponse> {
    requireWriter(caller);
    return this.maintenance.change(request, caller);
  }

  async endMaintenance(request: workspaces.EndMaintenanceRequest, { caller }: CallContext): Promise<workspaces.EndMaintenanceResponse> {
    requireWriter(caller);
    return this.maintenance.end(request, caller);
  }

  async listMaintenance(request: workspaces.ListMaintenanceRequest, { caller }: CallContext): Promise<workspaces.ListMaintenanceResponse> {
    return this.maintenance.list(request, caller);
  }

  async getWorkspaceUsage(
    { workspaceId }: workspaces.GetWorkspaceUsageRequest,
    { caller }: CallContext,
  ): Promise<workspaces.GetWorkspaceUsageResponse> {
    requireOwner(caller, workspaceId);
    const [servers, heartbeats] = await Promise.all([this.servers.list(workspaceId), this.heartbeats.namesOf(workspaceId)]);
    const intervalsMinutes = servers.map((server) => server.intervalMinutes);
    return {
      servers: servers.length + heartbeats.length,
      smallestIntervalMinutes: servers.length === 0 ? 0 : Math.min(...intervalsMinutes),
      whatsappServers: servers.filter((server) => server.whatsApp).map((server) => server.name),
      serverNames: [...servers.map((server) => server.name), ...heartbeats],
      intervalsMinutes,
    };
  }

  async *listServerConfigs(
    { workspaceId, afterServerId, limit }: workspaces.ListServerConfigsRequest,
    { caller }: CallContext,
  ): AsyncIterable<workspaces.ListServerConfigsResponse> {
    if (workspaceId !== '') {
      requireOwner(caller, workspaceId);
      for (const server of await this.servers.list(workspaceId)) yield toServerConfig(server);
      return;
    }
    isSystem(caller);
    let left = limit > 0 ? limit : Number.POSITIVE_INFINITY;
    for (let after = afterServerId || BEFORE_ALL; left > 0;) {
      const size = Math.min(PAGE_SIZE, left);
      const page = await this.servers.listAfter(after, size);
      for (const server of page) yield toServerConfig(server);
      if (page.length < size) return;
      after = page.at(-1)!.id;
      left -= size;
    }
  }

  createHeartbeat(request: workspaces.CreateHeartbeatRequest, context: CallContext): Promise<workspaces.CreateHeartbeatResponse> {
    return this.heartbeats.create(request, context);
  }

  listHeartbeats(request: workspaces.ListHeartbeatsRequest, context: CallContext): Promise<workspaces.ListHeartbeatsResponse> {
    return this.heartbeats.list(request, context);
  }

  getHeartbeat(request: workspaces.GetHeartbeatRequest, context: CallContext): Promise<workspaces.GetHeartbeatResponse> {
    return this.heartbeats.get(request, context);
  }

  updateHeartbeat(request: workspaces.UpdateHeartbeatRequest, context: CallContext): Promise<workspaces.UpdateHeartbeatResponse> {
    return this.heartbeats.update(request, context);
  }

  changeHeartbeat(request: workspaces.ChangeHeartbeatRequest, context: CallContext): Promise<workspaces.ChangeHeartbeatResponse> {
    return this.heartbeats.change(request, context);
  }

  listBeatAddresses(request: workspaces.ListBeatAddressesRequest, context: CallContext): Promise<workspaces.ListBeatAddressesResponse> {
    return this.heartbeats.listAddresses(request, context);
  }

  async export({ userId, part = '' }: types.ExportRequest, { caller }: CallContext): Promise<types.ExportResponse> {
    if (!isUuid(userId)) throw refusals.notFound();
    requireWriter(caller);
    isUser(caller, userId);
    const { lists, nextPart } = await this.exporting.execute(userId, part);
    return { json: JSON.stringify(lists), nextPart };
  }

  private getOwned(caller: Caller, serverId: string): Promise<ServerView> {
    return getOwned(caller, serverId, (id) => this.servers.find(id));
  }

  private async getChangeable(caller: Caller, serverId: string): Promise<ServerView> {
    const server = await this.getOwned(caller, serverId);
    requireWriter(caller);
    return server;
  }
}
