import { sleep } from './sleep.js';

export interface BatchLimit<Item> {
  /** The most of one batch, counted by `sizeOf`; a single larger item goes alone. */
  limit: number;
  /** Default: every item counts 1. */
  sizeOf?: (item: Item) => number;
  /** From the beginning of one run to that of the next: what comes often goes in fewer, larger runs. Default 0. */
  apartMs?: number;
}

/**
 * Collects what arrives while one run is under way and gives it to the next one together: a single item is not delayed,
 * under load the batches grow. One run at a time, in order of arrival.
 */
export class Batcher<Item, Result> {
  private waiting: { item: Item; resolve(result: Result): void; reject(error: unknown): void }[] = [];
  private running: Promise<void> | undefined;
  private nextAt = 0;

  constructor(
    /** Returns one result for each item, in order; an error fails every item of the batch. */
    private readonly run: (items: Item[]) => Promise<Result[]>,
    private readonly options: BatchLimit<Item>,
  ) {}

  add(item: Item): Promise<Result> {
    return new Promise((resolve, reject) => {
      this.waiting.push({ item, resolve, reject });
      this.running ??= this.drain();
    });
  }

  /** Resolves when nothing is waiting or running. */
  async idle(): Promise<void> {
    await this.running;
  }

  private async drain(): Promise<void> {
    // Items that are added in the same tick go together.
    await Promise.resolve();
    while (this.waiting.length > 0) {
      await this.apart();
      const batch = this.take();
      try {
        const results = await this.run(batch.map(({ item }) => item));
        batch.forEach(({ resolve }, index) => resolve(results[index]!));
      } catch (error) {
        for (const { reject } of batch) reject(error);
      }
    }
    this.running = undefined;
  }

  private async apart(): Promise<void> {
    const { apartMs = 0 } = this.options;
    if (apartMs === 0) return;
    const waitMs = this.nextAt - performance.now();
    // A timer of Node leaves out the part of a millisecond.
    if (waitMs > 0) await sleep(Math.ceil(waitMs));
    this.nextAt = performance.now() + apartMs;
  }

  private take() {
    const { limit, sizeOf = () => 1 } = this.options;
    let count = 0;
    for (let size = 0; count < this.waiting.length; count += 1) {
      size += sizeOf(this.waiting[count]!.item);
      if (count > 0 && size > limit) break;
    }
    return this.waiting.splice(0, count);
  }
}
