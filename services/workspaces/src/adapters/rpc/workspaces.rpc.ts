import { Injectable } from '@nestjs/common';
import type { types, workspaces } from '@nowahala/contracts';
import { Clock, Database, isSystem, isUser, isUuid, ownsWorkspace } from '@nowahala/platform';
import type { CallContext, Caller, RpcImplementation } from '@nowahala/platform';
import { AddServer } from '../../application/add-server.js';
import { ChangeServer } from '../../application/change-server.js';
import { CreateWorkspace } from '../../application/create-workspace.js';
import { ExportUser } from '../../application/export-user.js';
import { WorkspaceViews } from '../../application/ports/index.js';
import type { ServerView, WorkspaceView } from '../../application/ports/index.js';
import { UpdateWorkspace } from '../../application/update-workspace.js';
import { refusals } from '../../domain/refusals.js';
import { lagosMonth } from '../../domain/usage-month.js';
import { presentConfig, presentServer, presentWorkspace } from '../mappers/server.mapper.js';

const PAGE = 500;
const BEFORE_ALL = '00000000-0000-0000-0000-000000000000';

@Injectable()
export class WorkspacesRpc implements RpcImplementation<typeof workspaces.WorkspacesServiceService> {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly views: WorkspaceViews,
    private readonly creating: CreateWorkspace,
    private readonly updating: UpdateWorkspace,
    private readonly adding: AddServer,
    private readonly changing: ChangeServer,
    private readonly exporting: ExportUser,
  ) {}

  async createWorkspace(
    { name, members }: workspaces.CreateWorkspaceRequest,
    { caller }: CallContext,
  ): Promise<workspaces.CreateWorkspaceResponse> {
    mayWrite(caller);
    if (!isUuid(caller.userId)) throw refusals.notSignedIn();
    return { workspace: presentWorkspace(await this.creating.execute(caller.userId, { name, members }), []) };
  }

  async getWorkspaceOfUser(
    { userId }: workspaces.GetWorkspaceOfUserRequest,
    { caller }: CallContext,
  ): Promise<workspaces.GetWorkspaceOfUserResponse> {
    if (!isUuid(userId)) throw refusals.notFound();
    isUser(caller, userId);
    const view = await this.views.ofUser(this.database, userId);
    return { workspace: view && (await this.present(view)) };
  }

  async updateWorkspace(
    { workspaceId, name, emailEnabled, whatsappEnabled }: workspaces.UpdateWorkspaceRequest,
    { caller }: CallContext,
  ): Promise<workspaces.UpdateWorkspaceResponse> {
    this.mayChange(caller, workspaceId);
    return {
      workspace: await this.present(await this.updating.execute(workspaceId, { name, email: emailEnabled, whatsApp: whatsappEnabled })),
    };
  }

  async createServer(request: workspaces.CreateServerRequest, { caller }: CallContext): Promise<workspaces.CreateServerResponse> {
    this.mayChange(caller, request.workspaceId);
    const { emailEnabled: email, whatsappEnabled: whatsApp, ...rest } = request;
    return { server: presentServer(await this.adding.execute({ ...rest, email, whatsApp })) };
  }

  async getServer({ serverId }: workspaces.GetServerRequest, { caller }: CallContext): Promise<workspaces.GetServerResponse> {
    return { server: presentServer(await this.owned(caller, serverId)) };
  }

  async updateServer(
    { serverId, emailEnabled, whatsappEnabled, ...typed }: workspaces.UpdateServerRequest,
    { caller }: CallContext,
  ): Promise<workspaces.UpdateServerResponse> {
    const before = await this.changeable(caller, serverId);
    return { server: presentServer(await this.changing.update(before, { ...typed, email: emailEnabled, whatsApp: whatsappEnabled })) };
  }

  async deleteServer({ serverId }: workspaces.DeleteServerRequest, { caller }: CallContext): Promise<workspaces.DeleteServerResponse> {
    await this.changing.delete(await this.changeable(caller, serverId));
    return {};
  }

  async pauseServer({ serverId }: workspaces.PauseServerRequest, { caller }: CallContext): Promise<workspaces.PauseServerResponse> {
    return { server: presentServer(await this.changing.pause(await this.changeable(caller, serverId))) };
  }

  async resumeServer({ serverId }: workspaces.ResumeServerRequest, { caller }: CallContext): Promise<workspaces.ResumeServerResponse> {
    return { server: presentServer(await this.changing.resume(await this.changeable(caller, serverId))) };
  }

  async getWorkspaceUsage(
    { workspaceId }: workspaces.GetWorkspaceUsageRequest,
    { caller }: CallContext,
  ): Promise<workspaces.GetWorkspaceUsageResponse> {
    if (!isUuid(workspaceId)) throw refusals.notFound();
    ownsWorkspace(caller, workspaceId);
    const servers = await this.views.servers(this.database, workspaceId, this.month());
    const intervalsMinutes = servers.map((server) => server.intervalMinutes);
    return {
      servers: servers.length,
      smallestIntervalMinutes: servers.length === 0 ? 0 : Math.min(...intervalsMinutes),
      whatsappServers: servers.filter((server) => server.whatsApp).map((server) => server.name),
      serverNames: servers.map((server) => server.name),
      intervalsMinutes,
    };
  }

  async *listServerConfigs(
    { workspaceId }: workspaces.ListServerConfigsRequest,
    { caller }: CallContext,
  ): AsyncIterable<workspaces.ListServerConfigsResponse> {
    if (workspaceId !== '') {
      if (!isUuid(workspaceId)) throw refusals.notFound();
      ownsWorkspace(caller, workspaceId);
      for (const server of await this.views.servers(this.database, workspaceId, this.month())) yield presentConfig(server);
      return;
    }
    isSystem(caller);
    for (let after = BEFORE_ALL; ;) {
      const page = await this.views.serversAfter(this.database, after, PAGE);
      for (const server of page) yield presentConfig(server);
      if (page.length < PAGE) return;
      after = page.at(-1)!.id;
    }
  }

  async export({ userId }: types.ExportRequest, { caller }: CallContext): Promise<types.ExportResponse> {
    if (!isUuid(userId)) throw refusals.notFound();
    mayWrite(caller);
    isUser(caller, userId);
    return { json: JSON.stringify(await this.exporting.execute(userId)) };
  }

  private async present(view: WorkspaceView): Promise<workspaces.Workspace> {
    return presentWorkspace(view, await this.views.servers(this.database, view.id, this.month()));
  }

  private async owned(caller: Caller, serverId: string): Promise<ServerView> {
    const server = isUuid(serverId) ? await this.views.server(this.database, serverId, this.month()) : undefined;
    if (!server) throw refusals.notFound();
    ownsWorkspace(caller, server.workspaceId);
    return server;
  }

  private async changeable(caller: Caller, serverId: string): Promise<ServerView> {
    const server = await this.owned(caller, serverId);
    mayWrite(caller);
    return server;
  }

  private mayChange(caller: Caller, workspaceId: string): void {
    if (!isUuid(workspaceId)) throw refusals.notFound();
    ownsWorkspace(caller, workspaceId);
    mayWrite(caller);
  }

  private month(): string {
    return lagosMonth(this.clock.now());
  }
}

/** Keys look, they do not change. */
function mayWrite(caller: Caller): void {
  if (caller.via === 'apikey') throw refusals.keysNotAllowed();
}
