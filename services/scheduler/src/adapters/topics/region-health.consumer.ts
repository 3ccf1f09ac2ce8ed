import { Controller } from '@nestjs/common';
import { pings } from '@nowahala/contracts';
import { Clock, Database, OnTopic } from '@nowahala/platform';
import type { MessageContext } from '@nowahala/platform';
import { ProberRepository } from '../../database/prober.repository.js';
import { isRegionName } from '../../domain/live-regions.js';
import type { ProberSight } from '../../domain/live-regions.js';
import { ReportAges } from '../../domain/report-ages.js';

/** Which probers see. A report that comes twice changes nothing, so none is remembered. */
@Controller()
export class RegionHealthConsumer {
  private readonly ages = new ReportAges();

  constructor(
    private readonly clock: Clock,
    private readonly database: Database,
    private readonly probers: ProberRepository,
  ) {}

  @OnTopic('region.health', { group: 'regions', sessionTimeoutMs: 10_000 })
  async onRegionHealth(
    { region, proberId, sight, at, gone, readsRuns = false }: pings.RegionHealth,
    context: MessageContext,
  ): Promise<void> {
    if (!isRegionName(region)) return;
    const report = { writtenAt: (at ?? context.occurredAt).getTime(), arrivedAt: performance.now() };
    const ageSeconds = this.ages.ageMs(`${region} ${proberId}`, report, this.clock.nowMs()) / 1_000;
    await this.probers.upsert(this.database, { region, proberId, sight: gone ? 'blind' : sightOf(sight), ageSeconds, readsRuns });
  }
}

function sightOf(sight: pings.ProberSight): ProberSight {
  switch (sight) {
    case pings.ProberSight.PROBER_SIGHT_SEES:
      return 'sees';
    case pings.ProberSight.PROBER_SIGHT_BLIND:
      return 'blind';
    case pings.ProberSight.PROBER_SIGHT_UNPROVABLE:
      return 'unprovable';
    default:
      return 'unspecified';
  }
}
