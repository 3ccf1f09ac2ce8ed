import type { Admin, IResourceConfig } from 'kafkajs';
import type { Topic } from '../topics.js';

const MAX_MESSAGE_BYTES = 1024 * 1024;
const TOPIC_RESOURCE = 2;
const CLOSED_SEGMENT_SHARE = 4;
const LONGEST_SEGMENT_MS = 7 * 86_400_000;
const SHORTEST_SEGMENT_MS = 60_000;

/**
 * Creates what is missing and brings retention up to date. A topic with another number of partitions than declared is
 * refused: its keys would land elsewhere than on the other bus, and elsewhere than yesterday.
 */
export async function ensureKafkaTopics(admin: Admin, topics: readonly Topic[]): Promise<void> {
  const brokers = (await admin.describeCluster()).brokers.length;
  const existing = new Set(await admin.listTopics());
  const missing = topics.filter(({ name }) => !existing.has(name));
  const replicationFactor = Math.min(3, brokers);
  if (missing.length > 0) {
    await admin.createTopics({
      waitForLeaders: true,
      timeout: 20_000,
      topics: missing.map((topic) => ({
        topic: topic.name,
        numPartitions: topic.partitions,
        replicationFactor,
        configEntries: configOf(topic, replicationFactor),
      })),
    });
  }
  const present = topics.filter(({ name }) => existing.has(name));
  if (present.length === 0) return;
  await refuseOtherPartitions(admin, present);
  await admin.alterConfigs({
    validateOnly: false,
    resources: present.map((topic): IResourceConfig => ({
      type: TOPIC_RESOURCE,
      name: topic.name,
      configEntries: configOf(topic, replicationFactor),
    })),
  });
}

async function refuseOtherPartitions(admin: Admin, topics: readonly Topic[]): Promise<void> {
  const wrong = await withOtherPartitions(admin, topics);
  if (wrong.size === 0) return;
  const list = [...wrong].map(([{ name, partitions }, count]) => `${name} has ${count}, declared are ${partitions}`).join('; ');
  throw new Error(`The number of partitions of a topic is part of the contract, and Kafka has others: ${list}.`);
}

/** How many partitions those topics have that have not as many as declared. All must exist. */
export async function withOtherPartitions(admin: Admin, topics: readonly Topic[]): Promise<Map<Topic, number>> {
  if (topics.length === 0) return new Map();
  const { topics: found } = await admin.fetchTopicMetadata({ topics: topics.map(({ name }) => name) });
  const counts = new Map(found.map(({ name, partitions }) => [name, partitions.length]));
  return new Map(
    topics.map((topic) => [topic, counts.get(topic.name) ?? 0] as const).filter(([{ partitions }, count]) => count !== partitions),
  );
}

function configOf({ retentionMs }: Topic, replicationFactor: number): { name: string; value: string }[] {
  // Only closed segments are deleted, so a short retention needs short segments.
  const segmentMs = Math.max(SHORTEST_SEGMENT_MS, Math.min(LONGEST_SEGMENT_MS, Math.floor(retentionMs / CLOSED_SEGMENT_SHARE)));
  return [
    { name: 'cleanup.policy', value: 'delete' },
    { name: 'retention.ms', value: String(retentionMs) },
    { name: 'segment.ms', value: String(segmentMs) },
    { name: 'max.message.bytes', value: String(MAX_MESSAGE_BYTES) },
    { name: 'min.insync.replicas', value: String(replicationFactor >= 3 ? 2 : 1) },
    // As in the database's log: retention and seeking go by the time of arrival, not by the sender's clock.
    { name: 'message.timestamp.type', value: 'LogAppendTime' },
  ];
}
