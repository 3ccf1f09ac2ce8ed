/**
 * So many transactions at a time, first come, first served. They hold a connection until they end, and may wait for each
 * other's locks; what is left of the pool answers questions meanwhile.
 */
export class Semaphore {
  private free: number;
  private readonly queue: (() => void)[] = [];

  constructor(
    atOnce: number,
    private readonly patienceMs: number,
  ) {
    this.free = atOnce;
  }

  get waiting(): number {
    return this.queue.length;
  }

  async take(): Promise<void> {
    if (this.free > 0) {
      this.free -= 1;
      return;
    }
    await new Promise<void>((resolve, reject) => {
      const served = (): void => {
        clearTimeout(timer);
        resolve();
      };
      const timer = setTimeout(() => {
        this.queue.splice(this.queue.indexOf(served), 1);
        // The words of the pool, which callers know for something that passes.
        reject(new Error('timeout exceeded when trying to connect'));
      }, this.patienceMs);
      this.queue.push(served);
    });
  }

  giveBack(): void {
    const next = this.queue.shift();
    if (next) next();
    else this.free += 1;
  }
}

/** A quarter of the pool, and at least one connection, is left to questions. */
export const transactionsAtOnce = (poolSize: number): number => Math.max(1, poolSize - Math.max(1, Math.round(poolSize / 4)));
