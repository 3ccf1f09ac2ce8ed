import { sleep } from '../../concurrency/sleep.js';

const BETWEEN_MS = 250;

/** Asks again while Kafka answers "not yet": right after a start its coordinators still load. kafkajs itself does not, for offsets. */
export async function patiently<Answer>(ask: () => Promise<Answer>, forMs: number): Promise<Answer> {
  const giveUpAt = performance.now() + forMs;
  for (;;) {
    try {
      return await ask();
    } catch (error) {
      if (!isNotYet(error) || performance.now() > giveUpAt) throw error;
      await sleep(BETWEEN_MS);
    }
  }
}

/** A broker that makes its offsets topic for the first time has no coordinator for seconds; kafkajs calls that final. */
function isNotYet(error: unknown): boolean {
  const { name, retriable } = error as { name?: string; retriable?: boolean };
  return name === 'KafkaJSGroupCoordinatorNotFound' || (name === 'KafkaJSProtocolError' && retriable === true);
}
