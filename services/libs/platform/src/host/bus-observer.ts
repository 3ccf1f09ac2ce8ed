import type { BusLog, BusMetrics } from '../bus/bus-metrics.js';
import type { Logger } from '../telemetry/logger.js';
import type { Metrics } from '../telemetry/metrics.js';

/** Binds what a bus reports about itself to the metrics contract. */
export const busMetricsOf = (metrics: Metrics): BusMetrics => ({
  published: (topic, result, count) => metrics.busPublish.inc({ topic, result }, count),
  publishSeconds: (seconds) => metrics.busPublishSeconds.observe(seconds),
  lag: (group, topic, partition, lag) => metrics.busConsumerLag.set({ group, topic, partition: String(partition) }, lag),
  lagSeconds: (group, topic, seconds) => metrics.busConsumerLagSeconds.set({ group, topic }, seconds),
  lagUnknown: () => {
    metrics.busConsumerLag.reset();
    metrics.busConsumerLagSeconds.reset();
  },
  rebalanced: (group) => metrics.busRebalance.inc({ group }),
  // Orders of checks are worth nothing after half a minute, and a crash of the database forgets them: nobody is woken for those.
  offsetOutOfRange: (_group, topic) => {
    if (!topic.startsWith('ping.requested.')) metrics.incOnceRead(metrics.busOffsetOutOfRange, {});
  },
});

export const busLogOf =
  (logger: Logger): BusLog =>
  (level, message, fields) =>
    logger[level](fields, message);
