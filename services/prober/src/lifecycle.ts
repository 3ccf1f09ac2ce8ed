import { setTimeout as delay } from 'node:timers/promises';
import { Inject, Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { BUS, CONFIG, Clock, Jobs, LOGGER, Metrics, NameResolver, NetworkPolicy, SETTINGS, parseWebsite } from '@nowahala/platform';
import type { EventBus, Logger, PlatformSettings, Website } from '@nowahala/platform';
import { rereadRequests } from './adapters/topics/check-request-history.consumer.js';
import { CheckResultPublication } from './adapters/topics/check-result.publication.js';
import { ReportLostChecks } from './application/report-lost-checks.js';
import { PerformChecks } from './application/perform-checks.js';
import { PublishResults } from './application/publish-results.js';
import { CheckReferenceTargets } from './application/check-reference-targets.js';
import { NetworkProbe } from './adapters/network/network-probe.js';
import { LoopLag } from './adapters/network/loop-lag.js';
import type { MachineLimits } from './adapters/network/machine-limits.js';
import type { Ping } from './adapters/network/address-check.js';
import { LIMITS, PING } from './tokens.js';
import type { ProberConfig } from './prober.config.js';

const REFERENCES_EVERY_MS = 10_000;
/** Most checks under way end sooner; a stop does not wait for the slowest. */
const FINISH_MS = 5_000;
const PUBLISH_MS = 5_000;

/** Says at start what this machine can do, watches the references, and at the end finishes what is under way. */
@Injectable()
export class Lifecycle implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly stopping = new AbortController();

  constructor(
    @Inject(CONFIG) private readonly config: ProberConfig,
    @Inject(LOGGER) private readonly logger: Logger,
    @Inject(PING) private readonly ping: Ping,
    @Inject(LIMITS) private readonly limits: MachineLimits,
    @Inject(SETTINGS) private readonly settings: PlatformSettings,
    @Inject(BUS) private readonly bus: EventBus,
    @Inject(Clock) private readonly clock: Clock,
    @Inject(Metrics) private readonly metrics: Metrics,
    @Inject(Jobs) private readonly jobs: Jobs,
    @Inject(NetworkProbe) private readonly probe: NetworkProbe,
    @Inject(NetworkPolicy) private readonly policy: NetworkPolicy,
    @Inject(NameResolver) private readonly resolver: NameResolver,
    @Inject(LoopLag) private readonly loopLag: LoopLag,
    @Inject(PerformChecks) private readonly checks: PerformChecks,
    @Inject(PublishResults) private readonly results: PublishResults,
    @Inject(CheckResultPublication) private readonly publication: CheckResultPublication,
  ) {}

  onApplicationBootstrap(): void {
    this.logger.info(
      { ping: this.ping.method, ipv6: this.limits.hasIpv6, openFiles: this.limits.openFiles },
      'the prober is ready to check',
    );
    for (const warning of this.limits.warnings) this.logger.warn({}, warning);
    this.setLimit('open files', this.limits.openFiles);
    this.setLimit('tracked connections', this.limits.trackedConnections);
    void this.reportLostChecks();
    const references = this.references();
    if (references.length === 0) return;
    const watch = new CheckReferenceTargets({
      references,
      check: (target) => this.probe.check(target, () => false),
      report: (health) => this.publication.regionHealth(health),
    });
    this.jobs.add({ name: 'reference-targets', everyMs: REFERENCES_EVERY_MS, run: () => watch.execute() });
  }

  /** The host has stopped reading the bus before. */
  async onModuleDestroy(): Promise<void> {
    this.stopping.abort();
    await this.checks.stop(FINISH_MS);
    await this.results.drain(PUBLISH_MS);
    this.loopLag.close();
    this.resolver.close();
    this.ping.close();
  }

  private setLimit(limit: string, value: number | null): void {
    if (value !== null) this.metrics.proberMachineLimit.set({ limit }, value);
  }

  private async reportLostChecks(): Promise<void> {
    const reportLostChecks = new ReportLostChecks({
      reread: (since) => rereadRequests(this.bus, this.settings.PROBE_REGION, this.policy, since),
      knows: (serverId, scheduledAt) => this.checks.knows(serverId, scheduledAt),
      sink: this.results,
      now: () => this.clock.now(),
      wait: (ms) => delay(ms, undefined, { signal: this.stopping.signal, ref: false }),
    });
    try {
      const count = await reportLostChecks.execute();
      if (count > 0) this.logger.info({ count }, 'checks of before our start are answered with "missed" where nobody did them');
    } catch (fault) {
      if (!this.stopping.signal.aborted) this.logger.warn({ err: fault }, 'checks of before our start could not be accounted for');
    }
  }

  private references(): Website[] {
    return this.config.PROBE_REFERENCE_TARGETS.flatMap((text) => {
      const judged = parseWebsite(text, this.policy);
      if (judged.ok) return [judged.value];
      this.logger.warn({ reason: judged.reason }, 'a reference target cannot be used');
      return [];
    });
  }
}
