import { describe, expect, it } from '@jest/globals';
import kafkajs, { type Cluster, type Logger } from 'kafkajs';
import { assignWhatIsRead } from './partition-assigner.js';

const { MemberAssignment } = kafkajs.AssignerProtocol;
const partitions = (count: number) => Array.from({ length: count }, (_, partitionId) => ({ partitionId }));

/** What each member of a group gets, whose leader reads the topics of the first. Only `counts` are open to it. */
async function shared(
  readers: Record<string, string[]>,
  counts: Record<string, number>,
  { closed = {}, standby = [] }: { closed?: Record<string, number | undefined>; standby?: string[] } = {},
) {
  const known = new Set<string>();
  const [leadersTopics] = Object.values(readers);
  const cluster = {
    targetTopics: new Set(leadersTopics),
    addMultipleTargetTopics: async (topics: string[]) => {
      const refused = topics.find((topic) => !(topic in counts));
      const type = refused && refused in closed ? 'TOPIC_AUTHORIZATION_FAILED' : 'UNKNOWN_TOPIC_OR_PARTITION';
      if (refused) throw Object.assign(new Error('refused'), { type });
      for (const topic of topics) {
        known.add(topic);
        cluster.targetTopics.add(topic);
      }
    },
    findTopicPartitionMetadata: (topic: string) => partitions(known.has(topic) ? counts[topic]! : 0),
  };
  const config = { cluster: cluster as unknown as Cluster, groupId: 'spec', logger: { warn: () => undefined } as unknown as Logger };
  const assignerOf = (memberId: string) =>
    assignWhatIsRead(
      config,
      (topic) => closed[topic],
      () => standby.includes(memberId),
    );
  const members = Object.entries(readers).map(([memberId, topics]) => ({
    memberId,
    memberMetadata: assignerOf(memberId).protocol({ topics }).metadata,
  }));
  const assigned = await assignerOf('').assign({ members, topics: leadersTopics! });
  expect([...cluster.targetTopics]).toEqual(leadersTopics);
  return Object.fromEntries(
    assigned.map(({ memberId, memberAssignment }) => [memberId, { ...MemberAssignment.decode(memberAssignment)!.assignment }]),
  );
}

describe('the partitions of a group', () => {
  it('go to those who read their topic, where members read different ones', async () => {
    const readers = { a: ['orders.lagos'], b: ['orders.london'], c: ['orders.london'] };
    expect(await shared(readers, { 'orders.lagos': 2, 'orders.london': 3 })).toEqual({
      a: { 'orders.lagos': [0, 1] },
      b: { 'orders.london': [0, 2] },
      c: { 'orders.london': [1] },
    });
  });

  it('go on being read where the topic of one member was deleted', async () => {
    const readers = { a: ['orders.gone'], b: ['orders.london'] };
    expect(await shared(readers, { 'orders.london': 2 })).toEqual({ b: { 'orders.london': [0, 1] } });
  });

  it('of a topic that is closed to the leader go to its readers as declared', async () => {
    const readers = { a: ['orders.lagos'], b: ['orders.london'], c: ['orders.london'] };
    expect(await shared(readers, { 'orders.lagos': 2 }, { closed: { 'orders.london': 3 } })).toEqual({
      a: { 'orders.lagos': [0, 1] },
      b: { 'orders.london': [0, 2] },
      c: { 'orders.london': [1] },
    });
  });

  it('of a topic that is closed to the leader and not known to its release go to nobody', async () => {
    const readers = { a: ['orders.lagos'], b: ['orders.new'] };
    expect(await shared(readers, { 'orders.lagos': 1 }, { closed: { 'orders.new': undefined } })).toEqual({ a: { 'orders.lagos': [0] } });
  });

  it('are each given once while an upgrade adds a topic', async () => {
    const given = await shared({ new: ['one', 'two'], old: ['one'] }, { one: 4, two: 3 });
    expect(given).toEqual({ new: { one: [0, 2], two: [0, 1, 2] }, old: { one: [1, 3] } });
  });

  it('are shared evenly among those who read the same', async () => {
    expect(await shared({ a: ['one', 'two'], b: ['one', 'two'] }, { one: 1, two: 3 })).toEqual({
      a: { one: [0], two: [1] },
      b: { two: [0, 2] },
    });
  });

  it('go to who stands by only where nobody else reads their topic', async () => {
    const readers = { a: ['lagos'], b: ['lagos'], c: ['london'] };
    const counts = { lagos: 2, london: 1 };
    expect(await shared(readers, counts, { standby: ['a', 'c'] })).toEqual({ b: { lagos: [0, 1] }, c: { london: [0] } });
    expect(await shared(readers, counts, { standby: ['a', 'b', 'c'] })).toEqual(await shared(readers, counts));
  });
});
