import { RankedQueue } from '../concurrency/ranked-queue.js';
import type { Ranked } from '../concurrency/ranked-queue.js';

export interface LineLimits {
  /** Connections of all together. */
  all: number;
  /** Of them, how many one may have. */
  each: number;
  /** How long one may wait who does not say. */
  patienceMs: number;
  tooLong: () => Error;
}

interface Waiting extends Ranked {
  who: string;
  granted(): void;
}

/**
 * Who may have a connection next: those of the lowest rank, and of them the one that the free connection served last, since it is
 * set for that one. Nobody is passed over for ever.
 */
export class ConnectionLine {
  private readonly held = new Map<string, number>();
  private free: number;
  private readonly queue = new RankedQueue<Waiting>();

  constructor(private readonly limits: LineLimits) {
    this.free = limits.all;
  }

  waitingOf(who: string): number {
    return this.queue.count((one) => one.who === who);
  }

  /** Resolves when a connection may be taken; each must be given back once. With no patience none is given, free or not. */
  async acquire(who: string, rank = 0, patienceMs = this.limits.patienceMs): Promise<void> {
    if (patienceMs <= 0) throw this.limits.tooLong();
    if (this.free > 0 && this.mayHaveMore(who)) return this.grant(who);
    await new Promise<void>((resolve, reject) => {
      const giveUp = (): void => {
        this.queue.delete(waiting);
        reject(this.limits.tooLong());
      };
      const timer = setTimeout(giveUp, patienceMs);
      const granted = (): void => {
        clearTimeout(timer);
        resolve();
      };
      const waiting = { who, rank, granted };
      this.queue.add(waiting);
    });
  }

  release(who: string): void {
    this.free += 1;
    this.held.set(who, this.of(who) - 1);
    const next = this.queue.next(
      (one) => this.mayHaveMore(one.who),
      (one) => one.who === who,
    );
    if (!next) return;
    this.grant(next.who);
    next.granted();
  }

  private grant(who: string): void {
    this.free -= 1;
    this.held.set(who, this.of(who) + 1);
  }

  private of(who: string): number {
    return this.held.get(who) ?? 0;
  }

  private mayHaveMore(who: string): boolean {
    return this.of(who) < this.limits.each;
  }
}
