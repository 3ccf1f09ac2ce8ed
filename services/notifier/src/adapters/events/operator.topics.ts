import type { alerts } from '@nowahala/contracts';
import { MessageContext, OnTopic } from '@nowahala/platform';
import { Controller, Inject } from '@nestjs/common';
import { SendDeliveries } from '../../application/send-deliveries.js';
import { TellOperator } from '../../application/tell-operator.js';

/** What other rooms want a person of ours to look at. */
@Controller()
export class OperatorTopics {
  constructor(
    @Inject(TellOperator) private readonly operator: TellOperator,
    @Inject(SendDeliveries) private readonly sender: SendDeliveries,
  ) {}

  @OnTopic('operator.alert', { group: 'operator' })
  async raised({ alertId, service, reason, headline, text }: alerts.OperatorAlert, context: MessageContext): Promise<void> {
    if (context.replayed) return;
    await context.once(async (tx) => void (await this.operator.tell(tx, { episode: alertId, service, reason, headline, text })));
    this.sender.poke();
  }
}
