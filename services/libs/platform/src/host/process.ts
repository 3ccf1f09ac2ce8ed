import type { EventBus } from '../bus/event-bus.js';
import type { Cache } from '../cache/cache.js';
import { MemoryCache } from '../cache/memory-cache.js';
import { RedisCache } from '../cache/redis-cache.js';
import { ProductClock } from '../core/clock.js';
import type { PlatformSettings } from '../config/config.js';
import type { Keyring } from '../config/service-keys.js';
import { createLogger } from '../telemetry/logger.js';
import type { Logger } from '../telemetry/logger.js';
import type { Service } from './service.js';
import { Metrics } from '../telemetry/metrics.js';
import { Host } from './host.js';
import { BusWatch } from './bus-watch.js';
import { DatabaseWatch } from './database-watch.js';
import { SharedConnections } from '../postgres/shared-connections.js';
import { currentlyLeftMs, currentUrgency } from '../rpc/call-context.js';
import { openBus, openBusNowOrLate } from './open-bus.js';
import type { BusOptions } from './open-bus.js';
import { OpsServer } from './ops-server.js';
import { Readiness } from './readiness.js';

export interface ProcessOptions {
  services: Service[];
  settings: PlatformSettings;
  env: NodeJS.ProcessEnv;
  databaseUrl: string;
  /** Of each service. */
  poolSize: number;
  /** All services and the bus share so many connections instead. */
  sharedConnections?: number;
  /** Of a bus that shares no pool. */
  busConnections?: BusOptions['connections'];
  /** Undefined where no service of this process asks or answers others. */
  keyring: Keyring | undefined;
  /** Where this process answers gRPC, if any of its services does. */
  rpcAddress: string | undefined;
  addressOf: (service: string) => string;
  clock?: ProductClock;
  /** Address that metrics and health listen on; undefined leaves them out. */
  opsHost: string | undefined;
}

/** Others have no role of their own in the database, and may not tidy up its log. */
const keepsState = (service: Service): boolean => service.database !== false;

/** One process of the product, with whatever services it was given. */
export class ServiceProcess {
  readonly clock: ProductClock;
  readonly readiness = new Readiness();
  readonly metrics = new Metrics();
  private readonly logger: Logger;
  private bus: EventBus | undefined;
  private busWatch: BusWatch | undefined;
  private databaseWatch: DatabaseWatch | undefined;
  private connections: SharedConnections | undefined;
  private cache: Cache | undefined;
  private ops: OpsServer | undefined;
  host: Host | undefined;

  constructor(private readonly options: ProcessOptions) {
    this.clock = options.clock ?? new ProductClock();
    this.logger = createLogger(options.settings.LOG_LEVEL, options.services.map((service) => service.name).join(','));
  }

  async start(): Promise<void> {
    const { services, env, databaseUrl, poolSize, keyring, rpcAddress, addressOf, opsHost } = this.options;
    // What a service may have of them it has as ServiceKeys.
    const settings = { ...this.options.settings, INTERNAL_SECRET: undefined, SERVICE_KEYS: undefined };
    const { clock, metrics, logger, readiness } = this;
    // One of its own dies with it.
    const usesDatabase = settings.KAFKA_BROKERS.length === 0 || services.some(keepsState);
    if (settings.DATABASE_URL && usesDatabase) this.databaseWatch = DatabaseWatch.start(databaseUrl, logger);
    const needsBus = services.every((service) => service.needsBus);
    const open = services.some((service) => service.needsBus) ? openBus : openBusNowOrLate;
    const { sharedConnections, busConnections } = this.options;
    if (sharedConnections) {
      const work = { rank: currentUrgency, leftMs: currentlyLeftMs };
      this.connections = new SharedConnections({ connectionString: databaseUrl }, sharedConnections, work);
    }
    const { connections } = this;
    const busOptions = { tidiesUp: services.some(keepsState), connections: connections ?? busConnections };
    const bus = (this.bus = await open(settings, databaseUrl, metrics, logger, busOptions));
    const watch = (this.busWatch = new BusWatch(bus, metrics));
    watch.start();
    const cache = (this.cache = settings.REDIS_URL ? new RedisCache(settings.REDIS_URL, clock, logger) : new MemoryCache(clock));
    readiness.addLesser(async () => (cache.connected() ? undefined : 'Redis does not answer'));
    if (needsBus)
      readiness.add(() =>
        bus.ping().then(
          () => undefined,
          () => 'the bus does not answer',
        ),
      );
    else readiness.addLesser(async () => watch.reason());
    const host = (this.host = new Host({
      services,
      settings,
      env,
      databaseUrl,
      poolSize,
      connections,
      bus,
      cache,
      clock,
      metrics,
      logger,
      readiness,
      rpcAddress,
      addressOf,
      keyring,
    }));
    if (opsHost) {
      this.ops = new OpsServer(metrics, {
        ready: () => readiness.reason(),
        degraded: () => readiness.degraded(),
        live: async () => host.standsStill(),
      });
      await this.ops.listen(settings.METRICS_PORT, opsHost);
    }
    await host.start();
  }

  drainConnections(): void {
    this.host?.drainConnections();
  }

  async stop(): Promise<void> {
    await this.host?.stop();
    this.busWatch?.stop();
    await this.bus?.close().catch((error: unknown) => this.logger.warn({ err: error }, 'bus did not close cleanly'));
    await this.connections?.close();
    this.databaseWatch?.stop();
    await this.cache?.close();
    await this.ops?.close();
  }
}
