import type { TopicMessages } from '@nowahala/contracts';
import { Clock, LOGGER, OnTopic } from '@nowahala/platform';
import type { Logger, TopicBatch } from '@nowahala/platform';
import { Controller, Inject } from '@nestjs/common';
import { AnalyzerMetrics } from '../../analyzer.metrics.js';
import { IngestCheckResults } from '../../application/ingest-check-results.js';
import { RecordCertificates } from '../../application/record-certificates.js';
import { ProcessDeadlinesJob } from '../jobs/process-deadlines.job.js';
import type { CheckResult } from '../../domain/health/check-result.js';
import { toCheckResult } from '../mappers/check-result.mapper.js';
import { toGoodResults } from '../mappers/good-results.mapper.js';

type TopicMessage = TopicMessages['ping.completed'];

@Controller()
export class PingConsumer {
  constructor(
    private readonly ingest: IngestCheckResults,
    private readonly certificates: RecordCertificates,
    private readonly deadlines: ProcessDeadlinesJob,
    private readonly clock: Clock,
    private readonly metrics: AnalyzerMetrics,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  @OnTopic('ping.completed', { group: 'detect', batch: true, together: true, sessionTimeoutMs: 10_000 })
  async onPingCompleted(batch: TopicBatch<'ping.completed'>): Promise<void> {
    const results = batch.flatMap(({ message }) => [...this.goodOf(message), ...this.othersOf(message)]);
    if (results.length > 0 && (await this.ingest.execute(results))) this.deadlines.trigger();
    await this.certificates.execute(results);
  }

  private goodOf({ good, region, shard }: TopicMessage): CheckResult[] {
    if (good === undefined) return [];
    const results = toGoodResults(good, this.clock.nowMs());
    if (results !== null) return results;
    this.metrics.dropped.inc({ reason: 'senseless' }, good.shape.length);
    this.logger.error({ region, shard }, 'operator: columns of ping results make no sense, left out');
    return [];
  }

  private othersOf({ results }: TopicMessage): CheckResult[] {
    return results.flatMap((message) => {
      const result = toCheckResult(message, this.clock.nowMs());
      if (result) return result;
      this.metrics.dropped.inc({ reason: 'senseless' });
      this.logger.error({ outcome: message.outcome, check: message.check }, 'operator: ping result makes no sense, left out');
      return [];
    });
  }
}
