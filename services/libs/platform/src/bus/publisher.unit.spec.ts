import { randomUUID } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { type BusMetrics, noBusMetrics } from './bus-metrics.js';
import { type OutMessage, PartlyPublishedError, RetriableBusError } from './event-bus.js';
import { PartialFailure } from './partial-failure.js';
import { Publisher } from './publisher.js';
import { TopicRegistry } from './topics.js';

const topics = new TopicRegistry(
  [{ name: 'things', partitions: { kafka: 4, embedded: 4 }, retention: { kafka: '1h', embedded: '1h' }, perRegion: false }] as never,
  'kafka',
);
const message = (key: string): OutMessage => ({
  topic: 'things',
  key,
  id: randomUUID(),
  type: 'x',
  payload: new Uint8Array(1),
  headers: {},
  occurredAt: new Date(0),
});

describe('the publishes of one moment', () => {
  const refusal = new RetriableBusError('Kafka took nothing for things:3');

  /** A bus that takes everything but the messages of the key `gone`. */
  function publisherWith(counted: Partial<BusMetrics> = {}) {
    const sends: string[][] = [];
    const publisher = new Publisher(topics, { ...noBusMetrics, ...counted }, 1_000, async (routed) => {
      sends.push(routed.map((one) => one.message.key));
      const lost = routed.filter((one) => one.message.key === 'gone');
      if (lost.length > 0) throw new PartialFailure(new Map(lost.map((one) => [one.message.id, refusal])));
    });
    return { publisher, sends };
  }

  it('fail only where a message of theirs was not taken', async () => {
    const { publisher, sends } = publisherWith();
    const results = await Promise.allSettled(['one', 'gone', 'two'].map((key) => publisher.publish([message(key)])));
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect(results[1]).toEqual({ status: 'rejected', reason: refusal });
    expect(sends).toEqual([['one', 'gone', 'two']]);
  });

  it('say which of their messages were not taken where the others were, and count both', async () => {
    const counts: [string, number][] = [];
    const { publisher } = publisherWith({ published: (_topic, result, count) => counts.push([result, count]) });
    const [one, gone, two] = ['one', 'gone', 'two'].map(message);
    const error = await publisher.publish([one!, gone!, two!]).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(PartlyPublishedError);
    expect(error).toBeInstanceOf(RetriableBusError);
    expect([...(error as PartlyPublishedError).failedIds]).toEqual([gone!.id]);
    expect(counts).toEqual([
      ['ok', 2],
      ['retriable', 1],
    ]);
  });
});
