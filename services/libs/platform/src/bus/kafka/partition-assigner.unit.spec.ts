import { describe, expect, it } from '@jest/globals';
import kafkajs, { type Cluster, type Logger } from 'kafkajs';
import { assignWhatIsRead } from './partition-assigner.js';

const { MemberMetadata, MemberAssignment } = kafkajs.AssignerProtocol;
const partitions = (count: number) => Array.from({ length: count }, (_, partitionId) => ({ partitionId }));

/** What each member of a group gets, whose leader reads the topics of the first. */
async function shared(readers: Record<string, string[]>, counts: Record<string, number>) {
  const known = new Set<string>();
  const cluster = {
    addMultipleTargetTopics: async (topics: string[]) => topics.forEach((topic) => known.add(topic)),
    findTopicPartitionMetadata: (topic: string) => partitions(known.has(topic) ? counts[topic]! : 0),
  } as unknown as Cluster;
  const assigner = assignWhatIsRead({ cluster, groupId: 'spec', logger: {} as Logger });
  const members = Object.entries(readers).map(([memberId, topics]) => ({
    memberId,
    memberMetadata: MemberMetadata.encode({ version: 0, topics, userData: Buffer.alloc(0) }),
  }));
  const assigned = await assigner.assign({ members, topics: Object.values(readers)[0]! });
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
});
