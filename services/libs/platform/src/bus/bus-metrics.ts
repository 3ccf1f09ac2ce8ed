/** What a bus reports about itself; names and labels are the contract of both buses. */
export interface BusMetrics {
  /** bus_publish_total{topic,result} */
  published(topic: string, result: 'ok' | 'retriable' | 'fatal', count: number): void;
  /** bus_publish_seconds */
  publishSeconds(seconds: number): void;
  /** bus_consumer_lag{group,topic,partition} */
  lag(group: string, topic: string, partition: number, lag: number): void;
  /** bus_consumer_lag_seconds{group,topic} */
  lagSeconds(group: string, topic: string, seconds: number): void;
  /** The lag could not be measured: its gauges are removed. */
  lagUnknown(): void;
  /** bus_rebalance_total{group} */
  rebalanced(group: string): void;
  /** bus_offset_out_of_range_total */
  offsetOutOfRange(group: string, topic: string): void;
}

export const noBusMetrics: BusMetrics = {
  published: () => undefined,
  publishSeconds: () => undefined,
  lag: () => undefined,
  lagSeconds: () => undefined,
  lagUnknown: () => undefined,
  rebalanced: () => undefined,
  offsetOutOfRange: () => undefined,
};

/** Reports what a bus had to recover from; the host binds its logger. */
export type BusLog = (level: 'info' | 'warn' | 'error', message: string, fields: Record<string, unknown>) => void;

export const noBusLog: BusLog = () => undefined;
