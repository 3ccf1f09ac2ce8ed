import 'reflect-metadata';
import { DAY_MS } from '@nowahala/kernel';
import { NestFactory } from '@nestjs/core';
import type { INestApplicationContext, INestMicroservice } from '@nestjs/common';
import type { NestMicroservice } from '@nestjs/microservices';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { ParkedMessages } from '../bus/consumer/parked-messages.js';
import type { EventBus } from '../bus/event-bus.js';
import { sleep } from '../concurrency/sleep.js';
import type { Cache } from '../cache/cache.js';
import type { ProductClock } from '../core/clock.js';
import type { SharedConnections } from '../postgres/shared-connections.js';
import type { PlatformSettings } from '../config/config.js';
import { ServiceKeys } from '../config/service-keys.js';
import type { Keyring } from '../config/service-keys.js';
import { rebuildOutdated } from '../event-store/rebuild.js';
import { Store } from '../event-store/store.js';
import { Jobs } from '../jobs/jobs.js';
import type { WatchFor } from '../jobs/jobs.js';
import { agreedTime } from '../database/agreed-time.js';
import { deleteOld } from '../database/delete-old.js';
import { Leases } from '../database/leases.js';
import { createLogger, NestLogger } from '../telemetry/logger.js';
import type { Logger } from '../telemetry/logger.js';
import { BusStrategy, PassErrorsOn } from '../messaging/bus-strategy.js';
import { OUTBOX_WAITS, OutboxRelay } from '../outbox/outbox-relay.js';
import { RpcClients } from '../rpc/rpc-client.js';
import { RpcServer } from '../rpc/rpc-server.js';
import type { Service } from './service.js';
import type { Metrics } from '../telemetry/metrics.js';
import { MetricsSampler } from './metrics-sampler.js';
import { ConnectionDraining } from './connection-draining.js';
import { databaseOf } from './database-of.js';
import { instanceIdOf } from './instance-id.js';
import { openLookout } from './open-lookout.js';
import type { OpenLookout } from './open-lookout.js';
import { PlatformModule } from './platform.module.js';
import type { ServiceContext } from './platform.module.js';
import { Readiness } from './readiness.js';
import { settingsOfServices } from './service-settings.js';

/** What differs between one machine and a cluster. */
export interface HostOptions {
  services: Service[];
  settings: PlatformSettings;
  env: NodeJS.ProcessEnv;
  databaseUrl: string;
  /** Connections per service. */
  poolSize: number;
  /** Shared by all services instead. */
  connections?: SharedConnections | undefined;
  bus: EventBus;
  cache: Cache;
  clock: ProductClock;
  metrics: Metrics;
  logger: Logger;
  readiness: Readiness;
  /** Where this process answers gRPC; undefined when none of its services does. */
  rpcAddress: string | undefined;
  addressOf: (service: string) => string;
  keyring: Keyring | undefined;
}

interface HostedService {
  context: ServiceContext;
  app: INestApplicationContext;
  microservice: INestMicroservice;
  strategy: BusStrategy;
  relay: OutboxRelay | undefined;
}

const MAX_BODY_BYTES = 1024 * 1024;
/** The lookout sees rows before that. */
const RELAY_UNASKED_MS = 300_000;
/** Connections that the system keeps until they are accepted; Linux allows as many (`somaxconn`). Past Node's 511 a client waits a second or more. */
const BACKLOG = 4_096;

/** Starts services in written order inside this process, and stops them in reverse. */
export class Host {
  private readonly hosted: HostedService[] = [];
  private readonly clients: RpcClients;
  private readonly looking: OpenLookout;
  private rpcServer: RpcServer | undefined;
  private metricsSampler: MetricsSampler | undefined;
  private readonly draining: ConnectionDraining[] = [];

  constructor(private readonly options: HostOptions) {
    this.looking = openLookout(options);
    this.clients = new RpcClients(options.addressOf, options.keyring, '', {
      observe: (method, code, seconds) => options.metrics.grpcClientSeconds.observe({ method, code }, seconds),
      localMethod: (path) => this.rpcServer?.localMethod(path),
    });
  }

