import { createServer } from 'node:http';
import type { Server } from 'node:http';
import type { Metrics } from '../telemetry/metrics.js';

export interface HealthChecks {
  /** Undefined when fine, else the reason in one sentence. */
  live(): Promise<string | undefined>;
  ready(): Promise<string | undefined>;
  /** What does not work although the process is ready. */
  degraded(): Promise<string[]>;
}

/** Metrics and health of a process, for operators; never on the public port. */
export class OpsServer {
  private server: Server | undefined;

  constructor(
    private readonly metrics: Metrics,
    private readonly health: HealthChecks,
  ) {}

  async listen(port: number, host: string): Promise<number> {
    this.server = createServer((request, response) => {
      void this.answer(request.url ?? '/').then(
        ({ status, type, body }) => response.writeHead(status, { 'content-type': type }).end(body),
        (error: unknown) => response.writeHead(500).end(String(error)),
      );
    });
    const server = this.server;
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject);
      server.listen(port, host, resolve);
    });
    return (server.address() as { port: number }).port;
  }

  async close(): Promise<void> {
    const server = this.server;
    if (!server) return;
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }

  private async answer(url: string): Promise<{ status: number; type: string; body: string }> {
    const path = url.split('?')[0];
    if (path === '/metrics') return { status: 200, type: this.metrics.registry.contentType, body: await this.metrics.asText() };
    const check = path === '/health/live' ? this.health.live() : path === '/health/ready' ? this.health.ready() : undefined;
    if (!check) return { status: 404, type: 'text/plain', body: 'not found\n' };
    const reason = await check;
    const degraded = reason || path === '/health/live' ? [] : await this.health.degraded();
    return {
      status: reason ? 503 : 200,
      type: 'application/json',
      body: JSON.stringify(reason ? { status: 'failing', reason } : { status: 'ok', ...(degraded.length > 0 && { degraded }) }),
    };
  }
}
