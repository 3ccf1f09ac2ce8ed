import kafkajs, { type Assigner, type PartitionAssigner } from 'kafkajs';

type Assigned = Record<string, number[]>;

/**
 * As kafkajs's own, but each member gets partitions of those topics alone that it reads. kafkajs shares out the topics of the
 * leader among all: of probers of several places, which are one group, those of one place alone would be given anything to do.
 */
export function assignWhatIsRead(config: Parameters<PartitionAssigner>[0]): Assigner {
  const { cluster } = config;
  const { MemberMetadata, MemberAssignment } = kafkajs.AssignerProtocol;
  const own = kafkajs.PartitionAssigners.roundRobin(config);
  return {
    ...own,
    async assign({ members }) {
      const readers = members
        .map(({ memberId, memberMetadata }) => ({ memberId, topics: MemberMetadata.decode(memberMetadata)?.topics ?? [] }))
        .sort((a, b) => (a.memberId < b.memberId ? -1 : 1));
      const topics = [...new Set(readers.flatMap((reader) => reader.topics))].sort();
      await cluster.addMultipleTargetTopics(topics);
      const assigned = new Map<string, Assigned>();
      let turn = 0;
      for (const topic of topics) {
        const able = readers.filter((reader) => reader.topics.includes(topic));
        for (const { partitionId } of cluster.findTopicPartitionMetadata(topic)) {
          const { memberId } = able[turn++ % able.length]!;
          const mine = assigned.get(memberId) ?? {};
          assigned.set(memberId, { ...mine, [topic]: [...(mine[topic] ?? []), partitionId] });
        }
      }
      return [...assigned].map(([memberId, assignment]) => ({
        memberId,
        memberAssignment: MemberAssignment.encode({ version: own.version, assignment, userData: Buffer.alloc(0) }),
      }));
    },
  };
}
