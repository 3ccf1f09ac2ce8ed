import { randomUUID } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import type { TopicMessages } from 'kafkajs';
import { RetriableBusError } from '../event-bus.js';
import { PartialFailure } from '../partial-failure.js';
import { partitionOf } from '../partitioner.js';
import { MissingPartitions, sendRounds } from './send-rounds.js';

const routed = (topic: string, key: string, bytes: number) => ({
  topic: { name: topic, partitions: 4, retentionMs: 1 },
  message: { topic, key, id: randomUUID(), type: 'x', payload: new Uint8Array(bytes), headers: {}, occurredAt: new Date(0) },
});

describe('the rounds of a send', () => {
  it('are one for what fits', () => {
    const rounds = sendRounds([routed('a', 'k', 1_000), routed('b', 'k', 1_000), routed('a', 'other', 1_000)]);
    expect(rounds.map((topics) => topics.map(({ topic, messages }) => [topic, messages.length]))).toEqual([
      [
        ['a', 2],
        ['b', 1],
      ],
    ]);
  });

  it('keep a partition below the size of a record batch, in order', () => {
    const messages = Array.from({ length: 10 }, () => routed('a', 'k', 300_000));
    const rounds = sendRounds(messages);
    expect(rounds.map(([one]) => one!.messages.length)).toEqual([3, 3, 3, 1]);
    expect(rounds.flatMap(([one]) => one!.messages.map(({ headers }) => headers!['id']))).toEqual(
      messages.map(({ message }) => message.id),
    );
  });

  it('do not make the other partitions wait', () => {
    const rounds = sendRounds([routed('a', 'k', 900_000), routed('a', 'k', 900_000), routed('b', 'k', 10)]);
    expect(rounds.map((topics) => topics.map(({ topic }) => topic))).toEqual([['a', 'b'], ['a']]);
  });
});

describe('messages for partitions that a topic does not have', () => {
  /** What kafkajs answers where topic `a` has but its first partition. */
  const answersTo = (sent: readonly TopicMessages[]) =>
    sent.flatMap(({ topic, messages }) =>
      messages.flatMap(({ partition = 0 }) => (topic === 'a' && partition > 0 ? [] : [{ topicName: topic, partition, errorCode: 0 }])),
    );
  const keysOf = (wanted: (partition: number) => boolean) =>
    Array.from({ length: 40 }, (_, number) => `key ${number}`).filter((key) => wanted(partitionOf(key, 4)));

  it('fail, and none but them', () => {
    const there = [...keysOf((partition) => partition === 0).map((key) => routed('a', key, 10)), routed('b', 'k', 10)];
    const gone = keysOf((partition) => partition > 0).map((key) => routed('a', key, 10));
    const missing = new MissingPartitions();
    for (const round of sendRounds([...there, ...gone])) missing.learn(round, answersTo(round));
    expect(() => missing.refuse(there)).not.toThrow();
    const failures = failuresOf(() => missing.refuse([...there, ...gone]));
    expect([...failures.keys()]).toEqual(gone.map(({ message }) => message.id));
    expect(failures.values().next().value).toBeInstanceOf(RetriableBusError);
  });

  it('wait for each other: one that would go in a later round does not go first', () => {
    const [key] = keysOf((partition) => partition === 1);
    const messages = [routed('a', key!, 900_000), routed('a', key!, 900_000), routed('b', 'k', 900_000), routed('b', 'k', 900_000)];
    const missing = new MissingPartitions();
    const [first, second] = sendRounds(messages);
    expect(missing.without(first!)).toEqual(first);
    missing.learn(first!, answersTo(first!));
    expect(missing.without(second!).map(({ topic }) => topic)).toEqual(['b']);
    const failures = failuresOf(() => missing.refuse(messages));
    expect([...failures.keys()]).toEqual(messages.slice(0, 2).map(({ message }) => message.id));
  });

  it('are none where everything was taken', () => {
    const messages = [routed('a', 'k', 10), routed('b', 'k', 10)];
    const missing = new MissingPartitions();
    const [round] = sendRounds(messages);
    missing.learn(
      round!,
      round!.map(({ topic, messages: [one] }) => ({ topicName: topic, partition: one!.partition!, errorCode: 0 })),
    );
    expect(() => missing.refuse(messages)).not.toThrow();
  });
});

function failuresOf(refuse: () => void): ReadonlyMap<string, unknown> {
  try {
    refuse();
  } catch (error) {
    return (error as PartialFailure).failures;
  }
  return new Map();
}
