import { Inject, Injectable } from '@nestjs/common';
import { idFrom, LOGGER, Metrics, type Logger, type Transaction } from '@nowahala/platform';
import { OperatorAlert } from '../../application/ports.js';
import { operatorAlertText } from '../../domain/refusals.js';

/** It concerns the books, not one tenant. */
const NO_TENANT = '00000000-0000-0000-0000-000000000000';

/** The notifier mails it to the operators; the alert rules page on the counter; the log line says which payment. */
@Injectable()
export class PublishedOperatorAlert extends OperatorAlert {
  private readonly alerts;

  constructor(
    @Inject(LOGGER) private readonly logger: Logger,
    metrics: Metrics,
  ) {
    super();
    this.alerts = metrics.counter('billing_alerts_total', 'Payments and calls that a person has to look at', ['reason']);
  }

  async raise(
    tx: Transaction,
    { reason, episode, fields }: { reason: string; episode: string; fields: Record<string, string | number> },
  ): Promise<void> {
    const alertId = idFrom('billing', reason, episode);
    await tx.publish(
      'operator.alert',
      { alertId, service: 'billing', reason, ...operatorAlertText(reason, fields), at: tx.now },
      { key: alertId, tenantId: NO_TENANT },
    );
    tx.afterCommit(() => {
      this.alerts.inc({ reason });
      this.logger.error({ ...fields, alert: reason }, 'billing needs a person');
    });
  }
}
