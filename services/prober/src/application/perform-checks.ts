import { type Clock, type NetworkPolicy, neighbourhoodOf } from '@nowahala/platform';
import { BoundedMemory } from '../domain/bounded-map.js';
import { type CheckResult, type CheckTarget, type WantsEvidence, missed } from '../domain/check.js';
import { DestinationBudget } from '../domain/destination-budget.js';
import { FairQueue, type Queued } from '../domain/fair-queue.js';
import { FirstOfItsKind } from '../domain/evidence-sampler.js';
import type { DueCheck, ProberGauges, ResultSink } from './ports.js';
import { SharedResults, destinationOf } from '../domain/recent-results.js';
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
  due: DueCheck;
  /** Product time after which the answer would be worthless. */
  latest: number;
}

const perNeighbourhood = 20;
const rememberedChecks = 100_000;
const rememberedHosts = 50_000;
const unhurried = new Set(['scheduled', 'down']);
const askAgainMs = 500;
const longestWaitForRoomMs = 5_000;
/** Checks that come with a due time ahead are held here, but not for longer than this. */
const longestHoldMs = 60_000;

/** Waiting for a place or for the destination is our doing: an ordinary check is then still worth it within its interval. */
function latestFor(due: DueCheck): number {
  if (!unhurried.has(due.check)) return due.expiresAt.getTime();
  return Math.max(due.expiresAt.getTime(), due.scheduledAt.getTime() + intervalMsOf(due));
}

function intervalMsOf(due: DueCheck): number {
  return Math.max(1, due.intervalMinutes) * 60_000;
}

/** Takes checks that are due, performs each of them once, fairly and politely, and hands on one result for each. */
export class PerformChecks {
  private readonly queue = new FairQueue<Waiting>(perNeighbourhood);
  private readonly seen = new BoundedMemory<true>(rememberedChecks);
  private readonly addresses = new BoundedMemory<string>(rememberedHosts);
  private readonly budget: DestinationBudget;
  private readonly firsts = new FirstOfItsKind();
  private readonly shared = new SharedResults();
  private readonly held = new Map<NodeJS.Timeout, DueCheck>();
  private readonly waitingForRoom: (() => void)[] = [];
  private readonly running = new Set<DueCheck>();
  private stopping = false;
  private whenIdle: (() => void)[] = [];

  constructor(private readonly parts: PerformChecksParts) {
    this.budget = parts.budget ?? new DestinationBudget();
  }

  accept(due: DueCheck): void {
    const identity = identityOf(due.target.serverId, due.scheduledAt);
    if (this.seen.get(identity) !== undefined) return;
    this.seen.set(identity, true);
    const now = this.parts.clock.nowMs();
    if (due.expiresAt.getTime() <= now) return this.finishUnmeasured(due, 'expired');
    const ahead = due.scheduledAt.getTime() - now;
    if (ahead > 0) this.hold(due, Math.min(ahead, longestHoldMs));
    else this.enqueue(due);
  }

