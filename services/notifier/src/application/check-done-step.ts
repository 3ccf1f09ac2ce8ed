import { SECOND_MS } from '@nowahala/kernel';
import { idFrom, Refusal } from '@nowahala/platform';
import { Injectable } from '@nestjs/common';
import { AnalyzerClient } from '../clients/analyzer.client.js';
import { InboundMessageRepository } from '../database/inbound-message.repository.js';
import type { StoredInboundMessage } from '../database/inbound-message.repository.js';
import type { DoneReply } from '../domain/done-reply.js';
import type { StepOutcome } from '../domain/step-outcome.js';

/** A check takes ten seconds at most. */
const LONGEST_WAIT_MS = 12 * SECOND_MS;

/** Says to the analyzer that a step is done, and what came of it. It throws where the analyzer is away. */
@Injectable()
export class CheckDoneStep {
  constructor(
    private readonly messages: InboundMessageRepository,
    private readonly analyzer: AnalyzerClient,
  ) {}

  /**
   * Null while the check is under way: the message is due again in a second. Repeating it marks no second step; where another incident
   * of the same alert has taken the place of one that ended meanwhile, it is a step of that one.
   */
  async execute({ providerId }: StoredInboundMessage, incidentId: string, { step }: DoneReply, now: Date): Promise<StepOutcome | null> {
    try {
      const done = await this.analyzer.markStepDone(incidentId, step ?? 0, idFrom('done', providerId, incidentId));
      if (done.answer !== '') return { answer: done.answer, nextStep: done.nextStep };
      if (now.getTime() - done.doneAt.getTime() > LONGEST_WAIT_MS) return { answer: 'unchecked', nextStep: 0 };
      await this.messages.postpone(providerId, new Date(now.getTime() + SECOND_MS));
      return null;
    } catch (error) {
      if (!(error instanceof Refusal) || error.kind === 'unavailable') throw error;
      return { answer: error.kind === 'limited' ? 'just-checked' : 'no-such-step', nextStep: 0 };
    }
  }
}
