import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { Customer, freePort } from './product.js';

export const SERVICES = ['identity', 'workspaces', 'billing', 'scheduler', 'prober', 'analyzer', 'notifier', 'gateway'] as const;
export type Name = (typeof SERVICES)[number];

export interface ApartOptions {
  databaseUrl: string;
  kafkaBrokers?: string;
  redisUrl?: string;
  env?: Record<string, string>;
}

interface Running {
  child: ChildProcess;
  output: string;
}

/** Every service in a process of its own on outside engines, as in a cluster. */
export class Apart {
  private readonly running = new Map<Name, Running>();

  private constructor(
    private readonly options: ApartOptions,
    readonly port: number,
    private readonly ports: Map<Name, { grpc: number; ops: number }>,
  ) {}

  static async start(options: ApartOptions): Promise<Apart> {
    const ports = new Map<Name, { grpc: number; ops: number }>();
    for (const name of SERVICES) ports.set(name, { grpc: await freePort(), ops: await freePort() });
    const apart = new Apart(options, await freePort(), ports);
    for (const name of SERVICES) apart.launch(name);
    await Promise.all(SERVICES.map((name) => apart.untilReady(name)));
    return apart;
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  customer(): Customer {
    return new Customer(this.url);
  }

  /** kill -9, then the same process again, as a cluster does. */
  async crash(name: Name): Promise<void> {
    const { child } = this.running.get(name)!;
    const gone = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGKILL');
    await gone;
    this.launch(name);
  }

  async untilReady(name: Name): Promise<void> {
    const { ops } = this.ports.get(name)!;
    const until = performance.now() + 90_000;
    for (;;) {
      const { child, output } = this.running.get(name)!;
      if (child.exitCode !== null) throw new Error(`${name} did not start:\n${output}`);
      const ready = await fetch(`http://127.0.0.1:${ops}/health/ready`, { signal: AbortSignal.timeout(2_000) }).then(
        (response) => response.ok,
        () => false,
      );
      if (ready) return;
      if (performance.now() > until) throw new Error(`${name} was not ready in time:\n${this.running.get(name)!.output}`);
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }

  async metrics(name: Name): Promise<string> {
    return (await fetch(`http://127.0.0.1:${this.ports.get(name)!.ops}/metrics`)).text();
  }

  outputOf(name: Name): string {
    return this.running.get(name)?.output ?? '';
  }

  async stop(): Promise<void> {
    await Promise.all(
      [...this.running.values()].map(async ({ child }) => {
        if (child.exitCode !== null) return;
        const gone = new Promise((resolve) => child.once('exit', resolve));
        child.kill('SIGTERM');
        const force = setTimeout(() => child.kill('SIGKILL'), 30_000);
        await gone;
        clearTimeout(force);
      }),
    );
  }

  private launch(name: Name): void {
    const { databaseUrl, kafkaBrokers, redisUrl, env } = this.options;
    const addresses = Object.fromEntries(
      [...this.ports].map(([service, { grpc }]) => [`${service.toUpperCase()}_GRPC`, `127.0.0.1:${grpc}`]),
    );
    const { grpc, ops } = this.ports.get(name)!;
    const child = spawn(process.execPath, ['services/all-in-one/start.mjs'], {
      env: {
        ...process.env,
        // The engines that CI offers are for specs that ask for them.
        KAFKA_BROKERS: '',
        REDIS_URL: '',
        ...addresses,
        NODE_ENV: 'test',
        NODE_OPTIONS: '',
        NOWAHALA_SKIP_BUILD: '1',
        LOG_LEVEL: 'warn',
        SERVICES: name,
        PORT: String(this.port),
        PUBLIC_URL: this.url,
        GRPC_PORT: String(grpc),
        METRICS_PORT: String(ops),
        DATABASE_URL: databaseUrl,
        DATABASE_POOL: '5',
        INTERNAL_SECRET: 'a secret for services apart, thirty-two and more',
        PROBE_ALLOW_NETWORKS: '127.0.0.0/8',
        ...(kafkaBrokers && { KAFKA_BROKERS: kafkaBrokers }),
        ...(redisUrl && { REDIS_URL: redisUrl }),
        ...env,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const running: Running = { child, output: this.running.get(name)?.output ?? '' };
    const keep = (chunk: Buffer): void => void (running.output = (running.output + chunk.toString()).slice(-20_000));
    child.stdout!.on('data', keep);
    child.stderr!.on('data', keep);
    this.running.set(name, running);
  }
}
