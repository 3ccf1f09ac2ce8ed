import { Controller, Param, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { changeServerMaintenance, endServerMaintenance, listServerMaintenance, planServerMaintenance } from '@nowahala/api';
import type { BodyOf, ResponseOf } from '@nowahala/api';
import { Policy, signedIn } from '../../auth/policy.js';
import { QUERY, ServiceClients } from '../../clients/services.client.js';
import { Idempotent } from '../../idempotency/idempotent.js';
import { Route, ValidBody } from '../../request/contract.js';
import { presentChanged, presentEnded, presentList, presentPlanned, timesOf } from './maintenance.presenter.js';

@Controller()
export class ServerMaintenanceController {
  constructor(private readonly clients: ServiceClients) {}

  @Route(planServerMaintenance)
  @Policy(signedIn({ things: ['id'] }))
  @Idempotent()
  async plan(
    @Req() { requestContext }: FastifyRequest,
    @Param('id') id: string,
    @ValidBody(planServerMaintenance) window: BodyOf<typeof planServerMaintenance>,
  ): Promise<ResponseOf<typeof planServerMaintenance>> {
    const which = { serverId: id.toLowerCase(), workspaceId: '', maintenanceId: requestContext.creationId ?? '' };
    return presentPlanned(await this.clients.workspaces.planMaintenance({ ...timesOf(window), ...which }));
  }

  @Route(listServerMaintenance)
  @Policy(signedIn({ things: ['id'] }))
  async list(@Param('id') id: string): Promise<ResponseOf<typeof listServerMaintenance>> {
    return presentList(await this.clients.workspaces.listMaintenance({ serverId: id.toLowerCase(), workspaceId: '' }, QUERY));
  }

  @Route(changeServerMaintenance)
  @Policy(signedIn({ things: ['id', 'maintenanceId'] }))
  async change(
    @Param('id') id: string,
    @Param('maintenanceId') maintenanceId: string,
    @ValidBody(changeServerMaintenance) window: BodyOf<typeof changeServerMaintenance>,
  ): Promise<ResponseOf<typeof changeServerMaintenance>> {
    const which = { serverId: id.toLowerCase(), workspaceId: '', maintenanceId: maintenanceId.toLowerCase() };
    return presentChanged(await this.clients.workspaces.changeMaintenance({ ...timesOf(window), ...which }));
  }

  @Route(endServerMaintenance)
  @Policy(signedIn({ things: ['id', 'maintenanceId'] }))
  async end(@Param('id') id: string, @Param('maintenanceId') maintenanceId: string): Promise<ResponseOf<typeof endServerMaintenance>> {
    const which = { serverId: id.toLowerCase(), workspaceId: '', maintenanceId: maintenanceId.toLowerCase() };
    return presentEnded(await this.clients.workspaces.endMaintenance(which));
  }
}
