/** A wait of a loop that can be ended. A call that comes while nobody waits ends the next wait. */
export class Pause {
  private woken = false;
  private end: () => void = () => undefined;

  wake(): void {
    this.woken = true;
    this.end();
  }

  async wait(ms: number): Promise<void> {
    if (!this.woken)
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, ms);
        this.end = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    this.end = () => undefined;
    this.woken = false;
  }
}
