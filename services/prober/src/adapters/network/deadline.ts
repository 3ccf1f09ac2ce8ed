/** How much of the check's time is left; monotonic, so that a step of the wall clock changes nothing. */
export class Deadline {
  private readonly end: number;

  constructor(readonly totalMs: number) {
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

/** The limits of one check (decisions, section 4). */
export interface Limits {
  totalMs: number;
  connectMs: number;
  dnsMs: number;
  pingMs: number;
  redirects: number;
}

export const PRODUCT_LIMITS: Limits = { totalMs: 10_000, connectMs: 5_000, dnsMs: 5_000, pingMs: 2_000, redirects: 3 };
