import { type Clock, type NetworkPolicy, neighbourhoodOf } from '@nowahala/platform';
import { BoundedMap } from '../domain/bounded-map.js';
import { type CheckResult, type CheckTarget, type WantsEvidence, unmeasured } from '../domain/check.js';
import { DestinationBudget } from '../domain/destination-budget.js';
import { FairQueue, type Queued } from '../domain/fair-queue.js';
import { EvidenceSampler } from '../domain/evidence-sampler.js';
import type { CheckRequest, ProberGauges, ResultSink } from './ports.js';
import { RecentResults, destinationOf } from '../domain/recent-results.js';
import { beginTrace, endTrace } from './trace-check.js';

export interface PerformChecksParts {
  check(target: CheckTarget, wantsEvidence: WantsEvidence): Promise<CheckResult>;
  policy: NetworkPolicy;
  clock: Clock;
  sink: ResultSink;
  gauges: ProberGauges;
  concurrency: number;
  budget?: DestinationBudget;
  /** Called with faults of our own; the check counts as not measured. */
  onDefect?(fault: unknown): void;
}

interface Waiting extends Queued {
  request: CheckRequest;
  /** Product time after which the answer would be worthless. */
  latest: number;
}

const PER_NETWORK = 20;
const REMEMBERED_CHECKS = 100_000;
const REMEMBERED_HOSTS = 50_000;
const UNHURRIED = new Set(['scheduled', 'down']);
const ASK_AGAIN_MS = 500;
const LONGEST_WAIT_MS = 5_000;
/** Checks that come with a due time ahead are held here, but not for longer than this. */
const LONGEST_HOLD_MS = 60_000;

/** Waiting for a place or for the destination is our doing: an ordinary check is then still worth it within its interval. */
function latestFor(request: CheckRequest): number {
  if (!UNHURRIED.has(request.check)) return request.expiresAt.getTime();
  return Math.max(request.expiresAt.getTime(), request.scheduledAt.getTime() + intervalMsOf(request));
}

function intervalMsOf(request: CheckRequest): number {
  return Math.max(1, request.intervalMinutes) * 60_000;
}

/** Takes checks that are due, performs each of them once, fairly and politely, and hands on one result for each. */
export class PerformChecks {
  private readonly queue = new FairQueue<Waiting>(PER_NETWORK);
  private readonly seen = new BoundedMap<true>(REMEMBERED_CHECKS);
  private readonly addresses = new BoundedMap<string>(REMEMBERED_HOSTS);
  private readonly budget: DestinationBudget;
  private readonly sampler = new EvidenceSampler();
  private readonly shared = new RecentResults();
  private readonly held = new Map<NodeJS.Timeout, CheckRequest>();
  private readonly waitingReaders: (() => void)[] = [];
  private readonly running = new Set<CheckRequest>();
  private stopping = false;
  private whenIdle: (() => void)[] = [];

  constructor(private readonly parts: PerformChecksParts) {
    this.budget = parts.budget ?? new DestinationBudget();
  }

  accept(request: CheckRequest): void {
    const identity = identityOf(request.target.serverId, request.scheduledAt);
    if (this.seen.get(identity) !== undefined) return;
    this.seen.set(identity, true);
    const now = this.parts.clock.nowMs();
    if (request.expiresAt.getTime() <= now) return this.finishUnmeasured(request, 'expired');
    const ahead = request.scheduledAt.getTime() - now;
    if (ahead > 0) this.hold(request, Math.min(ahead, LONGEST_HOLD_MS));
    else this.enqueue(request);
  }

