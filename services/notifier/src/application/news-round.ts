import { Clock, Database, Jobs, LOGGER } from '@nowahala/platform';
import type { JobRunner, Logger } from '@nowahala/platform';
import { Inject, Injectable } from '@nestjs/common';
import type { BeforeApplicationShutdown, OnModuleInit } from '@nestjs/common';
import { whatIsDue } from '../records/due.js';
import { forgetOldReceipts } from '../records/receipts.js';
import { Contacts } from './contacts.js';
import { forgetConfirmations } from './forget-user.js';
import { SendDeliveries } from './send-deliveries.js';
import { SendWeeklyReports } from './send-weekly-reports.js';
import { StandInByMail } from './stand-in-by-mail.js';
import { TellIncidents } from './tell-incidents.js';

const DAY_MS = 24 * 60 * 60_000;

/** What comes round: news that is due is told, what is queued is sent, the copy of contacts is compared. */
@Injectable()
export class NewsRound implements OnModuleInit, BeforeApplicationShutdown {
  private teller: JobRunner | undefined;
  private backfilled = false;
  private telling: Promise<void> = Promise.resolve();

  constructor(
    @Inject(Jobs) private readonly jobs: Jobs,
    @Inject(Clock) private readonly clock: Clock,
    @Inject(Database) private readonly database: Database,
    @Inject(TellIncidents) private readonly incidents: TellIncidents,
    @Inject(StandInByMail) private readonly standIns: StandInByMail,
    @Inject(SendWeeklyReports) private readonly reports: SendWeeklyReports,
    @Inject(SendDeliveries) private readonly sender: SendDeliveries,
    @Inject(Contacts) private readonly contacts: Contacts,
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
  poke(): void {
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
    if (due.news || due.standIns) this.sender.poke();
  }

  private async report(): Promise<void> {
    if (await this.reports.sendDue()) this.sender.poke();
  }

  /** After the start until it worked once; from then on messages keep the copy true. */
  private async compareOnce(): Promise<void> {
    if (this.backfilled) return;
    await this.contacts.backfill();
    this.backfilled = true;
    this.logger.debug('contacts were compared');
  }

  private async forget(): Promise<void> {
    await forgetOldReceipts(this.database, new Date(this.clock.nowMs() - 30 * DAY_MS));
    await forgetConfirmations(this.database);
  }
}
