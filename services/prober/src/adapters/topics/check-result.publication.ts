import { Inject, Injectable } from '@nestjs/common';
import { pings } from '@nowahala/contracts';
import { Clock, DirectPublisher, SETTINGS } from '@nowahala/platform';
import type { PlatformSettings } from '@nowahala/platform';
import type { RegionHealth, ResultBatch, ResultPublisher } from '../../application/ports.js';
import { toPingResult } from '../mappers/check-result.mapper.js';

/** Straight to the bus, without an outbox: the prober has no database, and a lost result is only a grey slot. */
@Injectable()
export class CheckResultPublication implements ResultPublisher {
  private readonly region: string;

  constructor(
    private readonly publisher: DirectPublisher,
    private readonly clock: Clock,
    @Inject(SETTINGS) { PROBE_REGION }: PlatformSettings,
  ) {
    this.region = PROBE_REGION;
  }

  async publishResults(batches: ResultBatch[]): Promise<void> {
    const { region } = this;
    await this.publisher.publishAllDirect(
      'ping.completed',
      batches.map(({ shard, results }) => ({
        key: String(shard),
        message: { shard, region, results: results.map((completed) => toPingResult(completed, region)) },
      })),
    );
  }

  async publishRegionHealth({ references, successful }: RegionHealth): Promise<void> {
    const { region } = this;
    const message = {
      region,
      at: this.clock.now(),
      references,
      referencesGood: successful,
      proberId: '',
      sight: pings.ProberSight.PROBER_SIGHT_UNSPECIFIED,
    };
    await this.publisher.publishDirect('region.health', message, { key: region });
  }
}
