import { Worker } from 'node:worker_threads';
import { doNotWaitFor, sleep } from '@nowahala/platform';
import type { MetricObject } from '@nowahala/platform';

export interface ProberWorkerOptions {
  env: NodeJS.ProcessEnv;
  databaseUrl: string;
  socket: string;
  region: string;
  /** Whether its name must tell it apart from other probers of this machine. */
  isOneOfSeveral: boolean;
}
export interface ProberWorkerData extends ProberWorkerOptions {
  offsetMs: number;
}

/** Messages between the two threads. */
export type ToProber = { type: 'clock'; offsetMs: number; id: number } | { type: 'metrics'; id: number } | { type: 'stop' };
export type FromProber =
  | { type: 'ready' }
  | { type: 'failed'; message: string }
  | { type: 'reply'; id: number; value?: MetricObject[] }
  /** All it had to do is done; its thread ends next. */
  | { type: 'stopped' };

export interface ProberThread {
  on(event: 'message', listener: (message: FromProber) => void): unknown;
  on(event: 'error', listener: (error: Error) => void): unknown;
  on(event: 'exit', listener: () => void): unknown;
  postMessage(message: ToProber): void;
  terminate(): Promise<unknown>;
}
export interface ProberEnvironment {
  logger: { error(fields: object, message: string): void };
  startThread?: (workerData: ProberWorkerData) => ProberThread;
}

const RESTART_MS = { first: 1_000, most: 30_000 };
const STOPS_WITHIN_MS = 25_000;
const ENDS_WITHIN_MS = 2_000;

const newThread = (workerData: ProberWorkerData): ProberThread =>
  new Worker(new URL('./prober-worker.js', import.meta.url), { workerData });

/** The prober has an event loop of its own, so that stalls of the other services are never measured as a customer's slowness. A crash restarts it. */
export class ProberWorker {
  ready = false;
  private worker: ProberThread | undefined;
  private gone: Promise<'gone'> | undefined;
  private readonly stopped = Promise.withResolvers<void>();
  private stopping = false;
  private restart: NodeJS.Timeout | undefined;
  private restartMs = RESTART_MS.first;
  private requests = 0;
  private readonly waiting = new Map<number, (value: MetricObject[] | undefined) => void>();

  constructor(
    private readonly options: ProberWorkerOptions,
    private offsetMs: number,
    private readonly environment: ProberEnvironment,
  ) {}

  /** Fails when the thread is gone before it was ready. */
  async start(): Promise<void> {
    const env = { ...this.options.env, INTERNAL_SECRET: '', SERVICE_KEYS: '' };
    const worker = (this.environment.startThread ?? newThread)({ ...this.options, env, offsetMs: this.offsetMs });
    this.worker = worker;
    let reason: Error | undefined;
    const { promise: started, resolve, reject } = Promise.withResolvers<void>();
    worker.on('message', (message: FromProber) => {
      if (message.type === 'ready') {
        this.ready = true;
        this.restartMs = RESTART_MS.first;
        if (this.offsetMs) void this.moveClock(this.offsetMs);
        resolve();
      } else if (message.type === 'stopped') this.stopped.resolve();
      else if (message.type === 'failed') reason = new Error(message.message);
      else this.waiting.get(message.id)?.(message.value);
    });
    worker.on('error', (error) => (reason = error));
    this.gone = new Promise((left) => {
      worker.on('exit', () => {
        const wasReady = this.ready;
        this.ready = false;
        this.worker = undefined;
        // Only a prober that has worked before is started again; one that cannot start is reported by its starter.
        if (wasReady) this.startLater(reason ?? new Error('the prober stopped'));
        else reject(reason ?? new Error('the prober stopped while starting'));
        left('gone');
      });
    });
    return started;
  }

  async moveClock(offsetMs: number): Promise<void> {
    this.offsetMs = offsetMs;
    await this.request({ type: 'clock', offsetMs });
  }

  async metrics(): Promise<MetricObject[]> {
    return (await this.request({ type: 'metrics' })) ?? [];
  }

  async stop(): Promise<void> {
    this.stopping = true;
    clearTimeout(this.restart);
    const { worker } = this;
    if (!worker) return;
    worker.postMessage({ type: 'stop' });
    await Promise.race([this.gone, this.stopped.promise, sleep(STOPS_WITHIN_MS, undefined, { ref: false })]);
    if (await this.isGoneWithin(ENDS_WITHIN_MS)) return;
    void worker.terminate();
    if (!(await this.isGoneWithin(ENDS_WITHIN_MS))) doNotWaitFor(worker);
  }

  private async isGoneWithin(ms: number): Promise<boolean> {
    return (await Promise.race([this.gone, sleep(ms, undefined, { ref: false })])) === 'gone';
  }

  private startLater(err: unknown): void {
    if (this.stopping) return;
    const afterMs = this.restartMs;
    this.restartMs = Math.min(afterMs * 2, RESTART_MS.most);
    this.environment.logger.error({ err, region: this.options.region, afterMs }, 'the prober is gone and is started again');
    this.restart = setTimeout(() => void this.start().catch((error: unknown) => this.startLater(error)), afterMs);
  }

  private async request(request: { type: 'clock'; offsetMs: number } | { type: 'metrics' }): Promise<MetricObject[] | undefined> {
    if (!this.ready || !this.worker) return undefined;
    this.requests += 1;
    const id = this.requests;
    const reply = new Promise<MetricObject[] | undefined>((resolve) => {
      const timer = setTimeout(() => resolve(undefined), 2_000);
      this.waiting.set(id, (value) => {
        clearTimeout(timer);
        resolve(value);
      });
    });
    this.worker.postMessage({ ...request, id } as ToProber);
    return reply.finally(() => this.waiting.delete(id));
  }
}
