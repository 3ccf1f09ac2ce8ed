import type { alerts } from '@nowahala/contracts';
import { MessageContext, OnTopic } from '@nowahala/platform';
import { Controller, Inject } from '@nestjs/common';
import { Deliver } from '../../application/deliver.js';
import { AlertOperator } from '../../application/alert-operator.js';

/** What other rooms want a person of ours to look at. */
@Controller()
export class OperatorConsumer {
  constructor(
    @Inject(AlertOperator) private readonly operator: AlertOperator,
    @Inject(Deliver) private readonly sender: Deliver,
  ) {}

  @OnTopic('operator.alert', { group: 'operator' })
  async raised({ alertId, service, reason, headline, text }: alerts.OperatorAlert, context: MessageContext): Promise<void> {
    if (context.replayed) return;
    await context.once(async (tx) => void (await this.operator.tell(tx, { episode: alertId, service, reason, headline, text })));
    this.sender.trigger();
  }
}
