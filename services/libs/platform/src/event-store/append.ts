import { ConcurrencyError } from '../database/database.js';
import type { SqlRunner } from '../database/database.js';
import { newId } from '../core/ids.js';
import { prepared } from '../postgres/prepared.js';
import { streamIdOf } from './aggregate.js';
import type { Aggregate, AggregateId, DomainEvent, EventMeta, RecordedEvent } from './aggregate.js';

const BEGIN_STREAM =
  'INSERT INTO es_stream (stream_id, type, version, tenant_id) VALUES ($1::text, $11::text, $10::int, $4::uuid) ON CONFLICT DO NOTHING';
const MOVE_STREAM = 'UPDATE es_stream SET version = $10::int WHERE stream_id = $1::text AND version = $11::int';

const storing = (claim: string): string =>
  prepared(
    `WITH claimed AS (${claim} RETURNING version),
     stored AS (
       INSERT INTO es_event (stream_id, version, event_id, type, schema_version, data, meta, tenant_id, occurred_at)
       SELECT $1::text, e.version, event_id, type, $2::smallint, data, $3::jsonb, $4::uuid, $5::timestamptz
       FROM claimed, unnest($6::int[], $7::uuid[], $8::text[], $9::jsonb[]) AS e (version, event_id, type, data))
     SELECT version FROM claimed`,
  );
const STORE_FIRST = storing(BEGIN_STREAM);
const STORE_NEXT = storing(MOVE_STREAM);

/** What is decided, as it will stand in the stream behind the version it was decided upon. */
export const recordsOf = <S, E extends DomainEvent>(
  aggregate: Aggregate<S, E>,
  { id, tenantId }: AggregateId,
  expected: number,
  events: E[],
  meta: EventMeta,
  now: Date,
): RecordedEvent<E>[] =>
  events.map((event, index) => ({
    streamId: streamIdOf(aggregate, id),
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

/** Appends to a stream that still is at the version before the first of them; a ConcurrencyError otherwise. */
export async function append<S, E extends DomainEvent>(
  sql: SqlRunner,
  aggregate: Aggregate<S, E>,
  recorded: RecordedEvent<E>[],
): Promise<void> {
  const { streamId, version, meta, tenantId, occurredAt } = recorded[0]!;
  const expected = version - 1;
  const claimed = await sql.query(expected === 0 ? STORE_FIRST : STORE_NEXT, [
    streamId,
    aggregate.schemaVersion ?? 1,
    JSON.stringify(meta),
    tenantId,
    occurredAt,
    recorded.map((event) => event.version),
    recorded.map((event) => event.eventId),
    recorded.map((event) => event.type),
    recorded.map((event) => JSON.stringify(event.data)),
    expected + recorded.length,
    expected === 0 ? aggregate.type : expected,
  ]);
  if (claimed.length === 0) throw new ConcurrencyError(`${streamId} is not at version ${expected} any more`);
}
