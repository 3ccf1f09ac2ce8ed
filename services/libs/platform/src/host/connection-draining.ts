import type { Server } from 'node:http';
import { Server as NetServer } from 'node:net';
import { setImmediate } from 'node:timers/promises';
import { sleep } from '../concurrency/sleep.js';

const QUIET_MS = 500;
const LONGEST_MS = 1_500;
const FINISH_WITHIN_MS = 5_000;
const POLL_MS = 20;

/**
 * A server that is draining still answers on open connections and closes each after its answer (`Connection: close`).
 * Closing them at once would cost every caller an error.
 */
export class ConnectionDraining {
  private draining = false;
  private lastRequestAt = performance.now();

  constructor(private readonly server: Server) {
    server.prependListener('request', (_request, response) => {
      this.lastRequestAt = performance.now();
      if (this.draining) response.shouldKeepAlive = false;
    });
  }

  /** From now on each answer closes its connection; new requests are still answered. */
  start(): void {
    this.draining = true;
  }

  /** Nobody new is let in. Resolves when no connection is open, or no request came for half a second. */
  async drained(): Promise<void> {
    this.start();
    // Not the close of an HTTP server, which cuts connections that look idle while a request is on its way.
    NetServer.prototype.close.call(this.server);
    const startedAt = performance.now();
    this.lastRequestAt = Math.max(this.lastRequestAt, startedAt);
    while (performance.now() - startedAt < LONGEST_MS) {
      if ((await this.connections()) === 0 || performance.now() - this.lastRequestAt > QUIET_MS) return;
      await sleep(POLL_MS);
    }
  }

  /** What is still being answered ends, within a few seconds. */
  async closed(): Promise<void> {
    const startedAt = performance.now();
    while ((await this.connections()) > 0 && performance.now() - startedAt < FINISH_WITHIN_MS) {
      // A whole turn of the loop reads every socket first: a request that has come already is not silence.
      await setImmediate();
      await setImmediate();
      this.server.closeIdleConnections();
      await sleep(POLL_MS);
    }
    this.server.closeAllConnections();
  }

  private connections(): Promise<number> {
    return new Promise((resolve) => this.server.getConnections((error, count) => resolve(error ? 0 : count)));
  }
}
