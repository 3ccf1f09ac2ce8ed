import type { Logger } from '@nowahala/platform';
import { Clock, LOGGER, Metrics, resumeTrace, Store } from '@nowahala/platform';
import { Inject, Injectable } from '@nestjs/common';
import type { Explanation } from '../domain/advice/explanation.js';
import { explainBetter, rulesStand } from '../domain/incident/incident.js';
import { AskAi, wishNote } from './ask-ai.js';
import { Advisor, Explanations } from './ports/ai.js';
import type { ExplanationWish } from './ports/ai.js';
import { ErrorLogs } from './ports/error-logs.js';
import { Incidents } from './ports/incidents.js';

const AT_ONCE = 4;
const TAKEN_FOR_MS = 20_000;
/** Nobody reads an explanation of so long ago; it is not worth a question. */
const STALE_AFTER_MS = 10 * 60_000;
/** Long enough for the transaction that wished it to commit. */
const COMMIT_MS = 30;

/** Works off the wishes for better explanations, beside the checks, and never in their way. */
@Injectable()
export class ExplainLater {
  private busy = 0;

  constructor(
    private readonly store: Store,
    private readonly clock: Clock,
    private readonly advisor: Advisor,
    private readonly explanations: Explanations,
    private readonly logs: ErrorLogs,
    private readonly incidents: Incidents,
    private readonly metrics: Metrics,
    ai: AskAi,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {
    ai.onWish(() =>
      setTimeout(
        () => void this.run().catch((error: unknown) => this.logger.warn({ err: error }, 'wishes wait for the next second')),
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
        const wish = await this.store.transaction((tx) => this.explanations.take(tx, tx.now, new Date(tx.now.getTime() + TAKEN_FOR_MS)));
        if (!wish) return;
        await resumeTrace(this.store.database, wishNote(wish.id), 'ask AI', () => this.fulfil(wish));
      }
    } finally {
      this.busy -= 1;
    }
  }

  private async fulfil(wish: ExplanationWish): Promise<void> {
    const cached = await this.store.transaction((tx) => this.explanations.cached(tx, wish.workspaceId, wish.evidenceHash));
    const stale = this.clock.nowMs() - wish.wishedAt.getTime() > STALE_AFTER_MS;
    if (cached) this.metrics.explain.inc({ source: 'cache', result: 'ok' });
    const refined = cached ?? (stale ? null : await this.ask(wish));
    if (refined) await this.write(wish, { ...refined, evidence: wish.question.rules.evidence });
    else await this.giveUp(wish);
  }

  private async giveUp(wish: ExplanationWish): Promise<void> {
    await this.store.transaction(async (tx) => {
      // A wish from before the incident says nothing of the one that the incident made for itself.
      if (wish.incidentId) await this.incidents.change(tx, wish.incidentId, wish.workspaceId, rulesStand);
      await this.explanations.done(tx, wish.id);
    });
  }

  /** The question is counted before it is asked, so that no failure can make it free. */
  private async ask(wish: ExplanationWish): Promise<Explanation | null> {
    const allowed = await this.store.transaction((tx) => this.explanations.spend(tx, wish.workspaceId, this.clock.now()));
    if (!allowed) {
      this.metrics.explain.inc({ source: 'model', result: 'limit' });
      return null;
    }
    const answer = await this.advisor.refine(wish.question);
    this.metrics.explain.inc({ source: 'model', result: answer ? 'ok' : 'failed' });
    return answer;
  }

  private async write(wish: ExplanationWish, explanation: Explanation): Promise<void> {
    await this.store.transaction(async (tx) => {
      const { incidentId } = wish;
      const log = await this.logs.byId(tx, wish.errorLogId);
      const openIncident = incidentId ?? log?.incidentId ?? null;
      if (openIncident) await this.incidents.change(tx, openIncident, wish.workspaceId, (state) => explainBetter(state, explanation));
      await this.explanations.remember(tx, wish.workspaceId, wish.evidenceHash, explanation, tx.now);
      await this.logs.explain(tx, wish.errorLogId, explanation);
      await this.explanations.done(tx, wish.id);
    });
  }
}
