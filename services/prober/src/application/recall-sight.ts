import { Inject, Injectable } from '@nestjs/common';
import { type Clock, LOGGER } from '@nowahala/platform';
import type { Logger } from '@nowahala/platform';
import { BusClock } from './bus-clock.js';
import { RECALLED_MS, Sight } from '../domain/sight.js';
import { BUS_HISTORY } from './ports.js';
import type { BusHistory } from './ports.js';

/** It could not be read, or another prober of this region may see meanwhile. */
const AGAIN_MS = 30_000;

/**
 * When this region saw last. It tells a cut, in which this process started, from a closed network: after a power cut a
 * machine is there before its internet. Read only where a check failed before anything was reached.
 */
@Injectable()
export class RecallSight {
  private reading: Promise<void> | undefined;
  private notBefore = Number.NEGATIVE_INFINITY;
  private wasRead = false;

  constructor(
    private readonly sight: Sight,
    @Inject(BUS_HISTORY) private readonly history: BusHistory,
    @Inject(BusClock) private readonly clock: Clock,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** Whether it is known at all: what could not be read is not "never". All who ask share one reading. */
  async execute(): Promise<boolean> {
    if (this.reading === undefined && performance.now() >= this.notBefore) {
      this.reading = this.read().finally(() => {
        this.notBefore = performance.now() + AGAIN_MS;
        this.reading = undefined;
      });
    }
    if (!this.wasRead) await this.reading;
    return this.wasRead;
  }

  private async read(): Promise<void> {
    const now = this.clock.nowMs();
    try {
      const seenAt = await this.history.readLastSeen(new Date(now - RECALLED_MS));
      this.wasRead = true;
      if (seenAt !== null) this.sight.recall(performance.now() - Math.max(0, now - seenAt.getTime()));
    } catch (err) {
      this.logger.warn({ err }, 'whether this region saw before could not be read');
    }
  }
}
