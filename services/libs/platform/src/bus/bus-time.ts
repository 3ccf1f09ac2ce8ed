/** Two clocks that agree are both right. */
const SAME_MS = 2_000;
const ENOUGH = 3;
const LAST = 15;

/**
 * What time it is by the clock of the bus, which also dates messages (`loggedAt`). Not known before it has taken a message of this
 * process; by the monotonic clock since, so that a machine whose clock is set changes nothing.
 */
export class BusTime {
  private aheadMs: number | undefined;
  private readonly others: number[] = [];
  private agreedAt = Number.NEGATIVE_INFINITY;

  /** `patienceMs`: how long our clock, once confirmed, is believed against a bus of several machines, of which one may be wrong. */
  constructor(private readonly patienceMs = 0) {}

  /** What the machines of the bus said in one answer, which we asked for at `askedAtMs` by our own clock. */
  learn(timesMs: readonly number[], askedAtMs: number): void {
    const [now, monotonic] = [Date.now(), performance.now()];
    // When it took the message is not known of an answer that was long on its way, or during which our clock was set.
    if (timesMs.length === 0 || Math.abs(now - askedAtMs) > SAME_MS) return;
    if (timesMs.some((timeMs) => askedAtMs - SAME_MS <= timeMs && timeMs <= now + SAME_MS)) {
      this.aheadMs = now - monotonic;
      this.agreedAt = monotonic;
      this.others.length = 0;
      return;
    }
    this.keep(middleOf(timesMs) - monotonic);
    const enough = this.aheadMs === undefined && this.patienceMs === 0 ? 1 : ENOUGH;
    if (this.others.length >= enough && monotonic - this.agreedAt >= this.patienceMs) this.aheadMs = middleOf(this.others);
  }

  /** Asks for the time, and learns from the answer. */
  async learnFrom(ask: () => Promise<Date>): Promise<void> {
    const askedAtMs = Date.now();
    this.learn([(await ask()).getTime()], askedAtMs);
  }

  get nowMs(): number | undefined {
    return this.aheadMs === undefined ? undefined : this.aheadMs + performance.now();
  }

  /** Where the latest agree with each other and with none before them, our monotonic clock stood still: what is older is forgotten. */
  private keep(aheadMs: number): void {
    this.others.push(aheadMs);
    const latest = this.others.slice(-ENOUGH);
    const agrees = (one: number): boolean => latest.every((other) => Math.abs(one - other) <= SAME_MS);
    const isNew = latest.every(agrees) && !this.others.slice(0, -ENOUGH).some(agrees);
    this.others.splice(0, this.others.length - (isNew ? ENOUGH : LAST));
  }
}

const middleOf = (times: readonly number[]): number => times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)]!;
