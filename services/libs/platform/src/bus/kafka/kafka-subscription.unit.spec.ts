import { describe, expect, it, jest } from '@jest/globals';
import type { EachBatchPayload, Kafka } from 'kafkajs';
import { noBusLog, noBusMetrics } from '../bus-metrics.js';
import type { SubscribeOptions } from '../event-bus.js';
import { incarnationOf } from './previous-incarnation.js';
import { KafkaSubscription } from './kafka-subscription.js';

const topic = 'things';
type Offset = { topic: string; partition: number; offset: string };

/** A consumer that is given these partitions each time it joins. */
function fakeKafka(partitions: number[]) {
  const [committed, sought]: [Offset[], Offset[]] = [[], []];
  const listeners: Record<string, (event?: { payload: object }) => void> = {};
  let work: (payload: EachBatchPayload) => Promise<void> = async () => undefined;
  const join = () => listeners['join']!({ payload: { memberAssignment: { [topic]: partitions } } });
  const consumer = {
    events: { GROUP_JOIN: 'join', CRASH: 'crash', FETCH: 'fetch' },
    on: (name: string, listener: (typeof listeners)[string]) => void (listeners[name] = listener),
    connect: async () => undefined,
    subscribe: async () => undefined,
    run: async ({ eachBatch }: { eachBatch: typeof work }) => {
      work = eachBatch;
      join();
    },
    commitOffsets: async (offsets: Offset[]) => void committed.push(...offsets),
    seek: (offset: Offset) => sought.push(offset),
    pause: () => undefined,
    stop: async () => undefined,
    disconnect: async () => undefined,
  };
  return {
    kafka: { consumer: () => consumer } as unknown as Kafka,
    consumer,
    committed,
    sought,
    join,
    fetch: () => listeners['fetch']!(),
    crash: () => listeners['crash']!({ payload: { error: new Error('Kafka is away'), restart: true } }),
    take: (batch: EachBatchPayload) => work(batch),
  };
}

