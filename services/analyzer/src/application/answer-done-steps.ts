import type { Transaction } from '@nowahala/platform';
import { Injectable } from '@nestjs/common';
import { DoneStepRepository } from '../database/done-step.repository.js';
import type { UnansweredStep } from '../database/done-step.repository.js';
import type { Diagnosis } from '../domain/advice/explain.js';
import type { CheckResult } from '../domain/health/check-result.js';
import { answerOf } from '../domain/incident/done-step.js';
import { incident } from '../domain/incident/incident.js';
import { WithHelpBefore } from './with-help-before.js';

/** What the checks of a batch say of the steps that owners have done. What fails for another cause is explained anew. */
@Injectable()
export class AnswerDoneSteps {
  constructor(
    private readonly doneSteps: DoneStepRepository,
    private readonly help: WithHelpBefore,
  ) {}

  /** `diagnosisOf`: of a failed check that came with evidence. */
  async execute(
    tx: Transaction,
    results: Map<string, CheckResult[]>,
    diagnosisOf: (result: CheckResult) => Diagnosis | undefined,
  ): Promise<void> {
    if (results.size === 0) return;
    for (const step of await this.doneSteps.listUnanswered(tx, [...results.keys()])) {
      const inOrder = results.get(step.serverId)!.toSorted((a, b) => a.startedAt.getTime() - b.startedAt.getTime());
      for (const result of inOrder) if (await this.answer(tx, step, result, diagnosisOf(result))) break;
    }
  }

  private async answer(tx: Transaction, step: UnansweredStep, result: CheckResult, diagnosis: Diagnosis | undefined): Promise<boolean> {
    const answer = answerOf(step, { ...result, situation: diagnosis?.situation ?? '' }, step);
    if (answer === null) return false;
    await this.doneSteps.answer(tx, step.id, answer);
    if (answer === 'changed' && diagnosis) {
      const { situation, cause } = diagnosis;
      const explanation = await this.help.execute(tx, step.serverId, situation, diagnosis.explanation);
      const which = { id: step.incidentId, tenantId: step.workspaceId };
      await tx.handle(incident, which, { type: 'ChangeCause', data: { explanation, situation, cause } });
    }
    return true;
  }
}
