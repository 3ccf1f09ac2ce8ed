import { Inject, Injectable } from '@nestjs/common';
import { Clock, LOGGER } from '@nowahala/platform';
import type { Logger } from '@nowahala/platform';
import { WatermarkRepository } from '../database/watermark.repository.js';
import { planTakeOver } from '../domain/catch-up.js';
import type { CatchUp } from '../domain/catch-up.js';
import { Schedule } from '../domain/schedule.js';
import type { Progress } from '../domain/schedule.js';
import { shardsOf } from '../domain/shards.js';
import { SchedulerMetrics } from '../scheduler.metrics.js';
import { LoadShards } from './load-shards.js';
import { PublishDueChecks } from './publish-due-checks.js';
import { RecordGap } from './record-gap.js';
import { ShardLeases } from './shard-leases.js';
import { WriteWatermark } from './write-watermark.js';

/** A group that cannot be read so often in a row is left to another process. */
const MOST_FAILURES = 3;

/** Renews the leases, releases what is lost or too much, and takes over what is won. */
@Injectable()
export class HandoverShards {
  private takingOver: Promise<void> | undefined;
  /** The group that is being read; none once it was released meanwhile. */
  private reading: number | undefined;
  /** In the present run. */
  private readonly tried = new Set<number>();
  /** How often in a row each group could not be read. */
  private readonly failures = new Map<number, number>();
  private stopping = false;

  constructor(
    private readonly clock: Clock,
    private readonly schedule: Schedule,
    private readonly leases: ShardLeases,
    private readonly watermarks: WatermarkRepository,
    private readonly writeWatermark: WriteWatermark,
    private readonly loadShards: LoadShards,
    private readonly publishDueChecks: PublishDueChecks,
    private readonly recordGap: RecordGap,
    private readonly metrics: SchedulerMetrics,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** What is won is read beside it: however long that takes, the leases are renewed. */
  async execute(): Promise<void> {
    this.giveUpUnreadable();
    const { gained, lost } = await this.leases.renew(async (groups) => {
      for (const group of groups) this.release(group);
      await this.writeWatermark.execute();
    });
    if (lost.length > 0) this.metrics.leaseLost.inc(lost.length);
    // A gained group has a new epoch: another process may have fired it meanwhile.
    for (const group of [...lost, ...gained.map((one) => one.group)]) {
      this.release(group);
      this.tried.delete(group);
      this.failures.delete(group);
    }
    this.takingOver ??= this.takeOverAll().finally(() => (this.takingOver = undefined));
  }

  /** Takes nothing more over, and waits for the group that is being read. */
  async stop(): Promise<void> {
    this.stopping = true;
    await this.takingOver;
  }

  private async takeOverAll(): Promise<void> {
    this.tried.clear();
    const isNext = (group: number): boolean => !this.schedule.loaded.has(group) && !this.tried.has(group);
    const next = (): number | undefined => this.leases.groups.find(isNext);
    for (let group = next(); group !== undefined && !this.stopping; group = next()) {
      this.tried.add(group);
      await this.tryTakeOver(group);
    }
  }

  /** A group that cannot be read keeps no other group waiting; it is tried again with the next renewal. */
  private async tryTakeOver(group: number): Promise<void> {
    try {
      await this.takeOver(group);
      this.failures.delete(group);
    } catch (err) {
      this.failures.set(group, (this.failures.get(group) ?? 0) + 1);
      this.logger.warn({ err, group }, 'shard group not taken over');
    }
  }

  /** Another process may be able to read it. Between two renewals, so that none of them takes it back; neither waits for it. */
  private giveUpUnreadable(): void {
    if (this.leases.alone) return;
    for (const [group, times] of this.failures) {
      if (times < MOST_FAILURES) continue;
      this.failures.delete(group);
      this.release(group);
      this.logger.warn({ group }, 'shard group given up, which could not be read');
      this.leases.giveUp(group).catch((err: unknown) => this.logger.warn({ err, group }, 'lease of a shard group not given back'));
    }
  }

  /** Groups whose lease may have expired are not fired any more. */
  releaseUnsafe(): void {
    for (const group of this.schedule.loaded) if (!this.leases.isSafe(group)) this.release(group);
  }

  private release(group: number): void {
    if (this.reading === group) this.reading = undefined;
    this.schedule.release(group);
    this.setOwned();
  }

  /** Goes on where the last owner stopped; what lies too far back is a gap. */
  private async takeOver(group: number): Promise<void> {
    this.reading = group;
    const stored = await this.watermarks.find(group);
    let plan = this.planTakeOver(group, stored);
    const begin = (): number | undefined => {
      if (this.reading !== group || !this.leases.isSafe(group)) return undefined;
      plan = this.planTakeOver(group, stored);
      return plan.fireFrom;
    };
    await this.loadShards.execute(group, begin, () => this.begin(group, plan));
  }

  private planTakeOver(group: number, stored: Progress): CatchUp & { firedThrough: number } {
    const left = this.schedule.released.get(group) ?? stored;
    const now = Math.floor(this.clock.nowMs() / 1000);
    const lastFired = Math.max(stored.lastFired, left.lastFired) || now;
    return { ...planTakeOver(lastFired, now), firedThrough: Math.max(lastFired, stored.firedThrough, left.firedThrough) };
  }

  /** In one step, so that neither a jump of the clock nor a watermark comes between: the wheel, `loaded`, and what is late or lost. */
  private begin(group: number, { gap, firedThrough }: CatchUp & { firedThrough: number }): void {
    const { schedule } = this;
    const shards = shardsOf(group);
    const now = Math.floor(this.clock.nowMs() / 1000);
    if (firedThrough > now) schedule.repeat(group, firedThrough, this.clock.nowMs());
    // Behind the tick, which has not seen yet that the clock went back.
    const lateThrough = Math.min(schedule.lastFired, now);
    schedule.wheel.leaveUncounted(shards, lateThrough);
    const late = schedule.wheel.takeThrough(lateThrough);
    schedule.loaded.add(group);
    this.setOwned();
    schedule.released.delete(group);
    const accounted = [this.publishDueChecks.execute(late)];
    if (gap) {
      const lostSlots = schedule.wheel.countSlots(new Set(shards), gap.firstLost, gap.lastLost);
      const [from, to] = [new Date(gap.from * 1000), new Date(gap.to * 1000)];
      accounted.push(this.recordGap.execute({ shards, from, to, reason: gap.reason }, lostSlots));
    }
    // Not waited for: a bus that hangs must not keep the leases from being renewed.
    for (const part of accounted)
      part.catch((error: unknown) => this.logger.warn({ err: error, group }, 'slots of a taken-over shard group are not settled yet'));
  }

  /** At each change: a renewal that fails must not leave an old value. */
  private setOwned(): void {
    this.metrics.shardsOwned.set(this.schedule.shards.length);
  }
}
