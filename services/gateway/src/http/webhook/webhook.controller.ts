import { Controller, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { receiveMailEvent, receivePaystackEvent, receiveTwilioEvent } from '@nowahala/api';
import { Policy, signedBody } from '../../auth/policy.js';
import { GatewayMetrics } from '../../gateway.metrics.js';
import { ServiceClients } from '../../clients/services.client.js';
import { Route } from '../../request/contract.js';

/** What a signature or a log may need; cookies and credentials are never passed on. */
const PASSED_ON = /^(x-paystack-signature|x-nowahala-signature|x-twilio-[a-z-]+|i-twilio-idempotency-token|content-type|user-agent)$/;

/** Providers' calls: raw bytes and headers go to the service that holds the secret. It verifies, stores and says what to answer. */
@Controller()
export class WebhookController {
  constructor(
    private readonly clients: ServiceClients,
    private readonly metrics: GatewayMetrics,
  ) {}

  @Route(receivePaystackEvent)
  @Policy(signedBody())
  async paystack(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    const { status } = await this.metrics.webhook(
      'paystack',
      this.clients.billing.acceptWebhook(
        { provider: 'paystack', body: bodyOf(request), headers: headersOf(request), sourceIp: request.requestContext.address },
        { deadlineMs: 8_000 },
      ),
    );
    if (status >= 400) return refuse(request, reply, status);
    await reply.status(status).send({});
  }

  @Route(receiveTwilioEvent)
  @Policy(signedBody())
  async twilio(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    await this.throughNotifier('twilio', request, reply);
  }

  @Route(receiveMailEvent)
  @Policy(signedBody())
  async mail(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    await this.throughNotifier('mail', request, reply);
  }

  private async throughNotifier(provider: 'twilio' | 'mail', request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const answer = await this.metrics.webhook(
      provider,
      this.clients.notifier.acceptWebhook(
        { provider, body: bodyOf(request), headers: headersOf(request), url: request.url },
        { deadlineMs: 8_000 },
      ),
    );
    if (answer.status >= 400) return refuse(request, reply, answer.status);
    await reply
      .status(answer.status)
      .type(answer.contentType || 'text/plain; charset=utf-8')
      .send(answer.body);
  }
}

async function refuse(request: FastifyRequest, reply: FastifyReply, status: number): Promise<void> {
  await reply.status(status).send({
    statusCode: status,
    code: 'WEBHOOK_REFUSED',
    message: 'This call was not accepted.',
    requestId: request.requestContext.requestId,
  });
}

const bodyOf = (request: FastifyRequest): Buffer => request.rawBody ?? Buffer.alloc(0);
const headersOf = (request: FastifyRequest): Record<string, string> =>
  Object.fromEntries(
    Object.entries(request.headers).flatMap(([name, value]) => (PASSED_ON.test(name) && typeof value === 'string' ? [[name, value]] : [])),
  );
