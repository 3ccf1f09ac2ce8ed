import { Controller, Param } from '@nestjs/common';
import { apiMessages, giveFeedback } from '@nowahala/api';
import type { BodyOf, ResponseOf } from '@nowahala/api';
import { Policy, signedIn } from '../../auth/policy.js';
import { ServiceClients } from '../../clients/services.client.js';
import { Route, ValidBody } from '../../request/contract.js';
import { presentErrorLog } from './error-log.presenter.js';

@Controller()
export class ErrorLogController {
  constructor(private readonly clients: ServiceClients) {}

  @Route(giveFeedback)
  @Policy(signedIn({ things: ['id'] }))
  async feedback(
    @Param('id') id: string,
    @ValidBody(giveFeedback) { helped }: BodyOf<typeof giveFeedback>,
  ): Promise<ResponseOf<typeof giveFeedback>> {
    const { log } = await this.clients.analyzer.giveFeedback({ logId: id.toLowerCase(), helped });
    return { message: apiMessages.logs.thanks, data: presentErrorLog(log!) };
  }
}
