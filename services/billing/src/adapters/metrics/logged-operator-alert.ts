import { Inject, Injectable } from '@nestjs/common';
import { LOGGER, Metrics, type Logger } from '@nowahala/platform';
import { OperatorAlert } from '../../application/ports.js';

/** The alert rules page on this counter; the log line beside it says which payment. */
@Injectable()
export class LoggedOperatorAlert extends OperatorAlert {
  private readonly alerts;

  constructor(
    @Inject(LOGGER) private readonly logger: Logger,
    metrics: Metrics,
  ) {
    super();
    this.alerts = metrics.counter('billing_alerts_total', 'Payments and calls that a person has to look at', ['reason']);
  }

  raise(reason: string, fields: Record<string, string | number>): void {
    this.alerts.inc({ reason });
    this.logger.error({ ...fields, alert: reason }, 'billing needs a person');
  }
}
