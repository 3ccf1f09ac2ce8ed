/** Whether this process may be sent work: undefined when it may, else the reason. */
export class Readiness {
  private readonly checks: (() => Promise<string | undefined>)[] = [];
  private draining = false;
  private started = false;

  add(check: () => Promise<string | undefined>): void {
    this.checks.push(check);
  }

  markStarted(): void {
    this.started = true;
  }

  markDraining(): void {
    this.draining = true;
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
}
