import { Body, Controller, HttpCode, Inject, Post, Req } from '@nestjs/common';
import { CONFIG } from '@nowahala/platform';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { Describe } from '../../openapi/describe.js';
import { callerOf } from '../../request/request-context.js';
import type { GatewayConfig } from '../../gateway.config.js';
import { Once } from '../../idempotency/idempotent.js';
import { say } from '../../messages/en.js';
import { anyone, Policy } from '../../auth/policy.js';
import { RateLimits } from '../../rate-limits/rate-limits.js';
import { Services } from '../../clients/services.client.js';
import { text, valid } from '../../request/valid.js';

const ONE_LINE = /^[^\r\n]*$/;

const supportMail = z.object({
  name: text({ missing: say.fields.name, max: 120 }).refine((name) => ONE_LINE.test(name), { error: say.fields.name }),
  /** Exactly one address: no list, no quoted part, no line break. */
  email: text({ missing: say.fields.email, max: 254 }).refine(
    (email) => /^[^\s,;"<>()[\]\\:@]+@[^\s,;"<>()[\]\\:@]+\.[^\s,;"<>()[\]\\:@.]+$/.test(email),
    { error: say.fields.email },
  ),
  subject: text({ missing: say.fields.subject, max: 120 }).refine((subject) => ONE_LINE.test(subject), { error: say.fields.subject }),
  message: text({ missing: say.fields.message, max: 10_000 }),
  /** Nobody sees this field, so whoever fills it in is a program. */
  company: z.unknown().optional(),
});
type SupportMail = z.infer<typeof supportMail>;

@Controller('api/support')
export class SupportController {
  constructor(
    private readonly services: Services,
    private readonly rates: RateLimits,
    @Inject(CONFIG) private readonly config: GatewayConfig,
  ) {}

  @Post()
  @HttpCode(200)
  @Policy(anyone())
  @Once()
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
    answer: { message: say.support.sent },
  })
  async send(@Req() request: FastifyRequest, @Body(valid(supportMail)) { company, ...mail }: SupportMail) {
    if (company) return { message: say.support.sent };
    await this.rates.take('support', request.visit, (wait) => say.support.tooMany(wait, this.config.SUPPORT_EMAIL));
    await this.services.notifier.sendSupportMail({ ...mail, userId: callerOf(request).userId, ipHash: request.visit.addressHash });
    return { message: say.support.sent };
  }
}
