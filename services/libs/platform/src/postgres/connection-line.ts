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
  granted(): void;
}

/** Every so many grants one goes to whoever has waited longest. */
const OUT_OF_TURN = 16;

/**
 * Who may have a connection next: those of the lowest rank, and of them the one that the free connection served last, since it is
 * set for that one. Nobody is passed over for ever.
 */
export class ConnectionLine {
  private readonly held = new Map<string, number>();
  private free: number;
  private queue: Waiting[] = [];
  private outOfTurn = 0;

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
      const waiting = { who, rank, granted };
      this.queue.push(waiting);
    });
  }

  release(who: string): void {
    this.free += 1;
    this.held.set(who, this.of(who) - 1);
    const next = this.next(who);
    if (!next) return;
    this.queue = this.queue.filter((one) => one !== next);
    this.grant(next.who);
    next.granted();
  }

  /** Of those who may have one more. */
  private next(servedLast: string): Waiting | undefined {
    const able = this.queue.filter(({ who }) => this.mayHaveMore(who));
    const [longest] = able;
    if (!longest) return undefined;
    const lowest = Math.min(...able.map(({ rank }) => rank));
    const equal = able.filter(({ rank }) => rank === lowest);
    const first = equal.find(({ who }) => who === servedLast) ?? equal[0]!;
    this.outOfTurn = first === longest || this.outOfTurn === OUT_OF_TURN ? 0 : this.outOfTurn + 1;
    return this.outOfTurn === 0 ? longest : first;
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
