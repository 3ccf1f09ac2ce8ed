import { topicDeclarations } from '@nowahala/contracts';
import { describe, expect, it } from '@jest/globals';
import { TopicRegistry } from './topics.js';

const plain = {
  name: 'thing.happened',
  key: 'id',
  message: 'x.v1.Thing',
  partitions: { kafka: 12, embedded: 3 },
  retention: { kafka: '7d', embedded: '15m' },
  perRegion: false,
};
const regional = { ...plain, name: 'ping.requested', perRegion: true };

describe('the declared topics', () => {
  const topics = new TopicRegistry([plain, regional], 'embedded');

  it('have the partitions and the retention of the bus in use', () => {
    expect(topics.find('thing.happened')).toEqual({ name: 'thing.happened', partitions: 3, retentionMs: 900_000 });
    expect(new TopicRegistry([plain], 'kafka').find('thing.happened')).toEqual({
      name: 'thing.happened',
      partitions: 12,
      retentionMs: 604_800_000,
    });
  });

  it('exist once per region where they are declared so, and only there', () => {
    expect(topics.partitionsOf('ping.requested.eu-west')).toBe(3);
    expect(topics.find('ping.requested')).toBeUndefined();
    expect(topics.find('thing.happened.eu-west')).toBeUndefined();
    expect(topics.find('ping.requested.EU')).toBeUndefined();
  });

  it('have a dead-letter topic each, of one partition, and that one has none', () => {
    expect(topics.find('thing.happened.dlq')).toMatchObject({ partitions: 1, retentionMs: 2_592_000_000 });
    expect(topics.partitionsOf('ping.requested.local.dlq')).toBe(1);
    expect(topics.find('thing.happened.dlq.dlq')).toBeUndefined();
  });

  it('are listed whole for given regions', () => {
    expect(topics.expand(['a', 'b']).map(({ name }) => name)).toEqual([
      'thing.happened',
      'thing.happened.dlq',
      'ping.requested.a',
      'ping.requested.a.dlq',
      'ping.requested.b',
      'ping.requested.b.dlq',
    ]);
  });

  it.each([
    ['no partitions', { ...plain, partitions: { kafka: 0, embedded: 0 } }, /at least one partition/],
    ['a retention that is no duration', { ...plain, retention: { kafka: 'long', embedded: 'long' } }, /not a duration/],
    ['a strange name', { ...plain, name: 'Thing Happened' }, /not a topic name/],
  ])('are refused with %s', (_what, declaration, message) => {
    expect(() => new TopicRegistry([declaration], 'embedded')).toThrow(message);
  });

  it('are refused when declared twice', () => {
    expect(() => new TopicRegistry([plain, plain], 'embedded')).toThrow(/declared twice/);
  });

  it('of the product itself are right on both buses', () => {
    for (const kind of ['kafka', 'embedded'] as const)
      expect(new TopicRegistry(topicDeclarations, kind).expand(['local']).length).toBe(topicDeclarations.length * 2);
  });

  it('name the missing one when asked for what is not declared', () => {
    expect(() => topics.partitionsOf('nobody.knows')).toThrow(/"nobody.knows" is not declared/);
  });
});
