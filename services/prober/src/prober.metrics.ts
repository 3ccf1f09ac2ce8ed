import type { Metrics } from '@nowahala/platform';
import type { ProberGauges } from './application/ports.js';

/** Binds what the prober counts to the metrics contract, and adds what only operators of probers look at. */
export function gaugesOn(metrics: Metrics, region: string): ProberGauges {
  const shed = metrics.counter('prober_shed_total', 'Checks left out because too many waited', []);
  const shared = metrics.counter('prober_shared_result_total', 'Checks answered by the result of the very same place', []);
  const dropped = metrics.counter('prober_dropped_results_total', 'Results lost because the bus was down for too long', []);
  return {
    inFlight: (count) => metrics.proberInflight.set(count),
    waited: (seconds) => metrics.proberQueueSeconds.observe(seconds),
    finished: (method, outcome) => metrics.proberResult.inc({ region, method, outcome }),
    blocked: () => metrics.proberBlockedTarget.inc({ reason: 'not_public' }),
    shed: () => shed.inc(),
    shared: () => shared.inc(),
    dropped: (count) => dropped.inc(count),
  };
}
