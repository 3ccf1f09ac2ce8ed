import { Inject, Injectable } from '@nestjs/common';
import { Clock, LOGGER } from '@nowahala/platform';
import type { Logger } from '@nowahala/platform';
import type { SignOfLife } from '../domain/dead-probers.js';
import { Sight } from '../domain/sight.js';
import { BUS_HISTORY, PROBER_ID } from './ports.js';
import type { BusHistory } from './ports.js';

/** So long the bus keeps what probers say of themselves, and so long it counts. */
const COUNTS_MS = 3_600_000;
/** Others were reading, or nobody has said anything yet. */
const AGAIN_MS = 30_000;

/**
 * What others of this place, this prober's predecessor too, said of their sight. It tells a cut, in which this process
 * started, from a closed network. Read only where a check failed before anything was reached.
 */
@Injectable()
export class RecallSight {
  private readonly startedAt: number;
  private reading: Promise<void> | undefined;
  private notBefore = Number.NEGATIVE_INFINITY;

  constructor(
    private readonly sight: Sight,
    @Inject(BUS_HISTORY) private readonly history: BusHistory,
    @Inject(PROBER_ID) private readonly proberId: string,
    private readonly clock: Clock,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {
    this.startedAt = clock.nowMs();
  }

  /** Once; all who ask share it. */
  execute(): Promise<void> {
    if (this.reading === undefined && performance.now() < this.notBefore) return Promise.resolve();
    this.reading ??= this.read();
    return this.reading;
  }

  private async read(): Promise<void> {
    const signs = await this.history.readSignsOfLife(new Date(this.clock.nowMs() - COUNTS_MS)).catch((err: unknown) => {
      this.logger.warn({ err }, 'what this region saw before could not be read');
      return [];
    });
    this.notBefore = performance.now() + AGAIN_MS;
    if (signs.length === 0) this.reading = undefined;
    if (signs.some((sign) => sign.couldSee && !this.isOurs(sign))) this.sight.recall(performance.now() + COUNTS_MS);
  }

  private isOurs({ proberId, at }: SignOfLife): boolean {
    return proberId === this.proberId && at.getTime() >= this.startedAt;
  }
}
