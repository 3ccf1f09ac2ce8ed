import { Inject, Injectable } from '@nestjs/common';
import { idFrom, LOGGER, type Logger, type Transaction } from '@nowahala/platform';
import { BillingMetrics } from '../billing.metrics.js';
import { operatorAlertText } from '../messages/operator-alert.js';

/** It concerns the books, not one tenant. */
const NO_TENANT = '00000000-0000-0000-0000-000000000000';

export interface OperatorAlert {
  reason: string;
  /** The same episode is mailed once, however often it is raised. */
  episode: string;
  fields: Record<string, string | number>;
}

/** The notifier mails it to the operators, the alert rules page on the counter, and the log line names the payment. */
@Injectable()
export class RaiseOperatorAlert {
  constructor(
    private readonly metrics: BillingMetrics,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  async execute(tx: Transaction, { reason, episode, fields }: OperatorAlert): Promise<void> {
    const alertId = idFrom('billing', reason, episode);
    const message = { alertId, service: 'billing', reason, ...operatorAlertText(reason, fields), at: tx.now };
    await tx.publish('operator.alert', message, { key: alertId, tenantId: NO_TENANT });
    tx.afterCommit(() => {
      this.metrics.alerts.inc({ reason });
      this.logger.error({ ...fields, alert: reason }, 'billing needs an operator');
    });
  }
}
