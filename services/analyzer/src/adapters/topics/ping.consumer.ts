import { LOGGER, OnTopic } from '@nowahala/platform';
import type { Logger, TopicBatch } from '@nowahala/platform';
import { Controller, Inject } from '@nestjs/common';
import { IngestCheckResults } from '../../application/ingest-check-results.js';
import { RecordCertificates } from '../../application/record-certificates.js';
import { ProcessDeadlinesJob } from '../jobs/process-deadlines.job.js';
import { toCheckResult } from '../mappers/check-result.mapper.js';

@Controller()
export class PingConsumer {
  constructor(
    private readonly ingest: IngestCheckResults,
    private readonly certificates: RecordCertificates,
    private readonly deadlines: ProcessDeadlinesJob,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  @OnTopic('ping.completed', { group: 'detect', batch: true, sessionTimeoutMs: 10_000 })
  async onPingCompleted(batch: TopicBatch<'ping.completed'>): Promise<void> {
    const results = batch
      .flatMap((item) => item.message.results)
      .flatMap((message) => {
        const result = toCheckResult(message);
        if (!result)
          this.logger.error({ outcome: message.outcome, check: message.check }, 'operator: ping result makes no sense, left out');
        return result ?? [];
      });
    if (results.length > 0 && (await this.ingest.execute(results))) this.deadlines.trigger();
    await this.certificates.execute(results);
  }
}
