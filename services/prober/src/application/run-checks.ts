import { Inject, Injectable } from '@nestjs/common';
import { type Clock, LOGGER } from '@nowahala/platform';
import type { Logger } from '@nowahala/platform';
import { BusClock } from './bus-clock.js';
import { BoundedMap } from '../domain/bounded-map.js';
import {
  type CheckRequest,
  type CheckResult,
  type CompletedCheck,
  type UnmeasuredReason,
  datedByTheBus,
  intervalMsOf,
  isUrgent,
  latestStartOf,
  unmeasured,
} from '../domain/check.js';
import { Destinations } from '../domain/destinations.js';
import { FairQueue, type Queued } from '../domain/fair-queue.js';
import { RecentResults } from '../domain/recent-results.js';
import { ProberMetrics } from '../prober.metrics.js';
import { PerformCheck } from './perform-check.js';
import { MACHINE_LIMITS } from './ports.js';
import type { MachineLimits } from './ports.js';
import { PublishResults } from './publish-results.js';

interface QueuedCheck extends Queued {
  request: CheckRequest;
  /** Product time after which the answer would be worthless. */
  latest: number;
}

const PER_NEIGHBOURHOOD = 20;
const REMEMBERED_CHECKS = 100_000;
const ASK_AGAIN_MS = 500;
const LONGEST_READER_WAIT_MS = 5_000;
/** Checks come within the second before their time, and are held until then. What is further ahead is due, and a clock is wrong. */
const LONGEST_HOLD_MS = 5_000;

/** Takes checks that are due, runs each of them once, fairly and politely, and hands on one result for each. */
@Injectable()
export class RunChecks {
  private readonly queue = new FairQueue<QueuedCheck>(PER_NEIGHBOURHOOD);
  private readonly accepted = new BoundedMap<true>(REMEMBERED_CHECKS);
  private readonly held = new Map<NodeJS.Timeout, CheckRequest>();
  private readonly running = new Set<CheckRequest>();
  private readonly waitingReaders: (() => void)[] = [];
  private readonly whenIdle: (() => void)[] = [];
  private readonly concurrency: number;
  private stopping = false;

