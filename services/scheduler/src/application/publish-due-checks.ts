import { Inject, Injectable } from '@nestjs/common';
import { Clock, LOGGER, traced } from '@nowahala/platform';
import type { Logger } from '@nowahala/platform';
import { ScheduleRepository } from '../database/schedule.repository.js';
import type { FiredAdHoc } from '../domain/ad-hoc.js';
import { DOWN_SECONDS } from '../domain/cadence.js';
import { Schedule } from '../domain/schedule.js';
import { groupOf } from '../domain/shards.js';
import { regionFor } from '../domain/slots.js';
import type { DueCheck } from '../domain/timing-wheel.js';
import { SchedulerMetrics } from '../scheduler.metrics.js';
import { LiveRegions } from './live-regions.js';
import { CHECK_REQUESTS } from './ports.js';
import type { CheckRequests, RegionalCheck } from './ports.js';
import { RecordGap } from './record-gap.js';
import { UsageMeter } from './usage-meter.js';

/** Checks beside the slots that the bus did not take are tried again after this. */
const AGAIN_AFTER_SECONDS = 10;

/** Counts what is due and publishes it; what the bus does not take is a gap. */
@Injectable()
export class PublishDueChecks {
  private readonly inFlight = new Set<Promise<void>>();
  /** How many were ever taken from the wheel. */
  taken = 0;

  constructor(
    private readonly clock: Clock,
    private readonly schedule: Schedule,
    private readonly repository: ScheduleRepository,
    private readonly liveRegions: LiveRegions,
    private readonly usage: UsageMeter,
    private readonly recordGap: RecordGap,
    private readonly metrics: SchedulerMetrics,
    @Inject(CHECK_REQUESTS) private readonly requests: CheckRequests,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** Under way from the moment of the call: what is taken from the wheel in the same step is never unaccounted for. */
  async execute(due: DueCheck[]): Promise<void> {
    if (due.length === 0) return;
    this.taken += due.length;
    const publishing = this.publish(due);
    this.inFlight.add(publishing);
    await publishing.finally(() => this.inFlight.delete(publishing));
  }

  /** Resolves once each check that is under way now was taken by the bus or is a known gap. */
  async settle(): Promise<void> {
    await Promise.allSettled([...this.inFlight]);
  }

  private async publish(due: DueCheck[]): Promise<void> {
    for (const check of due) if (check.counts) this.usage.count(check.entry, check.scheduledAt);
    const { regions } = this.liveRegions;
    const checks = due.map((check) => ({ ...check, region: regionOf(check, regions) }));
    const inRegions = [...Map.groupBy(checks, ({ region }) => region)];
    // Each region by itself: one whose topic is missing takes no other region's checks away.
    const results = await Promise.allSettled(inRegions.map(([region, inRegion]) => this.publishTo(region, inRegion)));
    const failed = results.find((result) => result.status === 'rejected');
    if (failed) throw failed.reason;
  }

  private async publishTo(region: string, checks: RegionalCheck[]): Promise<void> {
    try {
      // Each tick begins a trace, also when another request moved the clock.
      await traced('tick', undefined, () => this.requests.publish(checks), { root: true });
      this.metrics.slots.inc({ result: 'fired', region }, checks.length);
      for (const check of checks) this.observeLag(check);
    } catch (error) {
      this.schedule.wheel.wantAgain(adHocOf(checks), Math.ceil(this.clock.nowMs() / 1000) + AGAIN_AFTER_SECONDS);
      this.liveRegions.leave(region);
      for (const check of checks) if (check.counts) this.takeBack(check);
      this.metrics.slots.inc({ result: 'expired', region }, checks.length);
      this.logger.warn({ err: error, region, checks: checks.length }, 'check requests not published');
      const shards = [...new Set(checks.map((check) => check.entry.shard))];
      const from = new Date(checks.reduce((least, check) => Math.min(least, check.scheduledAt.getTime()), Number.POSITIVE_INFINITY));
      const latest = checks.reduce((most, check) => Math.max(most, check.scheduledAt.getTime()), this.clock.nowMs());
      await this.recordGap.execute({ shards, from, to: new Date(latest + 1), reason: 'the bus did not answer' }, 0);
      return;
    }
    await this.clearAdHoc(checks);
  }

  private takeBack({ entry, scheduledAt }: DueCheck): void {
    this.usage.takeBack(entry, scheduledAt);
    this.schedule.wheel.takeBack(entry.serverId);
  }

  private async clearAdHoc(published: DueCheck[]): Promise<void> {
    const done = adHocOf(published);
    if (done.length === 0) return;
    await this.repository.clearAdHoc(done);
    this.schedule.wheel.forgetAdHoc(done);
  }

  private observeLag({ entry, scheduledAt }: DueCheck): void {
    const lagSeconds = Math.max(0, (this.clock.nowMs() - scheduledAt.getTime()) / 1000);
    this.metrics.tickLagSeconds.observe({ shard_group: String(groupOf(entry.shard)) }, lagSeconds);
  }
}

const adHocOf = (checks: DueCheck[]): FiredAdHoc[] =>
  checks.flatMap(({ adHoc, entry: { serverId, configVersion } }) => (adHoc ? [{ serverId, wantedAt: adHoc, configVersion }] : []));

/** All checks of a server that is down take turns together, slots too, or one place would not be asked for a whole interval. */
const regionOf = ({ entry, scheduledAt, intervalSeconds }: DueCheck, regions: string[]): string =>
  regionFor(entry.serverId, Math.floor(scheduledAt.getTime() / 1000), entry.down ? DOWN_SECONDS : intervalSeconds, regions);
