import { Body, Controller, HttpCode, Param, Post } from '@nestjs/common';
import { z } from 'zod';
import { Describe } from '../../openapi/describe.js';
import { examples } from '../../openapi/examples.js';
import { messages } from '../../messages/en.js';
import { Policy, signedIn } from '../../auth/policy.js';
import { ServiceClients } from '../../clients/services.client.js';
import { valid } from '../../request/valid.js';
import { presentErrorLog } from './error-log.presenter.js';

const feedback = z.object({ helped: z.boolean({ error: messages.fields.helped }) });

@Controller('api/logs')
export class ErrorLogController {
  constructor(private readonly clients: ServiceClients) {}

  @Post(':id/feedback')
  @HttpCode(200)
  @Policy(signedIn({ things: ['id'] }))
  @Describe({
    summary: 'Say whether an explanation helped',
    body: feedback,
    example: { helped: true },
    answer: { message: messages.logs.thanks, data: examples.errorLog },
  })
  async feedback(@Param('id') id: string, @Body(valid(feedback)) { helped }: z.infer<typeof feedback>) {
    const { log } = await this.clients.analyzer.giveFeedback({ logId: id.toLowerCase(), helped });
    return { message: messages.logs.thanks, data: log ? presentErrorLog(log) : undefined };
  }
}
