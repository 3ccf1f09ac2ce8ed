import { DAY_MS, HOUR_MS } from '@nowahala/kernel';
import { Clock, LOGGER, Store } from '@nowahala/platform';
import type { Logger, Transaction } from '@nowahala/platform';
import { Inject, Injectable } from '@nestjs/common';
import { AnalyzerMetrics } from '../analyzer.metrics.js';
import { RenewalRepository } from '../database/renewal.repository.js';
import type { RenewalDetails } from '../database/renewal.repository.js';
import { endsSoon, judgeRenewal } from '../domain/renewal/renewal.js';
import { PUBLISH_RENEWAL } from './ports.js';
import type { PublishRenewal } from './ports.js';

const AT_ONCE = 100;
/** Nothing is said of what nobody watches; a pause may end. */
const PAUSED_MS = 6 * HOUR_MS;
const FAILED_MS = HOUR_MS;
const REMEMBERED_MS = 3 * HOUR_MS;
/** So many in a row are no fault of theirs. */
const FAILED_AT_MOST = 10;

/** Tells of each mark once, in the transaction that remembers it, and of renewals that were noticed. RULES.md#renewals */
@Injectable()
export class WarnOfRenewals {
  constructor(
    private readonly store: Store,
    private readonly clock: Clock,
    private readonly renewals: RenewalRepository,
    private readonly metrics: AnalyzerMetrics,
    @Inject(PUBLISH_RENEWAL) private readonly publish: PublishRenewal,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  async execute(): Promise<void> {
    for (let failed = 0; ;) {
      const judging: { renewal?: RenewalDetails } = {};
      try {
        const claimed = await this.store.transaction(async (tx) => {
          const now = await this.renewals.now(tx, this.clock);
          const due = await this.renewals.claimDue(tx, now, AT_ONCE);
          for (const renewal of due) await this.judge(tx, (judging.renewal = renewal), now);
          return due.length;
        });
        if (claimed < AT_ONCE) return;
      } catch (error) {
        failed += 1;
        if (!judging.renewal || failed > FAILED_AT_MOST) throw error;
        await this.postpone(judging.renewal, error);
      }
    }
  }

  /** One that cannot be judged holds up no other: they are claimed again without it. */
  private async postpone(renewal: RenewalDetails, error: unknown): Promise<void> {
    const { workspaceId, kind } = renewal;
    this.logger.error({ err: error, workspace_id: workspaceId, kind }, 'a renewal could not be judged');
    await this.store.transaction(async (tx) => {
      const now = await this.renewals.now(tx, this.clock);
      await this.renewals.postpone(tx, renewal, new Date(now.getTime() + FAILED_MS));
    });
  }

  private async judge(tx: Transaction, renewal: RenewalDetails, now: Date): Promise<void> {
    if (renewal.serverIds === null) return this.end(tx, renewal, now);
    if (renewal.paused) {
      const nextAt = new Date(now.getTime() + PAUSED_MS);
      return this.renewals.remember(tx, renewal, { warned: renewal.warned, warnedEndsAt: renewal.warnedEndsAt, nextAt });
    }
    const verdict = judgeRenewal(renewal, now);
    await this.renewals.remember(tx, renewal, verdict);
    if (verdict.warn !== null && renewal.kind === 'certificate' && (await this.renewals.isWarned(tx, renewal, verdict.warn))) return;
    if (verdict.renewed) await this.publish.done(tx, renewal, renewal.warnedEndsAt!);
    if (verdict.warn !== null) await this.publish.due(tx, renewal, verdict.warn);
    const result = verdict.warn !== null ? 'warned' : verdict.renewed ? 'renewed' : null;
    if (result) tx.afterCommit(() => this.metrics.renewals.inc({ kind: renewal.kind, result }));
  }

  /**
   * A certificate that is no server's first to end any more: it was renewed, another one ends before it, or its servers are gone. One
   * that was warned of is remembered while it may come back.
   */
  private async end(tx: Transaction, renewal: RenewalDetails, now: Date): Promise<void> {
    const next = renewal.kind === 'certificate' && renewal.warned > 0 ? await this.renewals.successor(tx, renewal) : null;
    if (!next) return this.renewals.delete(tx, renewal);
    const isLater = next.endsAt.getTime() >= renewal.endsAt.getTime() + DAY_MS && !endsSoon({ ...next, kind: 'certificate' }, now);
    const isRenewed = next.isGone && isLater && renewal.warnedEndsAt !== null;
    const nextAt = new Date(now.getTime() + REMEMBERED_MS);
    await this.renewals.remember(tx, renewal, { warned: renewal.warned, warnedEndsAt: isRenewed ? null : renewal.warnedEndsAt, nextAt });
    if (!isRenewed) return;
    // By the new one, so that of several that it replaced one message goes out.
    const renewed = { ...renewal, subject: next.fingerprint, startsAt: next.startsAt, endsAt: next.endsAt, company: next.issuer };
    await this.publish.done(tx, { ...renewed, serverIds: [next.serverId], serverNames: [next.serverName] }, renewal.endsAt);
    tx.afterCommit(() => this.metrics.renewals.inc({ kind: 'certificate', result: 'renewed' }));
  }
}
