import { randomUUID } from 'node:crypto';
import kafkajs, { type Admin, type Broker, type Cluster, type Kafka } from 'kafkajs';
import { withDeadline } from '../deadline.js';
import { type InMessage, type OutMessage, RetriableBusError } from '../event-bus.js';
import type { Topic } from '../topics.js';
import { fromKafka } from './kafka-messages.js';

/** What is worth so little that the bus itself keeps it no longer is not read again: orders, sight, what is measured anew. */
const WORTHLESS_AFTER_MS = 3_600_000;
/** Results of checks: read again, an outage that is over would begin an hour late. */
const MEASURED_ANEW = 'ping.completed';
const READ_WITHIN_MS = 600_000;

export interface RestorePoint {
  /** The last moment that the restored database knows. */
  at: Date;
  /** So far before it begins what is handed over again: no group was further behind. */
  againFromMs: number;
}

export interface AfterRestore {
  groups: number;
  /** Messages that a group had not read, and that the restored database knows nothing of. */
  leftOut: number;
  /** Messages of before the backup, which some reader of the restored database may not know. */
  again: number;
}

interface Range {
  topic: string;
  partition: number;
  from: bigint;
  to: bigint;
}

interface Position {
  topic: string;
  partitions: { partition: number; offset: string }[];
}

type CommittingBroker = Broker & {
  offsetCommit(commit: { groupId: string; groupGenerationId: number; memberId: string; topics: Position[] }): Promise<void>;
};

export interface AfterRestoreParts {
  kafka: Kafka;
  admin: Admin;
  find: (name: string) => Topic | undefined;
  publish: (messages: OutMessage[]) => Promise<void>;
}

/**
 * The database went back to a backup and the log did not. Every group is moved behind what the database has forgotten, whose
 * versions and incidents would pass for new ones; what was published shortly before the backup goes out once more under its own
 * ids, for readers whose offsets are beyond it and whose rows are not. With `change` false it only counts. Safe to run again.
 */
export async function continueAfterRestore(parts: AfterRestoreParts, point: RestorePoint, change: boolean): Promise<AfterRestore> {
  const { admin, find } = parts;
  const { groups } = await admin.listGroups();
  const known = new Map<string, Position[]>();
  const ends = new Map<string, Map<number, string>>();
  let leftOut = 0n;
  for (const { groupId } of groups) {
    const positions: Position[] = [];
    for (const { topic, partitions } of await admin.fetchOffsets({ groupId })) {
      if (!find(topic) || partitions.every(({ offset }) => offset === '-1')) continue;
      if (!ends.has(topic)) ends.set(topic, await endsOf(admin, topic));
      const high = ends.get(topic)!;
      positions.push({ topic, partitions: [...high].map(([partition, offset]) => ({ partition, offset })) });
      for (const { partition, offset } of partitions) leftOut += unread(offset, high.get(partition));
    }
    if (positions.length > 0) known.set(groupId, positions);
  }
  if (known.size > 0) await refuseRunning(admin, [...known.keys()]);
  const ranges: Range[] = [];
  for (const topic of ends.keys()) if (isReadAgain(find(topic)!)) ranges.push(...(await before(admin, topic, point)));
  const again = ranges.reduce((sum, { from, to }) => sum + to - from, 0n);
  if (change) {
    if (ranges.length > 0) await publishAgain(parts, ranges);
    await moveAll(parts.kafka, known);
  }
  return { groups: known.size, leftOut: Number(leftOut), again: Number(again) };
}

const isReadAgain = ({ name, retentionMs }: Topic): boolean =>
  retentionMs > WORTHLESS_AFTER_MS && name !== MEASURED_ANEW && !name.endsWith('.dlq');

const unread = (offset: string, end = offset): bigint => {
  const lag = offset === '-1' ? 0n : BigInt(end) - BigInt(offset);
  return lag > 0n ? lag : 0n;
};

async function endsOf(admin: Admin, topic: string): Promise<Map<number, string>> {
  return new Map((await admin.fetchTopicOffsets(topic)).map(({ partition, high }) => [partition, high]));
}

