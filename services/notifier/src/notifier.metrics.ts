import { Metrics } from '@nowahala/platform';
import { Injectable } from '@nestjs/common';

/** Labels of `notify_total{result}` (public names). */
const deliveryResults = ['sent', 'try again', 'never again', 'dropped'] as const;
export type DeliveryResult = (typeof deliveryResults)[number];

const DISPATCH_SECONDS = [1, 2.5, 5, 10, 15, 20, 30, 45, 60, 120, 300, 900];

/** What the notifier counts (public names). */
@Injectable()
export class NotifierMetrics {
  readonly notify;
  readonly dispatchSeconds;
  readonly oldestSeconds;
  readonly overdue;
  readonly operatorAlerts;
  readonly webhook;

  constructor(metrics: Metrics) {
    this.notify = metrics.counter('notify_total', 'Messages by channel, result, and whether they are alerts', [
      'channel',
      'result',
      'kind',
    ]);
    this.dispatchSeconds = metrics.histogram(
      'notify_dispatch_seconds',
      'Incident opened, or other news of it, to accepted by the channel',
      ['channel'],
      DISPATCH_SECONDS,
    );
    this.oldestSeconds = metrics.gauge('notify_oldest_seconds', 'Age of the oldest alert that has not left', ['channel']);
    this.overdue = metrics.gauge('notify_overdue', 'Alerts that have not left 30 s after their news', ['channel']);
    this.operatorAlerts = metrics.counter('operator_alerts_total', 'Mails to the operators, once for each episode', ['service', 'reason']);
    this.webhook = metrics.counter('webhook_total', 'Webhooks by provider and result', ['provider', 'result']);
    for (const channel of ['email', 'whatsapp']) {
      this.dispatchSeconds.zero({ channel });
      for (const result of deliveryResults) for (const kind of ['alert', 'other']) this.notify.inc({ channel, result, kind }, 0);
    }
  }
}
