import { Module } from '@nestjs/common';
import type { DynamicModule, Provider } from '@nestjs/common';
import { ParkedMessages } from '../bus/consumer/parked-messages.js';
import type { EventBus } from '../bus/event-bus.js';
import type { Cache } from '../cache/cache.js';
import { Clock, ProductClock } from '../core/clock.js';
import type { PlatformSettings } from '../config/config.js';
import { ServiceKeys } from '../config/service-keys.js';
import { Database } from '../database/database.js';
import { nestTypeorm, typeorm } from '../database/typeorm.js';
import { Store } from '../event-store/store.js';
import { Idempotency } from '../database/idempotency.js';
import { Jobs } from '../jobs/jobs.js';
import { ErasureRequests } from '../database/erasure-requests.js';
import { Leases } from '../database/leases.js';
import { Standby } from '../messaging/standby.js';
import type { Logger } from '../telemetry/logger.js';
import { DirectPublisher } from '../outbox/direct-publisher.js';
import { RpcClients } from '../rpc/rpc-client.js';
import type { Service } from './service.js';
import { Metrics } from '../telemetry/metrics.js';
import { Readiness } from './readiness.js';
import { BUS, CACHE, CONFIG, LOGGER, SETTINGS } from './tokens.js';

/** What a host hands to a service. */
export interface ServiceContext {
  service: Service;
  settings: PlatformSettings;
  config: unknown;
  clock: ProductClock;
  logger: Logger;
  metrics: Metrics;
  cache: Cache;
  bus: EventBus;
  clients: RpcClients;
  keys: ServiceKeys;
  jobs: Jobs;
  database?: Database;
  store?: Store;
  leases?: Leases;
}

@Module({})
export class PlatformModule {
  static for(context: ServiceContext, readiness: Readiness, standby: Standby): DynamicModule {
    const { service, settings, config, clock, logger, metrics, cache, bus, clients, keys, jobs, database, store, leases } = context;
    const { entities = [] } = service;
    const providers: Provider[] = [
      { provide: SETTINGS, useValue: settings },
      { provide: CONFIG, useValue: config },
      { provide: LOGGER, useValue: logger },
      { provide: CACHE, useValue: cache },
      { provide: BUS, useValue: bus },
      { provide: Clock, useValue: clock },
      { provide: ProductClock, useValue: clock },
      { provide: Metrics, useValue: metrics },
      { provide: RpcClients, useValue: clients },
      { provide: ServiceKeys, useValue: keys },
      { provide: Jobs, useValue: jobs },
      { provide: Standby, useValue: standby },
      { provide: DirectPublisher, useValue: new DirectPublisher(bus, clock, service.name) },
      { provide: Readiness, useValue: readiness },
    ];
    if (database && store && leases) {
      providers.push(
        { provide: Database, useValue: database },
        { provide: typeorm().DataSource, useValue: database.dataSource },
        { provide: Store, useValue: store },
        { provide: Leases, useValue: leases },
        { provide: ErasureRequests, useValue: new ErasureRequests(database) },
        { provide: Idempotency, useValue: new Idempotency(database, clock, logger) },
        { provide: ParkedMessages, useValue: new ParkedMessages(database) },
      );
    }
    return {
      module: PlatformModule,
      global: true,
      imports: entities.length > 0 ? [nestTypeorm().TypeOrmModule.forFeature(entities)] : [],
      providers,
      exports: [
        ...providers.map((provider) => (provider as { provide: symbol }).provide),
        ...(entities.length > 0 ? [nestTypeorm().TypeOrmModule] : []),
      ],
    };
  }
}