async function refuseRunning(admin: Admin, groupIds: string[]): Promise<void> {
  const running = (await admin.describeGroups(groupIds)).groups.filter(({ members }) => members.length > 0);
  if (running.length === 0) return;
  throw new RetriableBusError(
    `${running.map(({ groupId }) => groupId).join(', ')}: still read. Stop the product; of what was killed Kafka believes for 30 s that it reads.`,
  );
}

/** By the time at which messages arrived, which the topics keep. */
async function before(admin: Admin, topic: string, { at, againFromMs }: RestorePoint): Promise<Range[]> {
  const offsetsAt = async (ms: number): Promise<Map<number, string>> =>
    new Map((await admin.fetchTopicOffsetsByTimestamp(topic, ms)).map(({ partition, offset }) => [partition, offset]));
  const first = await offsetsAt(at.getTime() - againFromMs);
  const last = await offsetsAt(at.getTime());
  return [...first]
    .map(([partition, from]) => ({ topic, partition, from: BigInt(from), to: BigInt(last.get(partition) ?? from) }))
    .filter(({ from, to }) => from < to);
}

/** In the order of each partition, and so of each key. */
async function publishAgain({ kafka, admin, publish }: AfterRestoreParts, ranges: Range[]): Promise<void> {
  const groupId = `ops.restore-${randomUUID()}`;
  const consumer = kafka.consumer({ groupId, allowAutoTopicCreation: false });
  const left = new Map(ranges.map((range) => [placeOf(range.topic, range.partition), range]));
  const take = async (topic: string, partition: number, messages: InMessage[]): Promise<void> => {
    const range = left.get(placeOf(topic, partition));
    if (!range) return;
    const wanted = messages.filter(({ offset }) => offset >= range.from && offset < range.to);
    if (wanted.length > 0) await publish(wanted);
    const next = (messages.at(-1)?.offset ?? -1n) + 1n;
    if (next > range.from) range.from = next;
    if (range.from >= range.to) left.delete(placeOf(topic, partition));
  };
  try {
    await consumer.connect();
    await consumer.subscribe({ topics: [...new Set(ranges.map(({ topic }) => topic))], fromBeginning: true });
    const done = new Promise<void>((resolve, reject) => {
      consumer.on(consumer.events.CRASH, ({ payload }) => reject(payload.error));
      const run = consumer.run({
        autoCommit: false,
        eachBatch: async ({ batch: { topic, partition, messages } }) => {
          await take(
            topic,
            partition,
            messages.map((message) => fromKafka(topic, partition, message)),
          );
          if (!left.has(placeOf(topic, partition))) consumer.pause([{ topic, partitions: [partition] }]);
          if (left.size === 0) resolve();
        },
      });
      run.then(() => {
        for (const { topic, partition, from } of ranges) consumer.seek({ topic, partition, offset: String(from) });
      }, reject);
    });
    await withDeadline(done, READ_WITHIN_MS);
  } finally {
    await consumer.disconnect().catch(() => undefined);
    await admin.deleteGroups([groupId]).catch(() => undefined);
  }
}

/**
 * As those commit who read without a group, which Kafka takes of a group without members alone: one request a group. kafkajs
 * itself joins for every topic, which took minutes for all groups.
 */
async function moveAll(kafka: Kafka, known: Map<string, Position[]>): Promise<void> {
  let cluster!: Cluster;
  const mover = kafka.consumer({
    groupId: `ops.restore-${randomUUID()}`,
    partitionAssigners: [
      (config) => {
        cluster = config.cluster;
        return kafkajs.PartitionAssigners.roundRobin(config);
      },
    ],
  });
  try {
    await mover.connect();
    for (const [groupId, topics] of known) {
      const coordinator = (await cluster.findGroupCoordinator({ groupId })) as CommittingBroker;
      await coordinator.offsetCommit({ groupId, groupGenerationId: -1, memberId: '', topics });
    }
  } finally {
    await mover.disconnect().catch(() => undefined);
  }
}

const placeOf = (topic: string, partition: number): string => `${topic}:${partition}`;
