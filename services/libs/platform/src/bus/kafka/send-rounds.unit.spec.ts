import { randomUUID } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { sendRounds } from './send-rounds.js';

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
