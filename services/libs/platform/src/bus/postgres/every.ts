import { waitFor } from '../backoff.js';
import type { BusLog } from '../bus-metrics.js';

/** Does the work again and again until the signal fires; what fails is reported once per outage, not once per second of it. */
export async function every(ms: number, work: () => Promise<void>, signal: AbortSignal, log: BusLog): Promise<void> {
  let failing = false;
  while (!signal.aborted) {
    await waitFor(ms, signal);
    if (signal.aborted) return;
    try {
      await work();
      failing = false;
    } catch (error) {
      if (!failing) log('warn', 'bus database unreachable; retrying', { error: String(error) });
      failing = true;
    }
  }
}
