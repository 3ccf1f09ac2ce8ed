/** How much of the check's time is left; monotonic, so that a step of the wall clock changes nothing. */
export class Deadline {
  private readonly end: number;

  constructor(totalMs: number) {
    this.end = performance.now() + totalMs;
  }

  get leftMs(): number {
    return Math.max(0, this.end - performance.now());
  }

  /** The shorter of a step's own limit and what is left. */
  atMost(ms: number): number {
    return Math.min(ms, this.leftMs);
  }
}
