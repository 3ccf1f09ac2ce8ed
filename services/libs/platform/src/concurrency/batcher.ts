/**
 * Collects what arrives while one run is under way and gives it to the next one together: alone it costs no delay, under
 * load the batches grow by themselves. One run at a time, in order of arrival.
 */
export class Batcher<Item, Answer> {
  private waiting: { item: Item; resolve(answer: Answer): void; reject(error: unknown): void }[] = [];
  private running: Promise<void> | undefined;

  constructor(
    /** Answers each item in its order. */
    private readonly run: (items: Item[]) => Promise<Answer[]>,
    private readonly sizeOf: (item: Item) => number,
    private readonly limit: number,
  ) {}

  add(item: Item): Promise<Answer> {
    return new Promise((resolve, reject) => {
      this.waiting.push({ item, resolve, reject });
      this.running ??= this.drain();
    });
  }

  async idle(): Promise<void> {
    await this.running;
  }

  private async drain(): Promise<void> {
    // One turn of the loop, so that what is asked for in the same tick goes together.
    await Promise.resolve();
    while (this.waiting.length > 0) {
      const batch = this.take();
      try {
        const answers = await this.run(batch.map(({ item }) => item));
        batch.forEach(({ resolve }, index) => resolve(answers[index]!));
      } catch (error) {
        for (const { reject } of batch) reject(error);
      }
    }
    this.running = undefined;
  }

  private take() {
    let count = 0;
    for (let size = 0; count < this.waiting.length; count += 1) {
      size += this.sizeOf(this.waiting[count]!.item);
      if (count > 0 && size > this.limit) break;
    }
    return this.waiting.splice(0, count);
  }
}
