import { Inject, Module, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { CONFIG, type Clock, LOGGER, NameResolver, NetworkPolicy, SETTINGS, instanceIdOf, newId, sleep } from '@nowahala/platform';
import type { Logger, PlatformSettings } from '@nowahala/platform';
import { ReportLostChecksJob } from './adapters/jobs/report-lost-checks.job.js';
import { ReportSightJob } from './adapters/jobs/report-sight.job.js';
import { StandByJob } from './adapters/jobs/stand-by.job.js';
import { chooseEngine } from './adapters/network/engine/choose-engine.js';
import { PROBE_ENGINE } from './adapters/network/engine/probe-engine.js';
import type { ProbeEngine } from './adapters/network/engine/probe-engine.js';
import { userAgent } from './adapters/network/http/user-agent.js';
import { choosePing } from './adapters/network/icmp/choose-ping.js';
import { PING } from './adapters/network/icmp/ping.js';
import type { Ping } from './adapters/network/icmp/ping.js';
import { LoopLag } from './adapters/network/loop-lag.js';
import { hasPublicIpv6, readMachineLimits, tooLow } from './adapters/network/machine-limits.js';
import { NetworkProbe } from './adapters/network/network-probe.js';
import { NetworkReferenceProbe } from './adapters/network/reference-probe.js';
import { referencesOf } from './adapters/network/reference-targets.js';
import { PRODUCT_LIMITS } from './adapters/network/probe-context.js';
import { BusHistoryReader } from './adapters/topics/bus-history.consumer.js';
import { CheckRequestConsumer } from './adapters/topics/check-request.consumer.js';
import { CheckResultPublication } from './adapters/topics/check-result.publication.js';
import { AskForProof } from './application/ask-for-proof.js';
import { BusClock } from './application/bus-clock.js';
import { PerformCheck } from './application/perform-check.js';
import {
  BUS_HISTORY,
  MACHINE_LIMITS,
  NAME_SERVERS,
  PROBE,
  PROBER_ID,
  REFERENCES,
  REFERENCE_PROBE,
  RESULT_PUBLISHER,
} from './application/ports.js';
import type { MachineLimits, NameServers, Probe } from './application/ports.js';
import { ProveSight } from './application/prove-sight.js';
import { PublishResults } from './application/publish-results.js';
import { RecallSight } from './application/recall-sight.js';
import { ReportLostChecks } from './application/report-lost-checks.js';
import { ReportSight } from './application/report-sight.js';
import { RunChecks } from './application/run-checks.js';
import { StandBy } from './application/stand-by.js';
import { Destinations } from './domain/destinations.js';
import { RecentResults } from './domain/recent-results.js';
import { Sight } from './domain/sight.js';
import type { ProberConfig } from './prober.config.js';
import { ProberMetrics } from './prober.metrics.js';

/** Most checks under way end sooner; a stop does not wait for the slowest. */
const FINISH_MS = 5_000;
const PUBLISH_MS = 5_000;
const GONE_MS = 1_000;
/** A question that was lost is asked again after a second and a half. */
const ENDING_MS = 3_000;

@Module({
  controllers: [CheckRequestConsumer],
  providers: [
    AskForProof,
    BusClock,
    PerformCheck,
    ProberMetrics,
    ProveSight,
    PublishResults,
    RecallSight,
    RecentResults,
    ReportLostChecks,
    ReportLostChecksJob,
    ReportSight,
    ReportSightJob,
    RunChecks,
    Sight,
    StandBy,
    StandByJob,
    { provide: PROBER_ID, inject: [SETTINGS], useFactory: (settings: PlatformSettings) => instanceIdOf(settings) ?? newId() },
    {
      provide: REFERENCE_PROBE,
      inject: [PROBE, NameResolver, PROBE_ENGINE],
      useFactory: (probe: Probe, resolver: NameResolver, engine: ProbeEngine) => new NetworkReferenceProbe(probe, resolver, engine),
    },
    {
      provide: REFERENCES,
      inject: [CONFIG, NetworkPolicy, LOGGER],
      useFactory: (config: ProberConfig, policy: NetworkPolicy, logger: Logger) =>
        referencesOf(config.PROBE_REFERENCE_TARGETS, policy, logger),
    },
    {
      provide: NAME_SERVERS,
      inject: [NameResolver],
      useFactory: (resolver: NameResolver): NameServers => ({ answerFor: (ending) => resolver.answersFor(ending, ENDING_MS) }),
    },
    { provide: RESULT_PUBLISHER, useClass: CheckResultPublication },
    { provide: BUS_HISTORY, useClass: BusHistoryReader },
    { provide: MACHINE_LIMITS, inject: [CONFIG], useFactory: (config: ProberConfig) => readMachineLimits(config.PROBE_CONCURRENCY) },
    {
      provide: PROBE_ENGINE,
      inject: [CONFIG, NetworkPolicy, MACHINE_LIMITS, ProberMetrics, LOGGER],
      useFactory: (
        config: ProberConfig,
        policy: NetworkPolicy,
        { concurrency }: MachineLimits,
        metrics: ProberMetrics,
        logger: Logger,
      ): Promise<ProbeEngine> =>
        chooseEngine({
          wanted: config.PROBE_ENGINE,
          policy,
          concurrency,
          onServing(engine, err) {
            metrics.setEngine(engine, err !== null);
            if (err !== null) logger.warn({ engine, err }, 'native engine not usable');
          },
        }),
    },
    { provide: PING, inject: [PROBE_ENGINE], useFactory: async (engine: ProbeEngine) => engine.ping ?? (await choosePing()) },
    {
      provide: NetworkPolicy,
      inject: [CONFIG],
      useFactory: (config: ProberConfig) => NetworkPolicy.parse(config.PROBE_ALLOW_NETWORKS, config.PROBE_OWN_NETWORKS),
    },
    {
      provide: NameResolver,
      inject: [CONFIG],
      useFactory: (config: ProberConfig) => new NameResolver({ servers: config.PROBE_DNS_SERVERS }),
    },
    { provide: Destinations, inject: [NetworkPolicy], useFactory: (policy: NetworkPolicy) => new Destinations(policy) },
    {
      provide: LoopLag,
      inject: [ProberMetrics, PROBE_ENGINE],
      useFactory: (metrics: ProberMetrics, engine: ProbeEngine) =>
        new LoopLag(
          (ms) => metrics.loopLagSeconds.set(ms / 1_000),
          undefined,
          (since) => engine.stallsSince(since),
        ),
    },
    {
      provide: PROBE,
      inject: [NameResolver, NetworkPolicy, PROBE_ENGINE, PING, LoopLag, BusClock, SETTINGS, CONFIG],
      useFactory: (
        resolver: NameResolver,
        policy: NetworkPolicy,
        engine: ProbeEngine,
        ping: Ping,
        loopLag: LoopLag,
        clock: Clock,
        { PROBE_REGION: region, publicUrl }: PlatformSettings,
        config: ProberConfig,
      ): Probe =>
        new NetworkProbe({
          resolver,
          policy,
          engine,
          ping,
          loopLag,
          region,
          hasIpv6: () => hasPublicIpv6(),
          limits: PRODUCT_LIMITS,
          userAgent: userAgent(publicUrl, config.SUPPORT_EMAIL),
          takenAt: () => clock.now().toISOString(),
          realMs: () => clock.nowMs() - clock.offset,
        }),
    },
  ],
})
export class ProberModule implements OnApplicationBootstrap, OnModuleDestroy {
  constructor(
    @Inject(CONFIG) private readonly config: ProberConfig,
    @Inject(LOGGER) private readonly logger: Logger,
    @Inject(MACHINE_LIMITS) private readonly limits: MachineLimits,
    @Inject(PROBE_ENGINE) private readonly engine: ProbeEngine,
    @Inject(PING) private readonly ping: Ping,
    private readonly metrics: ProberMetrics,
    private readonly resolver: NameResolver,
    private readonly loopLag: LoopLag,
    private readonly checks: RunChecks,
    private readonly results: PublishResults,
    private readonly reportSight: ReportSight,
  ) {}

  onApplicationBootstrap(): void {
    const { openFiles, trackedConnections, hasIpv6 } = this.limits;
    this.logger.info({ engine: this.engine.name, ping: this.ping.method, ipv6: hasIpv6, open_files: openFiles }, 'prober ready');
    for (const limit of tooLow(this.limits, this.config.PROBE_CONCURRENCY))
      this.logger.warn({ limit, value: this.limits[limit], concurrency: this.config.PROBE_CONCURRENCY }, 'machine limit too low');
    if (openFiles !== null) this.metrics.machineLimit.set({ limit: 'open files' }, openFiles);
    if (trackedConnections !== null) this.metrics.machineLimit.set({ limit: 'tracked connections' }, trackedConnections);
  }

  /** In this order: the host has stopped reading the bus before; results need the bus, checks under way need the network. */
  async onModuleDestroy(): Promise<void> {
    await this.checks.stop(FINISH_MS);
    await this.results.drain(PUBLISH_MS);
    await Promise.race([this.reportSight.sayGone().catch(() => undefined), sleep(GONE_MS, undefined, { ref: false })]);
    this.loopLag.close();
    this.resolver.close();
    this.ping.close();
    await this.engine.close();
  }
}
