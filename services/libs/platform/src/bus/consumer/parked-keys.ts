import type { InMessage } from '../event-bus.js';
import type { ParkedMessages } from './parked-messages.js';

/** What another process retried meanwhile is looked up where a message of its key comes. */
const LOOK_AGAIN_MS = 30_000;

/**
 * Which keys of a consumer are parked, without asking the database for every batch. It is asked twice a minute, and
 * always when a partition begins or jumps: then another process has had it meanwhile and may have parked something.
 */
export class ParkedKeys {
  private known = new Set<string>();
  private readonly next = new Map<string, bigint>();
  private askedAt = -Infinity;

  constructor(
    private readonly parked: ParkedMessages,
    private readonly consumer: string,
  ) {}

  async refreshFor(batch: readonly InMessage[]): Promise<void> {
    const first = batch[0]!;
    const partition = `${first.topic}:${first.partition}`;
    const continues = this.next.get(partition) === first.offset && first.attempt === 1;
    if (!continues || performance.now() - this.askedAt > LOOK_AGAIN_MS) {
      const keys = await this.parked.keys(this.consumer);
      this.known = new Set(keys.map(({ topic, key }) => nameOf(topic, key)));
      this.askedAt = performance.now();
    }
    this.next.set(partition, batch.at(-1)!.offset + 1n);
  }

  has({ topic, key }: InMessage): boolean {
    return this.known.has(nameOf(topic, key));
  }

  add({ topic, key }: InMessage): void {
    this.known.add(nameOf(topic, key));
  }

  remove({ topic, key }: InMessage): void {
    this.known.delete(nameOf(topic, key));
  }
}

const nameOf = (topic: string, key: string): string => `${topic}\0${key}`;
