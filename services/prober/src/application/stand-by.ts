import { Injectable } from '@nestjs/common';
import { Standby } from '@nowahala/platform';
import { Sight } from '../domain/sight.js';
import { StandbyRule } from '../domain/standby-rule.js';
import { ProberMetrics } from '../prober.metrics.js';

/** A blind prober leaves its checks to those of its region that see. Where none of them does, each keeps its own. */
@Injectable()
export class StandBy {
  private readonly rule = new StandbyRule();

  constructor(
    private readonly sight: Sight,
    private readonly standby: Standby,
    private readonly metrics: ProberMetrics,
  ) {}

  /** Rejects while the bus is away. */
  async execute(): Promise<void> {
    const now = performance.now();
    const standsBy = this.rule.decide(this.sight.state(now), now);
    await this.standby.set(standsBy);
    this.metrics.standby.set(standsBy ? 1 : 0);
  }
}
