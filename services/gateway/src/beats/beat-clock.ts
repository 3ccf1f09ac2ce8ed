import { Clock, Database, databaseTime, LOGGER } from '@nowahala/platform';
import type { AdvanceListener, Logger } from '@nowahala/platform';
import { Inject, Injectable } from '@nestjs/common';
import type { OnModuleInit } from '@nestjs/common';

/** Less is no wrong clock; and calls that come one after the other stay in their order. */
const NOTICED_MS = 2_000;
/** An answer that took longer does not say what time it is. */
const ANSWERED_WITHIN_MS = 1_000;

/**
 * When a call came, by the database's clock: what the gateways take is judged together, and one machine with a wrong clock must not
 * hold up the others. While the database is away this machine's clock is as wrong as it was.
 */
@Injectable()
export class BeatClock extends Clock implements OnModuleInit {
  private wrongByMs = 0;

  constructor(
    private readonly clock: Clock,
    private readonly database: Database,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {
    super();
  }

  /** Before the first call. */
  async onModuleInit(): Promise<void> {
    await this.compare().catch((error: unknown) => this.logger.warn({ err: error }, 'the clock was not compared with the database'));
  }

  now(): Date {
    return new Date(this.clock.nowMs() + this.wrongByMs);
  }

  override onAdvance(listener: AdvanceListener): () => void {
    return this.clock.onAdvance(listener);
  }

  async compare(): Promise<void> {
    const machineMs = this.clock.nowMs() - this.clock.offset;
    const askedAt = performance.now();
    const databaseMs = (await databaseTime(this.database)).getTime();
    const tookMs = performance.now() - askedAt;
    const wrongByMs = Math.round(databaseMs - machineMs - tookMs / 2);
    if (tookMs > ANSWERED_WITHIN_MS || Math.abs(wrongByMs - this.wrongByMs) <= NOTICED_MS) return;
    this.logger.warn({ wrong_by_ms: wrongByMs }, 'the clock of this machine differs from the database; calls of jobs get the latter');
    this.wrongByMs = wrongByMs;
  }
}
