import type { Logger } from '@nowahala/platform';
import { Clock, LOGGER, Metrics, resumeTrace, Store } from '@nowahala/platform';
import { Inject, Injectable } from '@nestjs/common';
import type { Explanation } from '../domain/advice/explanation.js';
import { explainBetter, rulesStand } from '../domain/incident/incident.js';
import { RequestExplanation, traceNameOf } from './request-explanation.js';
import { Advisor, Explanations } from './ports/ai.js';
import type { ExplanationRequest } from './ports/ai.js';
import { ErrorLogs } from './ports/error-logs.js';
import { Incidents } from './ports/incidents.js';

const AT_ONCE = 4;
const TAKEN_FOR_MS = 20_000;
/** Nobody reads an explanation of so long ago; it is not worth a question. */
const STALE_AFTER_MS = 10 * 60_000;
/** Long enough for the transaction that made it to commit. */
const COMMIT_MS = 30;

/** Works off the effects for better explanations, beside the checks, and never in their way. */
@Injectable()
export class RefineExplanations {
  private busy = 0;

  constructor(
    private readonly store: Store,
    private readonly clock: Clock,
    private readonly advisor: Advisor,
    private readonly explanations: Explanations,
    private readonly logs: ErrorLogs,
    private readonly incidents: Incidents,
    private readonly metrics: Metrics,
    ai: RequestExplanation,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {
    ai.onRequest(() =>
      setTimeout(
        () => void this.run().catch((error: unknown) => this.logger.warn({ err: error }, 'effects wait for the next second')),
        COMMIT_MS,
      ).unref(),
    );
  }

  async run(): Promise<void> {
    if (!this.advisor.available) return;
    const workers = Array.from({ length: AT_ONCE - this.busy }, () => this.workOff());
    await Promise.all(workers);
  }

  private async workOff(): Promise<void> {
    this.busy += 1;
    try {
      for (;;) {
        const request = await this.store.transaction((tx) =>
          this.explanations.claimRequest(tx, tx.now, new Date(tx.now.getTime() + TAKEN_FOR_MS)),
        );
        if (!request) return;
        await resumeTrace(this.store.database, traceNameOf(request.id), 'ask AI', () => this.fulfil(request));
      }
    } finally {
      this.busy -= 1;
    }
  }

  private async fulfil(request: ExplanationRequest): Promise<void> {
    const cached = await this.store.transaction((tx) => this.explanations.findCached(tx, request.workspaceId, request.evidenceHash));
    const stale = this.clock.nowMs() - request.requestedAt.getTime() > STALE_AFTER_MS;
    if (cached) this.metrics.explain.inc({ source: 'cache', result: 'ok' });
    const refined = cached ?? (stale ? null : await this.ask(request));
    if (refined) await this.write(request, { ...refined, evidence: request.question.rules.evidence });
    else await this.giveUp(request);
  }

  private async giveUp(request: ExplanationRequest): Promise<void> {
    await this.store.transaction(async (tx) => {
      // A request from before the incident says nothing of the one that the incident made for itself.
      if (request.incidentId) await this.incidents.change(tx, request.incidentId, request.workspaceId, rulesStand);
      await this.explanations.deleteRequest(tx, request.id);
    });
  }

  /** The question is counted before it is asked, so that no failure can make it free. */
  private async ask(request: ExplanationRequest): Promise<Explanation | null> {
    const allowed = await this.store.transaction((tx) => this.explanations.spend(tx, request.workspaceId, this.clock.now()));
    if (!allowed) {
      this.metrics.explain.inc({ source: 'model', result: 'limit' });
      return null;
    }
    const answer = await this.advisor.refine(request.question);
    this.metrics.explain.inc({ source: 'model', result: answer ? 'ok' : 'failed' });
    return answer;
  }

  private async write(request: ExplanationRequest, explanation: Explanation): Promise<void> {
    await this.store.transaction(async (tx) => {
      const { incidentId } = request;
      const log = await this.logs.find(tx, request.errorLogId);
      const openIncident = incidentId ?? log?.incidentId ?? null;
      if (openIncident) await this.incidents.change(tx, openIncident, request.workspaceId, (state) => explainBetter(state, explanation));
      await this.explanations.cache(tx, request.workspaceId, request.evidenceHash, explanation, tx.now);
      await this.logs.explain(tx, request.errorLogId, explanation);
      await this.explanations.deleteRequest(tx, request.id);
    });
  }
}
