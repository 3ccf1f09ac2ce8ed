import { describe } from '@jest/globals';
import { tellOutageKilled } from './outage-killed.story.js';

const { KAFKA_BROKERS } = process.env;

describe('kill -9 in every gap of an outage, on the bus in PostgreSQL', () => {
  tellOutageKilled();
});

(KAFKA_BROKERS ? describe : describe.skip)('kill -9 in every gap of an outage, on Kafka', () => {
  tellOutageKilled(KAFKA_BROKERS);
});
