import { Controller } from '@nestjs/common';
import type { pings } from '@nowahala/contracts';
import { Clock, Database, OnTopic } from '@nowahala/platform';
import type { MessageContext } from '@nowahala/platform';
import { RunScheduleJob } from '../jobs/run-schedule.job.js';
import { ProberRepository } from '../../database/prober.repository.js';
import { isRegionName } from '../../domain/live-regions.js';
import { ReportAges } from '../../domain/report-ages.js';
import { sights } from '../mappers/enums.mapper.js';

/** Which probers see. A report that comes twice changes nothing, so none is remembered. */
@Controller()
export class RegionHealthConsumer {
  private readonly ages = new ReportAges();

  constructor(
    private readonly clock: Clock,
    private readonly database: Database,
    private readonly probers: ProberRepository,
    private readonly loops: RunScheduleJob,
  ) {}

  @OnTopic('region.health', { group: 'regions', sessionTimeoutMs: 10_000 })
  async onRegionHealth(
    { region, proberId, sight, at, gone, readsRuns = false }: pings.RegionHealth,
    context: MessageContext,
  ): Promise<void> {
    if (!isRegionName(region)) return;
    const writtenAt = at && !Number.isNaN(at.getTime()) ? at : context.occurredAt;
    const report = { writtenAt: writtenAt.getTime(), arrivedAt: performance.now() };
    const ageSeconds = this.ages.ageMs(`${region} ${proberId}`, report, this.clock.nowMs()) / 1_000;
    await this.probers.upsert(this.database, {
      region,
      proberId,
      sight: gone ? 'blind' : (sights.toWord(sight) ?? 'unspecified'),
      ageSeconds,
      readsRuns,
    });
    this.loops.regionReported();
  }
}