const subscribe = (
  kafka: Kafka,
  missing: () => Promise<{ topic: string; partition: number; offset: bigint }[]>,
  options: Partial<SubscribeOptions> = {},
) =>
  KafkaSubscription.join({
    kafka,
    options: { group: 'spec', topics: [topic], handler: async () => undefined, maxBatch: 1, from: 'latest', ...options },
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

describe('where a group begins, while others join', () => {
  /** A look-up that is answered when the spec wants it, once for each join. */
  function lookUps() {
    const asked: PromiseWithResolvers<{ topic: string; partition: number; offset: bigint }[]>[] = [];
    const missing = () => {
      asked.push(Promise.withResolvers());
      return asked.at(-1)!.promise;
    };
    return { asked, missing };
  }

  it('is not fixed for a membership that is over: the partition may be of another member, who is further', async () => {
    const { kafka, committed, join } = fakeKafka([0]);
    const { asked, missing } = lookUps();
    const running = subscribe(kafka, missing);
    await new Promise(setImmediate);
    join();
    asked[0]!.resolve([at(0, 7n)]);
    asked[1]!.resolve([]);
    await running;
    expect(committed).toEqual([]);
  });

  it('keeps a batch of the membership before from being handled in the next one', async () => {
    const { kafka, join, take } = fakeKafka([0]);
    const { asked, missing } = lookUps();
    const handler = jest.fn(async () => undefined);
    const running = subscribe(kafka, missing, { handler });
    await new Promise(setImmediate);
    const batch = take(firstOfTwo);
    join();
    asked.forEach(({ resolve }) => resolve([]));
    await Promise.all([running, batch]);
    expect(handler).not.toHaveBeenCalled();
  });

  it('is not sought from the earliest message on: kafkajs would go back to it when the partition returns hours later', async () => {
    const { kafka, committed, sought } = fakeKafka([0]);
    await subscribe(kafka, async () => [at(0, 7n)], { from: 'earliest' });
    expect(committed).toHaveLength(1);
    expect(sought).toEqual([]);
  });

  it('says that the member is there while a batch waits for it', async () => {
    jest.useFakeTimers({ doNotFake: ['setImmediate', 'performance'] });
    try {
      const { kafka, take } = fakeKafka([0]);
      const { asked, missing } = lookUps();
      const heartbeat = jest.fn(async () => undefined);
      const running = subscribe(kafka, missing);
      await new Promise(setImmediate);
      const batch = take({ ...firstOfTwo, heartbeat });
      jest.advanceTimersByTime(10_000);
      expect(heartbeat).toHaveBeenCalledTimes(5);
      asked[0]!.resolve([]);
      await Promise.all([running, batch]);
    } finally {
      jest.useRealTimers();
    }
  });

  it.each([
    ['latest', 0],
    ['earliest', 1],
  ] as const)('is asked again where a later look-up failed, before a group from the %s reads', async (from, handled) => {
    const { kafka, join, take } = fakeKafka([0]);
    const { asked, missing } = lookUps();
    const handler = jest.fn(async () => undefined);
    const running = subscribe(kafka, missing, { handler, from });
    await new Promise(setImmediate);
    asked[0]!.resolve([]);
    await running;
    join();
    asked[1]!.reject(new Error('the connection is closed'));
    const outcome = await take(firstOfTwo).catch((error: { type?: string }) => error.type);
    expect(outcome).toBe(handled === 0 ? 'REBALANCE_IN_PROGRESS' : undefined);
    expect(handler).toHaveBeenCalledTimes(handled);
  });

  it('has the member replaced where it cannot be found for two minutes, however often it joins; it drains at once', async () => {
    const { kafka, join, take, fetch } = fakeKafka([0]);
    const found = [async () => []];
    const handler = jest.fn(async () => undefined);
    const missing = () => (found.shift() ?? (() => Promise.reject(new Error('the connection is closed'))))();
    const subscription = await subscribe(kafka, missing, { handler });
    const start = performance.now();
    const clock = jest.spyOn(performance, 'now');
    try {
      for (const seconds of [0, 50, 100, 121]) {
        clock.mockReturnValue(start + seconds * 1_000);
        join();
        fetch();
        await new Promise(setImmediate);
        expect(subscription.healthy()).toBe(seconds < 120);
      }
    } finally {
      clock.mockRestore();
    }
    const batch = take(firstOfTwo);
    const begun = performance.now();
    await subscription.drain(5_000);
    await batch;
    expect(performance.now() - begun).toBeLessThan(700);
    expect(handler).not.toHaveBeenCalled();
  });

  it('has the member replaced where it is not known for two minutes, although batches wait for it', async () => {
    const { kafka, join, take, fetch } = fakeKafka([0]);
    const { asked, missing } = lookUps();
    const running = subscribe(kafka, missing);
    await new Promise(setImmediate);
    asked[0]!.resolve([]);
    const subscription = await running;
    join();
    const batch = take(firstOfTwo);
    const clock = jest.spyOn(performance, 'now').mockReturnValue(performance.now() + 121_000);
    try {
      expect(subscription.healthy()).toBe(false);
      asked[1]!.resolve([]);
      await batch;
      fetch();
      expect(subscription.healthy()).toBe(true);
    } finally {
      clock.mockRestore();
    }
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
    await new Promise(setImmediate);
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

describe('a member that stands by', () => {
  it('joins again, and not where it is joining already or was drained meanwhile', async () => {
    const { kafka, consumer, join } = fakeKafka([0]);
    const { run } = consumer;
    const runs = jest.fn(run);
    consumer.run = runs;
    const subscription = await subscribe(kafka, async () => []);
    await subscription.standBy(true);
    expect(runs).toHaveBeenCalledTimes(2);
    consumer.run = async () => undefined;
    await subscription.standBy(false);
    await expect(subscription.standBy(true)).rejects.toThrow('is being joined');
    join();
    const stopped = Promise.withResolvers<undefined>();
    consumer.stop = () => stopped.promise;
    consumer.run = runs;
    const changing = subscription.standBy(true);
    const drained = subscription.drain(5_000);
    stopped.resolve(undefined);
    await Promise.all([changing, drained]);
    expect(runs).toHaveBeenCalledTimes(2);
  });
});

it('a member that is drained after a crash leaves, although there is nothing to pause until it is started again', async () => {
  const { kafka, consumer, crash } = fakeKafka([0]);
  const subscription = await subscribe(kafka, async () => []);
  const disconnect = jest.spyOn(consumer, 'disconnect');
  jest.spyOn(consumer, 'pause').mockImplementation(() => {
    throw new Error('Consumer group was not initialized, consumer#run must be called first');
  });
  crash();
  await subscription.drain(1_000);
  expect(disconnect).toHaveBeenCalledTimes(1);
});
