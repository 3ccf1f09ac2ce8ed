import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { defineService } from '@nowahala/platform';
import { Beats } from './beats/beats.js';
import { gatewayConfig } from './gateway.config.js';
import type { GatewayConfig } from './gateway.config.js';
import { GatewayModule } from './gateway.module.js';
import { WebPages } from './pages/web-pages.js';
import { RequestPipeline } from './request/request-pipeline.js';
import { respondUnroutable } from './request/unroutable.js';

/** The entry point: the product's REST table, live events, pages. It keeps nothing but answers to repeated requests. */
export const gateway = defineService({
  name: 'gateway',
  module: GatewayModule,
  config: gatewayConfig,
  purposes: ['beat-address', 'address-hash'],
  http: {
    prepare: async (app: NestFastifyApplication) => {
      await app.get(RequestPipeline).prepare(app, app.get(WebPages));
      app.get(Beats).listenOn(app.getHttpServer());
    },
    unroutable: respondUnroutable,
    trustedProxies: (config: GatewayConfig) => config.TRUSTED_PROXIES,
  },
});
