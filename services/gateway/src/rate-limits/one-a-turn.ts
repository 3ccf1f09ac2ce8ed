/**
 * Lets one through in each turn of the event loop, in the order in which they came. Hundreds that arrive together would else be
 * worked on in one turn, and every other request would wait for all of them.
 */
export class OneATurn {
  private readonly waiting: (() => void)[] = [];
  private runs = false;

  async pass(): Promise<void> {
    return new Promise((resolve) => {
      this.waiting.push(resolve);
      if (!this.runs) this.next();
    });
  }

  private next(): void {
    this.runs = this.waiting.length > 0;
    this.waiting.shift()?.();
    if (this.runs) setImmediate(() => this.next());
  }
}
