import { Inject, Injectable } from '@nestjs/common';
import type { OnApplicationBootstrap, OnModuleDestroy } from '@nestjs/common';
import { Clock, LOGGER } from '@nowahala/platform';
import type { Logger } from '@nowahala/platform';
import { setTimeout as sleep } from 'node:timers/promises';
import { ApplyScheduleChanges } from '../../application/apply-schedule-changes.js';
import { FireDueSlots } from '../../application/fire-due-slots.js';
import { HandoverShards } from '../../application/handover-shards.js';
import { LiveRegions } from '../../application/live-regions.js';
import { LoadShards } from '../../application/load-shards.js';
import { RecordGap } from '../../application/record-gap.js';
import { ShardLeases } from '../../application/shard-leases.js';
import { UsageMeter } from '../../application/usage-meter.js';
import { WriteWatermark } from '../../application/write-watermark.js';

const TICK_MS = 50;
/** Every group once an hour. */
const RELOAD_MS = 225_000;

/** Everything that runs by itself on a schedule's shards. Loops of real time, which the product's clock does not move. */
@Injectable()
export class RunScheduleJob implements OnApplicationBootstrap, OnModuleDestroy {
  private running = false;
  private loops: Promise<void>[] = [];
  private changed = false;
  private stopListening: () => void = () => undefined;

  constructor(
    private readonly clock: Clock,
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
    this.loops = [
      this.every(2_000, 'live-regions', () => this.liveRegions.refresh()),
      this.every(3_000, 'renew-leases', () => this.handoverShards.execute()),
      this.every(
        500,
        'apply-schedule-changes',
        () => this.applyChanges.execute(),
        () => this.takeChanged(),
      ),
      this.every(1_000, 'write-watermark', () => this.writeWatermark.execute()),
      this.every(1_000, 'write-gaps', () => this.recordGap.flush()),
      this.every(60_000, 'flush-usage', () => this.usage.flush()),
      this.every(RELOAD_MS, 'reload-shards', () => this.loadShards.reloadNext()),
      this.tick(),
    ];
  }

  /** The watermark after the last tick, the leases last: the next owner goes on without a gap. */
  async onModuleDestroy(): Promise<void> {
    this.running = false;
    this.stopListening();
    await Promise.allSettled(this.loops);
    await this.usage.flush().catch(() => undefined);
    await this.recordGap.flush().catch(() => undefined);
    await this.writeWatermark.execute().catch(() => undefined);
    await this.leases.releaseAll().catch(() => undefined);
  }

  /** Applies changes now instead of within half a second. */
  trigger(): void {
    this.changed = true;
  }

  private takeChanged(): boolean {
    const { changed } = this;
    this.changed = false;
    return changed;
  }

  private async every(ms: number, loop: string, run: () => Promise<void>, isTriggered = (): boolean => false): Promise<void> {
    while (this.running) {
      await run().catch((error: unknown) => this.running && this.logger.warn({ err: error, loop }, 'scheduler loop failed'));
      const until = performance.now() + ms;
      while (this.running && performance.now() < until && !isTriggered())
        await sleep(Math.min(TICK_MS, Math.max(1, until - performance.now())));
    }
  }

  /** Absolute deadlines: a late tick does not make the next one late. */
  private async tick(): Promise<void> {
    let next = performance.now();
    while (this.running) {
      await this.fireDueSlots.execute().catch((error: unknown) => this.logger.warn({ err: error, loop: 'tick' }, 'scheduler loop failed'));
      next = Math.max(next + TICK_MS, performance.now());
      await sleep(Math.max(0, next - performance.now()));
    }
  }
}
