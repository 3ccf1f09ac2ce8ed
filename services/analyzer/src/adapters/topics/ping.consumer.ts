import type { pings as wire } from '@nowahala/contracts';
import { LOGGER, OnTopic } from '@nowahala/platform';
import type { Logger, TopicBatch } from '@nowahala/platform';
import { Controller, Inject } from '@nestjs/common';
import { IngestCheckResults } from '../../application/ingest-check-results.js';
import { toCheckResult } from '../mappers/check-result.mapper.js';

/** What the probers saw, as fast as it comes: the group that only detects. */
@Controller()
export class PingConsumer {
  constructor(
    private readonly observe: IngestCheckResults,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  @OnTopic('ping.completed', { group: 'detect', batch: true, sessionTimeoutMs: 10_000 })
  async onPings(batch: TopicBatch<'ping.completed'>): Promise<void> {
    const results = batch.flatMap((item) => item.message.results);
    const observed = results.flatMap((result) => this.understood(result));
    if (observed.length > 0) await this.observe.handle(observed);
  }

  private understood(result: wire.PingResult) {
    const ping = toCheckResult(result);
    if (!ping)
      this.logger.error({ outcome: result.outcome, check: result.check }, 'operator: a ping result makes no sense and is left out');
    return ping ? [ping] : [];
  }
}
