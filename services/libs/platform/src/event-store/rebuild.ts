import type { Database } from '../database/database.js';
import { upcast } from './aggregate.js';
import type { DomainEvent, RecordedEvent } from './aggregate.js';
import type { Projection, StreamDefinition } from './registration.js';

/**
 * Empties a read model and fills it from its events, stream by stream, in one transaction; readers see the old table until it commits.
 * Returns how many streams were read.
 */
export async function rebuildProjection<S, E extends DomainEvent>(
  database: Database,
  stream: StreamDefinition<S, E>,
  projection: Projection<S, E>,
): Promise<number> {
  return database.transaction(async (sql) => {
    await sql.query('SET LOCAL statement_timeout = 0');
    await sql.query('LOCK TABLE es_stream IN SHARE ROW EXCLUSIVE MODE');
    await projection.clear(sql);
    const ids = await sql.query<{ stream_id: string }>('SELECT stream_id FROM es_stream WHERE type = $1 ORDER BY stream_id', [
      stream.aggregate.type,
    ]);
    for (const { stream_id: streamId } of ids) {
      const rows = await sql.query<{
        version: number;
        event_id: string;
        type: string;
        schema_version: number;
        data: object;
        meta: RecordedEvent['meta'];
        tenant_id: string;
        occurred_at: Date;
      }>(
        'SELECT version, event_id, type, schema_version, data, meta, tenant_id, occurred_at FROM es_event WHERE stream_id = $1 ORDER BY version',
        [streamId],
      );
      let state = stream.aggregate.initial;
      for (const row of rows) {
        const event = upcast(stream.aggregate, row.type, row.schema_version, row.data);
        state = stream.aggregate.evolve(state, event);
        const recorded: RecordedEvent<E> = {
          streamId,
          id: streamId.slice(stream.aggregate.type.length + 1),
          version: row.version,
          eventId: row.event_id,
          type: event.type,
          data: event.data,
          meta: row.meta,
          tenantId: row.tenant_id,
          occurredAt: row.occurred_at,
          event,
        };
        await projection.apply(recorded, state, sql);
      }
    }
    await sql.query(
      'INSERT INTO projection (name, version) VALUES ($1, $2) ON CONFLICT (name) DO UPDATE SET version = $2, rebuilt_at = now()',
      [projection.name, projection.version],
    );
    return ids.length;
  });
}

/** Rebuilds what is older than the code says. Called after migrations. */
export async function rebuildOutdated(database: Database, streams: StreamDefinition<unknown, DomainEvent>[]): Promise<void> {
  const known = new Map(
    (await database.query<{ name: string; version: number }>('SELECT name, version FROM projection')).map((row) => [row.name, row.version]),
  );
  for (const stream of streams) {
    for (const projection of stream.projections ?? []) {
      if (known.get(projection.name) === projection.version) continue;
      await rebuildProjection(database, stream, projection);
    }
  }
}
