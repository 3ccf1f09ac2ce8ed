import { Semaphore } from './semaphore.js';
import type { WaitLimits } from './semaphore.js';

/** Runs work of the same key one after the other, in order of arrival; other keys run beside it. The limits hold per key. */
export class KeyedMutex {
  private readonly keys = new Map<string, { mutex: Semaphore; users: number }>();

  constructor(private readonly limits: WaitLimits = {}) {}

  async run<T>(key: string, work: () => Promise<T>): Promise<T> {
    const entry = this.keys.get(key) ?? { mutex: new Semaphore(1, this.limits), users: 0 };
    this.keys.set(key, entry);
    entry.users += 1;
    try {
      return await entry.mutex.run(work);
    } finally {
      entry.users -= 1;
      if (entry.users === 0) this.keys.delete(key);
    }
  }
}
