import { workspaces } from '@nowahala/contracts';
import { isUser, newId, notFound, ownsWorkspace } from '@nowahala/platform';
import type { CallContext } from '@nowahala/platform';
import type { FakeServices, TestUser } from './fake-services.js';
import { after, later } from './helpers.js';

/** Workspaces, as far as the gateway can see it. */
export function fakeWorkspaces(world: FakeServices) {
  const workspaceOf = (person: TestUser): workspaces.Workspace =>
    workspaces.Workspace.fromPartial({
      id: person.workspaceId,
      name: 'Okafor Stores',
      members: [{ role: 'owner', userId: person.userId }],
      servers: [...world.servers.values()].filter((server) => server.workspaceId === person.workspaceId),
      emailEnabled: true,
      createdAt: later(0),
    });
  const mine = (serverId: string, { caller }: CallContext): workspaces.Server => {
    const server = world.servers.get(serverId);
    ownsWorkspace(caller, server?.workspaceId);
    return server!;
  };
  /** Of the caller's server or workspace, and of nobody else's. */
  const maintenanceOf = (request: { workspaceId: string; serverId: string }, context: CallContext): workspaces.Maintenance => {
    const { workspaceId, serverId } = request;
    if (serverId === '') ownsWorkspace(context.caller, workspaceId);
    const owner = serverId === '' ? workspaceId : mine(serverId, context).workspaceId;
    const { maintenanceId: id } = world.by('workspaceId', owner);
    return { id, workspaceId: owner, serverId, startsAt: later(0), endsAt: later(60_000), status: 'running', createdAt: later(0) };
  };
  const knownMaintenance = (
    request: { workspaceId: string; serverId: string; maintenanceId: string },
    context: CallContext,
  ): workspaces.Maintenance => {
    const maintenance = maintenanceOf(request, context);
    if (maintenance.id !== request.maintenanceId) throw notFound();
    return maintenance;
  };
  const heartbeatOf = (person: TestUser): workspaces.Heartbeat =>
    workspaces.Heartbeat.fromPartial({
      id: person.heartbeatId,
      workspaceId: person.workspaceId,
      userId: person.userId,
      name: 'Nightly backup',
      schedule: { everyMinutes: 0, cron: '0 2 * * *', timeZone: 'Africa/Lagos' },
      graceMinutes: 60,
      addressRound: 1,
      createdAt: later(0),
    });
  const myHeartbeat = (heartbeatId: string, { caller }: CallContext): workspaces.Heartbeat => {
    const person = world.people.find((known) => known.heartbeatId === heartbeatId);
    ownsWorkspace(caller, person?.workspaceId);
    return heartbeatOf(person!);
  };
  return {
    planMaintenance: (request: workspaces.PlanMaintenanceRequest, context: CallContext) => ({
      maintenance: maintenanceOf(request, context),
    }),
    changeMaintenance: (request: workspaces.ChangeMaintenanceRequest, context: CallContext) => ({
      maintenance: knownMaintenance(request, context),
    }),
    endMaintenance: (request: workspaces.EndMaintenanceRequest, context: CallContext) => ({
      maintenances: [knownMaintenance(request, context)],
    }),
    listMaintenance: (request: workspaces.ListMaintenanceRequest, context: CallContext) => ({
      maintenances: [maintenanceOf(request, context)],
    }),
    createHeartbeat: ({ workspaceId }: { workspaceId: string }, { caller }: CallContext) => {
      ownsWorkspace(caller, workspaceId);
      return { heartbeat: heartbeatOf(world.by('workspaceId', workspaceId)) };
    },
    listHeartbeats: ({ workspaceId }: { workspaceId: string }, { caller }: CallContext) => {
      ownsWorkspace(caller, workspaceId);
      return { heartbeats: [heartbeatOf(world.by('workspaceId', workspaceId))] };
    },
    getHeartbeat: ({ heartbeatId }: { heartbeatId: string }, context: CallContext) => ({ heartbeat: myHeartbeat(heartbeatId, context) }),
    updateHeartbeat: ({ heartbeatId }: { heartbeatId: string }, context: CallContext) => ({ heartbeat: myHeartbeat(heartbeatId, context) }),
    changeHeartbeat: ({ heartbeatId }: { heartbeatId: string }, context: CallContext) => ({ heartbeat: myHeartbeat(heartbeatId, context) }),
    listBeatAddresses: ({ after: known }: { after: number }) => ({
      addresses: world.beatAddresses.slice(known),
      last: world.beatAddresses.length,
    }),
    getWorkspaceOfUser: ({ userId }: { userId: string }, { caller }: CallContext) => {
      isUser(caller, userId);
      return { workspace: workspaceOf(world.by('userId', userId)) };
    },
    createWorkspace: (_request: object, { caller }: CallContext) => ({ workspace: workspaceOf(world.by('userId', caller.userId)) }),
    updateWorkspace: ({ workspaceId }: { workspaceId: string }, { caller }: CallContext) => {
      ownsWorkspace(caller, workspaceId);
      return { workspace: workspaceOf(world.by('workspaceId', workspaceId)) };
    },
    createServer: async (request: { workspaceId: string; name: string }, { caller }: CallContext) => {
      ownsWorkspace(caller, request.workspaceId);
      await new Promise((resolve) => setTimeout(resolve, 30));
      return { server: world.addServer(newId(), { workspaceId: request.workspaceId, userId: caller.userId }, request.name) };
    },
    getServer: ({ serverId }: { serverId: string }, context: CallContext) => ({ server: mine(serverId, context) }),
    updateServer: ({ serverId }: { serverId: string }, context: CallContext) => ({ server: mine(serverId, context) }),
    deleteServer: ({ serverId }: { serverId: string }, context: CallContext) => after(world.servers.delete(mine(serverId, context).id), {}),
    pauseServer: ({ serverId }: { serverId: string }, context: CallContext) => ({ server: { ...mine(serverId, context), paused: true } }),
    resumeServer: ({ serverId }: { serverId: string }, context: CallContext) => ({ server: mine(serverId, context) }),
    export: ({ userId }: { userId: string }, { caller }: CallContext) => after(isUser(caller, userId), { json: '{"servers":[]}' }),
  };
}
