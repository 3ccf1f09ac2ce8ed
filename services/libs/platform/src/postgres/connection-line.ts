export interface LineLimits {
  /** Connections of all together. */
  all: number;
  /** Of them, how many one may have. */
  each: number;
  /** How long one may wait. */
  patienceMs: number;
  tooLong: () => Error;
}

interface Waiting {
  who: string;
  /** A lower one goes first. */
  rank: number;
  passedOver: number;
  granted(): void;
}

/** Often enough to save most changes of a connection's settings, and too seldom to be noticed. */
const PASSED_OVER_AT_MOST = 16;

/**
 * Who may have a connection next: those of the lowest rank, and of them the one that the free connection served last, since it is
 * set for that one. Nobody is passed over for ever.
 */
export class ConnectionLine {
  private readonly held = new Map<string, number>();
  private free: number;
  private queue: Waiting[] = [];

  constructor(private readonly limits: LineLimits) {
    this.free = limits.all;
  }

  waitingOf(who: string): number {
    return this.queue.filter((one) => one.who === who).length;
  }

  /** Resolves when a connection may be taken; each must be given back once. */
  async acquire(who: string, rank = 0): Promise<void> {
    if (this.free > 0 && this.mayHaveMore(who)) return this.grant(who);
    await new Promise<void>((resolve, reject) => {
      const giveUp = (): void => {
        this.queue = this.queue.filter((one) => one !== waiting);
        reject(this.limits.tooLong());
      };
      const timer = setTimeout(giveUp, this.limits.patienceMs);
      const granted = (): void => {
        clearTimeout(timer);
        resolve();
      };
      const waiting = { who, rank, passedOver: 0, granted };
      this.queue.push(waiting);
    });
  }

  release(who: string): void {
    this.free += 1;
    this.held.set(who, this.of(who) - 1);
    const next = this.next(who);
    if (!next) return;
    const place = this.queue.indexOf(next);
    for (const earlier of this.queue.slice(0, place)) earlier.passedOver += 1;
    this.queue.splice(place, 1);
    this.grant(next.who);
    next.granted();
  }

  /** Of those who may have one more. */
  private next(servedLast: string): Waiting | undefined {
    const able = this.queue.filter(({ who }) => this.mayHaveMore(who));
    const tired = able.find(({ passedOver }) => passedOver >= PASSED_OVER_AT_MOST);
    if (tired) return tired;
    const lowest = Math.min(...able.map(({ rank }) => rank));
    const equal = able.filter(({ rank }) => rank === lowest);
    return equal.find(({ who }) => who === servedLast) ?? equal[0];
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
