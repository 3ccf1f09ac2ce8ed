import { Body, Controller, HttpCode, Inject, Post, Req } from '@nestjs/common';
import { CONFIG } from '@nowahala/platform';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { Describe } from '../../openapi/describe.js';
import { callerOf } from '../../request/request-context.js';
import type { GatewayConfig } from '../../gateway.config.js';
import { Idempotent } from '../../idempotency/idempotent.js';
import { messages } from '../../messages/en.js';
import { anyone, Policy } from '../../auth/policy.js';
import { RateLimits } from '../../rate-limits/rate-limits.js';
import { ServiceClients } from '../../clients/services.client.js';
import { text, valid } from '../../request/valid.js';

const ONE_LINE = /^[^\r\n]*$/;

const supportMail = z.object({
  name: text({ missing: messages.fields.name, max: 120 }).refine((name) => ONE_LINE.test(name), { error: messages.fields.name }),
  /** Exactly one address: no list, no quoted part, no line break. */
  email: text({ missing: messages.fields.email, max: 254 }).refine(
    (email) => /^[^\s,;"<>()[\]\\:@]+@[^\s,;"<>()[\]\\:@]+\.[^\s,;"<>()[\]\\:@.]+$/.test(email),
    { error: messages.fields.email },
  ),
  subject: text({ missing: messages.fields.subject, max: 120 }).refine((subject) => ONE_LINE.test(subject), {
    error: messages.fields.subject,
  }),
  message: text({ missing: messages.fields.message, max: 10_000 }),
  /** Nobody sees this field, so whoever fills it in is a program. */
  company: z.unknown().optional(),
});
type SupportMail = z.infer<typeof supportMail>;

@Controller('api/support')
export class SupportController {
  constructor(
    private readonly clients: ServiceClients,
    private readonly rates: RateLimits,
    @Inject(CONFIG) private readonly config: GatewayConfig,
  ) {}

  @Post()
  @HttpCode(200)
  @Policy(anyone())
  @Idempotent()
  @Describe({
    summary: 'Write to support',
    more: 'Three an hour and twenty a day from one account, or from one address without one.',
    body: supportMail.omit({ company: true }),
    example: {
      name: 'Ada Okafor',
      email: 'ada@example.com',
      subject: 'URGENT: my shop is down',
      message: 'It shows an error since this morning.',
    },
    answer: { message: messages.support.sent },
  })
  async send(@Req() request: FastifyRequest, @Body(valid(supportMail)) { company, ...mail }: SupportMail) {
    if (company) return { message: messages.support.sent };
    await this.rates.take('support', request.requestContext, (wait) => messages.support.tooMany(wait, this.config.SUPPORT_EMAIL));
    await this.clients.notifier.sendSupportMail({ ...mail, userId: callerOf(request).userId, ipHash: request.requestContext.addressHash });
    return { message: messages.support.sent };
  }
}