  async start(): Promise<void> {
    const { settings, services, rpcAddress, keyring, logger, metrics, readiness } = this.options;
    const configs = settingsOfServices(services, this.options.env);
    const contexts = await Promise.all(services.map((service, index) => this.prepare(service, configs[index])));
    for (const context of contexts) this.hosted.push(await this.create(context));
    if (rpcAddress && keyring) {
      this.rpcServer = new RpcServer({ address: rpcAddress, keyring, logger });
      for (const { context, app } of this.hosted)
        for (const { definition, implementation, askedBy } of context.service.rpc ?? [])
          this.rpcServer.add(definition, app.get(implementation), { service: context.service.name, askedBy });
      await this.rpcServer.start();
    }
    for (const { relay } of this.hosted) relay?.start();
    // Jobs need not wait until the bus has removed the consumers of a process that died.
    for (const { context } of this.hosted) context.jobs.start();
    this.looking.start();
    await Promise.all(
      this.hosted.map(async ({ microservice, strategy }) => Promise.race([microservice.listen(), strategy.goesOnWithoutBus])),
    );
    for (const hosted of this.hosted) this.watch(hosted, readiness);
    readiness.markStarted();
    this.metricsSampler = new MetricsSampler(
      metrics,
      readiness,
      new Map(contexts.flatMap(({ service, database }) => (database ? [[service.name, database]] : []))),
    );
    this.metricsSampler.start();
    for (const { context, app } of this.hosted)
      if (context.service.http) {
        this.draining.push(new ConnectionDraining((app as NestFastifyApplication).getHttpServer()));
        await (app as NestFastifyApplication).listen({ port: settings.PORT, host: settings.LISTEN_ADDRESS, backlog: BACKLOG });
      }
  }

  /** Undefined while everything makes progress; a reason means: restart me. */
  standsStill(): string | undefined {
    const hanging = this.hosted.flatMap(({ strategy, context }) => [
      ...strategy.hanging(),
      ...context.jobs.hanging().map((job) => `the job ${job}`),
    ]);
    if (hanging.length > 0) return `does not end: ${hanging.join(', ')}`;
    return this.hosted.every(({ strategy }) => strategy.healthy()) ? undefined : 'a consumer makes no progress';
  }

  /** A provider of a hosted service; for specs and operator verbs. */
  get<T>(service: string, token: unknown): T {
    const found = this.hosted.find(({ context }) => context.service.name === service);
    if (!found) throw new Error(`${service} does not run here`);
    return found.app.get(token as never, { strict: false });
  }

  /** From now on callers are asked to open their next connection elsewhere. */
  drainConnections(): void {
    for (const answers of this.draining) answers.start();
  }

  async stop(): Promise<void> {
    this.options.readiness.markDraining();
    this.metricsSampler?.stop();
    const reversed = [...this.hosted].reverse();
    const quietly = async (what: string, work: Promise<unknown>): Promise<void> => {
      await work.catch((error: unknown) => this.options.logger.warn({ err: error, what }, 'shutdown step failed'));
    };
    await quietly('last answers', Promise.all(this.draining.map((answers) => answers.drained())));
    for (const { app, context } of reversed) if (context.service.http) await quietly('http', app.close());
    await quietly('open connections', Promise.all(this.draining.map((answers) => answers.closed())));
    await quietly('subscriptions', Promise.all(reversed.map(({ strategy }) => strategy.close())));
    await quietly('lookout', this.looking.stop());
    await quietly('jobs', Promise.all(reversed.map(({ context }) => context.jobs.stop())));
    await quietly('relays', Promise.all(reversed.map(async ({ relay }) => relay?.stop())));
    // Running calls may still need other services.
    if (this.rpcServer) await quietly('rpc', this.rpcServer.stop());
    this.clients.close();
    for (const { app, context } of reversed) if (!context.service.http) await quietly('app', app.close());
    for (const { context } of reversed) if (context.database) await quietly('database', context.database.close());
  }

