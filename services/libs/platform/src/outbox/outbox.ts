import { topicCodecs, topicDeclarations } from '@nowahala/contracts';
import { context, propagation } from '@opentelemetry/api';
import type { SqlRunner } from '../database/database.js';
import type { EventMeta } from '../event-store/aggregate.js';
import type { Announcement } from '../event-store/registration.js';
import { newId } from '../ids.js';
import { murmur2 } from '../bus/partitioner.js';

export const OUTBOX_SHARDS = 16;

const declarations = new Map(topicDeclarations.map((declaration) => [declaration.name, declaration]));

export interface OutboxEnvelope {
  tenantId: string;
  producer: string;
  now: Date;
  meta: EventMeta;
}

/** Stores messages beside the facts they tell of; the relay publishes and deletes them. */
export async function writeOutbox(sql: SqlRunner, announcements: Announcement[], envelope: OutboxEnvelope): Promise<void> {
  const rows = announcements.map((announcement) => {
    const declaration = declarations.get(announcement.topic)!;
    const codec = topicCodecs[announcement.topic] as { encode(message: unknown): { finish(): Uint8Array } };
    const id = newId();
    return {
      id,
      shard: outboxShardOf(announcement.key),
      topic: declaration.perRegion ? `${announcement.topic}.${announcement.region}` : announcement.topic,
      key: announcement.key,
      type: declaration.message,
      payload: Buffer.from(codec.encode(announcement.message).finish()),
      headers: JSON.stringify(headersOf(id, declaration.message, envelope)),
    };
  });
  await sql.query(
    `INSERT INTO outbox (shard, topic, key, msg_id, type, payload, headers, occurred_at)
     SELECT shard, topic, key, msg_id, type, payload, headers, $8 FROM unnest($1::smallint[], $2::text[], $3::text[], $4::uuid[], $5::text[], $6::bytea[], $7::jsonb[])
       AS o (shard, topic, key, msg_id, type, payload, headers)`,
    [
      rows.map((row) => row.shard),
      rows.map((row) => row.topic),
      rows.map((row) => row.key),
      rows.map((row) => row.id),
      rows.map((row) => row.type),
      rows.map((row) => row.payload),
      rows.map((row) => row.headers),
      envelope.now,
    ],
  );
}

export const outboxShardOf = (key: string): number => (murmur2(key) & 0x7fffffff) % OUTBOX_SHARDS;

/** The envelope of architecture section 1; the trace goes along in traceparent. */
export function headersOf(id: string, type: string, envelope: OutboxEnvelope): Record<string, string> {
  const headers: Record<string, string> = {
    id,
    type,
    schema_version: '1',
    tenant_id: envelope.tenantId,
    occurred_at: envelope.now.toISOString(),
    correlation_id: envelope.meta.correlationId,
    producer: envelope.producer,
  };
  if (envelope.meta.causationId) headers.causation_id = envelope.meta.causationId;
  propagation.inject(context.active(), headers);
  if (!headers.traceparent && envelope.meta.traceparent) headers.traceparent = envelope.meta.traceparent;
  return headers;
}
