import { Body, Controller, Get, HttpCode, Param, Post, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { Describe } from '../../openapi/describe.js';
import { examples } from '../../openapi/examples.js';
import { callerOf } from '../../request/request-context.js';
import { Idempotent } from '../../idempotency/idempotent.js';
import { Limited } from '../../rate-limits/rate-limit-rules.js';
import { messages } from '../../messages/en.js';
import { Policy, signedIn } from '../../auth/policy.js';
import { QUERY, ServiceClients } from '../../clients/services.client.js';
import { presentDelivery } from '../incident/incident.presenter.js';
import { uuid, valid } from '../../request/valid.js';

const startDrill = z.object({ serverId: uuid(messages.fields.serverId).optional() });

/** Fire drills: a real test alert through every channel, marked as one. */
@Controller('api')
export class DrillController {
  constructor(private readonly clients: ServiceClients) {}

  @Post('workspace/:workspaceId/drill')
  @HttpCode(201)
  @Policy(signedIn({ workspace: 'workspaceId' }))
  @Limited('drill')
  @Idempotent()
  @Describe({
    summary: 'Start a fire drill',
    body: startDrill,
    example: { serverId: examples.ids.server },
    status: 201,
    answer: { message: messages.drill.started, data: { _id: examples.ids.drill } },
  })
  async start(
    @Req() request: FastifyRequest,
    @Param('workspaceId') workspaceId: string,
    @Body(valid(startDrill)) { serverId = '' }: z.infer<typeof startDrill>,
  ) {
    if (serverId) await this.clients.workspaces.getServer({ serverId }, QUERY);
    const { drillId } = await this.clients.notifier.startDrill({
      userId: callerOf(request).userId,
      workspaceId: workspaceId.toLowerCase(),
      serverId,
    });
    return { message: messages.drill.started, data: { _id: drillId } };
  }

  @Get('drill/:id')
  @Policy(signedIn({ things: ['id'], alone: true }))
  @Describe({ summary: 'See what a fire drill brought', answer: { data: { _id: examples.ids.drill, deliveries: [examples.delivery] } } })
  async read(@Param('id') id: string) {
    const { drillId, deliveries } = await this.clients.notifier.getDrill({ drillId: id.toLowerCase() }, QUERY);
    return { data: { _id: drillId, deliveries: deliveries.map(presentDelivery) } };
  }
}
