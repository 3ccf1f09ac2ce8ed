import { Inject, Injectable } from '@nestjs/common';
import { pings } from '@nowahala/contracts';
import { Clock, companionsOf, DirectPublisher, SETTINGS, SHARDS, topicsOf } from '@nowahala/platform';
import type { PlatformSettings } from '@nowahala/platform';
import { PROBER_ID } from '../../application/ports.js';
import type { ResultBatch, ResultPublisher, SightReport } from '../../application/ports.js';
import type { SightState } from '../../domain/sight.js';
import { toPingResult } from '../mappers/check-result.mapper.js';

const SIGHT: Record<SightState, pings.ProberSight> = {
  sees: pings.ProberSight.PROBER_SIGHT_SEES,
  blind: pings.ProberSight.PROBER_SIGHT_BLIND,
  unprovable: pings.ProberSight.PROBER_SIGHT_UNPROVABLE,
};

/** Straight to the bus, without an outbox: the prober has no database, and a lost result is only a grey slot. */
@Injectable()
export class CheckResultPublication implements ResultPublisher {
  private readonly region: string;
  private readonly companions: number[];

  private readonly startedAt: Date;

  constructor(
    private readonly publisher: DirectPublisher,
    private readonly clock: Clock,
    @Inject(SETTINGS) settings: PlatformSettings,
    @Inject(PROBER_ID) private readonly proberId: string,
  ) {
    this.region = settings.PROBE_REGION;
    this.startedAt = clock.now();
    this.companions = companionsOf(SHARDS, topicsOf(settings).partitionsOf('ping.completed'));
  }

  companionOf(shard: number): number {
    return this.companions[shard]!;
  }

  async publishResults(batches: ResultBatch[]): Promise<void> {
    const { region, proberId } = this;
    await this.publisher.publishAllDirect(
      'ping.completed',
      batches.map(({ shard, results }) => ({
        key: String(shard),
        message: { shard, region, results: results.map((completed) => toPingResult(completed, region, proberId)) },
      })),
    );
  }

  async publishSight({ references, successful, sight, gone }: SightReport): Promise<void> {
    const { region, proberId } = this;
    const message = {
      region,
      at: this.clock.now(),
      references,
      referencesGood: successful,
      proberId,
      sight: SIGHT[sight],
      gone,
      readsRuns: true,
      processStartedAt: this.startedAt,
    };
    await this.publisher.publishDirect('region.health', message, { key: region });
  }
}
