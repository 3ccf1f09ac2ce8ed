interface Awaited {
  address: string;
  sentAt: number;
  timer: NodeJS.Timeout;
  resolve(ms: number | null): void;
}

/** Echoes under way, by token. An answer counts only from the address that was asked. */
export class AwaitedEchoes {
  private readonly awaited = new Map<string, Awaited>();

  get size(): number {
    return this.awaited.size;
  }

  expect(token: string, address: string, timeoutMs: number): Promise<number | null> {
    return new Promise((resolve) => {
      const timer = setTimeout(() => this.settle(token, null), timeoutMs);
      this.awaited.set(token, { address, sentAt: performance.now(), timer, resolve });
    });
  }

  answered(token: string, from: string): void {
    const echo = this.awaited.get(token);
    if (echo !== undefined && echo.address === from) this.settle(token, performance.now() - echo.sentAt);
  }

  failed(token: string): void {
    this.settle(token, null);
  }

  failAll(): void {
    for (const token of [...this.awaited.keys()]) this.settle(token, null);
  }

  private settle(token: string, ms: number | null): void {
    const echo = this.awaited.get(token);
    if (echo === undefined) return;
    this.awaited.delete(token);
    clearTimeout(echo.timer);
    echo.resolve(ms);
  }
}
