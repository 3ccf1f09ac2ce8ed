import { performance } from 'node:perf_hooks';
import { SECOND_MS } from '@nowahala/kernel';
import { Clock, Database, dueTime, endsWithin, Jobs, LOGGER, resumeTrace, Semaphore } from '@nowahala/platform';
import type { JobRunner, Logger } from '@nowahala/platform';
import { Inject, Injectable } from '@nestjs/common';
import type { OnModuleInit } from '@nestjs/common';
import { NotifyGroup } from '../../application/notify-group.js';
import type { Due } from '../../application/notify-group.js';
import { SendEmailFallbacks } from '../../application/send-email-fallbacks.js';
import { SendWeeklyReports } from '../../application/send-weekly-reports.js';
import { REPORT_DUE, REPORT_TIMES } from '../../database/recipient.repository.js';
import { incidentTraceName, IncidentRepository } from '../../database/incident.repository.js';
import { NOTIFICATION_DUE, NOTIFICATION_TIMES, NotificationGroupRepository } from '../../database/notification-group.repository.js';
import { DeliverDueJob } from './deliver-due.job.js';

const BATCH = 200;
const AT_ONCE = 4;
const POSTPONED_MS = 3 * SECOND_MS;
/** Longer than everything that it waits for, each by its own limit. One that never ends must not hold up the others. */
const ENDS_WITHIN_MS = 60 * SECOND_MS;
/** A hundred thousand incidents take longer than a run may; so do those that cannot be notified now. */
const AT_A_TIME_MS = 5 * SECOND_MS;
/** After a longer silence of this process (it looks every minute), what was missed is old; a clock moved by a test happens in order. */
const ALIVE_MS = 90 * SECOND_MS;

/** The notification scheduler: runs the groups, e-mail fallbacks and weekly reports that are due. */
@Injectable()
export class NotifyDueGroupsJob implements OnModuleInit {
  private runner: JobRunner | undefined;
  private lastRunMs = Number.NEGATIVE_INFINITY;
  private running: Promise<unknown> = Promise.resolve();
  private readonly slots = new Semaphore(AT_ONCE);

  constructor(
    private readonly jobs: Jobs,
    private readonly clock: Clock,
    private readonly database: Database,
    private readonly incidents: IncidentRepository,
    private readonly groups: NotificationGroupRepository,
    private readonly notifyGroup: NotifyGroup,
    private readonly fallbacks: SendEmailFallbacks,
    private readonly reports: SendWeeklyReports,
    private readonly deliveries: DeliverDueJob,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  onModuleInit(): void {
    this.runner = this.jobs.add({
      name: 'notify due groups',
      everyMs: SECOND_MS / 2,
      due: NOTIFICATION_DUE,
      dueTimes: NOTIFICATION_TIMES,
      run: async () => void ((await this.run()) && this.trigger()),
    });
    const reporter = this.jobs.add({
      name: 'weekly reports',
      everyMs: 30 * SECOND_MS,
      due: REPORT_DUE,
      dueTimes: REPORT_TIMES,
      run: async () => void ((await this.report()) && reporter.trigger()),
    });
    // A clock moved by a test waits until what was due has been notified and has left.
    this.clock.onAdvance(async () => {
      while ((await this.run()) || (await this.whatIsDue()).fallbacks);
      while (await this.report());
      await this.deliveries.settle();
    });
  }

  trigger(): void {
    this.runner?.trigger();
  }

  /** One after the other. True where more may be due: false, and everything due at the call is notified. */
  run(): Promise<boolean> {
    const run = this.running.catch(() => undefined).then(() => this.once());
    this.running = run;
    return run;
  }

  /** Fallbacks and deliveries wait for no more than a batch: a large outage has thousands, and a mail that replaces an alert is late already. */
  private async once(): Promise<boolean> {
    const began = performance.now();
    const inOrder = began - this.lastRunMs < ALIVE_MS;
    this.lastRunMs = began;
    let until: Date | undefined;
    let more = true;
    while (more && performance.now() - began < AT_A_TIME_MS) {
      const { now, ...due } = await this.whatIsDue();
      // What a batch puts off is no part of this run, also where that takes long or the clock goes back meanwhile.
      if (until === undefined || now < until) until = now;
      more = due.groups && (await this.notifyDue(until, inOrder));
      if (due.fallbacks) await this.fallbacks.execute();
      if (due.groups || due.fallbacks) this.deliveries.trigger();
    }
    return more;
  }

  private async whatIsDue(): Promise<{ now: Date; groups: boolean; fallbacks: boolean }> {
    const now = await dueTime(this.database, this.clock);
    return { now, ...(await this.groups.whatIsDue(this.database, now)) };
  }

  /** True where more may be due. */
  private async report(): Promise<boolean> {
    const { queued, more } = await this.reports.execute();
    if (queued > 0) this.deliveries.trigger();
    return more;
  }

  /** A batch of each. True where more may be due. */
  private async notifyDue(now: Date, inOrder: boolean): Promise<boolean> {
    const openings = await this.incidents.findDueOpenings(now, BATCH);
    const resolutions = await this.incidents.findDueResolutions(now, BATCH);
    const groups = await this.groups.findDue(now, BATCH);
    const due: Due[] = [
      ...openings.map((incident) => ({ due: 'opening', incident }) as const),
      ...resolutions.map((incident) => ({ due: 'resolution', incident }) as const),
      ...groups.map((group) => ({ due: 'reminder', group, inOrder }) as const),
    ];
    const notified = await Promise.all(due.map((one) => this.slots.run(() => this.notify(one))));
    return notified.includes(true) && [openings, resolutions, groups].some(({ length }) => length === BATCH);
  }

  /** One that cannot be notified now (identity is down and the recipient is not known yet) must not hold up the others. */
  private async notify(due: Due): Promise<boolean> {
    const id = due.due === 'reminder' ? due.group.groupKey : due.incident.incidentId;
    try {
      const notifying = resumeTrace(this.database, incidentTraceName(id), 'notify group', () => this.notifyGroup.execute(due));
      await endsWithin(ENDS_WITHIN_MS, notifying);
      return true;
    } catch (error) {
      this.logger.warn({ err: error, incident_id: id }, 'notification postponed');
      await this.postpone(due).catch(() => undefined);
      return false;
    }
  }

  private async postpone(due: Due): Promise<void> {
    const until = new Date((await dueTime(this.database, this.clock)).getTime() + POSTPONED_MS);
    if (due.due === 'reminder') await this.groups.postpone(due.group.groupKey, until);
    else await this.incidents.postpone(this.database, due.incident.incidentId, until);
  }
}
