import { Inject, Injectable } from '@nestjs/common';
import { Clock, LOGGER, SETTINGS, traced } from '@nowahala/platform';
import type { Logger, PlatformSettings } from '@nowahala/platform';
import { ScheduleRepository } from '../database/schedule.repository.js';
import { groupOf } from '../domain/shards.js';
import { regionFor } from '../domain/slots.js';
import type { DueCheck } from '../domain/timing-wheel.js';
import { SchedulerMetrics } from '../scheduler.metrics.js';
import { CHECK_REQUESTS } from './ports.js';
import type { CheckRequests, RegionalCheck } from './ports.js';
import { RecordGap } from './record-gap.js';
import { UsageMeter } from './usage-meter.js';

/** Counts what is due and publishes it; what the bus does not take is a gap. */
@Injectable()
export class PublishDueChecks {
  constructor(
    private readonly clock: Clock,
    private readonly schedule: ScheduleRepository,
    private readonly usage: UsageMeter,
    private readonly recordGap: RecordGap,
    private readonly metrics: SchedulerMetrics,
    @Inject(CHECK_REQUESTS) private readonly requests: CheckRequests,
    @Inject(SETTINGS) private readonly settings: PlatformSettings,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  async execute(due: DueCheck[]): Promise<void> {
    if (due.length === 0) return;
    for (const check of due) if (check.counts) this.usage.count(check.entry, check.scheduledAt);
    const checks = due.map((check) => ({ ...check, region: this.regionOf(check) }));
    try {
      // Each tick begins a trace, also when another request moved the clock.
      await traced('tick', undefined, () => this.requests.publish(checks), { root: true });
      this.countSlots('fired', checks);
      for (const check of due) this.observeLag(check);
    } catch (error) {
      this.countSlots('expired', checks);
      this.logger.warn({ err: error, checks: due.length }, 'check requests not published');
      const shards = [...new Set(due.map((check) => check.entry.shard))];
      const from = new Date(due.reduce((least, check) => Math.min(least, check.scheduledAt.getTime()), Number.POSITIVE_INFINITY));
      const to = new Date(this.clock.nowMs() + 1);
      await this.recordGap.execute({ shards, from, to, reason: 'the bus did not answer' }, 0);
    }
    const adHoc = due.filter((check) => check.adHoc).map((check) => check.entry.serverId);
    await this.schedule.clearAdHoc(adHoc, this.clock.now());
  }

  private regionOf({ entry, scheduledAt, intervalSeconds }: DueCheck): string {
    return regionFor(entry.serverId, Math.floor(scheduledAt.getTime() / 1000), intervalSeconds, this.settings.regions);
  }

  private countSlots(result: 'fired' | 'expired', checks: RegionalCheck[]): void {
    for (const [region, inRegion] of Map.groupBy(checks, (check) => check.region))
      this.metrics.slots.inc({ result, region }, inRegion.length);
  }

  private observeLag({ entry, scheduledAt }: DueCheck): void {
    const lagSeconds = Math.max(0, (this.clock.nowMs() - scheduledAt.getTime()) / 1000);
    this.metrics.tickLagSeconds.observe({ shard_group: String(groupOf(entry.shard)) }, lagSeconds);
  }
}
