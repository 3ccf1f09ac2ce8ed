import { ParkedMessages } from '../bus/consumer/parked-messages.js';
import { withDeadline } from '../bus/deadline.js';
import type { Database } from '../database/database.js';
import { oldestTransactionSeconds } from '../database/oldest-transaction.js';
import { sample } from '../telemetry/sample.js';
import type { Metrics } from '../telemetry/metrics.js';
import { ParkedGauges } from './parked-gauges.js';
import type { Readiness } from './readiness.js';

const AT_MOST_EVERY_MS = 3_000;
const PATIENCE_MS = 5_000;
/** Telling a million from two would take longer than anybody waits. */
const COUNTED_AT_MOST = 100_000;
/** Readiness says that the database is away. */
const reportedByReadiness = (): void => undefined;

/** Gauges that need a query, which is asked when someone reads them. When that fails the gauge is removed, since the last value would say that all is well. */
export class MetricsSampler {
  private readonly parked: ParkedGauges;
  private sampledAt = Number.NEGATIVE_INFINITY;
  private stopped = false;

  constructor(
    private readonly metrics: Metrics,
    private readonly readiness: Readiness,
    private readonly databases: Map<string, Database>,
  ) {
    this.parked = new ParkedGauges(metrics);
  }

  start(): void {
    this.metrics.beforeReading(() => this.sampleAll());
  }

  stop(): void {
    this.stopped = true;
    this.metrics.serviceReady.set(0);
  }

  private async sampleAll(): Promise<void> {
    if (this.stopped || performance.now() - this.sampledAt < AT_MOST_EVERY_MS) return;
    this.sampledAt = performance.now();
    await Promise.all([
      this.readiness.reason().then((reason) => this.metrics.serviceReady.set(reason === undefined ? 1 : 0)),
      this.sampleOldestTransaction(),
      ...[...this.databases].map(([service, database]) => this.sampleDatabase(service, database)),
    ]);
  }

  /** Every service has a schema of the same database: one of them is enough. */
  private async sampleOldestTransaction(): Promise<void> {
    const { pgOldestXidSeconds } = this.metrics;
    const [database] = this.databases.values();
    if (!database) return pgOldestXidSeconds.remove();
    await sample([pgOldestXidSeconds], async () =>
      pgOldestXidSeconds.set(await withDeadline(oldestTransactionSeconds(database), PATIENCE_MS)),
    ).catch(reportedByReadiness);
  }

  private async sampleDatabase(service: string, database: Database): Promise<void> {
    const { metrics } = this;
    metrics.dbPoolWaiting.set({ service }, database.waiting);
    try {
      const [outbox] = await withDeadline(
        database.query<{ pending: number; oldest: number }>(
          `SELECT (SELECT count(*)::int FROM (SELECT FROM outbox LIMIT ${COUNTED_AT_MOST}) AS counted) AS pending,
             coalesce((SELECT extract(epoch FROM clock_timestamp() - created_at) FROM outbox ORDER BY id LIMIT 1), 0)::float AS oldest`,
        ),
        PATIENCE_MS,
      );
      metrics.outboxPending.set({ service }, outbox!.pending);
      metrics.outboxOldestSeconds.set({ service }, outbox!.oldest);
      this.parked.set(service, await withDeadline(new ParkedMessages(database).count(), PATIENCE_MS));
    } catch {
      metrics.outboxPending.remove({ service });
      metrics.outboxOldestSeconds.remove({ service });
      this.parked.remove(service);
    }
  }
}
