import type { Server } from 'node:http';

const QUIET_MS = 500;
const LONGEST_MS = 5_000;
const LOOK_EVERY_MS = 50;

/**
 * A server that leaves answers what still comes in on open connections and asks for the next one elsewhere
 * (`Connection: close`). Closing them under their callers instead would cost each an error.
 */
export class ConnectionDraining {
  private draining = false;
  private askedAt = performance.now();

  constructor(private readonly server: Server) {
    server.prependListener('request', (_request, response) => {
      this.askedAt = performance.now();
      if (this.draining) response.shouldKeepAlive = false;
    });
  }

  /** From now on each caller is sent elsewhere with its answer; whoever calls again is still answered. */
  start(): void {
    this.draining = true;
  }

  /** Resolves when nobody is connected, or nobody has asked for half a second. */
  async drained(): Promise<void> {
    this.start();
    const begunAt = performance.now();
    this.askedAt = Math.max(this.askedAt, begunAt);
    while (performance.now() - begunAt < LONGEST_MS) {
      if ((await this.connections()) === 0 || performance.now() - this.askedAt > QUIET_MS) return;
      await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
    }
  }

  private connections(): Promise<number> {
    return new Promise((resolve) => this.server.getConnections((error, count) => resolve(error ? 0 : count)));
  }
}
