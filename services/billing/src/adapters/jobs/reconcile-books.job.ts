import { HOUR_MS, SECOND_MS } from '@nowahala/kernel';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Clock, Database, dueTime, Jobs, Leases } from '@nowahala/platform';
import { ReconcileBooks } from '../../application/reconcile-books.js';
import { BillingMetrics } from '../../billing.metrics.js';

const DAYS = 90;
const LEASE_SECONDS = 60;

/** Only the process that compared last may show findings: what another one found may be settled by now. */
@Injectable()
export class ReconcileBooksJob implements OnModuleInit {
  constructor(
    private readonly jobs: Jobs,
    private readonly leases: Leases,
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly reconcileBooks: ReconcileBooks,
    private readonly metrics: BillingMetrics,
  ) {}

  onModuleInit(): void {
    this.jobs.add({ name: 'reconcile', everyMs: 6 * HOUR_MS, run: () => this.run() });
  }

  async run(): Promise<void> {
    const { findings: gauge } = this.metrics;
    if ((await this.leases.hold('reconcile', LEASE_SECONDS)) === undefined) return gauge.reset();
    const { findings } = await this.reconcileBooks.execute(DAYS);
    gauge.reset();
    gauge.set({ kind: 'any' }, findings.length);
    for (const { kind } of findings) gauge.inc({ kind });
    this.metrics.reconciled.set((await dueTime(this.database, this.clock)).getTime() / SECOND_MS);
  }
}
