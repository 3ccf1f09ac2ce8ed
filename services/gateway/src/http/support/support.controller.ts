import { Controller, Inject, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { apiMessages, sendSupportMail } from '@nowahala/api';
import type { BodyOf, ResponseOf } from '@nowahala/api';
import { CONFIG } from '@nowahala/platform';
import { anyone, Policy } from '../../auth/policy.js';
import { ServiceClients } from '../../clients/services.client.js';
import type { GatewayConfig } from '../../gateway.config.js';
import { Idempotent } from '../../idempotency/idempotent.js';
import { messages } from '../../messages/en.js';
import { RateLimits } from '../../rate-limits/rate-limits.js';
import { Route, ValidBody } from '../../request/contract.js';
import { callerOf } from '../../request/request-context.js';

@Controller()
export class SupportController {
  constructor(
    private readonly clients: ServiceClients,
    private readonly rates: RateLimits,
    @Inject(CONFIG) private readonly config: GatewayConfig,
  ) {}

  @Route(sendSupportMail)
  @Policy(anyone())
  @Idempotent()
  async send(
    @Req() request: FastifyRequest,
    @ValidBody(sendSupportMail) { company, ...mail }: BodyOf<typeof sendSupportMail>,
  ): Promise<ResponseOf<typeof sendSupportMail>> {
    if (company) return { message: apiMessages.support.sent };
    await this.rates.take('support', request.requestContext, (wait) => messages.support.tooMany(wait, this.config.SUPPORT_EMAIL));
    const { addressHash: ipHash, creationId } = request.requestContext;
    await this.clients.notifier.sendSupportMail({ ...mail, userId: callerOf(request).userId, ipHash, creationId });
    return { message: apiMessages.support.sent };
  }
}
