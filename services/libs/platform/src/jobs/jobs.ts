import type { Clock } from '../core/clock.js';
import { outsideOfCalls } from '../core/outside-of-calls.js';
import { sleep } from '../concurrency/sleep.js';
import type { Logger } from '../telemetry/logger.js';
import type { DueTime } from './due-times.js';
import type { Watched } from './lookout.js';

export interface Job {
  name: string;
  /** Real time between two runs; a clock moved by a test runs it at once. */
  everyMs: number;
  /** When there is something to do, as a condition of the lookout; without one it runs every time. */
  due?: string;
  /** What makes that true by itself. */
  dueTimes?: readonly DueTime[];
  /** Sets gauges: runs when somebody reads them, else rarely. */
  forGauges?: boolean;
  /** A run that takes longer hangs, and the process is to be restarted. Default half an hour. */
  atMostMs?: number;
  run(): Promise<void>;
}

const RUN_AT_MOST_MS = 30 * 60_000;
/** A job that the lookout wakes runs so often even if it is not woken. */
const UNASKED_MS = 60_000;
const UNREAD_MS = 300_000;
/** Gauges are read again no sooner, and who reads waits no longer. */
const READ_EVERY_MS = 3_000;
const READ_WITHIN_MS = 5_000;

/** Calls `wake` whenever the condition holds. */
export type WatchFor = (watched: Omit<Watched, 'schema'>) => void;

/** Repeated work. A run never overlaps itself; a failed one is logged and repeated at the next time. */
export class Jobs {
  private readonly runners: JobRunner[] = [];
  private started = false;

  constructor(
    private readonly clock: Clock,
    private readonly logger: Logger,
    private readonly realMs: () => number = () => performance.now(),
    private readonly watchFor?: WatchFor,
    private readonly beforeReading?: (prepare: () => Promise<void>) => void,
  ) {}

  add(job: Job): JobRunner {
    const { due, dueTimes: times } = job;
    const isWoken = due !== undefined && this.watchFor !== undefined;
    const isRead = job.forGauges === true && this.beforeReading !== undefined;
    const betweenMs = isWoken ? UNASKED_MS : isRead ? UNREAD_MS : 0;
    const runner = new JobRunner(job, this.clock, this.logger, this.realMs, betweenMs);
    if (isRead) this.beforeReading(() => Promise.race([runner.runAfter(READ_EVERY_MS), sleep(READ_WITHIN_MS, undefined, { ref: false })]));
    if (isWoken) this.watchFor({ due, ...(times && { times }), wake: () => runner.wake() });
    this.runners.push(runner);
    if (this.started) runner.start();
    return runner;
  }

  /** Calls `wake` whenever the lookout sees that the condition holds; false where there is no lookout. */
  watch(due: string, wake: () => void): boolean {
    this.watchFor?.({ due, wake });
    return this.watchFor !== undefined;
  }

  start(): void {
    this.started = true;
    for (const runner of this.runners) runner.start();
  }

  /** Names of the jobs whose run does not end. */
  hanging(): string[] {
    return this.runners.filter((runner) => runner.hangs()).map(({ name }) => name);
  }

  async stop(): Promise<void> {
    this.started = false;
    await Promise.all(this.runners.map((runner) => runner.stop()));
  }
}

export class JobRunner {
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<void> | undefined;
  private again = false;
  private active = false;
  private runSince: number | undefined;
  private ranAt = Number.NEGATIVE_INFINITY;
  private stopListening: () => void = () => undefined;

  constructor(
    private readonly job: Job,
    private readonly clock: Clock,
    private readonly logger: Logger,
    private readonly realMs: () => number,
    /** Between two runs for which nobody asks, if that is longer. */
    private readonly unaskedMs = 0,
  ) {}

  get name(): string {
    return this.job.name;
  }

  hangs(): boolean {
    return this.runSince !== undefined && this.realMs() - this.runSince > (this.job.atMostMs ?? RUN_AT_MOST_MS);
  }

  start(): void {
    this.active = true;
    this.stopListening = this.clock.onAdvance(() => this.runNow());
    this.schedule(Math.min(this.job.everyMs, 1_000) * Math.random());
  }

  /** The lookout saw something to do: runs unless it runs already, or did within its time. */
  wake(): void {
    if (!this.running) void this.runAfter(this.job.everyMs);
  }

  /** Runs unless it did within this time. */
  async runAfter(ms: number): Promise<void> {
    if (this.realMs() - this.ranAt >= ms) await this.runNow();
  }

  /** Asks for a run without waiting for it: at once, or right after the current run. */
  trigger(): void {
    void this.runNow();
  }

  /** Runs at once, or right after the current run; resolves when that run is done. */
  async runNow(): Promise<void> {
    if (!this.active) return;
    if (this.running) {
      this.again = true;
      return this.running;
    }
    clearTimeout(this.timer);
    this.running = outsideOfCalls(() => this.runUntilQuiet());
    await this.running;
  }

  async stop(): Promise<void> {
    this.active = false;
    this.stopListening();
    clearTimeout(this.timer);
    await this.running;
  }

  private async runUntilQuiet(): Promise<void> {
    do {
      this.again = false;
      this.runSince = this.realMs();
      try {
        await this.job.run();
      } catch (error) {
        if (this.active) this.logger.error({ err: error, job: this.job.name }, 'job failed');
      }
    } while (this.again && this.active);
    this.runSince = undefined;
    this.running = undefined;
    this.ranAt = this.realMs();
    if (this.active) this.schedule(Math.max(this.job.everyMs, this.unaskedMs * (0.9 + Math.random() / 5)));
  }

  private schedule(ms: number): void {
    this.timer = setTimeout(() => this.trigger(), ms);
    this.timer.unref();
  }
}
