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
  private questions = 0;
  private newestAnswered = 0;
  /** What this process parked, or took back, since each question that is under way. */
  private readonly meanwhile = new Set<Map<string, boolean>>();

  constructor(
    private readonly parked: ParkedMessages,
    private readonly consumer: string,
  ) {}

  async refreshFor(batch: readonly InMessage[]): Promise<void> {
    const first = batch[0]!;
    const partition = `${first.topic}:${first.partition}`;
    const continues = this.next.get(partition) === first.offset && first.attempt === 1;
    if (!continues || performance.now() - this.askedAt > LOOK_AGAIN_MS) {
      await this.ask();
    }
    this.next.set(partition, batch.at(-1)!.offset + 1n);
  }

  has({ topic, key }: InMessage): boolean {
    return this.known.has(nameOf(topic, key));
  }

  add({ topic, key }: InMessage): void {
    this.note(nameOf(topic, key), true);
  }

  remove({ topic, key }: InMessage): void {
    this.note(nameOf(topic, key), false);
  }

  /** Partitions ask side by side: an answer is older than what was parked while it was on its way, or than a later answer. */
  private async ask(): Promise<void> {
    const question = (this.questions += 1);
    const changed = new Map<string, boolean>();
    this.meanwhile.add(changed);
    try {
      const keys = await this.parked.keys(this.consumer);
      if (question < this.newestAnswered) return;
      this.newestAnswered = question;
      this.known = new Set(keys.map(({ topic, key }) => nameOf(topic, key)));
      for (const [name, isParked] of changed) this.set(name, isParked);
      this.askedAt = performance.now();
    } finally {
      this.meanwhile.delete(changed);
    }
  }

  private note(name: string, isParked: boolean): void {
    this.set(name, isParked);
    for (const changed of this.meanwhile) changed.set(name, isParked);
  }

  private set(name: string, isParked: boolean): void {
    if (isParked) this.known.add(name);
    else this.known.delete(name);
  }
}

const nameOf = (topic: string, key: string): string => `${topic}\0${key}`;
