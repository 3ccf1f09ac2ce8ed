import { createRequire } from 'node:module';

interface ConsumerGroup {
  /** By the machine's clock. */
  lastRequest: number;
  heartbeat(how: { interval: number }): Promise<void>;
}

let applied = false;

/**
 * kafkajs 2.2.4 waits with its next heartbeat until the machine's clock is past the last one: set back by an hour, the member says
 * nothing for an hour, and its group rebalances without end. Once, before the first client.
 */
export function beatAfterClockStep(): void {
  if (applied) return;
  applied = true;
  const { prototype } = createRequire(import.meta.url)('kafkajs/src/consumer/consumerGroup') as { prototype: ConsumerGroup };
  const { heartbeat } = prototype;
  prototype.heartbeat = function (this: ConsumerGroup, how) {
    if (this.lastRequest > Date.now()) this.lastRequest = 0;
    return heartbeat.call(this, how);
  };
}
