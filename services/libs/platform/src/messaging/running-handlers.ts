/** Far more than any handler needs: its statements have limits of seconds. */
const AT_MOST_MS = 10 * 60_000;

/** The handlers that are at work now. One that never ends holds its partition while the bus takes the member for alive. */
export class RunningHandlers {
  private readonly running = new Map<symbol, { name: string; since: number }>();

  constructor(private readonly realMs: () => number = () => performance.now()) {}

  async track<T>(name: string, work: () => Promise<T>): Promise<T> {
    const one = Symbol(name);
    this.running.set(one, { name, since: this.realMs() });
    try {
      return await work();
    } finally {
      this.running.delete(one);
    }
  }

  /** Names of those that have run far too long. */
  hanging(): string[] {
    const now = this.realMs();
    return [...this.running.values()].filter(({ since }) => now - since > AT_MOST_MS).map(({ name }) => name);
  }
}
