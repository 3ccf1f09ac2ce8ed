import type { Admin } from 'kafkajs';
import type { PartitionLag } from '../event-bus.js';

/** Ages, in seconds, at which the log is asked where it was: the oldest unread message lies between two of them. */
const AGES = [0.1, 0.5, 1, 2, 5, 10, 20, 30, 60, 120, 300, 600, 1_800, 3_600, 10_800, 43_200, 86_400, 604_800];

export interface PartitionOffset {
  topic: string;
  partition: number;
  offset: bigint;
}

/** Partitions of which the group has read nothing yet, each with the offset where it is to begin: "latest" is that of `atMs`, or of now. */
export async function missingOffsets(
  admin: Admin,
  group: string,
  topics: string[],
  from: 'earliest' | 'latest',
  atMs?: number,
): Promise<PartitionOffset[]> {
  const missing: PartitionOffset[] = [];
  for (const { topic, partitions } of await admin.fetchOffsets({ groupId: group, topics })) {
    const unread = partitions.filter(({ offset }) => offset === '-1');
    if (unread.length === 0) continue;
    const begins = await beginnings(admin, topic, from, atMs);
    for (const { partition } of unread) missing.push({ topic, partition, offset: BigInt(begins.get(partition)!) });
  }
  return missing;
}

async function beginnings(admin: Admin, topic: string, from: 'earliest' | 'latest', atMs?: number): Promise<Map<number, string>> {
  if (from === 'latest' && atMs !== undefined) {
    const then = await admin.fetchTopicOffsetsByTimestamp(topic, Math.floor(atMs));
    return new Map(then.map(({ partition, offset }) => [partition, offset]));
  }
  const ends = await admin.fetchTopicOffsets(topic);
  return new Map(ends.map(({ partition, high, low }) => [partition, from === 'latest' ? high : low]));
}

export async function kafkaLag(admin: Admin, group: string): Promise<PartitionLag[]> {
  const lags: PartitionLag[] = [];
  for (const { topic, partitions } of await admin.fetchOffsets({ groupId: group })) {
    const ends = new Map((await admin.fetchTopicOffsets(topic)).map((end) => [end.partition, end]));
    const found = partitions
      .filter(({ offset }) => offset !== '-1')
      .map(({ partition, offset }): PartitionLag => {
        const { low, high } = ends.get(partition)!;
        const committed = BigInt(offset);
        const from = committed < BigInt(low) ? BigInt(low) : committed;
        const lag = BigInt(high) > from ? BigInt(high) - from : 0n;
        return { topic, partition, committed, end: BigInt(high), lag, lagSeconds: 0 };
      });
    if (found.some(({ lag }) => lag > 0n)) await addAges(admin, topic, found);
    lags.push(...found.toSorted((a, b) => a.partition - b.partition));
  }
  return lags.toSorted((a, b) => (a.topic < b.topic ? -1 : a.topic > b.topic ? 1 : a.partition - b.partition));
}

/** Kafka answers which offset belongs to a time, not the time of an offset: the result is as exact as the steps of AGES. */
async function addAges(admin: Admin, topic: string, lags: PartitionLag[]): Promise<void> {
  const now = performance.timeOrigin + performance.now();
  let open = lags.filter(({ lag }) => lag > 0n);
  for (const lag of open) lag.lagSeconds = AGES[0]! / 2;
  for (const age of AGES) {
    if (open.length === 0) return;
    const then = new Map(
      (await admin.fetchTopicOffsetsByTimestamp(topic, Math.floor(now - age * 1_000))).map(({ partition, offset }) => [
        partition,
        BigInt(offset),
      ]),
    );
    // Messages after that time begin beyond this offset, so it is older.
    open = open.filter(({ partition, end, lag }) => (then.get(partition) ?? 0n) > end - lag);
    for (const lag of open) lag.lagSeconds = age;
  }
}
