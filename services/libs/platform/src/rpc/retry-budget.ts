/** A tenth of the calls may be asked a second time: where everything fails, asking again would only double the load. */
const EARNED_A_CALL = 0.1;
/** So many at once, after a time without failures. */
const MOST = 10;

export class RetryBudget {
  private left = MOST;

  called(): void {
    this.left = Math.min(MOST, this.left + EARNED_A_CALL);
  }

  /** True once for each retry that may be made. */
  take(): boolean {
    if (this.left < 1) return false;
    this.left -= 1;
    return true;
  }
}
