import type { TopicMessages, TopicName } from '@nowahala/contracts';
import type { EntityManager } from 'typeorm';
import { ConcurrencyError } from '../database/database.js';
import type { Database, SqlRunner, SqlTransaction } from '../database/database.js';
import type { Clock } from '../clock.js';
import { newId } from '../ids.js';
import { writeOutbox } from '../outbox/outbox.js';
import { currentCall } from '../rpc/call-context.js';
import { currentTraceparent } from '../telemetry/tracing.js';
import { streamIdOf, upcast } from './aggregate.js';
import type { Aggregate, DomainEvent, EventMeta, RecordedEvent } from './aggregate.js';
import type { Announcement, StreamDefinition } from './registration.js';

export interface Loaded<S> {
  state: S;
  /** 0 when the stream does not exist. */
  version: number;
}

export interface Changed<S, E extends DomainEvent> extends Loaded<S> {
  events: RecordedEvent<E>[];
}

/** One transaction of one service: events, read models, outbox rows and plain rows commit together or not at all. */
export interface Transaction extends SqlRunner {
  /** TypeORM's manager bound to this transaction, for rows. */
  readonly manager: EntityManager;
  /** The product's time when the transaction began. */
  readonly now: Date;
  readonly meta: EventMeta;
  /** Waits until nobody else works on this key. Must come before the first write. */
  lock(...keys: string[]): Promise<void>;
  load<S, E extends DomainEvent>(stream: StreamDefinition<S, E>, id: string): Promise<Loaded<S>>;
  /** Locks the stream, loads it, lets `decide` say what happened, appends, projects and publishes. No events: nothing is written. */
  change<S, E extends DomainEvent>(
    stream: StreamDefinition<S, E>,
    id: string,
    tenantId: string,
    decide: (state: S, version: number) => E[],
  ): Promise<Changed<S, E>>;
  publish<T extends TopicName>(
    topic: T,
    message: TopicMessages[T],
    envelope: { key: string; tenantId: string; region?: string },
  ): Promise<void>;
  /** What may only be counted or told once all of this is kept; forgotten with a transaction that is undone. */
  afterCommit(effect: () => void): void;
}

export interface StoreOptions {
  database: Database;
  clock: Clock;
  /** Name of the service; goes into the envelope as `producer`. */
  producer: string;
  /** Called after a commit that wrote outbox rows, so that the relay need not wait for its next look. */
  onOutbox?: () => void;
}

/** The one write path of a service. */
export class Store {
  constructor(private readonly options: StoreOptions) {}

  get database(): Database {
    return this.options.database;
  }

  async transaction<T>(work: (tx: Transaction) => Promise<T>, meta: Partial<EventMeta> = {}): Promise<T> {
    let effects = new Set<() => void>();
    const result = await this.options.database.transaction(async (sql) => {
      effects = new Set();
      return work(this.open(sql, { ...metaOfCall(), ...meta }, effects));
    });
    for (const effect of effects) effect();
    return result;
  }

  /** Loads a stream outside of a transaction, for questions. */
  async load<S, E extends DomainEvent>(stream: StreamDefinition<S, E>, id: string): Promise<Loaded<S>> {
    return loadStream(this.options.database, stream.aggregate, id);
  }

  /** All events of a stream in order, upcast; for timelines and exports. */
  async history<S, E extends DomainEvent>(stream: StreamDefinition<S, E>, id: string): Promise<RecordedEvent<E>[]> {
    return readEvents(this.options.database, stream.aggregate, id);
  }

  /** The same for a page of streams, in one question; one that does not exist has no events. */
  async histories<S, E extends DomainEvent>(stream: StreamDefinition<S, E>, ids: string[]): Promise<Map<string, RecordedEvent<E>[]>> {
    const rows = await this.options.database.query<EventRow>(
      `SELECT ${EVENT_COLUMNS} FROM es_event WHERE stream_id = ANY($1::text[]) ORDER BY stream_id, version`,
      [ids.map((id) => streamIdOf(stream.aggregate, id))],
    );
    const found = Map.groupBy(
      rows.map((row) => toRecorded(stream.aggregate, row)),
      (recorded) => recorded.id,
    );
    return new Map(ids.map((id) => [id, found.get(id) ?? []]));
  }

