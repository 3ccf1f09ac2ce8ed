import { FatalBusError, type PartitionLag, RetriableBusError } from '../event-bus.js';
import type { Topic } from '../topics.js';
import type { BusDatabase } from './bus-database.js';
import { isAlive } from './membership-tables.js';

/** Makes the rows of a group that does not exist yet; a group that does keeps its offsets. */
export async function ensureGroup(
  database: BusDatabase,
  group: string,
  topics: readonly string[],
  from: 'earliest' | 'latest',
): Promise<void> {
  await database.write({
    text: `INSERT INTO bus.bus_group (grp, topic, part, committed)
           SELECT $1, topic, part, CASE WHEN $3 = 'latest' THEN next_offset ELSE low_offset END
           FROM bus.bus_partition WHERE topic = ANY($2::text[])
           ORDER BY topic, part
           ON CONFLICT (grp, topic, part) DO NOTHING`,
    values: [group, topics, from],
  });
}

export async function ensurePartitions(database: BusDatabase, topics: readonly Topic[]): Promise<void> {
  await database.write({
    text: `INSERT INTO bus.bus_partition (topic, part)
           SELECT t.topic, p FROM unnest($1::text[], $2::int[]) AS t(topic, parts), generate_series(0, t.parts - 1) AS p
           ORDER BY 1, 2
           ON CONFLICT (topic, part) DO NOTHING`,
    values: [topics.map(({ name }) => name), topics.map(({ partitions }) => partitions)],
  });
}

const LAG = `
SELECT g.grp, g.topic, g.part, g.committed, p.next_offset, greatest(p.next_offset - greatest(g.committed, p.low_offset), 0) AS lag,
       coalesce(extract(epoch FROM clock_timestamp() - (
         SELECT l.ts FROM bus.bus_log l
         WHERE l.topic = g.topic AND l.part = g.part AND l.off >= greatest(g.committed, p.low_offset)
         ORDER BY l.off LIMIT 1)), 0)::float8 AS seconds
FROM bus.bus_group g JOIN bus.bus_partition p ON p.topic = g.topic AND p.part = g.part
WHERE g.grp = ANY($1::text[]) ORDER BY g.grp, g.topic, g.part`;

export async function lagOfGroups(database: BusDatabase, groups: string[]): Promise<Map<string, PartitionLag[]>> {
  const rows = await database.read<{
    grp: string;
    topic: string;
    part: number;
    committed: string;
    next_offset: string;
    lag: string;
    seconds: number;
  }>({
    name: 'bus-lag',
    text: LAG,
    values: [groups],
  });
  const lags = rows.map((row) => ({
    group: row.grp,
    topic: row.topic,
    partition: row.part,
    committed: BigInt(row.committed),
    end: BigInt(row.next_offset),
    lag: BigInt(row.lag),
    lagSeconds: Math.max(row.seconds, 0),
  }));
  return Map.groupBy(lags, ({ group }) => group);
}

/** Moves a group without members; members would go on from where they are. */
export async function seekGroup(
  database: BusDatabase,
  group: string,
  topic: string,
  to: { timestamp: Date } | { offset: bigint },
  sessionMs: number,
): Promise<void> {
  const [members] = await database.read<{ count: number }>({
    text: `SELECT count(*)::int AS count FROM bus.bus_member m JOIN bus.bus_process p ON p.process = m.process
           WHERE m.grp = $1 AND ${isAlive('$2::int')}`,
    values: [group, sessionMs],
  });
  if (members!.count > 0) throw new RetriableBusError(`The group "${group}" has running members; stop them before moving its offsets.`);
  if ('offset' in to && to.offset < 0n) throw new FatalBusError('An offset is never negative.');
  const target =
    'offset' in to
      ? 'least($3::bigint, p.next_offset)'
      : `coalesce((SELECT l.off FROM bus.bus_log l WHERE l.topic = p.topic AND l.part = p.part AND l.ts >= $3::timestamptz ORDER BY l.off LIMIT 1), p.next_offset)`;
  await database.write({
    text: `INSERT INTO bus.bus_group (grp, topic, part, committed)
           SELECT $1, p.topic, p.part, ${target} FROM bus.bus_partition p WHERE p.topic = $2 ORDER BY p.topic, p.part
           ON CONFLICT (grp, topic, part) DO UPDATE SET committed = excluded.committed, epoch = bus_group.epoch + 1, owner = NULL`,
    values: [group, topic, 'offset' in to ? to.offset : to.timestamp],
  });
}
