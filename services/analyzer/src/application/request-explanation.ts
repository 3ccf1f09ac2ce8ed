import { Metrics, saveTraceContext, newId } from '@nowahala/platform';
import type { EvidenceSnapshot, Transaction } from '@nowahala/platform';
import { Injectable } from '@nestjs/common';
import type { ApplicationError } from '../domain/advice/application-errors/pattern.js';
import type { ApplicationDiagnosis } from '../domain/advice/application-errors/explain-application-error.js';
import type { Diagnosis } from '../domain/advice/explain.js';
import type { Explanation } from '../domain/advice/explanation.js';
import { evidenceHash, observationsOf, quoteFrom, namesIn, withoutNames } from '../domain/advice/advisor-question.js';
import { Advisor, Explanations } from './ports/ai.js';
import type { AdvisorQuestion } from './ports/ai.js';
import type { ErrorLog } from './ports/error-logs.js';
import { ErrorLogs } from './ports/error-logs.js';

export interface Refined {
  explanation: Explanation;
  /** True when the AI will be asked, and a better explanation may follow. */
  pending: boolean;
}

/** Asks for a better explanation without waiting for it: from memory when the same was asked before, else by a request. */
@Injectable()
export class RequestExplanation {
  private listener: () => void = () => undefined;

  constructor(
    private readonly advisor: Advisor,
    private readonly explanations: Explanations,
    private readonly logs: ErrorLogs,
    private readonly metrics: Metrics,
  ) {}

  /** Called when there is a new request; the worker begins at once and finds it after the commit. */
  onRequest(listener: () => void): void {
    this.listener = listener;
  }

  async aboutCheck(
    tx: Transaction,
    log: ErrorLog,
    evidence: EvidenceSnapshot,
    diagnosis: Diagnosis,
    incidentId: string | null,
  ): Promise<Refined> {
    const names = namesIn(evidence);
    const quote = quoteFrom(withoutNames(evidence.http?.title ?? '', names));
    return this.about(
      tx,
      log,
      incidentId,
      { observations: observationsOf(evidence), quote, rules: diagnosis.explanation, names },
      diagnosis.situation,
    );
  }

  async aboutApplication(tx: Transaction, log: ErrorLog, error: ApplicationError, diagnosis: ApplicationDiagnosis): Promise<Refined> {
    const observations = { watched: 'program', level: error.level };
    return this.about(
      tx,
      log,
      null,
      { observations, quote: quoteFrom(`${error.message} ${error.stack}`), rules: diagnosis.explanation, names: [] },
      diagnosis.situation,
    );
  }

  private async about(
    tx: Transaction,
    log: ErrorLog,
    incidentId: string | null,
    question: AdvisorQuestion,
    situation: string,
  ): Promise<Refined> {
    if (!this.advisor.available) return { explanation: question.rules, pending: false };
    const hash = evidenceHash(question.observations, question.quote, situation);
    const known = await this.explanations.findCached(tx, log.workspaceId, hash);
    if (known) {
      // The facts are those of another day; what was seen this time comes from this check.
      const explanation = { ...known, evidence: question.rules.evidence };
      await this.logs.explain(tx, log.id, explanation);
      tx.afterCommit(() => this.metrics.explain.inc({ source: 'cache', result: 'ok' }));
      return { explanation, pending: false };
    }
    if (!(await this.explanations.mayAsk(tx, log.workspaceId, tx.now))) {
      tx.afterCommit(() => this.metrics.explain.inc({ source: 'model', result: 'limit' }));
      return { explanation: question.rules, pending: false };
    }
    const id = newId();
    await this.explanations.addRequest(tx, {
      id,
      workspaceId: log.workspaceId,
      errorLogId: log.id,
      incidentId,
      serverId: log.serverId,
      evidenceHash: hash,
      question,
      requestedAt: tx.now,
    });
    await saveTraceContext(tx, traceNameOf(id));
    this.listener();
    return { explanation: question.rules, pending: true };
  }
}

export const traceNameOf = (requestId: string): string => `wish-${requestId}`;