  private async prepare(service: Service, config: unknown): Promise<ServiceContext> {
    const { settings, clock, metrics, cache, bus, databaseUrl, poolSize, connections } = this.options;
    const logger = createLogger(settings.LOG_LEVEL, service.name);
    const watchFor: WatchFor = (watched) => this.looking.lookout.watch({ schema: service.name, ...watched });
    const jobs = new Jobs(clock, logger, undefined, service.database === false ? undefined : watchFor, (prepare) =>
      metrics.beforeReading(prepare),
    );
    const keys = new ServiceKeys(this.options.keyring, service.name, service.purposes ?? []);
    const shared = { service, settings, config, clock, logger, metrics, cache, bus, clients: this.clients.as(service.name), keys, jobs };
    if (service.database === false) return shared;
    const database = databaseOf(service, { url: databaseUrl, poolSize, connections, logger });
    await database.connect();
    if (settings.MIGRATE_ON_START) {
      await database.migrate();
      await rebuildOutdated(database, service.aggregates ?? []);
    }
    const leases = new Leases(database.vital, instanceIdOf(settings));
    await leases
      .releasePreviousIncarnation()
      .catch((err: unknown) => logger.warn({ err }, 'leases of the previous incarnation not released; they expire'));
    let triggerRelay: () => void = () => undefined;
    const context: ServiceContext = {
      ...shared,
      database,
      leases,
      store: new Store({
        database,
        clock,
        producer: service.name,
        aggregates: service.aggregates ?? [],
        dueTransactions: service.dueTransactions,
        onOutbox: () => triggerRelay(),
      }),
    };
    const relay = new OutboxRelay({
      database,
      bus,
      leases,
      logger,
      lookEveryMs: RELAY_UNASKED_MS,
      onPublished: (count, result) => metrics.outboxPublish.inc({ result }, result === 'ok' ? count : 1),
    });
    triggerRelay = () => relay.trigger();
    jobs.watch(OUTBOX_WAITS, () => relay.rowsSeen());
    this.relays.set(context, relay);
    context.jobs.add({
      name: 'prune-platform-tables',
      everyMs: 3_600_000,
      run: async () => {
        const now = (await agreedTime(database, clock)).getTime() - clock.offset;
        await deleteOld(database, 'inbox', 'processed_at', new Date(now - 31 * DAY_MS));
        await deleteOld(database, 'trace_note', 'noted_at', new Date(now - 7 * DAY_MS));
      },
    });
    return context;
  }

  private readonly relays = new Map<ServiceContext, OutboxRelay>();

  private async create(context: ServiceContext): Promise<HostedService> {
    const { service, bus, store, database, settings, logger, metrics } = context;
    const strategy = new BusStrategy({
      service: service.name,
      bus,
      needsBus: service.needsBus === true,
      store,
      parked: database && new ParkedMessages(database),
      region: settings.PROBE_REGION,
      logger,
      metrics,
    });
    const root = {
      module: class ServiceRoot {},
      imports: [PlatformModule.for(context, this.options.readiness, strategy.standby), service.module],
    };
    const nestLogger = new NestLogger(logger);
    const relay = this.relays.get(context);
    if (!service.http) {
      const app = await NestFactory.createMicroservice(root, { strategy, logger: nestLogger, abortOnError: false });
      app.useGlobalFilters(new PassErrorsOn());
      // Otherwise Nest runs the hooks when it initialises and again when it registers the handlers: everything twice.
      (app as NestMicroservice).setIsInitHookCalled(true);
      await app.init();
      return { context, app, microservice: app, strategy, relay };
    }
    // A prober's thread needs none of it.
    const { FastifyAdapter } = await import('@nestjs/platform-fastify');
    const app = await NestFactory.create<NestFastifyApplication>(
      root,
      new FastifyAdapter({
        bodyLimit: MAX_BODY_BYTES,
        // Requests that arrive while the server is draining are still answered.
        return503OnClosing: false,
        routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
        trustProxy: service.http.trustedProxies?.(context.config) ?? false,
        ...(service.http.unroutable && { frameworkErrors: service.http.unroutable }),
      } as never),
      { logger: nestLogger, rawBody: true, abortOnError: false },
    );
    const microservice = app.connectMicroservice({ strategy }, { inheritAppConfig: false, deferInitialization: true });
    microservice.useGlobalFilters(new PassErrorsOn());
    await service.http.prepare(app);
    await app.init();
    // Its hooks have run with the application; listening must not run them again.
    (microservice as NestMicroservice).setIsInitHookCalled(true);
    return { context, app, microservice, strategy, relay };
  }

  private watch({ context, strategy }: HostedService, readiness: Readiness): void {
    const { service, database } = context;
    if (database) {
      readiness.add(async () => {
        const reached = await Promise.race([
          database.query('SELECT 1').then(
            () => true,
            () => false,
          ),
          sleep(2_000, false, { ref: false }),
        ]);
        return reached ? undefined : `${service.name} cannot reach its database`;
      });
    }
    const reading = async () => (strategy.reading && strategy.healthy() ? undefined : `${service.name} does not read its topics`);
    if (service.needsBus) readiness.add(reading);
    else readiness.addLesser(reading);
  }
}
