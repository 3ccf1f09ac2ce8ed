import { sleep } from '@nowahala/platform';
import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { freePort } from '@nowahala/testkit';
import { StableAddress } from './stable-address.js';
import { Customer } from './product.js';
import { printServiceKeys } from '../src/ops/service-keys.js';

export const SERVICES = ['identity', 'workspaces', 'billing', 'scheduler', 'prober', 'analyzer', 'notifier', 'gateway'] as const;
export type Name = (typeof SERVICES)[number];

export interface MultiProcessOptions {
  databaseUrl: string;
  kafkaBrokers?: string;
  redisUrl?: string;
  env?: Record<string, string>;
}

interface Ports {
  grpc: number;
  ops: number;
  http: number;
}

interface Running {
  child: ChildProcess;
  ports: Ports;
}

const freePorts = async (): Promise<Ports> => ({ grpc: await freePort(), ops: await freePort(), http: await freePort() });
/** The most that a cluster needs until every proxy knows that a pod leaves. */
const LEAVES_SERVICE_WITHIN_MS = 500;

/** Every service in a process of its own on outside backing services, as in a cluster: behind stable addresses. */
export class MultiProcess {
  private readonly running = new Map<Name, Running>();
  private readonly outputs = new Map<Name, string>();

  private constructor(
    private readonly options: MultiProcessOptions,
    private readonly web: StableAddress,
    private readonly addresses: Map<Name, StableAddress>,
    private readonly keys: Record<string, string>,
  ) {}

  static async start(options: MultiProcessOptions): Promise<MultiProcess> {
    const ports = new Map<Name, Ports>();
    const addresses = new Map<Name, StableAddress>();
    for (const name of SERVICES) {
      ports.set(name, await freePorts());
      addresses.set(name, await StableAddress.to(ports.get(name)!.grpc));
    }
    const product = new MultiProcess(options, await StableAddress.to(ports.get('gateway')!.http), addresses, await keysApart());
    for (const name of SERVICES) product.running.set(name, product.launch(name, ports.get(name)!));
    try {
      await Promise.all(SERVICES.map((name) => product.untilReady(name)));
    } catch (error) {
      await product.stop();
      throw error;
    }
    return product;
  }

  get url(): string {
    return `http://127.0.0.1:${this.web.port}`;
  }

  customer(): Customer {
    return new Customer(this.url);
  }

  /** kill -9, then the same process again, as a cluster does. */
  async crash(name: Name): Promise<void> {
    const { child, ports } = this.running.get(name)!;
    const gone = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGKILL');
    await gone;
    this.running.set(name, this.launch(name, ports));
  }

  /** A rolling update of one replica: the new one is ready before the old one is asked to end. Returns the old one's exit code. */
  async roll(name: Name): Promise<number | null> {
    const { child } = this.running.get(name)!;
    const ports = await freePorts();
    this.running.set(name, this.launch(name, ports));
    await this.untilReady(name);
    this.addresses.get(name)!.sendTo(ports.grpc);
    if (name === 'gateway') this.web.sendTo(ports.http);
    await sleep(LEAVES_SERVICE_WITHIN_MS);
    return end(child);
  }

  async untilReady(name: Name): Promise<void> {
    const until = performance.now() + 90_000;
    for (;;) {
      const { child } = this.running.get(name)!;
      if (child.exitCode !== null) throw new Error(`${name} did not start:\n${this.outputOf(name)}`);
      if ((await this.health(name, 'ready')).ok) return;
      if (performance.now() > until) throw new Error(`${name} was not ready in time:\n${this.outputOf(name)}`);
      await sleep(100);
    }
  }

  /** What the process reports to its cluster. */
  async health(name: Name, question: 'ready' | 'live'): Promise<{ ok: boolean; says: string }> {
    const { ops } = this.running.get(name)!.ports;
    return fetch(`http://127.0.0.1:${ops}/health/${question}`, { signal: AbortSignal.timeout(20_000) }).then(
      async (response) => ({ ok: response.ok, says: await response.text() }),
      (error: unknown) => ({ ok: false, says: String(error) }),
    );
  }

  async metrics(name: Name): Promise<string> {
    return (await fetch(`http://127.0.0.1:${this.running.get(name)!.ports.ops}/metrics`)).text();
  }

  outputOf(name: Name): string {
    return this.outputs.get(name) ?? '';
  }

  async stop(): Promise<void> {
    await Promise.all([...this.running.values()].map(({ child }) => end(child)));
    for (const address of [this.web, ...this.addresses.values()]) await address.close();
  }

  private launch(name: Name, ports: Ports): Running {
    const { databaseUrl, kafkaBrokers, redisUrl, env } = this.options;
    const addresses = Object.fromEntries(
      [...this.addresses].map(([service, { port }]) => [`${service.toUpperCase()}_GRPC`, `127.0.0.1:${port}`]),
    );
    const child = spawn(process.execPath, ['services/all-in-one/start.mjs'], {
      env: {
        ...process.env,
        // The backing services that CI offers are for specs that ask for them.
        KAFKA_BROKERS: '',
        REDIS_URL: '',
        ...addresses,
        NODE_ENV: 'test',
        NODE_OPTIONS: '',
        NOWAHALA_SKIP_BUILD: '1',
        LOG_LEVEL: 'warn',
        SERVICES: name,
        PORT: String(ports.http),
        PUBLIC_URL: this.url,
        GRPC_PORT: String(ports.grpc),
        METRICS_PORT: String(ports.ops),
        DATABASE_URL: databaseUrl,
        DATABASE_POOL: '5',
        SERVICE_KEYS: this.keys[name] ?? '',
        PROBE_ALLOW_NETWORKS: '127.0.0.0/8',
        ...(kafkaBrokers && { KAFKA_BROKERS: kafkaBrokers }),
        ...(redisUrl && { REDIS_URL: redisUrl }),
        ...env,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const keep = (chunk: Buffer): void => void this.outputs.set(name, (this.outputOf(name) + chunk.toString()).slice(-20_000));
    child.stdout!.on('data', keep);
    child.stderr!.on('data', keep);
    child.once('exit', (code) => {
      if (code) console.error(`${name} ended by itself with ${code}:\n${this.outputOf(name)}`);
    });
    return { child, ports };
  }
}

/** Each process gets its own; none gets what they were made from. */
async function keysApart(): Promise<Record<string, string>> {
  const { text } = await printServiceKeys([], { INTERNAL_SECRET: 'a secret for services apart of thirty-two and more' });
  return Object.fromEntries(text.split('\n').map((line) => /^SERVICE_KEYS_([a-z]+)=(.+)$/.exec(line)!.slice(1) as [string, string]));
}

async function end(child: ChildProcess): Promise<number | null> {
  if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
  const gone = new Promise<number | null>((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  const force = setTimeout(() => child.kill('SIGKILL'), 30_000);
  const code = await gone;
  clearTimeout(force);
  return code;
}
