/** The only place that reads the time of the product. */
export abstract class Clock {
  abstract now(): Date;

  nowMs(): number {
    return this.now().getTime();
  }

  /** What a test moved it by, in milliseconds. */
  get offset(): number {
    return 0;
  }

  /** Called after the clock was moved; moving waits for all listeners. Returns the way to stop listening. */
  onAdvance(_listener: AdvanceListener): () => void {
    return () => undefined;
  }
}

export type AdvanceListener = (byMs: number) => Promise<void> | void;

/** The machine's clock, plus what a test moved it forward (TEST_CLOCK). */
export class ProductClock extends Clock {
  private readonly listeners = new Set<AdvanceListener>();

  /** A clock that was moved before a restart starts where it was: the product's time never goes back. */
  constructor(private offsetMs = 0) {
    super();
  }

  now(): Date {
    return new Date(Date.now() + this.offsetMs);
  }

  override onAdvance(listener: AdvanceListener): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  /** Moves the clock forward and waits until every job has run once. */
  async advance(byMs: number): Promise<Date> {
    this.offsetMs += byMs;
    await Promise.allSettled([...this.listeners].map(async (listener) => listener(byMs)));
    return this.now();
  }

  override get offset(): number {
    return this.offsetMs;
  }
}

/** A clock that stands still until it is moved; for specs. */
export class ManualClock extends ProductClock {
  constructor(private at: Date) {
    super();
  }

  override now(): Date {
    return new Date(this.at.getTime() + super.offset);
  }

  /** From the machine's clock, of which nothing counts. */
  override get offset(): number {
    return this.now().getTime() - Date.now();
  }
}
