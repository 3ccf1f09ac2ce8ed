import { Inject, Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { LOGGER, sleep } from '@nowahala/platform';
import type { Logger } from '@nowahala/platform';
import { ReportLostChecks } from '../../application/report-lost-checks.js';

/** Runs once, at the start. */
@Injectable()
export class ReportLostChecksJob implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly stopping = new AbortController();

  constructor(
    private readonly reportLostChecks: ReportLostChecks,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  onApplicationBootstrap(): void {
    void this.run();
  }

  onModuleDestroy(): void {
    this.stopping.abort();
  }

  private async run(): Promise<void> {
    const { signal } = this.stopping;
    try {
      const count = await this.reportLostChecks.execute((ms) => sleep(ms, undefined, { signal, ref: false }));
      if (count > 0) this.logger.info({ count }, 'lost checks reported');
    } catch (err) {
      if (!signal.aborted) this.logger.warn({ err }, 'reporting lost checks failed');
    }
  }
}
