import { Inject, Injectable } from '@nestjs/common';
import { Clock, LOGGER, type UndecidedSpan, undecidedSpan } from '@nowahala/platform';
import type { Logger } from '@nowahala/platform';
import { type CheckRequest, type CheckResult, type CompletedCheck, unmeasured } from '../domain/check.js';
import { Destinations } from '../domain/destinations.js';
import { EvidenceSampler } from '../domain/evidence-sampler.js';
import { RecentResults } from '../domain/recent-results.js';
import { ProberMetrics } from '../prober.metrics.js';
import { PROBE } from './ports.js';
import type { Probe } from './ports.js';

/** Of successful checks so many are worth a trace; of failed ones every one. */
const TRACED_SUCCESSES = 0.001;

/** One check: measured, with evidence for the first failure of its kind, and remembered for those who may share it. */
@Injectable()
export class PerformCheck {
  private readonly sampler = new EvidenceSampler();

  constructor(
    @Inject(PROBE) private readonly probe: Probe,
    private readonly destinations: Destinations,
    private readonly recent: RecentResults,
    private readonly clock: Clock,
    private readonly metrics: ProberMetrics,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  async execute(request: CheckRequest): Promise<CompletedCheck> {
    const { target } = request;
    const startedAt = this.clock.now();
    this.metrics.queueSeconds.observe(Math.max(0, startedAt.getTime() - request.scheduledAt.getTime()) / 1_000);
    const span = undecidedSpan('check', request.traceparent, { 'check.why': request.reason, 'server.id': target.serverId });
    let result: CheckResult;
    try {
      result = await this.probe.check(target, (failed) => this.sampler.wantsEvidence(target.serverId, failed, performance.now()));
    } catch (err) {
      this.logger.error({ err }, 'check failed by a defect');
      result = unmeasured('not_measured', target);
    }
    if (result.outcome === 'success') this.sampler.recordSuccess(target.serverId);
    if (result.errorClass === 'address_blocked') this.metrics.blockedTargets.inc({ reason: 'not_public' });
    this.destinations.learn(target, result);
    this.recent.record(target, result, performance.now());
    return { request, startedAt, endedAt: this.clock.now(), result, ...keptTrace(span, result) };
  }
}

/** Nothing where nobody will look at the trace. */
function keptTrace(span: UndecidedSpan | undefined, result: CheckResult): Pick<CompletedCheck, 'traceparent'> | undefined {
  if (span === undefined) return undefined;
  if ((result.outcome === 'success' || result.outcome === 'unknown') && Math.random() >= TRACED_SUCCESSES) return undefined;
  span.keep({ 'check.outcome': result.outcome, 'check.via': result.via, 'error.type': result.errorClass ?? '' });
  return { traceparent: span.traceparent };
}
