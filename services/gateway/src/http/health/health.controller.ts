import { Controller, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { getReadiness } from '@nowahala/api';
import type { ResponseOf } from '@nowahala/api';
import { Readiness } from '@nowahala/platform';
import { anyone, Policy } from '../../auth/policy.js';
import { Route } from '../../request/contract.js';

@Controller()
export class HealthController {
  constructor(private readonly readiness: Readiness) {}

  @Route(getReadiness)
  @Policy(anyone({ unlimited: true }))
  async ready(@Res({ passthrough: true }) reply: FastifyReply): Promise<ResponseOf<typeof getReadiness>> {
    // Whoever asks here is still served; the operators' port says that it stops.
    const reason = this.readiness.stopping ? undefined : await this.readiness.reason();
    if (reason) void reply.status(503);
    if (reason) return { status: 'failing', reason };
    const degraded = await this.readiness.degraded();
    return { status: 'ok', ...(degraded.length > 0 && { degraded }) };
  }
}