  /** Resolves when the queue is short enough to take more: the reader of the bus waits for it, but never so long that it loses its place. */
  async room(): Promise<void> {
    if (!this.isFull()) return;
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, longestWaitForRoomMs);
      this.waitingForRoom.push(() => {
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
    for (const [timer, due] of this.held) {
      clearTimeout(timer);
      this.finishUnmeasured(due, 'not_measured');
    }
    this.held.clear();
    for (let left = this.queue.shed() ?? this.queue.next(); left !== undefined; left = this.queue.shed() ?? this.queue.next()) {
      this.finishUnmeasured(left.due, 'not_measured');
    }
    this.letIn();
    if (this.running.size === 0) return;
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<void>((resolve) => (timer = setTimeout(resolve, withinMs)));
    await Promise.race([new Promise<void>((resolve) => this.whenIdle.push(resolve)), late]);
    clearTimeout(timer);
    for (const due of this.running) this.finishUnmeasured(due, 'not_measured');
    this.running.clear();
  }

  private hold(due: DueCheck, ms: number): void {
    const timer = setTimeout(() => {
      this.held.delete(timer);
      this.enqueue(due);
    }, ms);
    this.held.set(timer, due);
  }

  private enqueue(due: DueCheck): void {
    if (this.stopping) return this.finishUnmeasured(due, 'not_measured');
    const { workspaceId } = due.target;
    const urgent = !unhurried.has(due.check);
    this.queue.add({ due, workspaceId, neighbourhood: this.neighbourhoodOf(due.target), urgent, latest: latestFor(due) });
    if (this.queue.size > this.parts.concurrency * 20) this.leaveOut();
    this.pump();
  }

  private leaveOut(): void {
    const item = this.queue.shed();
    if (item === undefined) return;
    this.parts.gauges.shed();
    this.finishUnmeasured(item.due, 'overloaded');
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
    const { due } = item;
    if (item.latest <= this.parts.clock.nowMs()) return this.release(item, () => this.finishUnmeasured(due, 'expired'));
    const wait = this.waitFor(item);
    if (wait > 0) return this.release(item, () => this.postpone(item, wait));
    this.running.add(due);
    this.parts.gauges.inFlight(this.running.size);
    try {
      await this.perform(due);
    } finally {
      this.running.delete(due);
      this.parts.gauges.inFlight(this.running.size);
      this.queue.done(item);
      if (this.running.size === 0) for (const resolve of this.whenIdle.splice(0)) resolve();
      this.pump();
    }
  }

  private async perform(due: DueCheck): Promise<void> {
    const { clock, gauges, sink, check } = this.parts;
    const startedAt = clock.now();
    gauges.waited(Math.max(0, startedAt.getTime() - due.scheduledAt.getTime()) / 1_000);
    const { serverId } = due.target;
    const span = beginTrace(due);
    let result: CheckResult;
    try {
      result = await check(due.target, (bad) => this.firsts.wantsEvidence(serverId, bad));
    } catch (fault) {
      this.parts.onDefect?.(fault);
      result = missed('not_measured', due.target);
    }
    if (result.outcome === 'success') this.firsts.wasGood(serverId);
    if (result.errorClass === 'address_blocked') gauges.blocked();
    this.learn(due.target, result);
    this.shared.note(due.target, result);
    // Given back already because we are stopping.
    if (!this.running.has(due)) return;
    gauges.finished(result.method, result.outcome);
    sink.add({ due, startedAt, endedAt: clock.now(), result, ...endTrace(span, result) });
  }

  /** How long the destination wants to be left alone; 0 counts the check. Networks opened on purpose have no budget. */
  private waitFor({ due, urgent }: Waiting): number {
    const address = this.addressOf(due.target);
    if (address !== null && this.parts.policy.isOpened(address)) return 0;
    return this.budget.ask({ destination: destinationOf(due.target), address, urgent }, performance.now());
  }

  /** Later within its interval; past that the result of the very same place is shared, or the check is left out. */
  private postpone({ due, latest }: Waiting, waitMs: number): void {
    const leftMs = latest - this.parts.clock.nowMs();
    if (waitMs < leftMs) return this.hold(due, waitMs);
    const result = this.shared.find(due.target, intervalMsOf(due));
    // The one who may ask is perhaps still asking.
    if (result === null && leftMs > askAgainMs * 2) return this.hold(due, askAgainMs);
    if (result === null) return this.finishUnmeasured(due, 'overloaded');
    this.parts.gauges.shared();
    this.parts.gauges.finished(result.method, result.outcome);
    const at = this.parts.clock.now();
    this.parts.sink.add({ due, startedAt: at, endedAt: at, result });
  }

  private finishUnmeasured(due: DueCheck, why: 'expired' | 'overloaded' | 'not_measured'): void {
    const at = this.parts.clock.now();
    const result = missed(why, due.target);
    this.parts.gauges.finished(result.method, result.outcome);
    this.parts.sink.add({ due, startedAt: at, endedAt: at, result });
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
    for (const resolve of this.waitingForRoom.splice(0)) resolve();
  }
}

function identityOf(serverId: string, scheduledAt: Date): string {
  return `${serverId} ${scheduledAt.getTime()}`;
}
