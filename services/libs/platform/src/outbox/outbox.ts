import { murmur2 } from '../bus/partitioner.js';
import type { SqlRunner } from '../database/database.js';
import { prepared } from '../postgres/prepared.js';
import { newId } from '../core/ids.js';
import { encodeMessage } from './envelope.js';
import type { Envelope, Publication } from './envelope.js';

export const OUTBOX_SHARDS = 16;

const WRITE = prepared(
  `INSERT INTO outbox (shard, topic, key, msg_id, type, payload, headers, occurred_at)
   SELECT shard, topic, key, msg_id, type, payload, headers, $8 FROM unnest($1::smallint[], $2::text[], $3::text[], $4::uuid[], $5::text[], $6::bytea[], $7::jsonb[])
     AS o (shard, topic, key, msg_id, type, payload, headers)`,
);

/** Stores messages in the transaction of their events; the relay publishes and deletes them. */
export async function writeOutbox(sql: SqlRunner, publications: Publication[], envelope: Envelope): Promise<void> {
  const rows = publications.map((publication) => encodeMessage(publication, newId(), envelope));
  await sql.query(WRITE, [
    rows.map((row) => outboxShardOf(row.key)),
    rows.map((row) => row.topic),
    rows.map((row) => row.key),
    rows.map((row) => row.id),
    rows.map((row) => row.type),
    rows.map((row) => Buffer.from(row.payload)),
    rows.map((row) => JSON.stringify(row.headers)),
    envelope.now,
  ]);
}

/** Under which name a schema keeps what its relay could never publish; no group of a service is called so. */
export const outboxConsumerOf = (schema: string): string => `${schema}.outbox`;

export const outboxShardOf = (key: string): number => (murmur2(key) & 0x7fffffff) % OUTBOX_SHARDS;
