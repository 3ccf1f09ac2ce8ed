import { sleep } from '@nowahala/platform';
import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@nowahala/testkit';

export interface ApiResponse<T = any> {
  status: number;
  body: T;
  headers: Headers;
}

export interface InboxMessage {
  channel: 'email' | 'whatsapp';
  to: string;
  subject: string;
  text: string;
  html: string;
  sentAt: string;
}

/** Speaks to a running product as a browser or an integration would. */
export class Customer {
  token = '';

  constructor(readonly url: string) {}

  async call<T = any>(method: string, path: string, body?: unknown, headers: Record<string, string> = {}): Promise<ApiResponse<T>> {
    const response = await fetch(`${this.url}${path}`, {
      method,
      headers: {
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(this.token ? { authorization: `Bearer ${this.token}` } : {}),
        ...headers,
      },
      body: body === undefined ? undefined : JSON.stringify(body),
      redirect: 'manual',
      signal: AbortSignal.timeout(15_000),
    });
    const text = await response.text();
    return { status: response.status, headers: response.headers, body: (isJson(response) ? JSON.parse(text) : text) as T };
  }

  get = <T = any>(path: string): Promise<ApiResponse<T>> => this.call<T>('GET', `/api/${path}`);
  post = <T = any>(path: string, body: unknown = {}, headers?: Record<string, string>): Promise<ApiResponse<T>> =>
    this.call<T>('POST', `/api/${path}`, body, headers);
  patch = <T = any>(path: string, body: unknown): Promise<ApiResponse<T>> => this.call<T>('PATCH', `/api/${path}`, body);

  async inbox(): Promise<InboxMessage[]> {
    return (await this.call<{ data: InboxMessage[] }>('GET', '/dev/inbox/messages')).body.data;
  }
}

const isJson = (response: Response): boolean => (response.headers.get('content-type') ?? '').includes('application/json');

export interface ProductOptions {
  env?: Record<string, string>;
  /** Keep using the folder of an earlier run. */
  dataDir?: string;
  port?: number;
}

/** `npm start` in a process of its own on a throw-away data folder. */
export class Product {
  private constructor(
    readonly url: string,
    readonly dataDir: string,
    readonly port: number,
    readonly opsPort: number,
    private readonly child: ChildProcess,
    private readonly printed: () => string,
  ) {}

  static async start({ env = {}, dataDir, port }: ProductOptions = {}): Promise<Product> {
    const folder = dataDir ?? mkdtempSync(join(tmpdir(), 'nowahala-product-'));
    chmodSync(folder, 0o755);
    const [own, ops] = [port ?? (await freePort()), await freePort()];
    const child = spawn(process.execPath, ['services/all-in-one/start.mjs'], {
      env: {
        ...process.env,
        // The backing services that CI offers are for specs that ask for them.
        KAFKA_BROKERS: '',
        REDIS_URL: '',
        DATABASE_URL: '',
        NODE_ENV: 'test',
        NODE_OPTIONS: '',
        NOWAHALA_SKIP_BUILD: '1',
        LOG_LEVEL: 'warn',
        PORT: String(own),
        METRICS_PORT: String(ops),
        DATA_DIR: folder,
        ...env,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    child.stdout!.on('data', (chunk) => (output += chunk));
    child.stderr!.on('data', (chunk) => (output += chunk));
    const product = new Product(`http://127.0.0.1:${own}`, folder, own, ops, child, () => output);
    await product.untilReady();
    return product;
  }

  customer(): Customer {
    return new Customer(this.url);
  }

  get output(): string {
    return this.printed();
  }

  async stop(): Promise<number | null> {
    const gone = new Promise<number | null>((resolve) => this.child.once('exit', resolve));
    if (this.child.exitCode !== null) return this.child.exitCode;
    this.child.kill('SIGTERM');
    return gone;
  }

  /** It ends by itself: its exit code. */
  async untilEnded(): Promise<number | null> {
    if (this.child.exitCode === null && this.child.signalCode === null) await new Promise((resolve) => this.child.once('exit', resolve));
    return this.child.exitCode;
  }

  /** As a power cut does. */
  async kill(): Promise<void> {
    const gone = new Promise((resolve) => this.child.once('exit', resolve));
    this.child.kill('SIGKILL');
    await gone;
  }

  removeData(): void {
    rmSync(this.dataDir, { recursive: true, force: true });
  }

  private async untilReady(): Promise<void> {
    const until = performance.now() + 90_000;
    for (;;) {
      if (this.child.exitCode !== null) throw new Error(`the product did not start:\n${this.output}`);
      const ready = await fetch(`${this.url}/health/ready`, { signal: AbortSignal.timeout(2_000) }).then(
        (response) => response.ok,
        () => false,
      );
      if (ready) return;
      if (performance.now() > until) {
        this.child.kill('SIGKILL');
        throw new Error(`the product was not ready in time:\n${this.output}`);
      }
      await sleep(100);
    }
  }
}
