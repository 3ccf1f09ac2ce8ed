import { Semaphore } from './semaphore.js';
import type { WaitLimits } from './semaphore.js';

/** Lets so many of each key run at a time, first come, first served; other keys run beside them. The limits hold per key. */
export class KeyedSemaphore {
  private readonly keys = new Map<string, { semaphore: Semaphore; users: number }>();

  constructor(
    private readonly permits: number,
    private readonly limits: WaitLimits = {},
  ) {}

  async run<T>(key: string, work: () => Promise<T>): Promise<T> {
    const entry = this.keys.get(key) ?? { semaphore: new Semaphore(this.permits, this.limits), users: 0 };
    this.keys.set(key, entry);
    entry.users += 1;
    try {
      return await entry.semaphore.run(work);
    } finally {
      entry.users -= 1;
      if (entry.users === 0) this.keys.delete(key);
    }
  }
}
