import { plainHeaders } from '../admission.js';
import { type OutMessage, RetriableBusError } from '../event-bus.js';
import { partitionOf } from '../partitioner.js';
import type { RoutedMessage } from '../publisher.js';
import type { BusDatabase } from './bus-database.js';
import { WAKE_CHANNEL } from './wake-up.js';

/**
 * One statement: the counters of the touched partitions move, in ascending order so that two writers cannot wait for
 * each other, the rows go in at the offsets so reserved, and one notification names the new ends.
 */
const APPEND = `
WITH want AS (
  SELECT * FROM unnest($1::text[], $2::int[], $3::int[]) AS w(topic, part, n)
), locked AS (
  SELECT p.topic, p.part FROM bus.bus_partition p JOIN want w ON w.topic = p.topic AND w.part = p.part
  ORDER BY p.topic, p.part FOR UPDATE OF p
), moved AS (
  UPDATE bus.bus_partition p SET next_offset = p.next_offset + w.n
  FROM want w JOIN locked l ON l.topic = w.topic AND l.part = w.part
  WHERE p.topic = w.topic AND p.part = w.part
  RETURNING p.topic, p.part, p.next_offset, w.n
), stored AS (
  INSERT INTO bus.bus_log (topic, part, off, key, msg_id, type, payload, headers, occurred_at)
  SELECT v.topic, v.part, v.next_offset - v.n + m.place, m.key, m.id, m.type, substring($13::bytea FROM m.at FOR m.len), m.headers, m.occurred_at
  FROM unnest($4::int[], $5::int[], $6::text[], $7::uuid[], $8::text[], $9::jsonb[], $10::timestamptz[], $11::int[], $12::int[])
    AS m(slot, place, key, id, type, headers, occurred_at, at, len)
  JOIN moved v ON v.topic = ($1::text[])[m.slot] AND v.part = ($2::int[])[m.slot]
), said AS (
  SELECT string_agg(topic || ':' || part || ':' || next_offset, ',') AS ends, count(*)::int AS touched FROM moved
)
SELECT touched, clock_timestamp() AS now, pg_notify('${WAKE_CHANNEL}', CASE WHEN length(ends) < 7900 THEN ends ELSE '*' END) FROM said`;

/** Appends to the log, in one short transaction of its own. Answers what time it is by the clock of the database. */
export async function appendToLog(database: BusDatabase, messages: RoutedMessage[]): Promise<Date> {
  const slots = slotsOf(messages);
  const [reported] = await database.write<{ touched: number; now: Date }>({
    name: 'bus-append',
    text: APPEND,
    values: parameters(slots, messages.length),
  });
  if (reported?.touched !== slots.length)
    throw new RetriableBusError('A partition of the bus has vanished; the publish has to be tried again.');
  return reported.now;
}

interface Slot {
  topic: string;
  part: number;
  messages: OutMessage[];
}

function slotsOf(messages: RoutedMessage[]): Slot[] {
  const slots = new Map<string, Slot>();
  for (const { message, topic } of messages) {
    const part = partitionOf(message.key, topic.partitions);
    const name = `${topic.name}:${part}`;
    const slot = slots.get(name) ?? { topic: topic.name, part, messages: [] };
    slot.messages.push(message);
    slots.set(name, slot);
  }
  return [...slots.values()];
}

function parameters(slots: Slot[], count: number): unknown[] {
  const rows = slots.flatMap(({ messages }, slot) => messages.map((message, place) => ({ message, slot: slot + 1, place })));
  const payloads = Buffer.concat(rows.map(({ message }) => message.payload));
  const starts = new Array<number>(count);
  let at = 1;
  rows.forEach(({ message }, index) => {
    starts[index] = at;
    at += message.payload.byteLength;
  });
  return [
    slots.map(({ topic }) => topic),
    slots.map(({ part }) => part),
    slots.map(({ messages }) => messages.length),
    rows.map(({ slot }) => slot),
    rows.map(({ place }) => place),
    rows.map(({ message }) => message.key),
    rows.map(({ message }) => message.id),
    rows.map(({ message }) => message.type),
    rows.map(({ message }) => JSON.stringify(plainHeaders(message.headers))),
    rows.map(({ message }) => message.occurredAt.toISOString()),
    starts,
    rows.map(({ message }) => message.payload.byteLength),
    payloads,
  ];
}
