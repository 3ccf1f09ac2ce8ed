import type { MetricObject, ProductClock, Readiness } from '@nowahala/platform';
import { ProberWorker } from './prober-worker-handle.js';
import type { ProberEnvironment, ProberWorkerOptions } from './prober-worker-handle.js';

interface Main {
  clock: ProductClock;
  readiness: Readiness;
  metrics: { alsoCollect(source: () => Promise<MetricObject[]>): void };
}

/** One prober for each region that this machine plays, each in a thread of its own. */
export class ProberWorkers {
  private readonly workers: ProberWorker[];

  constructor(
    regions: readonly string[],
    options: Omit<ProberWorkerOptions, 'region' | 'isOneOfSeveral'>,
    { clock, readiness, metrics }: Main,
    logger: ProberEnvironment['logger'],
  ) {
    const isOneOfSeveral = regions.length > 1;
    this.workers = regions.map((region) => new ProberWorker({ ...options, region, isOneOfSeveral }, clock.offset, { logger }));
    readiness.add(async () => (this.workers.every(({ ready }) => ready) ? undefined : 'the prober is starting'));
    for (const worker of this.workers) metrics.alsoCollect(() => worker.metrics());
    clock.onAdvance(async () => void (await Promise.all(this.workers.map((worker) => worker.moveClock(clock.offset)))));
  }

  async start(): Promise<void> {
    await Promise.all(this.workers.map((worker) => worker.start()));
  }

  async stop(): Promise<void> {
    await Promise.all(this.workers.map((worker) => worker.stop()));
  }
}
