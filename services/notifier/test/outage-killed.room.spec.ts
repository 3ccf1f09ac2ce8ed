import { describe } from '@jest/globals';
import { tellOutageKilled } from './outage-killed.story.js';

const { EVERY_GAP, KAFKA_BROKERS } = process.env;

/**
 * A minute and a quarter on an idle machine for each bus. On one so busy that hand-overs time out again and again it gives up, so
 * it runs when it is asked for (EVERY_GAP=1). Deaths while handing over are always tried by killed-in-every-gap.
 */
(EVERY_GAP ? describe : describe.skip)('kill -9 in every gap of an outage, on the bus in PostgreSQL', () => {
  tellOutageKilled();
});

(EVERY_GAP && KAFKA_BROKERS ? describe : describe.skip)('kill -9 in every gap of an outage, on Kafka', () => {
  tellOutageKilled(KAFKA_BROKERS);
});
