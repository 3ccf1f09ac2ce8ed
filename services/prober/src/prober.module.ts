import { Module } from '@nestjs/common';
import { BUS, CONFIG, Clock, LOGGER, Metrics, NameResolver, NetworkPolicy, SETTINGS, shardOf } from '@nowahala/platform';
import type { EventBus, Logger, PlatformSettings } from '@nowahala/platform';
import { CheckRequestConsumer } from './adapters/topics/check-request.consumer.js';
import { CheckResultPublication } from './adapters/topics/check-result.publication.js';
import { gaugesOn } from './prober.metrics.js';
import { PerformChecks } from './application/perform-checks.js';
import type { ProberGauges } from './application/ports.js';
import { PublishResults } from './application/publish-results.js';
import { choosePing } from './adapters/network/icmp/choose-ping.js';
import { NetworkProbe } from './adapters/network/network-probe.js';
import { PRODUCT_LIMITS } from './adapters/network/deadline.js';
import { LoopLag } from './adapters/network/loop-lag.js';
import { type MachineLimits, readMachineLimits, safeConcurrency } from './adapters/network/machine-limits.js';
import type { Ping } from './adapters/network/address-check.js';
import { Lifecycle } from './lifecycle.js';
import { GAUGES, LIMITS, PING } from './tokens.js';
import type { ProberConfig } from './prober.config.js';
import { userAgent } from './adapters/network/http/user-agent.js';

@Module({
  controllers: [CheckRequestConsumer],
  providers: [
    Lifecycle,
    { provide: PING, useFactory: () => choosePing() },
    { provide: LIMITS, inject: [CONFIG], useFactory: (config: ProberConfig) => readMachineLimits(config.PROBE_CONCURRENCY) },
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
    {
      provide: GAUGES,
      inject: [Metrics, SETTINGS],
      useFactory: (metrics: Metrics, settings: PlatformSettings) => gaugesOn(metrics, settings.PROBE_REGION),
    },
    {
      provide: LoopLag,
      inject: [Metrics],
      useFactory: (metrics: Metrics) => new LoopLag((ms) => metrics.proberLoopLagSeconds.set(ms / 1_000)),
    },
    {
      provide: CheckResultPublication,
      inject: [BUS, Clock, SETTINGS],
      useFactory: (bus: EventBus, clock: Clock, settings: PlatformSettings) =>
        new CheckResultPublication(bus, clock, settings.PROBE_REGION),
    },
    {
      provide: PublishResults,
      inject: [CheckResultPublication, GAUGES, LOGGER],
      useFactory: (publication: CheckResultPublication, gauges: ProberGauges, logger: Logger) =>
        new PublishResults({
          shardOf,
          publish: (batches) => publication.results(batches),
          gauges,
          onTrouble: (fault) => logger.warn({ err: fault }, 'the bus does not take results; they are kept for five minutes'),
        }),
    },
    {
      provide: NetworkProbe,
      inject: [NameResolver, NetworkPolicy, PING, LIMITS, LoopLag, Clock, SETTINGS, CONFIG],
      useFactory: (
        resolver: NameResolver,
        policy: NetworkPolicy,
        ping: Ping,
        limits: MachineLimits,
        loopLag: LoopLag,
        clock: Clock,
        settings: PlatformSettings,
        config: ProberConfig,
      ) =>
        new NetworkProbe({
          resolver,
          policy,
          ping,
          loopLag,
          limits: PRODUCT_LIMITS,
          hasIpv6: limits.hasIpv6,
          userAgent: userAgent(settings.publicUrl, config.SUPPORT_EMAIL),
          region: settings.PROBE_REGION,
          takenAt: () => clock.now().toISOString(),
        }),
    },
    {
      provide: PerformChecks,
      inject: [NetworkProbe, NetworkPolicy, Clock, PublishResults, GAUGES, CONFIG, LIMITS, LOGGER],
      useFactory: (
        probe: NetworkProbe,
        policy: NetworkPolicy,
        clock: Clock,
        sink: PublishResults,
        gauges: ProberGauges,
        config: ProberConfig,
        limits: MachineLimits,
        logger: Logger,
      ) =>
        new PerformChecks({
          check: (target, wantsEvidence) => probe.check(target, wantsEvidence),
          policy,
          clock,
          sink,
          gauges,
          concurrency: safeConcurrency(config.PROBE_CONCURRENCY, limits.openFiles),
          onDefect: (fault) => logger.error({ err: fault }, 'a check failed by a fault of our own'),
        }),
    },
  ],
})
export class ProberModule {}
