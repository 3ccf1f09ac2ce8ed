import { Worker } from 'node:worker_threads';
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
export type FromProber = { type: 'ready' } | { type: 'failed'; message: string } | { type: 'reply'; id: number; value?: MetricObject[] };

const RESTART_MS = 1_000;

/** The prober has an event loop of its own, so that stalls of the other services are never measured as a customer's slowness. A crash restarts it. */
export class ProberWorker {
  ready = false;
  private worker: Worker | undefined;
  private stopping = false;
  private requests = 0;
  private readonly waiting = new Map<number, (value: MetricObject[] | undefined) => void>();

  constructor(
    private readonly options: ProberWorkerOptions,
    private offsetMs: number,
  ) {}

  async start(): Promise<void> {
    await new Promise<void>((resolve, reject) => {
      const worker = new Worker(new URL('./prober-worker.js', import.meta.url), {
        workerData: {
          ...this.options,
          env: { ...this.options.env, INTERNAL_SECRET: '' },
          offsetMs: this.offsetMs,
        } satisfies ProberWorkerData,
      });
      this.worker = worker;
      worker.on('message', (message: FromProber) => {
        if (message.type === 'ready') {
          this.ready = true;
          if (this.offsetMs) void this.moveClock(this.offsetMs);
          resolve();
        } else if (message.type === 'failed') reject(new Error(message.message));
        else this.waiting.get(message.id)?.(message.value);
      });
      worker.on('error', reject);
      worker.on('exit', () => {
        const wasReady = this.ready;
        this.ready = false;
        reject(new Error('the prober stopped while starting'));
        // Only a prober that has worked before is started again; one that cannot start is reported by its starter.
        if (wasReady && !this.stopping) setTimeout(() => void this.start().catch(() => undefined), RESTART_MS);
      });
    });
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
    const { worker } = this;
    if (!worker) return;
    const gone = new Promise((resolve) => worker.once('exit', resolve));
    worker.postMessage({ type: 'stop' } satisfies ToProber);
    const force = setTimeout(() => void worker.terminate(), 25_000);
    await gone;
    clearTimeout(force);
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
