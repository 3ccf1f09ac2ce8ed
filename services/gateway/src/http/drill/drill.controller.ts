import { Controller, Param, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { apiMessages, getDrill, startDrill } from '@nowahala/api';
import type { BodyOf, ResponseOf } from '@nowahala/api';
import { Policy, signedIn } from '../../auth/policy.js';
import { QUERY, ServiceClients } from '../../clients/services.client.js';
import { Idempotent } from '../../idempotency/idempotent.js';
import { Limited } from '../../rate-limits/rate-limit-rules.js';
import { Route, ValidBody } from '../../request/contract.js';
import { callerOf } from '../../request/request-context.js';
import { presentDelivery } from '../incident/incident.presenter.js';

/** Fire drills: a real test alert through every channel, marked as one. */
@Controller()
export class DrillController {
  constructor(private readonly clients: ServiceClients) {}

  @Route(startDrill)
  @Policy(signedIn({ workspace: 'workspaceId' }))
  @Limited('drill')
  @Idempotent()
  async start(
    @Req() request: FastifyRequest,
    @Param('workspaceId') workspaceId: string,
    @ValidBody(startDrill) { serverId = '' }: BodyOf<typeof startDrill>,
  ): Promise<ResponseOf<typeof startDrill>> {
    if (serverId) await this.clients.workspaces.getServer({ serverId }, QUERY);
    const { drillId } = await this.clients.notifier.startDrill({
      userId: callerOf(request).userId,
      workspaceId: workspaceId.toLowerCase(),
      serverId,
      creationId: request.requestContext.creationId,
    });
    return { message: apiMessages.drill.started, data: { _id: drillId } };
  }

  @Route(getDrill)
  @Policy(signedIn({ things: ['id'], alone: true }))
  async read(@Param('id') id: string): Promise<ResponseOf<typeof getDrill>> {
    const { drillId, deliveries } = await this.clients.notifier.getDrill({ drillId: id.toLowerCase() }, QUERY);
    return { data: { _id: drillId, deliveries: deliveries.map(presentDelivery) } };
  }
}
