import type { Transaction } from '@nowahala/platform';
import { Injectable } from '@nestjs/common';
import { DoneStepRepository } from '../database/done-step.repository.js';
import type { UnansweredStep } from '../database/done-step.repository.js';
import { ResponseTimeRepository } from '../database/response-time.repository.js';
import { SlowServerRepository } from '../database/slow-server.repository.js';
import type { Diagnosis } from '../domain/advice/explain.js';
import type { CheckResult } from '../domain/health/check-result.js';
import { answerOf } from '../domain/incident/done-step.js';
import { incident } from '../domain/incident/incident.js';
import { usualAt } from '../domain/slow/baseline.js';
import { slowPolicy } from '../domain/slow/slow-policy.js';
import { WithHelpBefore } from './with-help-before.js';

/** What the checks of a batch say of the steps that owners have done. What fails for another cause is explained anew. */
@Injectable()
export class AnswerDoneSteps {
  constructor(
    private readonly doneSteps: DoneStepRepository,
    private readonly help: WithHelpBefore,
    private readonly responseTimes: ResponseTimeRepository,
    private readonly slowServers: SlowServerRepository,
  ) {}

  /** `diagnosisOf`: of a failed check that came with evidence. */
  async execute(
    tx: Transaction,
    results: readonly CheckResult[],
    diagnosisOf: (result: CheckResult) => Diagnosis | undefined,
  ): Promise<void> {
    if (results.length === 0) return;
    const byServer = Map.groupBy(results, ({ serverId }) => serverId);
    for (const step of await this.doneSteps.listUnanswered(tx, [...byServer.keys()])) {
      const inOrder = byServer.get(step.serverId)!.toSorted((a, b) => a.startedAt.getTime() - b.startedAt.getTime());
      for (const result of inOrder) if (await this.answer(tx, step, result, diagnosisOf(result))) break;
    }
  }

  private async answer(tx: Transaction, step: UnansweredStep, result: CheckResult, diagnosis: Diagnosis | undefined): Promise<boolean> {
    const isQuick = step.kind !== 'slow' || (await this.isQuick(tx, result));
    const answer = answerOf(step, { ...result, situation: diagnosis?.situation ?? '', isQuick }, step);
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

  private async isQuick(tx: Transaction, { serverId, responseUs, scheduledAt, region }: CheckResult): Promise<boolean> {
    const ms = (responseUs ?? 0) / 1_000;
    if (ms <= slowPolicy.floorMs) return true;
    const learnedFrom = (await this.slowServers.find(tx, serverId))?.learnedFrom?.getTime() ?? 0;
    const at = scheduledAt.getTime();
    const learned = await this.responseTimes.learned(tx, serverId, new Date(Math.max(learnedFrom, at - slowPolicy.learnedForMs)), tx.now);
    const usual = usualAt(at, learned.get(region) ?? []);
    return usual !== null && ms <= usual.goodUpToMs;
  }
}
