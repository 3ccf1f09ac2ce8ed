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

/** Renews the leases, releases what is lost or too much, and takes over what is won. */
@Injectable()
export class HandoverShards {
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

  async execute(): Promise<void> {
    const { gained, lost } = await this.leases.renew(async (groups) => {
      for (const group of groups) this.release(group);
      await this.writeWatermark.execute();
    });
    if (lost.length > 0) this.metrics.leaseLost.inc(lost.length);
    // A gained group has a new epoch: another process may have fired it meanwhile.
    for (const group of [...lost, ...gained.map((one) => one.group)]) this.release(group);
    for (const group of this.leases.groups) if (!this.schedule.loaded.has(group)) await this.tryTakeOver(group);
  }

  /** A group that cannot be read keeps no other group waiting; it is tried again with the next renewal. */
  private async tryTakeOver(group: number): Promise<void> {
    await this.takeOver(group).catch((error: unknown) => this.logger.warn({ err: error, group }, 'shard group not taken over'));
  }

  /** Groups whose lease may have expired are not fired any more. */
  releaseUnsafe(): void {
    for (const group of this.schedule.loaded) if (!this.leases.isSafe(group)) this.release(group);
  }

  private release(group: number): void {
    this.schedule.release(group);
    this.setOwned();
  }

  /** Goes on where the last owner stopped; what lies too far back is a gap. */
  private async takeOver(group: number): Promise<void> {
    const stored = await this.watermarks.find(group);
    let plan = this.planTakeOver(group, stored);
    const begin = (): number => {
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
    const late = schedule.wheel.takeThrough(Math.min(schedule.lastFired, now));
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
