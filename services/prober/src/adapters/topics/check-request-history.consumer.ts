import { topicCodecs } from '@nowahala/contracts';
import type { EventBus, NetworkPolicy } from '@nowahala/platform';
import type { CheckRequest } from '../../application/ports.js';
import { toCheckRequest } from '../mappers/check.mapper.js';

const GROUP = 'prober.reread';
const QUIET_MS = 1_500;
const LONGEST_MS = 8_000;

/** Reads requests again from a moment on, beside the group that works on them. Empty where another prober is just doing so. */
export async function rereadRequests(bus: EventBus, region: string, policy: NetworkPolicy, since: Date): Promise<CheckRequest[]> {
  const topic = `ping.requested.${region}`;
  const found: CheckRequest[] = [];
  let lastAt = performance.now();
  try {
    await bus.seek(GROUP, topic, { timestamp: since });
  } catch {
    return [];
  }
  const subscription = await bus.subscribe({
    group: GROUP,
    topics: [topic],
    from: 'latest',
    maxBatch: 500,
    async handler(batch) {
      lastAt = performance.now();
      for (const { payload } of batch) found.push(...read(payload, policy));
    },
  });
  const until = performance.now() + LONGEST_MS;
  while (performance.now() < until && performance.now() - lastAt < QUIET_MS) await new Promise((resolve) => setTimeout(resolve, 100));
  await subscription.drain(5_000);
  return found;
}

/** What cannot be read is the business of the group that works on it. */
function read(payload: Uint8Array, policy: NetworkPolicy): CheckRequest[] {
  try {
    const { pings } = topicCodecs['ping.requested'].decode(payload);
    return pings.map((ping) => toCheckRequest(ping, policy)).filter((request) => request !== null);
  } catch {
    return [];
  }
}
