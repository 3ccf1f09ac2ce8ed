import { Inject, Injectable } from '@nestjs/common';
import { SECOND_MS } from '@nowahala/kernel';
import { BUS, Clock } from '@nowahala/platform';
import type { AdvanceListener, EventBus } from '@nowahala/platform';

/** Nobody is hurt by what is so much too early or too late. */
const SAME_MS = 2 * SECOND_MS;

/**
 * The clock of a prober, which has no database: the machine's own, or that of the bus where the two are further apart. What one
 * machine measures is dated as if another had.
 */
@Injectable()
export class BusClock extends Clock {
  constructor(
    private readonly clock: Clock,
    @Inject(BUS) private readonly bus: Pick<EventBus, 'time'>,
  ) {
    super();
  }

  /** False where there is a clock of the bus and nobody knows yet whether it is that of this machine. */
  get isKnown(): boolean {
    return this.bus.time === undefined || this.bus.time.nowMs !== undefined;
  }

  now(): Date {
    const nowMs = this.clock.nowMs();
    const aheadMs = nowMs - this.clock.offset - (this.bus.time?.nowMs ?? nowMs - this.clock.offset);
    return new Date(Math.abs(aheadMs) > SAME_MS ? nowMs - aheadMs : nowMs);
  }

  override get offset(): number {
    return this.clock.offset;
  }

  override onAdvance(listener: AdvanceListener): () => void {
    return this.clock.onAdvance(listener);
  }
}
