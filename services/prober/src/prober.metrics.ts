import { Inject, Injectable } from '@nestjs/common';
import { FAST_SECONDS, Metrics, SETTINGS } from '@nowahala/platform';
import type { PlatformSettings } from '@nowahala/platform';
import type { CheckResult } from './domain/check.js';
import { publicOutcome } from './domain/error-class.js';

@Injectable()
export class ProberMetrics {
  readonly inFlight;
  readonly queueSeconds;
  readonly loopLagSeconds;
  readonly machineLimit;
  private readonly engine;
  private readonly engineReplaced;
  readonly blockedTargets;
  readonly shed;
  readonly shared;
  readonly dropped;
  readonly droppedRequests;
  readonly sight;
  readonly standby;
  readonly blind;
  readonly unprovable;
  readonly stalled;
  private readonly results;
  private readonly region: string;

  constructor(metrics: Metrics, @Inject(SETTINGS) { PROBE_REGION }: PlatformSettings) {
    this.region = PROBE_REGION;
    this.inFlight = metrics.gauge('prober_inflight', 'Checks under way');
    this.queueSeconds = metrics.histogram('prober_queue_seconds', 'Due to started', [], FAST_SECONDS);
    this.loopLagSeconds = metrics.gauge('prober_event_loop_lag_seconds', 'Event-loop lag of the prober');
    this.machineLimit = metrics.gauge('prober_machine_limit', 'What the machine of a prober allows at most', ['limit']);
    this.engine = metrics.gauge('prober_engine', 'One for the engine that dials: native or node', ['engine']);
    this.engineReplaced = metrics.gauge(
      'prober_engine_replaced',
      'One where the sockets of Node serve instead of the engine that is wanted',
    );
    this.blockedTargets = metrics.counter('prober_blocked_target_total', 'Dials the address guard refused', ['reason']);
    this.shed = metrics.counter('prober_shed_total', 'Checks left out because too many waited');
    this.shared = metrics.counter('prober_shared_result_total', 'Checks answered by the result of the very same place');
    this.dropped = metrics.counter('prober_dropped_results_total', 'Results lost because the bus was down for too long');
    this.droppedRequests = metrics.counter('prober_dropped_requests_total', 'Due checks that were not even accepted', ['reason']);
    this.sight = metrics.gauge('prober_sight', 'One for what this prober says of its sight: sees, blind or unprovable', ['state']);
    this.standby = metrics.gauge('prober_standby', 'One while a blind prober leaves its checks to others of its region that see');
    this.blind = metrics.counter(
      'prober_blind_checks_total',
      'Failed checks that do not count, because nothing proved that the prober sees',
    );
    this.unprovable = metrics.counter('prober_unprovable_checks_total', 'Failed checks that count although nothing could prove sight');
    this.stalled = metrics.counter('prober_stalled_checks_total', 'Failed checks during a stall of the event loop', ['result']);
    this.results = metrics.counter('prober_result_total', 'Checks by outcome', ['region', 'method', 'outcome']);
  }

  setEngine(name: 'native' | 'node', isReplacement: boolean): void {
    this.engineReplaced.set(isReplacement ? 1 : 0);
    for (const engine of ['native', 'node']) this.engine.set({ engine }, engine === name ? 1 : 0);
  }

  countResult({ method, outcome }: CheckResult): void {
    this.results.inc({ region: this.region, method, outcome: publicOutcome(outcome) });
  }
}
