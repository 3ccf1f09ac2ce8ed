import { Inject, Injectable } from '@nestjs/common';
import { pings } from '@nowahala/contracts';
import { CONFIG, type Clock, companionsOf, DirectPublisher, SETTINGS, SHARDS, topicsOf } from '@nowahala/platform';
import type { PlatformSettings } from '@nowahala/platform';
import { BusClock } from '../../application/bus-clock.js';
import type { ProberConfig } from '../../prober.config.js';
import { PROBER_ID } from '../../application/ports.js';
import type { ResultBatch, ResultPublisher, SightReport } from '../../application/ports.js';
import type { SightState } from '../../domain/sight.js';
import { toPingCompleted } from '../mappers/check-result.mapper.js';

const SIGHT: Record<SightState, pings.ProberSight> = {
  sees: pings.ProberSight.PROBER_SIGHT_SEES,
  blind: pings.ProberSight.PROBER_SIGHT_BLIND,
  unprovable: pings.ProberSight.PROBER_SIGHT_UNPROVABLE,
};

/** Straight to the bus, without an outbox: the prober has no database, and a lost result is only a grey slot. */
@Injectable()
export class CheckResultPublication implements ResultPublisher {
  readonly region: string;
  readonly startedAt: Date;
  private readonly asColumns: boolean;
  private readonly companions: number[];

  constructor(
    private readonly publisher: DirectPublisher,
    @Inject(BusClock) private readonly clock: Clock,
    @Inject(SETTINGS) settings: PlatformSettings,
    @Inject(PROBER_ID) readonly proberId: string,
    @Inject(CONFIG) config: ProberConfig,
  ) {
    this.asColumns = config.PROBE_RESULTS === 'columns';
    this.region = settings.PROBE_REGION;
    this.startedAt = clock.now();
    const topics = topicsOf(settings);
    this.companions = companionsOf(SHARDS, topics.partitionsOf('ping.completed'), topics.waysOf('ping.completed'));
  }

  companionOf(shard: number): number {
    return this.companions[shard]!;
  }

  async publishResults(batches: ResultBatch[]): Promise<void> {
    await this.publisher.publishAllDirect(
      'ping.completed',
      batches.map((batch) => ({ key: String(batch.shard), message: toPingCompleted(batch, this, this.asColumns) })),
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

  async publishSeen(): Promise<void> {
    const { region } = this;
    await this.publisher.publishDirect('region.seen', { region, at: this.clock.now() }, { key: region });
  }
}
