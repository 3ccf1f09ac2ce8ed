import { SECOND_MS } from '@nowahala/kernel';
import { Clock, Database, dueTime, Jobs, LOGGER } from '@nowahala/platform';
import type { JobRunner, Logger } from '@nowahala/platform';
import { Inject, Injectable } from '@nestjs/common';
import type { OnModuleInit } from '@nestjs/common';
import { AnswerInboundMessage } from '../../application/answer-inbound-message.js';
import { INBOUND_MESSAGE_DUE, INBOUND_MESSAGE_TIMES, InboundMessageRepository } from '../../database/inbound-message.repository.js';
import { DeliverDueJob } from './deliver-due.job.js';

const BATCH = 20;

/** Answers what came in by WhatsApp, at once or when those it needs are back. */
@Injectable()
export class AnswerInboundMessagesJob implements OnModuleInit {
  private runner: JobRunner | undefined;

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
      run: () => this.run(),
    });
  }

  trigger(): void {
    this.runner?.trigger();
  }

  async run(): Promise<void> {
    for (let claimed = BATCH; claimed === BATCH;) {
      const now = await dueTime(this.database, this.clock);
      const due = await this.messages.claimDue(now, BATCH);
      claimed = due.length;
      await Promise.all(
        due.map((stored) =>
          this.answer
            .execute(stored, now)
            .catch((error: unknown) => this.logger.warn({ err: error, intent: stored.intent }, 'WhatsApp reply waits for another try')),
        ),
      );
      if (claimed > 0) this.deliveries.trigger();
    }
  }
}
