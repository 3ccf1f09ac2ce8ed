import { Controller, Param, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { changeWorkspaceMaintenance, endWorkspaceMaintenance, listWorkspaceMaintenance, planWorkspaceMaintenance } from '@nowahala/api';
import type { BodyOf, ResponseOf } from '@nowahala/api';
import { Policy, signedIn } from '../../auth/policy.js';
import { QUERY, ServiceClients } from '../../clients/services.client.js';
import { Idempotent } from '../../idempotency/idempotent.js';
import { Route, ValidBody } from '../../request/contract.js';
import { presentChanged, presentEnded, presentList, presentPlanned, timesOf } from './maintenance.presenter.js';

@Controller()
export class WorkspaceMaintenanceController {
  constructor(private readonly clients: ServiceClients) {}

  @Route(planWorkspaceMaintenance)
  @Policy(signedIn({ workspace: 'workspaceId' }))
  @Idempotent()
  async plan(
    @Req() { requestContext }: FastifyRequest,
    @Param('workspaceId') id: string,
    @ValidBody(planWorkspaceMaintenance) window: BodyOf<typeof planWorkspaceMaintenance>,
  ): Promise<ResponseOf<typeof planWorkspaceMaintenance>> {
    const which = { workspaceId: id.toLowerCase(), serverId: '', maintenanceId: requestContext.creationId ?? '' };
    return presentPlanned(await this.clients.workspaces.planMaintenance({ ...timesOf(window), ...which }));
  }

  @Route(listWorkspaceMaintenance)
  @Policy(signedIn({ workspace: 'workspaceId' }))
  async list(@Param('workspaceId') id: string): Promise<ResponseOf<typeof listWorkspaceMaintenance>> {
    return presentList(await this.clients.workspaces.listMaintenance({ workspaceId: id.toLowerCase(), serverId: '' }, QUERY));
  }

  @Route(changeWorkspaceMaintenance)
  @Policy(signedIn({ workspace: 'workspaceId', things: ['maintenanceId'] }))
  async change(
    @Param('workspaceId') id: string,
    @Param('maintenanceId') maintenanceId: string,
    @ValidBody(changeWorkspaceMaintenance) window: BodyOf<typeof changeWorkspaceMaintenance>,
  ): Promise<ResponseOf<typeof changeWorkspaceMaintenance>> {
    const which = { workspaceId: id.toLowerCase(), serverId: '', maintenanceId: maintenanceId.toLowerCase() };
    return presentChanged(await this.clients.workspaces.changeMaintenance({ ...timesOf(window), ...which }));
  }

  @Route(endWorkspaceMaintenance)
  @Policy(signedIn({ workspace: 'workspaceId', things: ['maintenanceId'] }))
  async end(
    @Param('workspaceId') id: string,
    @Param('maintenanceId') maintenanceId: string,
  ): Promise<ResponseOf<typeof endWorkspaceMaintenance>> {
    const which = { workspaceId: id.toLowerCase(), serverId: '', maintenanceId: maintenanceId.toLowerCase() };
    return presentEnded(await this.clients.workspaces.endMaintenance(which));
  }
}
