import { expect, it } from '@jest/globals';
import { parseConfig, platformSettings } from '@nowahala/platform';
import { awaitRelease } from '../src/ops/await-release.js';
import { startProblem } from '../src/start-problem.js';

const { CI, KAFKA_SECURE_BROKERS, KAFKA_SECURE_CA } = process.env;
if (!KAFKA_SECURE_BROKERS) {
  const missing = 'refused-on-kafka is skipped: KAFKA_SECURE_BROKERS is not set (.ci/kafka/start.sh starts a broker that has them)';
  if (CI === 'true') throw new Error(missing);
  process.stderr.write(`${missing}\n`);
}

(KAFKA_SECURE_BROKERS ? it : it.skip)(
  'a process that Kafka does not let in says so at once instead of waiting for its release',
  async () => {
    const settings = parseConfig(platformSettings, {
      KAFKA_BROKERS: KAFKA_SECURE_BROKERS,
      KAFKA_TLS: 'true',
      KAFKA_CA_FILE: KAFKA_SECURE_CA,
      KAFKA_SASL_MECHANISM: 'plain',
      KAFKA_USERNAME: 'nowahala',
      KAFKA_PASSWORD: 'wrong',
    });
    const refusal: unknown = await awaitRelease(settings, [], 30_000).catch((error: unknown) => error);
    expect(startProblem(refusal, {})).toContain('Kafka does not let us in');
  },
);
