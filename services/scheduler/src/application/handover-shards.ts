import { Injectable } from '@nestjs/common';
import { Clock } from '@nowahala/platform';
import { WatermarkRepository } from '../database/watermark.repository.js';
import { planTakeOver } from '../domain/catch-up.js';
import { Schedule } from '../domain/schedule.js';
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
  ) {}

  async execute(): Promise<void> {
    const { gained, lost } = await this.leases.renew(async (groups) => {
      for (const group of groups) this.release(group);
      await this.writeWatermark.execute();
    });
    if (lost.length > 0) this.metrics.leaseLost.inc(lost.length);
    // A gained group has a new epoch: another process may have fired it meanwhile.
    for (const group of [...lost, ...gained.map((one) => one.group)]) this.release(group);
    for (const group of this.leases.groups) if (!this.schedule.loaded.has(group)) await this.takeOver(group);
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
    const { schedule } = this;
    const shards = shardsOf(group);
    const watermark = await this.watermarks.find(group);
    const now = Math.floor(this.clock.nowMs() / 1000);
    const lastFired = Math.max(watermark, schedule.released.get(group) ?? 0) || now;
    const { fireFrom, gap } = planTakeOver(lastFired, now);
    try {
      await this.loadShards.execute(group, fireFrom);
    } catch (error) {
      // Entries that stayed on the wheel would be fired although the group counts as not loaded.
      schedule.wheel.removeShards(new Set(shards));
      throw error;
    }
    // Behind the tick, which has not seen yet that the clock went back.
    const late = schedule.wheel.takeThrough(Math.min(schedule.lastFired, now));
    schedule.loaded.add(group);
    this.setOwned();
    schedule.released.delete(group);
    await this.publishDueChecks.execute(late);
    if (!gap) return;
    const lostSlots = schedule.wheel.countSlots(new Set(shards), gap.firstLost, gap.lastLost);
    const [from, to] = [new Date(gap.from * 1000), new Date(gap.to * 1000)];
    await this.recordGap.execute({ shards, from, to, reason: gap.reason }, lostSlots);
  }

  /** At each change: a renewal that fails must not leave an old value. */
  private setOwned(): void {
    this.metrics.shardsOwned.set(this.schedule.shards.length);
  }
}
