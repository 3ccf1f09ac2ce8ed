import { HOUR_MS, SECOND_MS } from '@nowahala/kernel';
import { invalidFields, newId, Store } from '@nowahala/platform';
import type { Transaction } from '@nowahala/platform';
import { Injectable } from '@nestjs/common';
import { DoneStepRepository } from '../database/done-step.repository.js';
import type { ListedIncident } from '../database/incident.entity.js';
import { helpingStep, stepMeant, waitAfter } from '../domain/incident/done-step.js';
import type { DoneStep } from '../domain/incident/done-step.js';
import { incident as incidentAggregate } from '../domain/incident/incident.js';
import type { OwnerChannel } from '../domain/incident/incident.js';
import { refusals } from '../domain/refusals.js';

/** A prober that is free checks at once; one that comes later than this would answer a question of before. */
const EXPIRES_MS = 20 * SECOND_MS;

export interface StepMark {
  incident: ListedIncident;
  /** From 1; 0: the next one. */
  step: number;
  via: OwnerChannel;
  /** The same one twice is one step. */
  requestId: string | null;
}

/** The owner has done a step: it is kept, and the server is checked at once. `answer-done-steps.ts` says what came of it. */
@Injectable()
export class MarkStepDone {
  constructor(
    private readonly store: Store,
    private readonly doneSteps: DoneStepRepository,
  ) {}

  async execute({ incident, step: asked, via, requestId }: StepMark): Promise<DoneStep> {
    if (incident.heartbeatTrouble !== null) throw refusals.nothingToCheck();
    return this.store.transaction(async (tx) => {
      await tx.lock(`done-step-${incident.id}`);
      const before = requestId === null ? null : await this.doneSteps.find(requestId, incident.id, tx);
      if (before) return before;
      const earlier = await this.doneSteps.list([incident.id], tx);
      const last = earlier.at(-1);
      const steps = incident.explanation.doNow;
      const step = asked === 0 ? stepMeant(last, steps.length) : asked;
      const words = steps[step - 1];
      if (words === undefined) throw invalidFields({ step: 'This incident has no such step.' });
      const waitMs = waitAfter(last, tx.now);
      // A second click, or a client that asks again.
      if (waitMs > 0 && last?.step === step) return last;
      if (waitMs > 0) throw refusals.stepCheckedJustNow(waitMs);
      const done: DoneStep = {
        ...{ id: requestId ?? newId(), incidentId: incident.id, serverId: incident.serverId, workspaceId: incident.workspaceId },
        ...{ situation: incident.situation ?? '', step, words: words.slice(0, 600), via, doneAt: tx.now, answer: null, helped: false },
      };
      // What goes on in some places is asked about as if it had never ended.
      const isOver = incident.status === 'resolved' && !(await this.isNarrowed(tx, incident.id));
      return isOver ? this.afterTheEnd(tx, done, incident, earlier) : this.check(tx, done, incident);
    });
  }

  private async isNarrowed(tx: Transaction, incidentId: string): Promise<boolean> {
    return (await tx.load(incidentAggregate, incidentId)).state.resolvedReason === 'narrowed';
  }

  private async check(tx: Transaction, done: DoneStep, { goodRegions }: ListedIncident): Promise<DoneStep> {
    const { serverId, workspaceId, incidentId, doneAt } = done;
    await this.doneSteps.insert(tx, done);
    const expiresAt = new Date(doneAt.getTime() + EXPIRES_MS);
    // Where some places reach it all the time, one of the others is asked.
    const where = { avoidRegion: '', votedRegions: goodRegions };
    const wanted = { serverId, workspaceId, candidateId: incidentId, dueAt: doneAt, expiresAt, check: 'recovery', ...where };
    await tx.publish('recheck.wanted', wanted, { key: serverId, tenantId: workspaceId });
    return done;
  }

  /** Said when it worked again already: that step has helped, unless an earlier one was said to. */
  private async afterTheEnd(tx: Transaction, done: DoneStep, { resolvedAt }: ListedIncident, earlier: DoneStep[]): Promise<DoneStep> {
    const { state } = await tx.load(incidentAggregate, done.incidentId);
    // Paused, deleted, or another address: nobody knows whether it works.
    if (state.resolvedReason !== 'recovered') throw refusals.closedByHand();
    const answered: DoneStep = { ...done, answer: 'works' };
    const late = resolvedAt === null || done.doneAt.getTime() - resolvedAt.getTime() > HOUR_MS;
    if (late || helpingStep(earlier, resolvedAt)) return answered;
    await this.doneSteps.insert(tx, { ...answered, helped: true });
    return answered;
  }
}
