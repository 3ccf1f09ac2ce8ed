import { describe } from '@jest/globals';
import { describeKilledOutage } from './killed-outage.js';

const { KAFKA_BROKERS } = process.env;

describe('kill -9 in every gap of an outage, on the bus in PostgreSQL', () => {
  describeKilledOutage();
});

(KAFKA_BROKERS ? describe : describe.skip)('kill -9 in every gap of an outage, on Kafka', () => {
  describeKilledOutage(KAFKA_BROKERS);
});
