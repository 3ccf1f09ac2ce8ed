import { Controller, Get, Res } from '@nestjs/common';
import { Readiness } from '@nowahala/platform';
import type { FastifyReply } from 'fastify';
import { Describe } from '../../openapi/describe.js';
import { anyone, Policy } from '../../auth/policy.js';

@Controller('health')
export class HealthController {
  constructor(private readonly readiness: Readiness) {}

  @Get('ready')
  @Policy(anyone({ unlimited: true }))
  @Describe({ summary: 'Whether everything is up', answer: { status: 'ok' } })
  async ready(@Res({ passthrough: true }) reply: FastifyReply) {
    const reason = await this.readiness.reason();
    if (reason) void reply.status(503);
    return reason ? { status: 'failing', reason } : { status: 'ok' };
  }
}
