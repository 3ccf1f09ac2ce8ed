import { topicCodecs } from '@nowahala/contracts';
import type { EventBus, NetworkPolicy } from '@nowahala/platform';
import type { DueCheck } from '../../application/ports.js';
import { toDueCheck } from '../mappers/check.mapper.js';

const group = 'prober.reread';
const quietMs = 1_500;
const longestMs = 8_000;

/** Reads requests again from a moment on, beside the group that works on them. Empty where another prober is just doing so. */
export async function rereadRequests(bus: EventBus, region: string, policy: NetworkPolicy, since: Date): Promise<DueCheck[]> {
  const topic = `ping.requested.${region}`;
  const found: DueCheck[] = [];
  let lastAt = performance.now();
  try {
    await bus.seek(group, topic, { timestamp: since });
  } catch {
    return [];
  }
  const subscription = await bus.subscribe({
    group,
    topics: [topic],
    from: 'latest',
    maxBatch: 500,
    async handler(batch) {
      lastAt = performance.now();
      for (const { payload } of batch) found.push(...read(payload, policy));
    },
  });
  const until = performance.now() + longestMs;
  while (performance.now() < until && performance.now() - lastAt < quietMs) await new Promise((resolve) => setTimeout(resolve, 100));
  await subscription.drain(5_000);
  return found;
}

/** What cannot be read is the business of the group that works on it. */
function read(payload: Uint8Array, policy: NetworkPolicy): DueCheck[] {
  try {
    const { pings } = topicCodecs['ping.requested'].decode(payload);
    return pings.map((ping) => toDueCheck(ping, policy)).filter((due) => due !== null);
  } catch {
    return [];
  }
}
