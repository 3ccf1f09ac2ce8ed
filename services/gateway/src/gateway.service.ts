import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { defineService } from '@nowahala/platform';
import { Edge } from './request/request-pipeline.js';
import { answerUnroutable } from './request/unroutable.js';
import { gatewayConfig } from './gateway.config.js';
import { GatewayModule } from './gateway.module.js';

/** The front door: the product's REST table, live events, pages. It keeps nothing but answers to repeated requests. */
export const gateway = defineService({
  name: 'gateway',
  module: GatewayModule,
  config: gatewayConfig,
  http: { prepare: async (app: NestFastifyApplication) => app.get(Edge).prepare(app), unroutable: answerUnroutable },
});
