import { Clock, Database, Jobs, Metrics, sample } from '@nowahala/platform';
import { Inject, Injectable } from '@nestjs/common';
import type { OnModuleInit } from '@nestjs/common';
import { waitingAlerts } from '../../database/waiting-alerts.query.js';

const EVERY_MS = 10_000;
/** The objective: an alert is with the provider so soon after its news. */
const LATE_MS = 30_000;

/** What operators see of alerts: how many wait and for how long, and zeros before the first, so that a first burst is seen as one. */
@Injectable()
export class SampleAlerts implements OnModuleInit {
  constructor(
    @Inject(Jobs) private readonly jobs: Jobs,
    @Inject(Clock) private readonly clock: Clock,
    @Inject(Database) private readonly database: Database,
    @Inject(Metrics) private readonly metrics: Metrics,
  ) {}

  onModuleInit(): void {
    for (const channel of ['email', 'whatsapp']) {
      this.metrics.notifyDispatchSeconds.zero({ channel });
      for (const result of ['sent', 'try again', 'never again', 'dropped'])
        for (const kind of ['alert', 'other']) this.metrics.notify.inc({ channel, result, kind }, 0);
    }
    this.jobs.add({
      name: 'measure alerts',
      everyMs: EVERY_MS,
      run: () => sample([this.metrics.notifyOldestSeconds, this.metrics.notifyOverdue], () => this.measure()),
    });
  }

  private async measure(): Promise<void> {
    const now = this.clock.nowMs();
    for (const { channel, oldest, overdue } of await waitingAlerts(this.database, new Date(now - LATE_MS))) {
      this.metrics.notifyOldestSeconds.set({ channel }, oldest ? Math.max(0, now - oldest.getTime()) / 1000 : 0);
      this.metrics.notifyOverdue.set({ channel }, overdue);
    }
  }
}
