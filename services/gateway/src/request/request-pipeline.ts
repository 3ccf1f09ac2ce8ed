import fastifyCookie from '@fastify/cookie';
import { Inject, Injectable } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Clock, LOGGER, newId, SETTINGS } from '@nowahala/platform';
import type { Logger, PlatformSettings } from '@nowahala/platform';
import { login } from '@nowahala/api';
import { GatewayMetrics } from '../gateway.metrics.js';
import { OneATurn } from '../rate-limits/one-a-turn.js';
import { recordRequest } from './access-log.js';
import { prepareBodyParsers } from './body-parsers.js';
import { ClientAddress } from './client-address.js';
import { compressResponse } from './compress-response.js';
import { readerGone } from './reader-gone.js';
import { newRequestContext } from './request-context.js';
import { setSecurityHeaders } from './security-headers.js';

const HEADERS_MS = 20_000;
const REQUEST_MS = 30_000;

/** Headers that proxies and careless services take for identity. From outside they mean nothing. */
const FORGED = /^x-(auth|user|call)(-|$)|^x-.*tenant/;

/** Answers what is no route: the web product. */
interface Pages {
  takes(request: FastifyRequest): boolean;
  respond(request: FastifyRequest, reply: FastifyReply): FastifyReply;
}

/** What happens to every request before and after its route. */
@Injectable()
export class RequestPipeline {
  constructor(
    @Inject(SETTINGS) private readonly settings: PlatformSettings,
    @Inject(LOGGER) private readonly logger: Logger,
    private readonly metrics: GatewayMetrics,
    private readonly clock: Clock,
    private readonly addresses: ClientAddress,
  ) {}

  async prepare(app: NestFastifyApplication, pages: Pages): Promise<void> {
    const server = app.getHttpAdapter().getInstance() as unknown as FastifyInstance;
    const secure = this.settings.publicUrl.startsWith('https:');
    // A request that trickles in holds a connection; an answer may take as long as it likes.
    server.server.headersTimeout = HEADERS_MS;
    server.server.requestTimeout = REQUEST_MS;
    prepareBodyParsers(app);
    await app.register(fastifyCookie as never);
    server.decorateRequest('requestContext', null as never);

    const logIns = new OneATurn();
    server.addHook('onRequest', async (request, reply) => {
      request.requestContext = this.newContext(request);
      for (const name of Object.keys(request.headers)) if (FORGED.test(name)) delete request.headers[name];
      void reply.header('x-request-id', request.requestContext.requestId);
      setSecurityHeaders(reply, secure);
      if (pages.takes(request)) return pages.respond(request, reply);
      void reply.header('cache-control', 'no-store');
      // The pages learn the time from it: the product's, which a test may have moved.
      void reply.header('date', this.clock.now().toUTCString());
      if (request.routeOptions.url === login.path) await logIns.pass(request.requestContext.addressHash, readerGone(request, reply));
      return undefined;
    });
    server.addHook('onSend', compressResponse);
    server.addHook('onResponse', async (request, reply) => recordRequest(request, reply, this.metrics, this.logger));
  }

  private newContext(request: FastifyRequest) {
    const address = this.addresses.of(request);
    return newRequestContext(newId(), address, this.addresses.hash(address));
  }
}
