import { sleep } from '../concurrency/sleep.js';
import { sqlState } from '../postgres/error-state.js';

/** The state of what waited longer than `lock_timeout`. */
export const LOCK_IS_TAKEN = '55P03';
const PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 10_000;

export interface Patience {
  /** By `performance.now()`. */
  endsAt: number;
  /** The states of what passes when it is tried again. */
  passes?: readonly string[];
  /** Once, before the first wait. */
  onWait?: () => void;
}

/** Tries again, ever more seldom, as long as somebody else is in the way. */
export async function oncePossible(work: () => Promise<unknown>, { endsAt, passes = [LOCK_IS_TAKEN], onWait }: Patience): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await work();
      return;
    } catch (error) {
      if (!passes.includes(sqlState(error)) || performance.now() > endsAt) throw error;
      if (attempt === 1) onWait?.();
      await sleep(Math.min(attempt * PAUSE_MS, LONGEST_PAUSE_MS));
    }
  }
}
