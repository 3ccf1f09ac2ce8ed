import { sleep } from '../concurrency/sleep.js';
import { RetriableBusError } from '../bus/event-bus.js';
import type { EventBus, OutMessage, PartitionLag, SubscribeOptions, Subscription } from '../bus/event-bus.js';
import type { Logger } from '../telemetry/logger.js';

const AGAIN_AFTER_MS = 2_000;

/** A bus that was away when this process started: whoever asks it is to try again, until it is there. */
export class LateBus implements EventBus {
  private bus: EventBus | undefined;
  private readonly closing = new AbortController();

  constructor(
    private readonly open: () => Promise<EventBus>,
    private readonly logger: Pick<Logger, 'warn' | 'info'>,
  ) {
    void this.keepOpening();
  }

  get time(): EventBus['time'] {
    return this.bus?.time;
  }

  async publish(messages: OutMessage[]): Promise<void> {
    return this.reached().publish(messages);
  }

  async subscribe(options: SubscribeOptions): Promise<Subscription> {
    return this.reached().subscribe(options);
  }

  async lag(group: string): Promise<PartitionLag[]> {
    return this.reached().lag(group);
  }

  async groups(): Promise<string[]> {
    return this.reached().groups();
  }

  async ensureTopics(regions: readonly string[]): Promise<void> {
    return this.reached().ensureTopics(regions);
  }

  async missingTopics(regions: readonly string[]): Promise<string[]> {
    return this.reached().missingTopics(regions);
  }

  async seek(...[group, topic, to]: Parameters<EventBus['seek']>): Promise<void> {
    return this.reached().seek(group, topic, to);
  }

  async ping(): Promise<void> {
    return this.reached().ping();
  }

  async close(): Promise<void> {
    this.closing.abort();
    await this.bus?.close();
  }

  private reached(): EventBus {
    if (!this.bus) throw new RetriableBusError('The bus was not reached since this process started; it is tried again.');
    return this.bus;
  }

  private async keepOpening(): Promise<void> {
    const { signal } = this.closing;
    while (!this.bus && !signal.aborted) {
      await sleep(AGAIN_AFTER_MS, undefined, { signal }).catch(() => undefined);
      if (signal.aborted) return;
      try {
        const bus = await this.open();
        if (signal.aborted) return await bus.close();
        this.bus = bus;
        this.logger.info({}, 'bus reached');
      } catch (err) {
        this.logger.warn({ err }, 'bus not reached; retrying');
      }
    }
  }
}
