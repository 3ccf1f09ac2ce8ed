import { Inject, Injectable } from '@nestjs/common';
import type { OnApplicationBootstrap, OnModuleDestroy } from '@nestjs/common';
import { Clock, Jobs, LOGGER, Pause } from '@nowahala/platform';
import type { Logger } from '@nowahala/platform';
import { ApplyScheduleChanges } from '../../application/apply-schedule-changes.js';
import { FireDueSlots } from '../../application/fire-due-slots.js';
import { HandoverShards } from '../../application/handover-shards.js';
import { LiveRegions } from '../../application/live-regions.js';
import { LoadShards } from '../../application/load-shards.js';
import { RecordGap } from '../../application/record-gap.js';
import { ShardLeases } from '../../application/shard-leases.js';
import { UsageMeter } from '../../application/usage-meter.js';
import { WriteWatermark } from '../../application/write-watermark.js';
import { SCHEDULE_CHANGED } from '../../database/schedule.repository.js';

const TICK_MS = 250;
const TOGETHER_MS = 50;
/** How soon changes are applied that no lookout reports, and how often it is made sure that none was missed. */
const UNREPORTED_MS = 500;
const UNASKED_MS = 60_000;
/** Every group once an hour. */
const RELOAD_MS = 225_000;

/** Everything that runs by itself on a schedule's shards. Loops of real time, which the product's clock does not move. */
@Injectable()
export class RunScheduleJob implements OnApplicationBootstrap, OnModuleDestroy {
  private running = false;
  private loops: Promise<void>[] = [];
  private soon: NodeJS.Timeout | undefined;
  private readonly pauses: Pause[] = [];
  private readonly changed = this.newPause();
  private readonly reported = this.newPause();
  private readonly nextTick = this.newPause();
  private stopListening: () => void = () => undefined;

  constructor(
    private readonly clock: Clock,
    private readonly jobs: Jobs,
    private readonly fireDueSlots: FireDueSlots,
    private readonly handoverShards: HandoverShards,
    private readonly applyChanges: ApplyScheduleChanges,
    private readonly writeWatermark: WriteWatermark,
    private readonly recordGap: RecordGap,
    private readonly usage: UsageMeter,
    private readonly leases: ShardLeases,
    private readonly liveRegions: LiveRegions,
    private readonly loadShards: LoadShards,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  onApplicationBootstrap(): void {
    this.running = true;
    this.fireDueSlots.start();
    this.stopListening = this.clock.onAdvance(() => this.fireDueSlots.execute());
    const reported = this.jobs.watch(SCHEDULE_CHANGED, () => this.trigger());
    this.loops = [
      this.every(
        () => this.liveRegions.nextLookMs,
        'live-regions',
        () => this.liveRegions.refresh(),
        this.reported,
      ),
      this.every(3_000, 'renew-leases', () => this.handoverShards.execute()),
      this.every(reported ? UNASKED_MS : UNREPORTED_MS, 'apply-schedule-changes', () => this.apply(), this.changed),
      this.every(1_000, 'write-watermark', () => this.writeWatermark.executeIfNeeded()),
      this.every(1_000, 'write-gaps', () => this.recordGap.flush()),
      this.every(60_000, 'flush-usage', () => this.usage.flushDue()),
      this.every(RELOAD_MS, 'reload-shards', () => this.loadShards.reloadNext()),
      this.tick(),
    ];
  }

  /** The watermark after the last tick, the leases last: the next owner goes on without a gap. */
  async onModuleDestroy(): Promise<void> {
    this.running = false;
    this.stopListening();
    for (const pause of this.pauses) pause.wake();
    await Promise.allSettled([...this.loops, this.handoverShards.stop()]);
    await this.usage.flush().catch(() => undefined);
    await this.recordGap.flush().catch(() => undefined);
    await this.writeWatermark.execute().catch(() => undefined);
    await this.leases.releaseAll().catch(() => undefined);
  }

  /** Applies changes now; those of a moment together. */
  trigger(): void {
    this.soon ??= setTimeout(() => {
      this.soon = undefined;
      this.changed.wake();
    }, TOGETHER_MS).unref();
  }

  /** A check that is wanted at once comes between two seconds, also where there was nothing to fire before. */
  private async apply(): Promise<void> {
    const hadNothing = this.fireDueSlots.hasNothing;
    await this.applyChanges.execute();
    if (hadNothing && !this.fireDueSlots.hasNothing) this.nextTick.wake();
  }

  /** A prober has said something of its sight. */
  regionReported(): void {
    this.reported.wake();
  }

  private async every(ms: number | (() => number), loop: string, run: () => Promise<void>, pause = this.newPause()): Promise<void> {
    while (this.running) {
      await run().catch((error: unknown) => this.running && this.logger.warn({ err: error, loop }, 'scheduler loop failed'));
      if (this.running) await pause.wait(typeof ms === 'number' ? ms : ms());
    }
  }

  /** With each second, and where there is something to fire in between, because the machine's clock may be set. */
  private async tick(): Promise<void> {
    while (this.running) {
      await this.fireDueSlots.execute().catch((error: unknown) => this.logger.warn({ err: error, loop: 'tick' }, 'scheduler loop failed'));
      const toNextSecond = 1_000 - (Math.floor(this.clock.nowMs()) % 1_000);
      const isSoon = !this.fireDueSlots.hasNothing && TICK_MS < toNextSecond;
      if (this.running) await this.nextTick.wait(isSoon ? TICK_MS : toNextSecond);
    }
  }

  private newPause(): Pause {
    const pause = new Pause();
    this.pauses.push(pause);
    return pause;
  }
}