  private open(sql: SqlTransaction, meta: EventMeta, effects: Set<() => void>): Transaction {
    const now = this.options.clock.now();
    const { producer, onOutbox } = this.options;
    const announce = async (announcements: Announcement[], tenantId: string, causationId?: string): Promise<void> => {
      if (announcements.length === 0) return;
      await writeOutbox(sql, announcements, { tenantId, producer, now, meta: { ...meta, causationId: causationId ?? meta.causationId } });
      if (onOutbox) effects.add(onOutbox);
    };
    const lock = async (...keys: string[]): Promise<void> => {
      if (keys.length === 0) return;
      // One question for all; they are taken in this order, so that two who want the same ones never hold each other up.
      await sql.query(
        `SELECT pg_advisory_xact_lock(hashtextextended(key, 0))
         FROM (SELECT key FROM unnest($1::text[]) WITH ORDINALITY AS wanted (key, place) ORDER BY place) AS in_order`,
        [[...new Set(keys)].sort()],
      );
    };
    return {
      query: sql.query,
      manager: sql.manager,
      now,
      meta,
      lock,
      afterCommit: (effect) => void effects.add(effect),
      load: (stream, id) => loadStream(sql, stream.aggregate, id),
      publish: async (topic, message, envelope) =>
        announce([{ topic, message, key: envelope.key, region: envelope.region } as Announcement], envelope.tenantId),
      change: async (stream, id, tenantId, decide) => {
        await lock(streamIdOf(stream.aggregate, id));
        const before = await loadStream(sql, stream.aggregate, id);
        const decided = decide(before.state, before.version);
        if (decided.length === 0) return { ...before, events: [] };
        const traceparent = currentTraceparent() ?? meta.traceparent;
        const events = await append(sql, stream.aggregate, id, tenantId, before.version, decided, { ...meta, traceparent }, now);
        let state = before.state;
        for (const event of events) {
          state = stream.aggregate.evolve(state, event.event);
          for (const projection of stream.projections ?? []) await projection.apply(event, state, sql);
          await announce(stream.publish?.(event, state) ?? [], tenantId, event.eventId);
        }
        return { state, version: before.version + events.length, events };
      },
    };
  }
}

function metaOfCall(): EventMeta {
  const call = currentCall();
  return {
    actor: call?.caller.userId || call?.caller.via || 'system',
    correlationId: call?.correlationId ?? newId(),
    traceparent: call?.traceparent,
  };
}

interface EventRow {
  stream_id: string;
  version: number;
  event_id: string;
  type: string;
  schema_version: number;
  data: object;
  meta: EventMeta;
  tenant_id: string;
  occurred_at: Date;
}

const EVENT_COLUMNS = 'stream_id, version, event_id, type, schema_version, data, meta, tenant_id, occurred_at';

function toRecorded<S, E extends DomainEvent>(aggregate: Aggregate<S, E>, row: EventRow): RecordedEvent<E> {
  const event = upcast(aggregate, row.type, row.schema_version, row.data);
  return {
    streamId: row.stream_id,
    id: row.stream_id.slice(aggregate.type.length + 1),
    version: row.version,
    eventId: row.event_id,
    type: event.type,
    data: event.data,
    meta: row.meta,
    tenantId: row.tenant_id,
    occurredAt: row.occurred_at,
    event,
  };
}

export async function readEvents<S, E extends DomainEvent>(
  sql: SqlRunner,
  aggregate: Aggregate<S, E>,
  id: string,
): Promise<RecordedEvent<E>[]> {
  const rows = await sql.query<EventRow>(`SELECT ${EVENT_COLUMNS} FROM es_event WHERE stream_id = $1 ORDER BY version`, [
    streamIdOf(aggregate, id),
  ]);
  return rows.map((row) => toRecorded(aggregate, row));
}

async function loadStream<S, E extends DomainEvent>(sql: SqlRunner, aggregate: Aggregate<S, E>, id: string): Promise<Loaded<S>> {
  const events = await readEvents(sql, aggregate, id);
  return { state: events.reduce((state, recorded) => aggregate.evolve(state, recorded.event), aggregate.initial), version: events.length };
}

async function append<S, E extends DomainEvent>(
  sql: SqlRunner,
  aggregate: Aggregate<S, E>,
  id: string,
  tenantId: string,
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
  const rows: EventRow[] = events.map((event, index) => ({
    stream_id: streamId,
    version: expected + index + 1,
    event_id: newId(),
    type: event.type,
    schema_version: aggregate.schemaVersion ?? 1,
    data: event.data,
    meta,
    tenant_id: tenantId,
    occurred_at: now,
  }));
  await sql.query(
    `INSERT INTO es_event (${EVENT_COLUMNS})
     SELECT $1, version, event_id, type, $2, data, $3::jsonb, $4, $5 FROM unnest($6::int[], $7::uuid[], $8::text[], $9::jsonb[]) AS e (version, event_id, type, data)`,
    [
      streamId,
      aggregate.schemaVersion ?? 1,
      JSON.stringify(meta),
      tenantId,
      now,
      rows.map((row) => row.version),
      rows.map((row) => row.event_id),
      rows.map((row) => row.type),
      rows.map((row) => JSON.stringify(row.data)),
    ],
  );
  return rows.map((row, index) => ({ ...toRecorded(aggregate, row), event: events[index]!, data: events[index]!.data }));
}
