import { Inject, Injectable } from '@nestjs/common';
import type { OnModuleInit } from '@nestjs/common';
import { billingMonth } from '@nowahala/kernel';
import { Clock, Jobs, sample, SETTINGS } from '@nowahala/platform';
import type { PlatformSettings } from '@nowahala/platform';
import { LiveRegions } from '../../application/live-regions.js';
import { ProberRepository } from '../../database/prober.repository.js';
import { ScheduleHealthQuery } from '../../database/schedule-health.query.js';
import { WatermarkRepository } from '../../database/watermark.repository.js';
import { SchedulerMetrics } from '../../scheduler.metrics.js';

const EVERY_MS = 60_000;

/** What shows that checks stand still. Read from the tables and not from the wheel, which may be what is wrong. */
@Injectable()
export class SampleScheduleJob implements OnModuleInit {
  constructor(
    private readonly jobs: Jobs,
    private readonly clock: Clock,
    private readonly schedule: ScheduleHealthQuery,
    private readonly watermarks: WatermarkRepository,
    private readonly probers: ProberRepository,
    private readonly liveRegions: LiveRegions,
    private readonly metrics: SchedulerMetrics,
    @Inject(SETTINGS) private readonly settings: PlatformSettings,
  ) {}

  onModuleInit(): void {
    this.jobs.add({ name: 'sample-schedule', everyMs: EVERY_MS, run: () => this.run() });
  }

  async run(): Promise<void> {
    const { expectedSlots, watermarkAge, watermarkAhead, regionLive } = this.metrics;
    await sample([expectedSlots, watermarkAge, watermarkAhead, regionLive], async () => {
      expectedSlots.set(await this.schedule.slotsPerMinute(billingMonth(this.clock.now())));
      const marks = await this.watermarks.list();
      const now = this.clock.nowMs();
      watermarkAge.set(Math.max(0, (now - (marks[0]?.getTime() ?? now)) / 1_000));
      watermarkAhead.set(Math.max(0, ((marks.at(-1)?.getTime() ?? now) - now) / 1_000));
      await this.sampleRegions();
    });
  }

  private async sampleRegions(): Promise<void> {
    await this.probers.prune();
    const known = new Set([...this.settings.regions, ...(await this.probers.listKnown())]);
    const live = new Set(this.liveRegions.live);
    this.metrics.regionLive.reset();
    for (const region of known) this.metrics.regionLive.set({ region }, live.has(region) ? 1 : 0);
  }
}
