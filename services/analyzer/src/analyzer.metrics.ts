import { Metrics } from '@nowahala/platform';
import { Injectable } from '@nestjs/common';

const DETECT_SECONDS = [1, 2.5, 5, 10, 15, 20, 30, 45, 60, 120, 300, 900];

/** Public names: charts and alerts of operators rely on names and labels. */
@Injectable()
export class AnalyzerMetrics {
  readonly results;
  readonly dropped;
  readonly stateServers;
  readonly transition;
  readonly regionBlind;
  readonly regionSilent;
  readonly heartbeatsWait;
  readonly detectSeconds;
  readonly explain;
  readonly domainQueries;
  readonly renewals;

  constructor(metrics: Metrics) {
    this.results = metrics.counter('detector_results_total', 'Due slots that have a result', ['region']);
    this.dropped = metrics.counter('detector_dropped_results_total', 'Results that came and could not be stored', ['reason']);
    for (const reason of ['senseless', 'outside_retention']) this.dropped.inc({ reason }, 0);
    this.stateServers = metrics.gauge('detector_state_servers', 'Servers by health', ['state']);
    this.transition = metrics.counter('detector_transition_total', 'Changes of health', ['from', 'to']);
    this.regionBlind = metrics.gauge('detector_region_blind', '1 while no prober of a region sees', ['region']);
    this.regionSilent = metrics.gauge('detector_region_silent', '1 while no prober of a region reports', ['region']);
    this.heartbeatsWait = metrics.gauge(
      'heartbeat_judge_waits_seconds',
      'How long the heartbeat that has waited longest is due to be judged',
    );
    this.detectSeconds = metrics.histogram('incident_detect_seconds', 'First bad answer to incident opened', [], DETECT_SECONDS);
    this.domainQueries = metrics.counter('domain_lookup_total', 'Registries asked when a domain ends', ['result']);
    this.renewals = metrics.counter('renewal_total', 'Warnings of what ends, and renewals noticed', ['kind', 'result']);
    this.explain = metrics.counter('explain_total', 'Explanations by source and result', ['source', 'result']);
  }
}
