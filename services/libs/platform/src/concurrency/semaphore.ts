import { RankedQueue } from './ranked-queue.js';
import type { Ranked } from './ranked-queue.js';

export interface WaitLimits {
  /** How many may wait; default no limit. */
  maxWaiting?: number;
  /** How long one may wait; default no limit. */
  maxWaitMs?: number;
  /** Error for work that finds no room or waits too long. */
  tooBusy?: () => Error;
  /** Who has a permit needs one of this too, and gets it once it has the own one. */
  within?: Semaphore;
  /** Of the work in hand: a lower one goes first. Default: all are equal. */
  rank?: () => number;
}

interface Waiting extends Ranked {
  granted(): void;
}

/** Lets so many run at a time; of equal ones first come, first served. */
export class Semaphore {
  private free: number;
  private readonly queue = new RankedQueue<Waiting>();

  constructor(
    permits: number,
    private readonly limits: WaitLimits = {},
  ) {
    this.free = permits;
  }

  /** Not those that have the own permit and wait for one of `within`. */
  get waiting(): number {
    return this.queue.length;
  }

  async run<T>(work: () => Promise<T>, maxWaitMs?: number): Promise<T> {
    await this.acquire(maxWaitMs);
    try {
      return await work();
    } finally {
      this.release();
    }
  }

  /** Resolves when a permit is held; each must be released once. */
  async acquire(maxWaitMs = this.limits.maxWaitMs): Promise<void> {
    const begun = performance.now();
    await this.acquireOwn(maxWaitMs);
    const leftMs = maxWaitMs === undefined ? undefined : Math.max(0, maxWaitMs - (performance.now() - begun));
    await this.limits.within?.acquire(leftMs).catch((error: unknown) => {
      this.releaseOwn();
      throw error;
    });
  }

  release(): void {
    this.limits.within?.release();
    this.releaseOwn();
  }

  private async acquireOwn(maxWaitMs: number | undefined): Promise<void> {
    if (this.free > 0) {
      this.free -= 1;
      return;
    }
    const { maxWaiting = Infinity, tooBusy = () => new Error('too much work is waiting'), rank = () => 0 } = this.limits;
    if (this.queue.length >= maxWaiting) throw tooBusy();
    await new Promise<void>((resolve, reject) => {
      const granted = (): void => {
        clearTimeout(timer);
        resolve();
      };
      const giveUp = (): void => {
        this.queue.delete(waiting);
        reject(tooBusy());
      };
      const timer = maxWaitMs === undefined ? undefined : setTimeout(giveUp, maxWaitMs);
      const waiting = { rank: rank(), granted };
      this.queue.add(waiting);
    });
  }

  private releaseOwn(): void {
    const next = this.queue.next();
    if (next) next.granted();
    else this.free += 1;
  }
}
