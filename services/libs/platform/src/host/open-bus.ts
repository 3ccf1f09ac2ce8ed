import { topicDeclarations } from '@nowahala/contracts';
import type { EventBus } from '../bus/event-bus.js';
import { RetriableBusError } from '../bus/event-bus.js';
import { KafkaEventBus } from '../bus/kafka/kafka-event-bus.js';
import { kafkaSecurityOf } from '../bus/kafka/kafka-security.js';
import type { BusConnections } from '../bus/postgres/bus-database.js';
import { PgEventBus } from '../bus/postgres/pg-event-bus.js';
import { TopicRegistry } from '../bus/topics.js';
import type { PlatformSettings } from '../config/config.js';
import type { Logger } from '../telemetry/logger.js';
import type { Metrics } from '../telemetry/metrics.js';
import { busLogOf, busMetricsOf } from './bus-observer.js';
import { instanceIdOf } from './instance-id.js';
import { LateBus } from './late-bus.js';

/** The topics of the bus that these settings choose. */
export const topicsOf = ({ KAFKA_BROKERS }: Pick<PlatformSettings, 'KAFKA_BROKERS'>): TopicRegistry =>
  new TopicRegistry(topicDeclarations, KAFKA_BROKERS.length === 0 ? 'embedded' : 'kafka');

export interface BusOptions {
  /** Default true; false for a process that may not delete what is older than its topic keeps. */
  tidiesUp?: boolean;
  /** Of the bus in PostgreSQL. */
  connections?: BusConnections | undefined;
}

/** KAFKA_BROKERS chooses: Kafka when set, else the log in PostgreSQL. */
export async function openBus(
  settings: PlatformSettings,
  databaseUrl: string,
  metrics: Metrics,
  logger: Logger,
  { tidiesUp = true, connections }: BusOptions = {},
): Promise<EventBus> {
  const observers = { metrics: busMetricsOf(metrics), log: busLogOf(logger) };
  if (settings.KAFKA_BROKERS.length === 0) {
    return PgEventBus.open({
      connection: databaseUrl,
      topics: topicsOf(settings),
      migrate: settings.MIGRATE_ON_START,
      tidiesUp,
      ...(connections && { connections }),
      ...observers,
    });
  }
  const bus = await openKafka(settings, metrics, logger);
  try {
    if (settings.MIGRATE_ON_START) await bus.ensureTopics(settings.regions);
    return bus;
  } catch (error) {
    // It is opened again and again until it works.
    await bus.close();
    throw error;
  }
}

/** For what only Kafka can be asked. */
export function openKafka(settings: PlatformSettings, metrics: Metrics, logger: Logger): Promise<KafkaEventBus> {
  return KafkaEventBus.open({
    brokers: settings.KAFKA_BROKERS,
    security: kafkaSecurityOf(settings),
    topics: topicsOf(settings),
    instanceId: instanceIdOf(settings),
    metrics: busMetricsOf(metrics),
    log: busLogOf(logger),
  });
}

/** As `openBus`, but where Kafka is away the process starts without it. Wrong credentials and the like are refused all the same. */
export async function openBusNowOrLate(...given: Parameters<typeof openBus>): Promise<EventBus> {
  const [settings, , , logger] = given;
  try {
    return await openBus(...given);
  } catch (error) {
    if (!(error instanceof RetriableBusError) || settings.KAFKA_BROKERS.length === 0) throw error;
    logger.warn({ err: error }, 'bus not reached; the process starts without it');
    return new LateBus(() => openBus(...given), logger);
  }
}
