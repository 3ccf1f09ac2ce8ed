import { describe, expect, it } from '@jest/globals';
import { parseConfig, platformSettings } from '../../config/config.js';
import { openBus } from '../../host/open-bus.js';
import { createLogger } from '../../telemetry/logger.js';
import { Metrics } from '../../telemetry/metrics.js';
import { isTransient } from '../consumer/transient.js';
import { newGroup, numbered, read, until } from '../contract/reader.contract.js';
import { contractTopics } from '../contract/topics.contract.js';
import { FatalBusError } from '../event-bus.js';
import { TopicRegistry } from '../topics.js';
import { KafkaEventBus } from './kafka-event-bus.js';
import { kafkaSecurityOf } from './kafka-security.js';

const { CI, KAFKA_SECURE_BROKERS, KAFKA_SECURE_CA } = process.env;
if (!KAFKA_SECURE_BROKERS) {
  const missing = 'tls-on-kafka is skipped: KAFKA_SECURE_BROKERS is not set (.ci/kafka/start.sh starts a broker that has them)';
  if (CI === 'true') throw new Error(missing);
  process.stderr.write(`${missing}\n`);
}

const settingsWith = (changes: NodeJS.ProcessEnv) =>
  parseConfig(platformSettings, {
    KAFKA_BROKERS: KAFKA_SECURE_BROKERS,
    KAFKA_TLS: 'true',
    KAFKA_CA_FILE: KAFKA_SECURE_CA,
    KAFKA_SASL_MECHANISM: 'scram-sha-512',
    KAFKA_USERNAME: 'nowahala',
    KAFKA_PASSWORD: 'open sesame',
    MIGRATE_ON_START: 'false',
    ...changes,
  });

(KAFKA_SECURE_BROKERS ? describe : describe.skip)('a Kafka that speaks TLS and asks who is there', () => {
  it.each(['plain', 'scram-sha-512'])('is published to and read with %s', async (mechanism) => {
    const settings = settingsWith({ KAFKA_SASL_MECHANISM: mechanism });
    const declarations = contractTopics(1);
    const topic = declarations[0]!.name;
    const bus = await KafkaEventBus.open({
      brokers: settings.KAFKA_BROKERS,
      security: kafkaSecurityOf(settings),
      topics: new TopicRegistry(declarations, 'kafka'),
    });
    try {
      await bus.ensureTopics([]);
      const sent = numbered(topic, 24, 24);
      await bus.publish(sent);
      const group = newGroup();
      const { got } = await read(bus, topic, { group });
      // A group that settles may be given some of it twice.
      await until('all of it is read', () => sent.every(({ id }) => got.some((one) => one.id === id)));
      expect(await bus.groups()).toContain(group);
    } finally {
      await bus.close();
    }
  });

  it.each([
    ['a wrong password (plain)', { KAFKA_SASL_MECHANISM: 'plain', KAFKA_PASSWORD: 'wrong' }, /does not let us in: .*Check KAFKA_USERNAME/],
    ['a wrong password (SCRAM)', { KAFKA_PASSWORD: 'wrong' }, /does not let us in: .*Check KAFKA_USERNAME/],
    ['a mechanism it does not know', { KAFKA_SASL_MECHANISM: 'scram-sha-256' }, /does not let us in: .*KAFKA_SASL_MECHANISM/],
    ['a certificate from a CA nobody named', { KAFKA_CA_FILE: '' }, /certificate is not trusted: .*KAFKA_CA_FILE or NODE_EXTRA_CA_CERTS/],
  ])('refuses the start with a sentence for %s', async (_what, changes, sentence) => {
    const startedAt = performance.now();
    const refusal: unknown = await openBus(settingsWith(changes), '', new Metrics(), createLogger('silent', 'spec')).catch(
      (error: unknown) => error,
    );
    expect(refusal).toBeInstanceOf(FatalBusError);
    expect((refusal as Error).message).toMatch(sentence);
    expect(isTransient(refusal)).toBe(false);
    expect(performance.now() - startedAt).toBeLessThan(15_000);
  });
});
