import { KeyedSemaphore } from './keyed-semaphore.js';
import type { WaitLimits } from './semaphore.js';

/** Runs work of the same key one after the other, in order of arrival. */
export class KeyedMutex extends KeyedSemaphore {
  constructor(limits: WaitLimits = {}) {
    super(1, limits);
  }
}
