import { Injectable } from '@nestjs/common';
import type { OnModuleInit } from '@nestjs/common';
import { billingMonth, DAY_MS } from '@nowahala/kernel';
import { agreedTime, Clock, Database, Jobs } from '@nowahala/platform';
import { UsageRepository } from '../../database/usage.repository.js';

/** Thirteen months, as roll-ups are kept. */
const KEPT_MS = 397 * DAY_MS;
const SLICE = 1_000;

/** Deletes counts of months that nobody shows any more. */
@Injectable()
export class PruneUsageJob implements OnModuleInit {
  constructor(
    private readonly jobs: Jobs,
    private readonly clock: Clock,
    private readonly database: Database,
    private readonly usage: UsageRepository,
  ) {}

  onModuleInit(): void {
    this.jobs.add({ name: 'prune-usage', everyMs: DAY_MS, run: () => this.run() });
  }

  async run(): Promise<void> {
    const now = await agreedTime(this.database, this.clock);
    const month = billingMonth(new Date(now.getTime() - KEPT_MS));
    while ((await this.usage.pruneBefore(month, SLICE)) === SLICE);
  }
}