  /** Resolves when the queue is short enough to take more: the reader of the bus waits for it, but never so long that it loses its place. */
  async whenNotFull(): Promise<void> {
    if (!this.isFull()) return;
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, LONGEST_WAIT_MS);
      this.waitingReaders.push(() => {
        clearTimeout(timer);
        resolve();
      });
    });
  }

  /** True when a check was taken here before, whatever became of it. */
  knows(serverId: string, scheduledAt: Date): boolean {
    return this.seen.get(identityOf(serverId, scheduledAt)) !== undefined;
  }

  get waiting(): number {
    return this.queue.size;
  }

  /** Checks that wait for their time or for their destination. */
  get heldBack(): number {
    return this.held.size;
  }

  get inFlight(): number {
    return this.running.size;
  }

  /** Takes nothing more from the queue and waits for what is under way; what is left then is given back as missed. */
  async stop(withinMs: number): Promise<void> {
    this.stopping = true;
    for (const [timer, request] of this.held) {
      clearTimeout(timer);
      this.finishUnmeasured(request, 'not_measured');
    }
    this.held.clear();
    for (let left = this.queue.shed() ?? this.queue.next(); left !== undefined; left = this.queue.shed() ?? this.queue.next()) {
      this.finishUnmeasured(left.request, 'not_measured');
    }
    this.letIn();
    if (this.running.size === 0) return;
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<void>((resolve) => (timer = setTimeout(resolve, withinMs)));
    await Promise.race([new Promise<void>((resolve) => this.whenIdle.push(resolve)), late]);
    clearTimeout(timer);
    for (const request of this.running) this.finishUnmeasured(request, 'not_measured');
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
    if (this.stopping) return this.finishUnmeasured(request, 'not_measured');
    const { workspaceId } = request.target;
    const urgent = !UNHURRIED.has(request.check);
    this.queue.add({ request, workspaceId, neighbourhood: this.neighbourhoodOf(request.target), urgent, latest: latestFor(request) });
    if (this.queue.size > this.parts.concurrency * 20) this.leaveOut();
    this.pump();
  }

  private leaveOut(): void {
    const item = this.queue.shed();
    if (item === undefined) return;
    this.parts.gauges.shed();
    this.finishUnmeasured(item.request, 'overloaded');
  }

  private pump(): void {
    while (!this.stopping && this.running.size < this.parts.concurrency) {
      const item = this.queue.next();
      if (item === undefined) break;
      void this.start(item);
    }
    this.letIn();
  }

  private async start(item: Waiting): Promise<void> {
    const { request } = item;
    if (item.latest <= this.parts.clock.nowMs()) return this.release(item, () => this.finishUnmeasured(request, 'expired'));
    const wait = this.waitFor(item);
    if (wait > 0) return this.release(item, () => this.postpone(item, wait));
    this.running.add(request);
    this.parts.gauges.inFlight(this.running.size);
    try {
      await this.perform(request);
    } finally {
      this.running.delete(request);
      this.parts.gauges.inFlight(this.running.size);
      this.queue.done(item);
      if (this.running.size === 0) for (const resolve of this.whenIdle.splice(0)) resolve();
      this.pump();
    }
  }

  private async perform(request: CheckRequest): Promise<void> {
    const { clock, gauges, sink, check } = this.parts;
    const startedAt = clock.now();
    gauges.waited(Math.max(0, startedAt.getTime() - request.scheduledAt.getTime()) / 1_000);
    const { serverId } = request.target;
    const span = beginTrace(request);
    let result: CheckResult;
    try {
      result = await check(request.target, (bad) => this.sampler.wantsEvidence(serverId, bad));
    } catch (fault) {
      this.parts.onDefect?.(fault);
      result = unmeasured('not_measured', request.target);
    }
    if (result.outcome === 'success') this.sampler.recordSuccess(serverId);
    if (result.errorClass === 'address_blocked') gauges.blocked();
    this.learn(request.target, result);
    this.shared.record(request.target, result);
    // Given back already because we are stopping.
    if (!this.running.has(request)) return;
    gauges.finished(result.method, result.outcome);
    sink.add({ request, startedAt, endedAt: clock.now(), result, ...endTrace(span, result) });
  }

  /** How long the destination wants to be left alone; 0 counts the check. Networks opened on purpose have no budget. */
  private waitFor({ request, urgent }: Waiting): number {
    const address = this.addressOf(request.target);
    if (address !== null && this.parts.policy.isOpened(address)) return 0;
    return this.budget.ask({ destination: destinationOf(request.target), address, urgent }, performance.now());
  }

  /** Later within its interval; past that the result of the very same place is shared, or the check is left out. */
  private postpone({ request, latest }: Waiting, waitMs: number): void {
    const leftMs = latest - this.parts.clock.nowMs();
    if (waitMs < leftMs) return this.hold(request, waitMs);
    const result = this.shared.find(request.target, intervalMsOf(request));
    // The one who may ask is perhaps still asking.
    if (result === null && leftMs > ASK_AGAIN_MS * 2) return this.hold(request, ASK_AGAIN_MS);
    if (result === null) return this.finishUnmeasured(request, 'overloaded');
    this.parts.gauges.shared();
    this.parts.gauges.finished(result.method, result.outcome);
    const at = this.parts.clock.now();
    this.parts.sink.add({ request, startedAt: at, endedAt: at, result });
  }

  private finishUnmeasured(request: CheckRequest, why: 'expired' | 'overloaded' | 'not_measured'): void {
    const at = this.parts.clock.now();
    const result = unmeasured(why, request.target);
    this.parts.gauges.finished(result.method, result.outcome);
    this.parts.sink.add({ request, startedAt: at, endedAt: at, result });
  }

  private release(item: Waiting, then: () => void): void {
    this.queue.done(item);
    then();
    queueMicrotask(() => this.pump());
  }

  /** Where we are polite. In a network that was opened on purpose each server stands for itself. */
  private neighbourhoodOf(target: CheckTarget): string {
    const address = this.addressOf(target);
    if (address === null) return target.website?.host ?? '';
    return this.parts.policy.isOpened(address) ? `opened ${target.serverId}` : neighbourhoodOf(address);
  }

  /** The address that a website last led to; what was entered for a bare address. */
  private addressOf({ website, ipAddress }: CheckTarget): string | null {
    if (website === null) return ipAddress;
    return website.literal === 0 ? (this.addresses.get(website.host) ?? null) : website.host;
  }

  private learn({ website }: CheckTarget, { reached }: CheckResult): void {
    if (website !== null && reached !== null) this.addresses.set(website.host, reached);
  }

  /** Checks that stand aside for their neighbourhood do not count while there are places for others. */
  private isFull(): boolean {
    const { concurrency } = this.parts;
    return this.running.size >= concurrency && this.queue.size > concurrency * 2;
  }

  private letIn(): void {
    if (this.isFull() && !this.stopping) return;
    for (const resolve of this.waitingReaders.splice(0)) resolve();
  }
}

function identityOf(serverId: string, scheduledAt: Date): string {
  return `${serverId} ${scheduledAt.getTime()}`;
}
