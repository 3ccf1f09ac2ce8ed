import kafkajs, { type Assigner, type Cluster, type Logger, type PartitionAssigner } from 'kafkajs';

type Assigned = Record<string, number[]>;

/** Undefined of a topic that this release does not know. */
type DeclaredPartitions = (topic: string) => number | undefined;

/** What kafkajs asks Kafka about at each refresh, which fails for all where one is gone. Not in its types. */
type AskingCluster = Cluster & { targetTopics: Set<string> };

/** What a member says of itself that is given only what nobody else reads. A leader of an older release does not read it. */
const STANDBY = 'standby';

interface Sources {
  cluster: Cluster;
  declaredOf: DeclaredPartitions;
  logger: Logger;
}

/**
 * As kafkajs's own, but each member gets partitions of those topics alone that it reads. kafkajs shares out the topics of the
 * leader among all: of probers of several places, which are one group, those of one place alone would be given anything to do.
 * A topic that is closed to the leader is shared out by its declared number of partitions. Who stands by when it joins says so.
 */
export function assignWhatIsRead(
  config: Parameters<PartitionAssigner>[0],
  declaredOf: DeclaredPartitions,
  standsBy: () => boolean,
): Assigner {
  const { logger } = config;
  const cluster = config.cluster as AskingCluster;
  const { MemberMetadata, MemberAssignment } = kafkajs.AssignerProtocol;
  const own = kafkajs.PartitionAssigners.roundRobin(config);
  return {
    ...own,
    protocol({ topics }) {
      const userData = Buffer.from(standsBy() ? STANDBY : '');
      return { name: own.name, metadata: MemberMetadata.encode({ version: own.version, topics, userData }) };
    },
    async assign({ members }) {
      const readers = members
        .map(({ memberId, memberMetadata }) => {
          const { topics = [], userData } = MemberMetadata.decode(memberMetadata) ?? {};
          return { memberId, topics, isStandby: userData?.toString() === STANDBY };
        })
        .sort((a, b) => (a.memberId < b.memberId ? -1 : 1));
      const topics = [...new Set(readers.flatMap((reader) => reader.topics))].sort();
      const ownTopics = new Set(cluster.targetTopics);
      const partitions = await partitionsOf({ cluster, declaredOf, logger }, topics).finally(() => {
        // A topic that others alone read may be deleted or closed later, and the leader could not join any more.
        cluster.targetTopics = ownTopics;
      });
      const assigned = new Map<string, Assigned>();
      let turn = 0;
      for (const [topic, partitionIds] of partitions) {
        const all = readers.filter((reader) => reader.topics.includes(topic));
        const active = all.filter(({ isStandby }) => !isStandby);
        const able = active.length > 0 ? active : all;
        for (const partitionId of partitionIds) {
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

const CLOSED = 'TOPIC_AUTHORIZATION_FAILED';
const NOT_THERE = new Set(['UNKNOWN_TOPIC_OR_PARTITION', 'INVALID_TOPIC_EXCEPTION', CLOSED]);

/** A topic that one member alone reads, and that was deleted or is closed to the leader, keeps the others from nothing. */
async function partitionsOf(sources: Sources, topics: string[]): Promise<[topic: string, partitionIds: number[]][]> {
  const { cluster, declaredOf, logger } = sources;
  try {
    await cluster.addMultipleTargetTopics(topics);
    return topics.map((topic) => [topic, cluster.findTopicPartitionMetadata(topic).map(({ partitionId }) => partitionId)]);
  } catch (error) {
    if (topics.length === 1) {
      const [topic] = topics as [string];
      const { type = '' } = error as { type?: string };
      if (!NOT_THERE.has(type)) throw error;
      const declared = type === CLOSED ? declaredOf(topic) : undefined;
      if (declared !== undefined) return [[topic, Array.from({ length: declared }, (_, partitionId) => partitionId)]];
      logger.warn('nobody of the group reads a topic that is not there', { topic });
      return [];
    }
  }
  const found: [string, number[]][] = [];
  for (const topic of topics) found.push(...(await partitionsOf(sources, [topic])));
  return found;
}
