import { MINUTE_MS, SECOND_MS } from '@nowahala/kernel';
import type { Language } from '@nowahala/kernel';
import { Clock, resumeTrace, Store } from '@nowahala/platform';
import { Inject, Injectable } from '@nestjs/common';
import { AnalyzerMetrics } from '../analyzer.metrics.js';
import { IdentityClient } from '../clients/identity.client.js';
import { ErrorLogRepository } from '../database/error-log.repository.js';
import type { ExplanationRequest } from '../database/explanation-request.entity.js';
import { ExplanationRepository } from '../database/explanation.repository.js';
import { withCatalogueOf } from '../domain/advice/explanation.js';
import type { Explanation } from '../domain/advice/explanation.js';
import { inLanguageOf, withWordsOf } from '../domain/advice/question-in-language.js';
import { incident } from '../domain/incident/incident.js';
import { ADVISOR } from './ports.js';
import type { Advisor } from './ports.js';
import { traceNameOf } from './request-explanation.js';

const CLAIMED_FOR_MS = 20 * SECOND_MS;
/** An older request is not worth a question any more. */
const STALE_AFTER_MS = 10 * MINUTE_MS;

/** Asks the AI about one request after the other, beside the checks. */
@Injectable()
export class RefineExplanations {
  constructor(
    private readonly store: Store,
    private readonly clock: Clock,
    @Inject(ADVISOR) private readonly advisor: Advisor,
    private readonly explanations: ExplanationRepository,
    private readonly logs: ErrorLogRepository,
    private readonly identity: IdentityClient,
    private readonly metrics: AnalyzerMetrics,
  ) {}

  /** Until no request is left. Several may run side by side. */
  async execute(): Promise<void> {
    while (this.advisor.available) {
      const request = await this.store.transaction(async (tx) => {
        const now = await this.explanations.now(tx, this.clock);
        return this.explanations.claimRequest(tx, now, new Date(now.getTime() + CLAIMED_FOR_MS));
      });
      if (!request) return;
      await resumeTrace(this.store.database, traceNameOf(request.id), 'ask AI', () => this.fulfil(request));
    }
  }

  private async fulfil(request: ExplanationRequest): Promise<void> {
    const cached = await this.explanations.findCached(this.store.database, request.workspaceId, request.evidenceHash);
    if (cached) this.metrics.explain.inc({ source: 'cache', result: 'ok' });
    const now = await this.explanations.now(this.store.database, this.clock);
    const stale = now.getTime() - request.requestedAt.getTime() > STALE_AFTER_MS;
    const refined = cached ?? (stale ? null : await this.ask(request));
    if (refined) await this.publish(request, withCatalogueOf(request.question.rules, refined));
    else await this.giveUp(request);
  }

  private async giveUp({ id, incidentId, workspaceId }: ExplanationRequest): Promise<void> {
    await this.store.transaction(async (tx) => {
      // A request from before the incident says nothing about the one that the incident made for itself.
      if (incidentId) await tx.handle(incident, { id: incidentId, tenantId: workspaceId }, { type: 'KeepExplanation' });
      await this.explanations.deleteRequest(tx, id);
    });
  }

  /** The question is counted before it is asked, so that a failure never makes it free. */
  private async ask({ workspaceId, errorLogId, question }: ExplanationRequest): Promise<Explanation | null> {
    const allowed = await this.store.transaction((tx) => this.explanations.spend(tx, workspaceId, this.clock.now()));
    if (!allowed) {
      this.metrics.explain.inc({ source: 'model', result: 'limit' });
      return null;
    }
    const asked = inLanguageOf(question, await this.languageOf(errorLogId));
    const answer = await this.advisor.refine(asked);
    this.metrics.explain.inc({ source: 'model', result: answer ? 'ok' : 'failed' });
    return answer && withWordsOf(question.rules, answer, asked.language);
  }

  /** That of the owner; English where nobody can say. */
  private async languageOf(errorLogId: string): Promise<Language> {
    const log = await this.logs.find(errorLogId);
    return log ? this.identity.languageOf(log.userId) : 'en';
  }

  private async publish(request: ExplanationRequest, explanation: Explanation): Promise<void> {
    const { id, workspaceId, errorLogId, evidenceHash } = request;
    await this.store.transaction(async (tx) => {
      const incidentId = request.incidentId ?? (await this.logs.find(errorLogId, tx))?.incidentId;
      if (incidentId)
        await tx.handle(incident, { id: incidentId, tenantId: workspaceId }, { type: 'ExplainIncident', data: { explanation } });
      await this.explanations.cache(tx, workspaceId, evidenceHash, explanation, tx.now);
      await this.logs.explain(tx, errorLogId, explanation);
      await this.explanations.deleteRequest(tx, id);
    });
  }
}
