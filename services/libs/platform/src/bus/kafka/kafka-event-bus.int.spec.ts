import { findKafka, throwawayDatabase } from '@nowahala/testkit';
import { describe, it } from '@jest/globals';
import kafkajs from 'kafkajs';
import { noBusMetrics } from '../bus-metrics.js';
import type { BusUnderTest } from '../contract/bus-under-test.contract.js';
import { eventBusContract } from '../event-bus.contract.js';
import { TopicRegistry } from '../topics.js';
import { KafkaEventBus } from './kafka-event-bus.js';
import { quietRequestQueue } from './kafkajs-timer.js';

/** The shortest a broker allows by default. */
const SESSION_MS = 6_000;
const kafka = await findKafka();

if ('missing' in kafka) {
  process.stderr.write(`The contract was not tried on Kafka: ${kafka.missing}.\n`);
  describe('Kafka as an event bus', () => {
    // oxlint-disable-next-line jest/no-disabled-tests -- reported with its reason; with CI=true findKafka() fails instead
    it.skip(`not tried: ${kafka.missing}`, () => undefined);
  });
} else {
  eventBusContract('Kafka', async (declarations): Promise<BusUnderTest> => {
    const { brokers, outage } = kafka;
    quietRequestQueue();
    const topics = new TopicRegistry(declarations, 'kafka');
    const database = await throwawayDatabase();
    const admin = new kafkajs.Kafka({ brokers, logLevel: kafkajs.logLevel.NOTHING }).admin();
    await admin.connect();
    const open = (onOutOfRange?: () => void) =>
      KafkaEventBus.open({
        brokers,
        topics,
        timings: { sessionMs: SESSION_MS, rebalanceMs: SESSION_MS * 2 },
        metrics: { ...noBusMetrics, offsetOutOfRange: () => onOutOfRange?.() },
      });
    const founder = await open();
    await founder.ensureTopics([]);
    await founder.close();
    return {
      address: { kind: 'kafka', at: brokers.join(','), sessionMs: SESSION_MS },
      topics,
      open,
      expire: async (topic) => {
        const ends = await admin.fetchTopicOffsets(topic);
        await admin.deleteTopicRecords({
          topic,
          partitions: ends.filter(({ high }) => high !== '0').map(({ partition, high }) => ({ partition, offset: high })),
        });
      },
      outage: outage ?? { missing: 'the broker is not ours to freeze' },
      databaseUrl: database.url,
      close: async () => {
        const names = topics.expand([]).map(({ name }) => name);
        await admin.deleteTopics({ topics: names, timeout: 20_000 }).catch(() => undefined);
        await admin.disconnect();
        await database.drop();
        await kafka.stop();
      },
    };
  });
}
