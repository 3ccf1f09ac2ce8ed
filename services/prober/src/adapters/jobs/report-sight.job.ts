import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { Jobs, LOGGER } from '@nowahala/platform';
import type { Logger } from '@nowahala/platform';
import { ReportSight } from '../../application/report-sight.js';

const EVERY_MS = 4_000;

@Injectable()
export class ReportSightJob implements OnApplicationBootstrap {
  constructor(
    private readonly reportSight: ReportSight,
    private readonly jobs: Jobs,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  onApplicationBootstrap(): void {
    this.jobs.add({ name: 'report-sight', everyMs: EVERY_MS, run: () => this.run() });
  }

  /** While the bus is away every report fails. */
  private async run(): Promise<void> {
    await this.reportSight.execute().catch((err: unknown) => this.logger.warn({ err }, 'report of sight not published'));
  }
}
