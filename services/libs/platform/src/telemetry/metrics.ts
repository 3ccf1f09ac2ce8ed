import { AggregatorRegistry, Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client';
import type { MetricObject } from 'prom-client';

/** Buckets for what a request or a message takes. */
export const FAST_SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
/** By then Prometheus has read a counter at zero; a counter first seen at a hundred has not grown for it. */
const READ_ONCE_AFTER_SECONDS = 45;

/** Names and labels that operators rely on. Labels never carry an id of a server or a person. */
export class Metrics {
  readonly registry = new Registry();
  private readonly preparations: (() => Promise<void>)[] = [];
  private readonly others: (() => Promise<MetricObject[]>)[] = [];

  readonly busReachable = this.gauge('bus_reachable', '1 while the bus answers this process', [], 'min');
  readonly busPublish = this.counter('bus_publish_total', 'Messages handed to the bus', ['topic', 'result']);
  readonly busPublishSeconds = this.histogram('bus_publish_seconds', 'Time until a publish was durable', [], FAST_SECONDS);
  readonly busConsumerLag = this.gauge('bus_consumer_lag', 'Messages a group has not read', ['group', 'topic', 'partition']);
  readonly busConsumerLagSeconds = this.gauge('bus_consumer_lag_seconds', 'Age of the oldest unread message', ['group', 'topic']);
  readonly busHandlerSeconds = this.histogram(
    'bus_handler_seconds',
    'Time to handle a message or batch',
    ['group', 'topic', 'result'],
    FAST_SECONDS,
  );
  readonly busRebalance = this.counter('bus_rebalance_total', 'Times partitions of a group moved', ['group']);
  readonly busParked = this.gauge('bus_parked', 'Messages set aside for an operator', ['group', 'topic']);
  readonly busOffsetOutOfRange = this.counter('bus_offset_out_of_range_total', 'Readers that had fallen behind retention', []);
  readonly outboxPending = this.gauge('outbox_pending', 'Rows that wait for the bus, 100,000 at most', ['service']);
  readonly outboxOldestSeconds = this.gauge('outbox_oldest_seconds', 'Age of the oldest waiting row', ['service']);
  readonly outboxPublish = this.counter('outbox_publish_total', 'Rows the relay carried', ['result']);
  readonly grpcClientSeconds = this.histogram('grpc_client_seconds', 'Calls between services', ['method', 'code'], FAST_SECONDS);
  /** Of all threads of a process the worst: it is ready when each is. */
  readonly serviceReady = this.gauge('service_ready', '1 while this process may be sent work, as /health/ready says', [], 'min');
  readonly dbPoolWaiting = this.gauge('db_pool_waiting', 'Queries that wait for a connection', ['service']);
  readonly pgOldestXidSeconds = this.gauge('pg_oldest_xid_seconds', 'Age of the oldest transaction that holds an id', []);

  constructor() {
    // Its sampling wakes every thread a hundred times a second; the lag at each reading stays.
    collectDefaultMetrics({ register: this.registry, eventLoopMonitoringPrecision: 2 ** 31 - 1 });
    for (const figure of ['min', 'max', 'mean', 'stddev', 'p50', 'p90', 'p99'])
      this.registry.removeSingleMetric(`nodejs_eventloop_lag_${figure}_seconds`);
  }

  /** Only of a process that has work in tables: the others have no series. Of all threads the worst. */
  lookoutSees(): Gauge {
    return this.gauge('lookout_sees', '1 while one statement finds all work; else each job asks for itself', [], 'min');
  }

  /** Metrics of another thread of this process, added to these at each reading. */
  alsoCollect(source: () => Promise<MetricObject[]>): void {
    this.others.push(source);
  }

  /** Work whose outcome the next reading shows. */
  beforeReading(prepare: () => Promise<void>): void {
    this.preparations.push(prepare);
  }

  async asObjects(): Promise<MetricObject[]> {
    await this.prepare();
    return (await this.registry.getMetricsAsJSON()) as unknown as MetricObject[];
  }

  /** The text that Prometheus reads. */
  async asText(): Promise<string> {
    if (this.others.length === 0) return this.prepare().then(() => this.registry.metrics());
    const others = await Promise.all(this.others.map((source) => source()));
    // Metrics of the whole process (memory, CPU) are the same in each thread: they are taken once.
    const all = [await this.asObjects(), ...others.map((objects) => objects.filter(({ name }) => !name.startsWith('process_')))];
    return AggregatorRegistry.aggregate(all as never).metrics();
  }

  /** For what may have to be counted as soon as the process runs: counts it once Prometheus has seen the zero. */
  incOnceRead(counter: Counter, labels: Record<string, string>, value = 1): void {
    const wait = READ_ONCE_AFTER_SECONDS - process.uptime();
    if (wait <= 0) counter.inc(labels, value);
    else setTimeout(() => counter.inc(labels, value), wait * 1_000).unref();
  }

  /** The counter of that name; registered at the first call, so that services of one process may share it. */
  counter(name: string, help: string, labelNames: string[] = []): Counter {
    return this.registered(name) ?? new Counter({ name, help, labelNames, registers: [this.registry] });
  }

  /** Like `counter`. The aggregator adds up or compares the threads of one process. */
  gauge(name: string, help: string, labelNames: string[] = [], aggregator: 'sum' | 'min' = 'sum'): Gauge {
    return this.registered(name) ?? new Gauge({ name, help, labelNames, aggregator, registers: [this.registry] });
  }

  /** Like `counter`. */
  histogram(name: string, help: string, labelNames: string[], buckets: number[]): Histogram {
    return this.registered(name) ?? new Histogram({ name, help, labelNames, buckets, registers: [this.registry] });
  }

  private async prepare(): Promise<void> {
    await Promise.all(this.preparations.map((prepare) => prepare()));
  }

  private registered<M>(name: string): M | undefined {
    return this.registry.getSingleMetric(name) as M | undefined;
  }
}
