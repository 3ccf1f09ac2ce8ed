import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { Clock, CONFIG, Jobs, Leases, Metrics, Store, sample } from '@nowahala/platform';
import { AdvanceSubscriptions } from '../application/advance-subscriptions.js';
import { InvoiceDocuments } from '../application/ports.js';
import { ReconcileBooks } from '../application/reconcile-books.js';
import { VerifyOpenPayments } from '../application/verify-open-payments.js';
import { LATE_SECONDS, ProcessWebhooks } from '../application/process-webhooks.js';
import type { BillingConfig } from '../billing.config.js';
import { DAY_MS, HOUR_MS, instant } from '../domain/calendar.js';
import { SandboxWebhookSender } from './payments/sandbox/sandbox-webhook-sender.js';

const SECOND_MS = 1_000;
const RECONCILE_DAYS = 90;
const LEASE_SECONDS = 60;
const WEBHOOKS_KEPT_DAYS = 90;
const DAYS_A_YEAR = 366;

/** What comes round by itself. */
@Injectable()
export class BillingJobs implements OnModuleInit {
  private readonly findings;
  private readonly parked;
  private readonly oldestWebhook;
  private readonly overdueWebhooks;

  constructor(
    private readonly jobs: Jobs,
    private readonly store: Store,
    private readonly clock: Clock,
    private readonly leases: Leases,
    private readonly papers: InvoiceDocuments,
    private readonly timetable: AdvanceSubscriptions,
    private readonly webhooks: ProcessWebhooks,
    private readonly verifying: VerifyOpenPayments,
    private readonly sandbox: SandboxWebhookSender,
    private readonly reconciling: ReconcileBooks,
    metrics: Metrics,
    @Inject(CONFIG) private readonly config: BillingConfig,
  ) {
    this.findings = metrics.gauge('billing_reconciliation_findings', 'What the last reconciliation found; good is 0', ['kind']);
    this.parked = metrics.gauge('billing_parked_payments', 'Payments that a person has to settle', []);
    this.oldestWebhook = metrics.gauge('billing_webhook_oldest_seconds', 'Age of the oldest stored call that is not worked', []);
    this.overdueWebhooks = metrics.gauge('billing_webhook_overdue', 'Stored calls that are not worked after 60 s', []);
  }

  onModuleInit(): void {
    const webhooks = this.jobs.add({ name: 'work-webhooks', everyMs: 2 * SECOND_MS, run: () => this.webhooks.execute() });
    this.webhooks.onTrigger(() => void webhooks.runNow());
    this.jobs.add({ name: 'keep-timetable', everyMs: 10 * SECOND_MS, run: () => this.timetable.execute() });
    this.jobs.add({ name: 'verify-open-payments', everyMs: 10 * SECOND_MS, run: () => this.verify() });
    const calls = this.jobs.add({ name: 'sandbox-calls', everyMs: 2 * SECOND_MS, run: () => this.sandbox.sendDue() });
    this.sandbox.onDue((inMs) => setTimeout(() => void calls.runNow(), inMs).unref());
    this.jobs.add({ name: 'count-parked-payments', everyMs: 30 * SECOND_MS, run: () => sample([this.parked], () => this.countParked()) });
    this.jobs.add({
      name: 'count-waiting-webhooks',
      everyMs: 10 * SECOND_MS,
      run: () => sample([this.oldestWebhook, this.overdueWebhooks], () => this.countWaiting()),
    });
    this.jobs.add({ name: 'reconcile', everyMs: 6 * HOUR_MS, run: () => this.reconcile() });
    this.jobs.add({ name: 'prune-billing', everyMs: DAY_MS, run: () => this.prune() });
  }

  /** One process asks the provider; the others need not. */
  private async verify(): Promise<void> {
    if ((await this.leases.hold('verify-open-payments', LEASE_SECONDS)) !== undefined) await this.verifying.execute();
  }

  private async reconcile(): Promise<void> {
    // What this process found may be settled by now; only the one that compared last may say so.
    if ((await this.leases.hold('reconcile', LEASE_SECONDS)) === undefined) return this.findings.reset();
    const { findings } = await this.reconciling.execute(RECONCILE_DAYS);
    this.findings.reset();
    this.findings.set({ kind: 'any' }, findings.length);
    for (const { kind } of findings) this.findings.inc({ kind });
  }

  private async countParked(): Promise<void> {
    const [row] = await this.store.database.query<{ count: number }>(
      'SELECT count(*)::int AS count FROM parked_payment WHERE resolution IS NULL',
    );
    this.parked.set(row!.count);
  }

  private async countWaiting(): Promise<void> {
    const [row] = await this.store.database.query<{ oldest: number; overdue: number }>(
      `SELECT coalesce(max(age), 0)::float AS oldest, count(*) FILTER (WHERE age > ${LATE_SECONDS})::int AS overdue
       FROM (SELECT extract(epoch FROM clock_timestamp() - received_at) AS age FROM webhook_inbox WHERE status = 'waiting') w`,
    );
    this.oldestWebhook.set(row!.oldest);
    this.overdueWebhooks.set(row!.overdue);
  }

  private async prune(): Promise<void> {
    await this.store.database.query(
      `DELETE FROM webhook_inbox WHERE status <> 'waiting' AND received_at < clock_timestamp() - make_interval(days => ${WEBHOOKS_KEPT_DAYS})`,
    );
    await this.papers.pruneClosed(
      this.store.database,
      instant(new Date(this.clock.nowMs() - this.config.INVOICE_KEEP_YEARS * DAYS_A_YEAR * DAY_MS)),
    );
  }
}
