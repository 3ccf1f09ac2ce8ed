import type { Gauge } from 'prom-client';

/**
 * Runs what sets these gauges from a query or a call. When that fails the gauges are removed, since the last value would
 * say that all is well. Throws what `read` threw.
 */
export async function sample(gauges: Gauge[], read: () => Promise<void>): Promise<void> {
  try {
    await read();
  } catch (error) {
    for (const gauge of gauges) {
      gauge.reset();
      gauge.remove({}); // reset() leaves a gauge without labels at zero
    }
    throw error;
  }
}
