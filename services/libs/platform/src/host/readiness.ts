type Check = () => Promise<string | undefined>;

/** Whether this process may be sent work: undefined when it may, else the reason. */
export class Readiness {
  private readonly checks: Check[] = [];
  private readonly lesser: Check[] = [];
  private draining = false;
  private started = false;

  /** What this process cannot work without. */
  add(check: Check): void {
    this.checks.push(check);
  }

  /** Shown to operators while the work that needs it waits; this process goes on with the rest. */
  addLesser(check: Check): void {
    this.lesser.push(check);
  }

  markStarted(): void {
    this.started = true;
  }

  markDraining(): void {
    this.draining = true;
  }

  /** It is being stopped, and answers until its listener is closed. */
  get stopping(): boolean {
    return this.draining;
  }

  async reason(): Promise<string | undefined> {
    if (this.draining) return 'stopping';
    if (!this.started) return 'starting';
    for (const check of this.checks) {
      const reason = await check();
      if (reason) return reason;
    }
    return undefined;
  }

  /** What does not work although this process is ready. */
  async degraded(): Promise<string[]> {
    const reasons = await Promise.all(this.lesser.map((check) => check()));
    return [...new Set(reasons.filter((reason) => reason !== undefined))];
  }
}
