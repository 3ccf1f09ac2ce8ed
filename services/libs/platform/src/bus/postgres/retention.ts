import { eachItself } from '../../concurrency/each-itself.js';
import type { BusDatabase } from './bus-database.js';
import type { TopicRegistry } from '../topics.js';

const CHUNK = 5_000;

/** Those of which something is to be deleted; asked first, so that a bus at rest is left alone. */
const TOPICS_WITH_OLD = `
SELECT DISTINCT b.topic FROM unnest($1::text[], $2::bigint[]) AS kept (topic, ms) JOIN bus.bus_partition b ON b.topic = kept.topic
WHERE EXISTS (SELECT FROM bus.bus_log l WHERE l.topic = b.topic AND l.part = b.part AND l.off < b.low_offset)
  OR b.low_offset < b.next_offset AND NOT EXISTS (
    SELECT FROM bus.bus_log l
    WHERE l.topic = b.topic AND l.part = b.part AND l.off = b.low_offset AND l.ts > clock_timestamp() - kept.ms * interval '1 ms'
      AND l.ts <= clock_timestamp() + interval '1 minute')`;

/**
 * Behind the last row of a partition that is too old. What was written while the clock was ahead is as old as what came next;
 * so the rows from the first on that is young, and not of the future, are looked at backwards. Where a crash of the database took all
 * rows there are none to go by.
 */
const RAISE_LOW = `
UPDATE bus.bus_partition p SET low_offset = c.low
FROM (
  SELECT b.topic, b.part, coalesce((
    SELECT l.off + 1 FROM bus.bus_log l
    WHERE l.topic = b.topic AND l.part = b.part AND l.off >= b.low_offset AND l.off < young.off
      AND l.ts <= clock_timestamp() - $2::bigint * interval '1 ms'
    ORDER BY l.off DESC LIMIT 1), CASE WHEN young.is_none THEN b.next_offset ELSE b.low_offset END) AS low
  FROM bus.bus_partition b, LATERAL (
    SELECT coalesce((
      SELECT l.off FROM bus.bus_log l
      WHERE l.topic = b.topic AND l.part = b.part AND l.off >= b.low_offset AND l.ts > clock_timestamp() - $2::bigint * interval '1 ms'
        AND l.ts <= clock_timestamp() + interval '1 minute'
      ORDER BY l.off LIMIT 1), b.next_offset) AS off,
      NOT EXISTS (SELECT FROM bus.bus_log l WHERE l.topic = b.topic AND l.part = b.part AND l.off >= b.low_offset) AS is_none
  ) young
  WHERE b.topic = $1 AND b.low_offset < b.next_offset
) c
WHERE p.topic = $1 AND p.topic = c.topic AND p.part = c.part AND c.low > p.low_offset AND c.low <= p.next_offset
RETURNING p.part, p.low_offset`;

const DELETE_CHUNK = `
WITH old AS (
  SELECT l.topic, l.part, l.off FROM bus.bus_log l JOIN bus.bus_partition p ON p.topic = l.topic AND p.part = l.part
  WHERE l.topic = $1 AND l.off < p.low_offset ORDER BY l.part, l.off LIMIT ${CHUNK}
)
DELETE FROM bus.bus_log l USING old WHERE l.topic = old.topic AND l.part = old.part AND l.off = old.off`;

/**
 * Deletes what is older than its topic keeps. Readers that are further back go on at the earliest that is left. Two
 * processes doing it at once only share the work.
 */
export async function applyRetention(database: BusDatabase, topics: TopicRegistry, stopped: () => boolean): Promise<void> {
  const deleteDead = () =>
    database.write({ text: 'DELETE FROM bus.bus_process WHERE abs(extract(epoch FROM clock_timestamp() - seen_at)) > 60' });
  await eachItself([deleteDead, () => deleteOld(database, topics, stopped)], (work) => work());
}

async function deleteOld(database: BusDatabase, topics: TopicRegistry, stopped: () => boolean): Promise<void> {
  const present = await database.read<{ topic: string }>({ text: 'SELECT DISTINCT topic FROM bus.bus_partition' });
  const kept = new Map(present.flatMap(({ topic }) => topics.find(topic) ?? []).map(({ name, retentionMs }) => [name, retentionMs]));
  const withOld = await database.read<{ topic: string }>({ text: TOPICS_WITH_OLD, values: [[...kept.keys()], [...kept.values()]] });
  await eachItself(withOld, async ({ topic }) => {
    if (stopped()) return;
    await database.write({ text: RAISE_LOW, values: [topic, kept.get(topic)] });
    while (!stopped() && (await deletedRows(database, topic)) === CHUNK);
  });
}

async function deletedRows(database: BusDatabase, topic: string): Promise<number> {
  const [row] = await database.write<{ count: number }>({
    text: `WITH gone AS (${DELETE_CHUNK} RETURNING 1) SELECT count(*)::int AS count FROM gone`,
    values: [topic],
  });
  return row?.count ?? 0;
}
