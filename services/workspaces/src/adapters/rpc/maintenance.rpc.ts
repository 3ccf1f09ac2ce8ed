import { Injectable } from '@nestjs/common';
import type { workspaces } from '@nowahala/contracts';
import { Clock, Database, dueTime, isUuid } from '@nowahala/platform';
import type { Caller } from '@nowahala/platform';
import { ChangeMaintenance } from '../../application/change-maintenance.js';
import { PlanMaintenance } from '../../application/plan-maintenance.js';
import { getOwned, requireOwner } from '../../application/require-caller.js';
import { MaintenanceQuery } from '../../database/maintenance.query.js';
import type { MaintenanceOwner } from '../../database/maintenance.query.js';
import { ServerQuery } from '../../database/server.query.js';
import type { TypedWindow } from '../../domain/maintenance-window.js';
import { refusals } from '../../domain/refusals.js';
import { toMaintenance } from '../mappers/maintenance.mapper.js';

type Asked = Pick<workspaces.PlanMaintenanceRequest, 'minutes' | 'startsAt' | 'endsAt'>;

/** Of those that are over, a page shows the latest. */
const LISTED_OVER = 10;

/** Maintenance of a server or of a workspace. What is not the caller's is answered like missing. */
@Injectable()
export class MaintenanceRpc {
  constructor(
    private readonly clock: Clock,
    private readonly database: Database,
    private readonly maintenances: MaintenanceQuery,
    private readonly servers: ServerQuery,
    private readonly planning: PlanMaintenance,
    private readonly changing: ChangeMaintenance,
  ) {}

  async plan(request: workspaces.PlanMaintenanceRequest, caller: Caller): Promise<workspaces.PlanMaintenanceResponse> {
    const owner = await this.owner(request, caller);
    const id = request.maintenanceId === '' ? undefined : knownId(request.maintenanceId);
    return { maintenance: toMaintenance(await this.planning.execute(owner, windowIn(request), id), await this.now()) };
  }

  async change(request: workspaces.ChangeMaintenanceRequest, caller: Caller): Promise<workspaces.ChangeMaintenanceResponse> {
    const owner = await this.owner(request, caller);
    const changed = await this.changing.change(owner, knownId(request.maintenanceId), windowIn(request));
    return { maintenance: toMaintenance(changed, await this.now()) };
  }

  async end(request: workspaces.EndMaintenanceRequest, caller: Caller): Promise<workspaces.EndMaintenanceResponse> {
    const owner = await this.owner(request, caller);
    const ended =
      request.maintenanceId === ''
        ? await this.changing.endRunning(owner)
        : [await this.changing.end(owner, knownId(request.maintenanceId))];
    const now = await this.now();
    return { maintenances: ended.map((one) => toMaintenance(one, now)) };
  }

  async list(request: workspaces.ListMaintenanceRequest, caller: Caller): Promise<workspaces.ListMaintenanceResponse> {
    const { workspaceId, serverId } = await this.owner(request, caller);
    const now = await this.now();
    const lasting = await this.maintenances.listLasting(workspaceId, serverId, now);
    const over = await this.maintenances.listOver(workspaceId, serverId, now, LISTED_OVER);
    return { maintenances: [...lasting, ...over].map((one) => toMaintenance(one, now)) };
  }

  /** Of all replicas: what one says runs is running for the others too. */
  private now(): Promise<Date> {
    return dueTime(this.database, this.clock);
  }

  private async owner({ workspaceId, serverId }: { workspaceId: string; serverId: string }, caller: Caller): Promise<MaintenanceOwner> {
    if (serverId === '') {
      requireOwner(caller, workspaceId);
      return { workspaceId, serverId: null };
    }
    const server = await getOwned(caller, serverId, (id) => this.servers.find(id));
    return { workspaceId: server.workspaceId, serverId };
  }
}

const windowIn = ({ minutes, startsAt, endsAt }: Asked): TypedWindow => ({ minutes, startsAt, endsAt });

function knownId(id: string): string {
  if (!isUuid(id)) throw refusals.notFound();
  return id;
}
