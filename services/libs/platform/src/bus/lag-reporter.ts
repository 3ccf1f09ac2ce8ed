import type { BusMetrics } from './bus-metrics.js';
import type { PartitionLag } from './event-bus.js';

/** Puts the lag of this process's groups into the metrics. */
export async function reportLag(
  groups: Iterable<string>,
  lagOf: (group: string) => Promise<PartitionLag[]>,
  metrics: BusMetrics,
): Promise<void> {
  try {
    for (const group of new Set(groups)) report(group, await lagOf(group), metrics);
  } catch (error) {
    metrics.lagUnknown();
    throw error;
  }
}

function report(group: string, lags: PartitionLag[], metrics: BusMetrics): void {
  const oldest = new Map<string, number>();
  for (const { topic, partition, lag, lagSeconds } of lags) {
    metrics.lag(group, topic, partition, Number(lag));
    oldest.set(topic, Math.max(oldest.get(topic) ?? 0, lagSeconds));
  }
  for (const [topic, seconds] of oldest) metrics.lagSeconds(group, topic, seconds);
}
