import type { Database } from '../database/database.js';
import type { DomainEvent } from './aggregate.js';
import { readEvents } from './recorded-events.js';
import type { AggregateRegistration, AnyRegistration, Projection } from './registration.js';

/**
 * Empties a read model and fills it from its events, stream by stream, in one transaction; readers see the old table until it commits.
 * Returns how many streams were read.
 */
export async function rebuildProjection<S, E extends DomainEvent>(
  database: Database,
  { aggregate }: Pick<AggregateRegistration<S, E>, 'aggregate'>,
  projection: Projection<S, E>,
): Promise<number> {
  return database.transaction(
    async (tx) => {
      await tx.query('LOCK TABLE es_stream IN SHARE ROW EXCLUSIVE MODE');
      await projection.clear(tx);
      const streams = await tx.query<{ name: string }>('SELECT stream_id AS name FROM es_stream WHERE type = $1 ORDER BY stream_id', [
        aggregate.type,
      ]);
      for (const { name } of streams) {
        let state = aggregate.initialState;
        for (const recorded of await readEvents(tx, aggregate, name.slice(aggregate.type.length + 1))) {
          state = aggregate.evolve(state, recorded.event);
          await projection.apply(recorded, state, tx);
        }
      }
      await tx.query(
        'INSERT INTO projection (name, version) VALUES ($1, $2) ON CONFLICT (name) DO UPDATE SET version = $2, rebuilt_at = now()',
        [projection.name, projection.version],
      );
      return streams.length;
    },
    { patient: true },
  );
}

/** Rebuilds what is older than the code says. Called after migrations. */
export async function rebuildOutdated(database: Database, aggregates: AnyRegistration[]): Promise<void> {
  const known = new Map(
    (await database.query<{ name: string; version: number }>('SELECT name, version FROM projection')).map((row) => [row.name, row.version]),
  );
  for (const registration of aggregates) {
    for (const projection of registration.projections ?? []) {
      if (known.get(projection.name) === projection.version) continue;
      await rebuildProjection(database, registration, projection);
    }
  }
}
