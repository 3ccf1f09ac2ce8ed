import { Inject, Injectable } from '@nestjs/common';
import { type Clock, LOGGER, type UndecidedSpan, sleep, undecidedSpan } from '@nowahala/platform';
import type { Logger } from '@nowahala/platform';
import { BusClock } from './bus-clock.js';
import {
  type CheckReason,
  type CheckRequest,
  type CheckResult,
  type CheckTarget,
  type CompletedCheck,
  type WantsEvidence,
  isFailed,
  unmeasured,
} from '../domain/check.js';
import { Destinations } from '../domain/destinations.js';
import { EvidenceSampler } from '../domain/evidence-sampler.js';
import { SeenCertificates } from '../domain/seen-certificates.js';
import { RecentResults } from '../domain/recent-results.js';
import { Sight } from '../domain/sight.js';
import { ProberMetrics } from '../prober.metrics.js';
import { PROBE } from './ports.js';
import type { Probe } from './ports.js';
import { ProveSight } from './prove-sight.js';

/** Of successful checks so many are worth a trace; of failed ones every one. */
const TRACED_SUCCESSES = 0.001;
/** A loop that stalls three times in a row is an operator's matter. */
const MOST_TRIES = 3;
const CALM_MS = 100;
/** Most checks are over by then. */
const LONG_MS = 1_000;

interface Seen extends Pick<CompletedCheck, 'startedAt' | 'endedAt'> {
  seen: CheckResult;
  /** The line may have been away while it was made. */
  isDoubtful: boolean;
}

/** One check: measured, with evidence for the first failure of its kind, and remembered for those who may share it. */
@Injectable()
export class PerformCheck {
  private readonly sampler = new EvidenceSampler();
  private readonly certificates = new SeenCertificates();

  constructor(
    @Inject(PROBE) private readonly probe: Probe,
    private readonly destinations: Destinations,
    private readonly recent: RecentResults,
    private readonly sight: Sight,
    private readonly proveSight: ProveSight,
    @Inject(BusClock) private readonly clock: Clock,
    private readonly metrics: ProberMetrics,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  async execute(request: CheckRequest): Promise<CompletedCheck> {
    const { target } = request;
    const began = performance.now();
    this.recent.begin(target, began);
    this.metrics.queueSeconds.observe(Math.max(0, this.clock.nowMs() - request.scheduledAt.getTime()) / 1_000);
    const span = undecidedSpan('check', request.traceparent, { 'check.why': request.reason, 'server.id': target.serverId });
    const { startedAt, endedAt, seen } = await this.see(request);
    const result = this.withNewCertificate(target, seen);
    // Evidence that went with a result which does not count was not taken.
    if (!isFailed(result)) this.sampler.forget(target.serverId);
    if (result.errorClass === 'address_blocked') this.metrics.blockedTargets.inc({ reason: 'not_public' });
    this.destinations.learn(target, result);
    this.recent.record(target, result, began);
    return { request, startedAt, endedAt, result, ...keptTrace(span, result) };
  }

  /** Made again where the line was or may have been away: that it is back by now says nothing about the server. */
  private async see(request: CheckRequest): Promise<Seen> {
    const wasBlind = this.sight.state(performance.now()) === 'blind';
    const first = await this.seeOnce(request);
    const isAgain = wasBlind || (first.isDoubtful && this.clock.nowMs() < request.expiresAt.getTime());
    if (!isFailed(first.seen) || !isAgain) return first;
    // Evidence that went with it is lost; where it had none, it was taken before.
    if (first.seen.evidence !== null) this.sampler.forget(request.target.serverId);
    return this.seeOnce(request);
  }

  private async seeOnce(request: CheckRequest): Promise<Seen> {
    const { target } = request;
    const began = performance.now();
    const startedAt = this.clock.now();
    const long = setTimeout(() => this.lookMeanwhile(target, began), LONG_MS);
    const measured = await this.measure(request).finally(() => clearTimeout(long));
    const endedAt = this.clock.now();
    const vote = isFailed(measured) ? await this.proveSight.execute(target, measured, began) : 'counts';
    const seen = vote === 'blind' ? { ...unmeasured('blind', target), loopLagMs: measured.loopLagMs } : measured;
    return { startedAt, endedAt, seen, isDoubtful: vote === 'doubtful' };
  }

  private lookMeanwhile(target: CheckTarget, began: number): void {
    this.proveSight
      .lookMeanwhile(target, began)
      .catch((err: unknown) => this.logger.error({ err }, 'look for the line failed by a defect'));
  }

  /** Asked again where our own event loop stood still, so that a stall does not leave a failure unseen. */
  private async measure({ target, expiresAt, reason }: CheckRequest): Promise<CheckResult> {
    for (let tries = 1; ; tries += 1) {
      const askedAt = performance.now();
      const result = await this.ask(target, reason);
      const position = this.destinations.positionOf(target, result.reached);
      // What may not be dialled could never be reached.
      if (result.errorClass !== 'address_blocked') this.sight.watch(position, askedAt);
      if (result.outcome === 'success') this.sight.recordReached(position, target, askedAt);
      if (!result.stalled) return result;
      const again = tries < MOST_TRIES && this.clock.nowMs() < expiresAt.getTime();
      this.metrics.stalled.inc({ result: again ? 'asked_again' : 'left_out' });
      if (!again) return result;
      await sleep(CALM_MS);
    }
  }

  /** Whether a server that was repaired fails for another cause is seen in the evidence alone. */
  private async ask(target: CheckTarget, reason: CheckReason): Promise<CheckResult> {
    try {
      const wantsEvidence: WantsEvidence = (failed) =>
        this.sampler.wantsEvidence(target.serverId, failed, performance.now()) || reason === 'recovery';
      return await this.probe.check(target, wantsEvidence, this.certificates.isDue(target.serverId, this.clock.nowMs()));
    } catch (err) {
      this.logger.error({ err }, 'check failed by a defect');
      return unmeasured('not_measured', target);
    }
  }

  private withNewCertificate({ serverId }: CheckTarget, { certificate, ...result }: CheckResult): CheckResult {
    if (!certificate || !this.certificates.isWorthReporting(serverId, certificate, this.clock.nowMs())) return result;
    return { ...result, certificate };
  }
}

/** Nothing where nobody will look at the trace. */
function keptTrace(span: UndecidedSpan | undefined, result: CheckResult): Pick<CompletedCheck, 'traceparent'> | undefined {
  if (span === undefined) return undefined;
  if (!isFailed(result) && Math.random() >= TRACED_SUCCESSES) return undefined;
  span.keep({ 'check.outcome': result.outcome, 'check.via': result.via, 'error.type': result.errorClass ?? '' });
  return { traceparent: span.traceparent };
}
