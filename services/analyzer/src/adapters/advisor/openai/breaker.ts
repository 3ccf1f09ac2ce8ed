import { performance } from 'node:perf_hooks';

/** After so many failures in a row no request is sent for a while: a dead service must not cost eight seconds each time. */
export class Breaker {
  private failures = 0;
  private openUntil = 0;

  constructor(
    private readonly most: number,
    private readonly restMs: number,
    private readonly clock: () => number = () => performance.now(),
  ) {}

  get isOpen(): boolean {
    return this.clock() < this.openUntil;
  }

  succeeded(): void {
    this.failures = 0;
  }

  failed(): void {
    this.failures += 1;
    if (this.failures < this.most) return;
    this.openUntil = this.clock() + this.restMs;
    // One question is let through after the rest; a single failure then opens the breaker again.
    this.failures = this.most - 1;
  }
}
