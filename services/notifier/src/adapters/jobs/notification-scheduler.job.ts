import { Clock, Database, Jobs, LOGGER } from '@nowahala/platform';
import type { JobRunner, Logger } from '@nowahala/platform';
import { Inject, Injectable } from '@nestjs/common';
import type { BeforeApplicationShutdown, OnModuleInit } from '@nestjs/common';
import { whatIsDue } from '../../database/due-work.query.js';
import { pruneReceipts } from '../../database/receipt.repository.js';
import { SyncLocalCopies } from '../../application/sync-local-copies.js';
import { pruneConfirmations } from '../../application/erase-user.js';
import { Deliver } from '../../application/deliver.js';
import { SendWeeklyReports } from '../../application/send-weekly-reports.js';
import { SendEmailFallbacks } from '../../application/send-email-fallbacks.js';
import { NotifyGroups } from '../../application/notify-group.js';

const DAY_MS = 24 * 60 * 60_000;

/** What comes round: news that is due is told, what is queued is sent, the copy of contacts is compared. */
@Injectable()
export class NotificationScheduler implements OnModuleInit, BeforeApplicationShutdown {
  private teller: JobRunner | undefined;
  private backfilled = false;
  private telling: Promise<void> = Promise.resolve();

  constructor(
    @Inject(Jobs) private readonly jobs: Jobs,
    @Inject(Clock) private readonly clock: Clock,
    @Inject(Database) private readonly database: Database,
    @Inject(NotifyGroups) private readonly incidents: NotifyGroups,
    @Inject(SendEmailFallbacks) private readonly standIns: SendEmailFallbacks,
    @Inject(SendWeeklyReports) private readonly reports: SendWeeklyReports,
    @Inject(Deliver) private readonly sender: Deliver,
    @Inject(SyncLocalCopies) private readonly contacts: SyncLocalCopies,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  onModuleInit(): void {
    this.teller = this.jobs.add({ name: 'tell news', everyMs: 500, run: () => this.tell() });
    this.jobs.add({ name: 'send messages', everyMs: 1_000, run: () => this.sender.sendDue() });
    this.jobs.add({ name: 'weekly reports', everyMs: 30_000, run: () => this.report() });
    this.jobs.add({ name: 'compare contacts', everyMs: 60_000, run: () => this.compareOnce() });
    this.jobs.add({ name: 'forget what is over', everyMs: 3_600_000, run: () => this.forget() });
    // A moved clock waits until what fell due was told and has left.
    this.clock.onAdvance(async () => {
      await this.tell();
      await this.report();
      await this.sender.settle();
    });
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.sender.finish();
  }

  /** News came in: look at once. */
  trigger(): void {
    this.teller?.runNow().catch(() => undefined);
  }

  /** One after the other: whoever asks last may rely on everything being told when it is answered. */
  private tell(): Promise<void> {
    this.telling = this.telling.catch(() => undefined).then(() => this.tellOnce());
    return this.telling;
  }

  private async tellOnce(): Promise<void> {
    const due = await whatIsDue(this.database, this.clock.now());
    this.incidents.look();
    if (due.news) await this.incidents.tellDue();
    if (due.standIns) await this.standIns.standIn();
    if (due.news || due.standIns) this.sender.trigger();
  }

  private async report(): Promise<void> {
    if (await this.reports.sendDue()) this.sender.trigger();
  }

  /** After the start until it worked once; from then on messages keep the copy true. */
  private async compareOnce(): Promise<void> {
    if (this.backfilled) return;
    await this.contacts.backfill();
    this.backfilled = true;
    this.logger.debug('contacts were compared');
  }

  private async forget(): Promise<void> {
    await pruneReceipts(this.database, new Date(this.clock.nowMs() - 30 * DAY_MS));
    await pruneConfirmations(this.database);
  }
}
