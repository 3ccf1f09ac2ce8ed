import { Clock, newId, saveTraceContext } from '@nowahala/platform';
import type { Transaction } from '@nowahala/platform';
import { Inject, Injectable } from '@nestjs/common';
import { AnalyzerMetrics } from '../analyzer.metrics.js';
import { ErrorLogRepository } from '../database/error-log.repository.js';
import { ExplanationRepository } from '../database/explanation.repository.js';
import type { HashedQuestion } from '../domain/advice/advisor-question.js';
import { withCatalogueOf } from '../domain/advice/explanation.js';
import type { Explanation } from '../domain/advice/explanation.js';
import type { ErrorLog } from '../domain/error-log/error-log.js';
import { ADVISOR } from './ports.js';
import type { Advisor } from './ports.js';

export interface Refinement {
  explanation: Explanation;
  /** True when the AI will be asked, and a better explanation may follow. */
  pending: boolean;
}

/** Asks for a better explanation without waiting for it: from the cache when the same was asked before, else by a request. */
@Injectable()
export class RequestExplanation {
  private onRequested: () => void = () => undefined;

  constructor(
    @Inject(ADVISOR) private readonly advisor: Advisor,
    private readonly explanations: ExplanationRepository,
    private readonly logs: ErrorLogRepository,
    private readonly metrics: AnalyzerMetrics,
    private readonly clock: Clock,
  ) {}

  /** Called after the commit of each request. */
  afterRequest(listener: () => void): void {
    this.onRequested = listener;
  }

  async execute(
    tx: Transaction,
    { id: errorLogId, workspaceId, serverId }: ErrorLog,
    { question, evidenceHash }: HashedQuestion,
    incidentId: string | null,
  ): Promise<Refinement> {
    const { rules } = question;
    if (!this.advisor.available) return { explanation: rules, pending: false };
    const cached = await this.explanations.findCached(tx, workspaceId, evidenceHash);
    if (cached) {
      // What was observed comes from this check, the rest from an earlier one.
      const explanation = withCatalogueOf(rules, cached);
      await this.logs.explain(tx, errorLogId, explanation);
      tx.afterCommit(() => this.metrics.explain.inc({ source: 'cache', result: 'ok' }));
      return { explanation, pending: false };
    }
    if (!(await this.explanations.mayAsk(tx, workspaceId, tx.now))) {
      tx.afterCommit(() => this.metrics.explain.inc({ source: 'model', result: 'limit' }));
      return { explanation: rules, pending: false };
    }
    const requestedAt = await this.explanations.now(tx, this.clock);
    const request = { id: newId(), workspaceId, errorLogId, incidentId, serverId, evidenceHash, question, requestedAt };
    await this.explanations.addRequest(tx, request);
    await saveTraceContext(tx, traceNameOf(request.id));
    tx.afterCommit(this.onRequested);
    return { explanation: rules, pending: true };
  }
}

export const traceNameOf = (requestId: string): string => `wish-${requestId}`; // stored name