  constructor(
    private readonly performCheck: PerformCheck,
    private readonly results: PublishResults,
    private readonly destinations: Destinations,
    private readonly recent: RecentResults,
    @Inject(BusClock) private readonly clock: Clock,
    private readonly metrics: ProberMetrics,
    @Inject(MACHINE_LIMITS) limits: MachineLimits,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {
    this.concurrency = limits.concurrency;
  }

  /** `waitedMs`: since it came to the bus. */
  accept(asked: CheckRequest, waitedMs = Number.POSITIVE_INFINITY): void {
    const now = this.clock.nowMs();
    const request = datedByTheBus(asked, now, waitedMs);
    const identity = identityOf(request.target.serverId, request.scheduledAt);
    if (this.accepted.get(identity) !== undefined) return;
    this.accepted.set(identity, true);
    if (request.expiresAt.getTime() <= now) return this.giveUp(request, 'expired');
    const aheadMs = request.dueAt.getTime() - now;
    if (aheadMs > 0 && aheadMs <= LONGEST_HOLD_MS) this.hold(request, aheadMs);
    else this.enqueue(request);
  }

  /** True when a check was accepted before, whatever became of it. */
  hasAccepted(serverId: string, scheduledAt: Date): boolean {
    return this.accepted.get(identityOf(serverId, scheduledAt)) !== undefined;
  }

  /** Resolves when more may be accepted: readers of the bus wait for it, but never so long that they lose their partitions. */
  async whenNotFull(): Promise<void> {
    if (!this.isFull()) return;
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, LONGEST_READER_WAIT_MS);
      this.waitingReaders.push(() => {
        clearTimeout(timer);
        resolve();
      });
    });
  }

  get queued(): number {
    return this.queue.size;
  }

  /** Checks that wait for their time or for their destination. */
  get heldBack(): number {
    return this.held.size;
  }

  /** Takes nothing more from the queue and waits for what is under way; what is left then is given up. */
  async stop(withinMs: number): Promise<void> {
    this.stopping = true;
    for (const [timer, request] of this.held) {
      clearTimeout(timer);
      this.giveUp(request, 'not_measured');
    }
    this.held.clear();
    for (let left = this.queue.shed() ?? this.queue.next(); left !== undefined; left = this.queue.shed() ?? this.queue.next()) {
      this.giveUp(left.request, 'not_measured');
    }
    this.letReadersContinue();
    if (this.running.size === 0) return;
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<void>((resolve) => (timer = setTimeout(resolve, withinMs)));
    await Promise.race([new Promise<void>((resolve) => this.whenIdle.push(resolve)), late]);
    clearTimeout(timer);
    for (const request of this.running) this.giveUp(request, 'not_measured');
    this.running.clear();
  }

  private hold(request: CheckRequest, ms: number): void {
    const timer = setTimeout(() => {
      this.held.delete(timer);
      this.enqueue(request);
    }, ms);
    this.held.set(timer, request);
  }

  private enqueue(request: CheckRequest): void {
    if (this.stopping) return this.giveUp(request, 'not_measured');
    const { target } = request;
    const { workspaceId } = target;
    const neighbourhood = this.destinations.neighbourhoodOf(target);
    this.queue.add({ request, workspaceId, neighbourhood, urgent: isUrgent(request), latest: latestStartOf(request) });
    if (this.queue.size > this.concurrency * 20) this.shed();
    this.startNext();
  }

  private shed(): void {
    const item = this.queue.shed();
    if (item === undefined) return;
    this.metrics.shed.inc();
    this.giveUp(item.request, 'overloaded');
  }

  private startNext(): void {
    while (!this.stopping && this.running.size < this.concurrency) {
      const item = this.queue.next();
      if (item === undefined) break;
      void this.start(item);
    }
    this.letReadersContinue();
  }

  private async start(item: QueuedCheck): Promise<void> {
    const { request } = item;
    if (item.latest <= this.clock.nowMs()) return this.release(item, () => this.giveUp(request, 'expired'));
    const waitMs = this.waitMsOf(item);
    if (waitMs === null) return this.release(item, () => this.giveUp(request, 'not_measured'));
    if (waitMs > 0) return this.release(item, () => this.postpone(item, waitMs));
    this.running.add(request);
    this.metrics.inFlight.set(this.running.size);
    try {
      const completed = await this.perform(request);
      // A stop may have given it up meanwhile.
      if (this.running.has(request)) {
        this.metrics.countResult(completed.result);
        this.results.add(completed);
      }
    } finally {
      this.running.delete(request);
      this.metrics.inFlight.set(this.running.size);
      this.queue.done(item);
      if (this.running.size === 0) for (const resolve of this.whenIdle.splice(0)) resolve();
      this.startNext();
    }
  }

  private async perform(request: CheckRequest): Promise<CompletedCheck> {
    const startedAt = this.clock.now();
    try {
      return await this.performCheck.execute(request);
    } catch (err) {
      this.logger.error({ err }, 'check given up by a defect');
      return { request, startedAt, endedAt: this.clock.now(), result: unmeasured('not_measured', request.target) };
    }
  }

  /** Null where a defect of ours leaves it open. */
  private waitMsOf(item: QueuedCheck): number | null {
    const { request, urgent } = item;
    try {
      const mayShare = this.shareable(item) !== null || this.isUnderWay(item);
      return this.destinations.waitMs(request.target, { urgent, mayShare }, performance.now());
    } catch (err) {
      this.logger.error({ err }, 'check given up by a defect');
      return null;
    }
  }

  /** Later within its interval; past that the result of the very same target is shared, or the check is left out. */
  private postpone(item: QueuedCheck, waitMs: number): void {
    const { request, urgent, latest } = item;
    const leftMs = latest - this.clock.nowMs();
    const result = this.shareable(item);
    if (urgent && result !== null) return this.share(request, result);
    // The check that may ask is perhaps still under way.
    if (this.isUnderWay(item) && (urgent || waitMs >= leftMs) && leftMs > ASK_AGAIN_MS * 2) return this.hold(request, ASK_AGAIN_MS);
    if (waitMs < leftMs) return this.hold(request, waitMs);
    if (result === null) return this.giveUp(request, 'overloaded');
    this.share(request, result);
  }

  /** A failure from before the check was due is shared with nobody, and a re-check shares fresh results only: else one would vote twice. */
  private shareable({ request, urgent }: QueuedCheck): CheckResult | null {
    const failedMs = this.sinceDueMs(request);
    const goodMs = urgent ? failedMs : intervalMsOf(request);
    return this.recent.find(request.target, { goodMs, failedMs }, performance.now());
  }

  private isUnderWay({ request, urgent }: QueuedCheck): boolean {
    return this.recent.isUnderWay(request.target, urgent ? this.sinceDueMs(request) : intervalMsOf(request), performance.now());
  }

  private sinceDueMs({ dueAt }: CheckRequest): number {
    return this.clock.nowMs() - dueAt.getTime();
  }

  private share(request: CheckRequest, result: CheckResult): void {
    this.metrics.shared.inc();
    this.finish(request, result);
  }

  private giveUp(request: CheckRequest, reason: UnmeasuredReason): void {
    this.finish(request, unmeasured(reason, request.target));
  }

  private finish(request: CheckRequest, result: CheckResult): void {
    const at = this.clock.now();
    this.metrics.countResult(result);
    this.results.add({ request, startedAt: at, endedAt: at, result });
  }

  private release(item: QueuedCheck, then: () => void): void {
    this.queue.done(item);
    then();
    queueMicrotask(() => this.startNext());
  }

  /** Checks that stand aside for their neighbourhood do not count while others could run. */
  private isFull(): boolean {
    return this.running.size >= this.concurrency && this.queue.size > this.concurrency * 2;
  }

  private letReadersContinue(): void {
    if (this.isFull() && !this.stopping) return;
    for (const resolve of this.waitingReaders.splice(0)) resolve();
  }
}

function identityOf(serverId: string, scheduledAt: Date): string {
  return `${serverId} ${scheduledAt.getTime()}`;
}
