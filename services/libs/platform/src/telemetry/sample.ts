import type { Gauge } from 'prom-client';

/**
 * Runs what sets these gauges from something that has to be looked up. What cannot be looked up has no figure: the last
 * one would say that all is well. Throws what `look` threw.
 */
export async function sample(gauges: Gauge[], look: () => Promise<void>): Promise<void> {
  try {
    await look();
  } catch (error) {
    for (const gauge of gauges) {
      gauge.reset();
      gauge.remove({}); // reset() leaves a gauge without labels at nought
    }
    throw error;
  }
}
