import { describe, expect, it, jest } from '@jest/globals';
import type { EachBatchPayload, Kafka } from 'kafkajs';
import { noBusLog, noBusMetrics } from '../bus-metrics.js';
import { incarnationOf } from './previous-incarnation.js';
import { KafkaSubscription } from './kafka-subscription.js';

const topic = 'things';
type Offset = { topic: string; partition: number; offset: string };
type Joined = { payload: { memberAssignment: Record<string, number[]> } };

/** A consumer that is given these partitions each time it joins. */
function fakeKafka(partitions: number[]) {
  const [committed, sought]: [Offset[], Offset[]] = [[], []];
  let joined: (event: Joined) => void = () => undefined;
  let fetched: () => void = () => undefined;
  let work: (payload: EachBatchPayload) => Promise<void> = async () => undefined;
  const join = () => joined({ payload: { memberAssignment: { [topic]: partitions } } });
  const consumer = {
    events: { GROUP_JOIN: 'join', CRASH: 'crash', FETCH: 'fetch' },
    on: (name: string, listener: typeof joined) => {
      if (name === 'join') joined = listener;
      if (name === 'fetch') fetched = listener as () => void;
    },
    connect: async () => undefined,
    subscribe: async () => undefined,
    run: async ({ eachBatch }: { eachBatch: typeof work }) => {
      work = eachBatch;
      join();
    },
    commitOffsets: async (offsets: Offset[]) => void committed.push(...offsets),
    seek: (offset: Offset) => sought.push(offset),
    disconnect: async () => undefined,
  };
  return {
    kafka: { consumer: () => consumer } as unknown as Kafka,
    consumer,
    committed,
    sought,
    join,
    fetch: () => fetched(),
    take: (batch: EachBatchPayload) => work(batch),
  };
}

const subscribe = (kafka: Kafka, missing: () => Promise<{ topic: string; partition: number; offset: bigint }[]>) =>
  KafkaSubscription.join({
    kafka,
    options: { group: 'spec', topics: [topic], handler: async () => undefined, maxBatch: 1, from: 'latest' },
    missing,
    declaredPartitions: () => undefined,
    incarnation: incarnationOf(undefined),
    sessionMs: 30_000,
    rebalanceMs: 60_000,
    metrics: noBusMetrics,
    log: noBusLog,
    silentMs: () => 0,
  });
const at = (partition: number, offset: bigint) => ({ topic, partition, offset });

describe('where a new group begins', () => {
  it('is fixed for the partitions of this member alone: another may have progressed in its own', async () => {
    const { kafka, committed, sought } = fakeKafka([1, 2]);
    await subscribe(kafka, async () => [at(0, 7n), at(1, 8n), at(2, 9n)]);
    expect(committed).toEqual([
      { topic, partition: 1, offset: '8' },
      { topic, partition: 2, offset: '9' },
    ]);
    expect(sought).toEqual(committed);
  });

  it('is looked up once this member has joined, when nobody else can commit in its partitions any more, and at every join', async () => {
    const { kafka, committed, join } = fakeKafka([0, 1]);
    let missing = [at(0, 7n), at(1, 8n)];
    const running = subscribe(kafka, async () => missing);
    // What another member committed between this one's first step and its join.
    missing = [at(1, 8n)];
    await running;
    expect(committed).toEqual([{ topic, partition: 1, offset: '8' }]);
    missing = [];
    join();
    await new Promise(setImmediate);
    expect(committed).toHaveLength(1);
  });

  it('is fixed at the next join where others joined while it was committed', async () => {
    const { kafka, committed, consumer, join, take } = fakeKafka([0]);
    const { commitOffsets } = consumer;
    const refused = Object.assign(new Error('again'), { cause: Object.assign(new Error('rebalanced'), { type: 'ILLEGAL_GENERATION' }) });
    consumer.commitOffsets = async () => {
      consumer.commitOffsets = commitOffsets;
      // Of the place where nobody has begun; kafkajs joins again where a batch fails by this.
      setTimeout(() => void take(firstOfTwo).catch((error: unknown) => error === refused.cause && join()), 10);
      throw refused;
    };
    await subscribe(kafka, async () => [at(0, 7n)]);
    expect(committed).toEqual([{ topic, partition: 0, offset: '7' }]);
  });

  it('is refused at once where it cannot be fixed for another reason', async () => {
    const { kafka, consumer } = fakeKafka([0]);
    consumer.commitOffsets = () => Promise.reject(new Error('not allowed'));
    await expect(subscribe(kafka, async () => [at(0, 7n)])).rejects.toThrow('not allowed');
  });
});

/** The first of two messages of a partition. */
const firstOfTwo = {
  batch: { topic, partition: 0, highWatermark: '2', messages: [{ offset: '0', timestamp: '0', key: null, value: null, attributes: 0 }] },
  isRunning: () => true,
  isStale: () => false,
  heartbeat: async () => undefined,
  commitOffsetsIfNecessary: async () => undefined,
  resolveOffset: () => undefined,
} as unknown as EachBatchPayload;

it.each([true, false])(
  'a member that stands still is replaced, unless another has taken over what it was behind with (%s)',
  async (moved) => {
    const { kafka, take, join, fetch } = fakeKafka([0]);
    const subscription = await subscribe(kafka, async () => []);
    await take(firstOfTwo);
    if (moved) join();
    const later = performance.now() + 130_000;
    const clock = jest.spyOn(performance, 'now').mockReturnValue(later);
    try {
      fetch();
      expect(subscription.healthy()).toBe(moved);
    } finally {
      clock.mockRestore();
    }
  },
);
