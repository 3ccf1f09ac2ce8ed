import { randomBytes } from 'node:crypto';
import type { TopicDeclaration } from '@nowahala/contracts';

/** Enough topics for one run, with names that no other run uses. */
export function contractTopics(count: number): TopicDeclaration[] {
  const run = `c${randomBytes(4).toString('hex')}`;
  return Array.from({ length: count }, (_, index) => declaration(`${run}.t${index}`, index === 0 ? 12 : 4));
}

function declaration(name: string, partitions: number): TopicDeclaration {
  return {
    name,
    key: 'key',
    message: 'contract.v1.Message',
    partitions: { kafka: partitions, embedded: partitions },
    retention: { kafka: '1d', embedded: '1d' },
    perRegion: false,
  };
}
