import { ConcurrencyError } from '../database/database.js';
import type { SqlRunner } from '../database/database.js';
import { newId } from '../core/ids.js';
import { streamIdOf } from './aggregate.js';
import type { Aggregate, AggregateId, DomainEvent, EventMeta, RecordedEvent } from './aggregate.js';

/** Appends to a stream that still is at this version; a ConcurrencyError otherwise. */
export async function append<S, E extends DomainEvent>(
  sql: SqlRunner,
  aggregate: Aggregate<S, E>,
  { id, tenantId }: AggregateId,
  expected: number,
  events: E[],
  meta: EventMeta,
  now: Date,
): Promise<RecordedEvent<E>[]> {
  const streamId = streamIdOf(aggregate, id);
  const next = expected + events.length;
  const claimed =
    expected === 0
      ? await sql.query(
          'INSERT INTO es_stream (stream_id, type, version, tenant_id) VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING RETURNING version',
          [streamId, aggregate.type, next, tenantId],
        )
      : await sql.query('UPDATE es_stream SET version = $2 WHERE stream_id = $1 AND version = $3 RETURNING version', [
          streamId,
          next,
          expected,
        ]);
  if (claimed.length === 0) throw new ConcurrencyError(`${streamId} is not at version ${expected} any more`);
  const recorded = events.map((event, index) => ({
    streamId,
    id,
    version: expected + index + 1,
    eventId: newId(),
    type: event.type,
    data: event.data,
    meta,
    tenantId,
    occurredAt: now,
    event,
  }));
  await sql.query(
    `INSERT INTO es_event (stream_id, version, event_id, type, schema_version, data, meta, tenant_id, occurred_at)
     SELECT $1, version, event_id, type, $2, data, $3::jsonb, $4, $5 FROM unnest($6::int[], $7::uuid[], $8::text[], $9::jsonb[]) AS e (version, event_id, type, data)`,
    [
      streamId,
      aggregate.schemaVersion ?? 1,
      JSON.stringify(meta),
      tenantId,
      now,
      recorded.map((event) => event.version),
      recorded.map((event) => event.eventId),
      recorded.map((event) => event.type),
      recorded.map((event) => JSON.stringify(event.data)),
    ],
  );
  return recorded;
}
