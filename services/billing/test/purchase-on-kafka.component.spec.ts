import { afterAll, beforeAll, describe } from '@jest/globals';
import { BillingApp } from './app.js';
import { purchaseScenario } from './purchase-scenario.js';

const { KAFKA_BROKERS } = process.env;
const onKafka = KAFKA_BROKERS ? describe : describe.skip;
if (!KAFKA_BROKERS) process.stderr.write('purchase-on-kafka is skipped: KAFKA_BROKERS is not set (.ci/kafka/start.sh starts one)\n');

/** The same service, the same Paystack, the other bus. */
onKafka('a purchase over Kafka', () => {
  const app = new BillingApp();
  beforeAll(async () => {
    await app.start({ KAFKA_BROKERS: KAFKA_BROKERS ?? '' });
  }, 120_000);
  afterAll(() => app.stop());

  purchaseScenario(app);
});
