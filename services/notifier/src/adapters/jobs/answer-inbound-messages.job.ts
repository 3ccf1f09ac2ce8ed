import { SECOND_MS } from '@nowahala/kernel';
import { Clock, Database, dueTime, endsWithin, Jobs, LOGGER, Semaphore } from '@nowahala/platform';
import type { JobRunner, Logger } from '@nowahala/platform';
import { Inject, Injectable } from '@nestjs/common';
import type { BeforeApplicationShutdown, OnModuleInit } from '@nestjs/common';
import { AnswerInboundMessage } from '../../application/answer-inbound-message.js';
import { INBOUND_MESSAGE_DUE, INBOUND_MESSAGE_TIMES, InboundMessageRepository } from '../../database/inbound-message.repository.js';
import type { StoredInboundMessage } from '../../database/inbound-message.repository.js';
import { DeliverDueJob } from './deliver-due.job.js';

const SLOTS = 20;
/** Longer than everything that a reply waits for. One that never ends must not hold a slot for ever. */
const ENDS_WITHIN_MS = 60 * SECOND_MS;
const STOPS_WITHIN_MS = 25 * SECOND_MS;

/** Answers what came in by WhatsApp, at once or when those it needs are back, so many at a time; no run waits for an answer. */
@Injectable()
export class AnswerInboundMessagesJob implements OnModuleInit, BeforeApplicationShutdown {
  private runner: JobRunner | undefined;
  private readonly underWay = new Set<Promise<void>>();
  private readonly claiming = new Semaphore(1);
  /** What did not come to its end yet, also where its slot was taken away: not begun again beside itself. */
  private readonly inHand = new Set<string>();
  /** There was no slot for what may be due. */
  private isWaiting = false;

  constructor(
    private readonly jobs: Jobs,
    private readonly clock: Clock,
    private readonly database: Database,
    private readonly messages: InboundMessageRepository,
    private readonly answer: AnswerInboundMessage,
    private readonly deliveries: DeliverDueJob,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  onModuleInit(): void {
    this.runner = this.jobs.add({
      name: 'answer inbound messages',
      everyMs: SECOND_MS,
      due: INBOUND_MESSAGE_DUE,
      dueTimes: INBOUND_MESSAGE_TIMES,
      run: async () => void (await this.claim()),
    });
    // A clock moved by a test waits until what was due has been answered.
    this.clock.onAdvance(() => this.run());
  }

  /** What takes longer is answered by whoever comes after. */
  async beforeApplicationShutdown(): Promise<void> {
    await endsWithin(STOPS_WITHIN_MS, Promise.all(this.underWay)).catch(() => undefined);
  }

  trigger(): void {
    this.runner?.trigger();
  }

  /** Resolves when everything that was due is done. */
  async run(): Promise<void> {
    while ((await this.claim()) > 0) await Promise.all(this.underWay);
  }

  /** Begins what is due, as far as there are slots. Answers how many. */
  private claim(): Promise<number> {
    return this.claiming.run(async () => {
      const limit = SLOTS - this.underWay.size;
      this.isWaiting = limit === 0;
      if (limit === 0) return 0;
      const now = await dueTime(this.database, this.clock);
      const claimed = await this.messages.claimDue(now, limit);
      this.isWaiting = claimed.length === limit;
      const due = claimed.filter(({ providerId }) => !this.inHand.has(providerId));
      for (const stored of due) this.begin(stored, now);
      return due.length;
    });
  }

  private begin(stored: StoredInboundMessage, now: Date): void {
    const answering = this.answerTo(stored, now).finally(() => {
      this.underWay.delete(answering);
      this.deliveries.trigger();
      if (this.isWaiting) this.trigger();
    });
    this.underWay.add(answering);
  }

  private async answerTo(stored: StoredInboundMessage, now: Date): Promise<void> {
    const { providerId, intent } = stored;
    this.inHand.add(providerId);
    const answering = this.answer.execute(stored, now).finally(() => this.inHand.delete(providerId));
    try {
      await endsWithin(ENDS_WITHIN_MS, answering);
    } catch (error) {
      this.logger.warn({ err: error, intent }, 'WhatsApp reply waits for another try');
    }
  }
}
