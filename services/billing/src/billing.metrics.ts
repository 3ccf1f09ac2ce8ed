import { Injectable } from '@nestjs/common';
import { Metrics } from '@nowahala/platform';

const TO_PLAN_SECONDS = [0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60, 300, 3_600];

/** What billing measures; names and labels are public. */
@Injectable()
export class BillingMetrics {
  readonly webhooks;
  readonly paymentToPlan;
  readonly alerts;
  readonly findings;
  readonly reconciled;
  readonly parkedPayments;
  readonly oldestWebhook;
  readonly overdueWebhooks;
  readonly scheduleFailures;
  readonly verifyFailures;

  constructor(metrics: Metrics) {
    this.webhooks = metrics.counter('webhook_total', 'Webhooks by provider and result', ['provider', 'result']);
    const toPlan = 'A stored call about a payment to the plan it pays for';
    this.paymentToPlan = metrics.histogram('billing_payment_to_plan_seconds', toPlan, [], TO_PLAN_SECONDS);
    this.alerts = metrics.counter('billing_alerts_total', 'Payments and calls that a person has to look at', ['reason']);
    this.findings = metrics.gauge('billing_reconciliation_findings', 'What the last reconciliation found; good is 0', ['kind']);
    const finished = 'When this process last finished a reconciliation, in seconds since 1970';
    this.reconciled = metrics.gauge('billing_reconciliation_finished_seconds', finished, []);
    this.parkedPayments = metrics.gauge('billing_parked_payments', 'Payments that a person has to settle', []);
    this.oldestWebhook = metrics.gauge('billing_webhook_oldest_seconds', 'Age of the oldest stored call that is not worked', []);
    this.overdueWebhooks = metrics.gauge('billing_webhook_overdue', 'Stored calls that are not worked after 60 s', []);
    const failed = 'Due steps of a subscription that failed and are tried again later';
    this.scheduleFailures = metrics.counter('billing_schedule_failures_total', failed, []);
    const unverified = 'Checks of an open payment that failed and are tried again later';
    this.verifyFailures = metrics.counter('billing_verify_failures_total', unverified, []);
  }
}
