import { ParkedMessages } from '../bus/consumer/parked-messages.js';
import { withDeadline } from '../bus/deadline.js';
import type { Database } from '../database/database.js';
import { oldestTransactionSeconds } from '../database/oldest-transaction.js';
import { lookUp } from '../telemetry/look-up.js';
import type { Metrics } from '../telemetry/metrics.js';
import { ParkedFigures } from './parked-figures.js';
import type { Readiness } from './readiness.js';

const EVERY_MS = 10_000;
const PATIENCE_MS = 5_000;
/** That the database is gone. */
const toldByReadiness = (): void => undefined;

/** Figures that somebody has to look up. What cannot be looked up has no figure: the last one would say that all is well. */
export class Figures {
  private readonly parked: ParkedFigures;
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly metrics: Metrics,
    private readonly readiness: Readiness,
    private readonly databases: Map<string, Database>,
  ) {
    this.parked = new ParkedFigures(metrics);
  }

  start(): void {
    void this.take();
    this.timer = setInterval(() => void this.take(), EVERY_MS).unref();
  }

  stop(): void {
    clearInterval(this.timer);
    this.metrics.serviceReady.set(0);
  }

  private async take(): Promise<void> {
    await Promise.all([
      this.readiness.reason().then((reason) => this.metrics.serviceReady.set(reason === undefined ? 1 : 0)),
      this.oldestTransaction(),
      ...[...this.databases].map(([service, database]) => this.ofDatabase(service, database)),
    ]);
  }

  /** Every service has a schema of the same database: one of them is enough. */
  private async oldestTransaction(): Promise<void> {
    const { pgOldestXidSeconds } = this.metrics;
    const [database] = this.databases.values();
    if (!database) return pgOldestXidSeconds.remove();
    await lookUp([pgOldestXidSeconds], async () =>
      pgOldestXidSeconds.set(await withDeadline(oldestTransactionSeconds(database), PATIENCE_MS)),
    ).catch(toldByReadiness);
  }

  private async ofDatabase(service: string, database: Database): Promise<void> {
    const { metrics } = this;
    metrics.dbPoolWaiting.set({ service }, database.waiting);
    try {
      const [outbox] = await withDeadline(
        database.query<{ pending: number; oldest: number }>(
          'SELECT count(*)::int AS pending, coalesce(extract(epoch FROM clock_timestamp() - min(created_at)), 0)::float AS oldest FROM outbox',
        ),
        PATIENCE_MS,
      );
      metrics.outboxPending.set({ service }, outbox!.pending);
      metrics.outboxOldestSeconds.set({ service }, outbox!.oldest);
      this.parked.take(service, await withDeadline(new ParkedMessages(database).count(), PATIENCE_MS));
    } catch {
      metrics.outboxPending.remove({ service });
      metrics.outboxOldestSeconds.remove({ service });
      this.parked.forget(service);
    }
  }
}
