import { Inject, Injectable } from '@nestjs/common';
import { billingMonth } from '@nowahala/kernel';
import { Clock, LOGGER } from '@nowahala/platform';
import type { Logger } from '@nowahala/platform';
import { planCatchUp } from '../domain/catch-up.js';
import { Schedule } from '../domain/schedule.js';
import { HandoverShards } from './handover-shards.js';
import { LoadShards } from './load-shards.js';
import { PublishDueChecks } from './publish-due-checks.js';
import { RecordGap } from './record-gap.js';

const TURN_AGAIN_AFTER_MS = 5_000;

/** One tick: takes what is due from the wheel and publishes it. A slot is identified by server and second and fires at most once. */
@Injectable()
export class FireDueSlots {
  private running: Promise<void> | undefined;
  private readonly turnAgainAt = new Map<number, number>();

  constructor(
    private readonly clock: Clock,
    private readonly schedule: Schedule,
    private readonly shards: HandoverShards,
    private readonly loadShards: LoadShards,
    private readonly publishDueChecks: PublishDueChecks,
    private readonly recordGap: RecordGap,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** Slots before the start of this process belong to the last owner's watermark. */
  start(): void {
    this.schedule.lastFired = Math.floor(this.clock.nowMs() / 1000);
  }

  get hasNothing(): boolean {
    return this.schedule.wheel.isEmpty;
  }

  /** Ticks never overlap: a second call waits for the first. */
  execute(): Promise<void> {
    this.running ??= this.fire().finally(() => (this.running = undefined));
    return this.running;
  }

  private async fire(): Promise<void> {
    const { schedule } = this;
    const now = Math.floor(this.clock.nowMs() / 1000);
    const { fireFrom, gap } = planCatchUp(schedule.lastFired, now);
    if (now < fireFrom) return;
    this.shards.releaseUnsafe();
    if (gap) {
      const { shards } = schedule;
      const lostSlots = schedule.wheel.countSlots(new Set(shards), gap.firstLost, gap.lastLost);
      if (gap.lastLost < schedule.lastFired)
        for (const group of schedule.loaded) schedule.repeat(group, schedule.lastFired, this.clock.nowMs());
      schedule.lastFired = gap.lastLost;
      schedule.wheel.replan(now);
      const [from, to] = [new Date(gap.from * 1000), new Date(gap.to * 1000)];
      await this.recordGap.execute({ shards, from, to, reason: gap.reason }, lostSlots);
    }
    await this.turnMonth();
    const due = schedule.wheel.takeThrough(now);
    schedule.lastFired = now;
    await this.publishDueChecks.execute(due);
  }

  /**
   * Counters begin at zero with the month; servers past their limit are back at their own interval. One group a tick, so that checks
   * go on meanwhile. A group that fails keeps what it has and is tried again.
   */
  private async turnMonth(): Promise<void> {
    const month = billingMonth(this.clock.now());
    const { loaded, months } = this.schedule;
    const isDue = (group: number): boolean => months.get(group) !== month && (this.turnAgainAt.get(group) ?? 0) <= performance.now();
    const group = [...loaded].find(isDue);
    if (group === undefined) return;
    try {
      await this.loadShards.reload(group);
      this.turnAgainAt.delete(group);
    } catch (error) {
      this.turnAgainAt.set(group, performance.now() + TURN_AGAIN_AFTER_MS);
      this.logger.warn({ err: error, group }, 'the counters of the new month were not read');
    }
  }
}
