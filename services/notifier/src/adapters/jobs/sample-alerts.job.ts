import { SECOND_MS } from '@nowahala/kernel';
import { Clock, Jobs, sample } from '@nowahala/platform';
import { Injectable } from '@nestjs/common';
import type { OnModuleInit } from '@nestjs/common';
import { DeliveryLogQuery } from '../../database/delivery-log.query.js';
import { NotifierMetrics } from '../../notifier.metrics.js';

/** The objective: an alert is with the provider so soon after what it is about. */
const LATE_MS = 30 * SECOND_MS;

/** What operators see of alerts: how many wait and for how long. */
@Injectable()
export class SampleAlertsJob implements OnModuleInit {
  constructor(
    private readonly jobs: Jobs,
    private readonly clock: Clock,
    private readonly log: DeliveryLogQuery,
    private readonly metrics: NotifierMetrics,
  ) {}

  onModuleInit(): void {
    this.jobs.add({ name: 'sample alerts', everyMs: 10 * SECOND_MS, forGauges: true, run: () => this.run() });
  }

  run(): Promise<void> {
    const { oldestSeconds, overdue } = this.metrics;
    return sample([oldestSeconds, overdue], async () => {
      const now = this.clock.nowMs();
      for (const waiting of await this.log.waitingAlerts(new Date(now - LATE_MS))) {
        const { channel, oldest } = waiting;
        oldestSeconds.set({ channel }, oldest ? Math.max(0, now - oldest.getTime()) / SECOND_MS : 0);
        overdue.set({ channel }, waiting.overdue);
      }
    });
  }
}
