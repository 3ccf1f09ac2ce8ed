import type { alerts } from '@nowahala/contracts';
import { MessageContext, OnTopic } from '@nowahala/platform';
import { Controller } from '@nestjs/common';
import { AlertOperator } from '../../application/alert-operator.js';
import { DeliverDueJob } from '../jobs/deliver-due.job.js';

/** What other services want an operator to look at. */
@Controller()
export class OperatorConsumer {
  constructor(
    private readonly alertOperator: AlertOperator,
    private readonly deliveries: DeliverDueJob,
  ) {}

  @OnTopic('operator.alert', { group: 'operator' })
  async onOperatorAlert({ alertId, service, reason, headline, text }: alerts.OperatorAlert, context: MessageContext): Promise<void> {
    if (context.replayed) return;
    await context.once((tx) => this.alertOperator.execute(tx, { episode: alertId, service, reason, headline, text }));
    this.deliveries.trigger();
  }
}
