import type { SqlRunner } from '../database/database.js';
import type { Publication } from '../outbox/envelope.js';
import type { Aggregate, DomainEvent, RecordedEvent } from './aggregate.js';

/** A read model kept in the same transaction as its events. Applying an event twice leaves the table as it was. */
export interface Projection<S, E extends DomainEvent> {
  name: string;
  /** Raised when the table has to be rebuilt from the events. */
  version: number;
  apply(event: RecordedEvent<E>, state: S, tx: SqlRunner): Promise<void>;
  /** Empties the table before a rebuild. */
  clear(tx: SqlRunner): Promise<void>;
}

/** What other services learn of an event; stored as outbox rows in the same transaction. */
export type Publications<S, E extends DomainEvent> = (event: RecordedEvent<E>, state: S) => Publication[];

/** An aggregate with everything that happens when it changes. */
export interface AggregateRegistration<S, E extends DomainEvent> {
  aggregate: Aggregate<S, E>;
  projections?: Projection<S, E>[];
  publications?: Publications<S, E>;
}

// eslint-disable-next-line @typescript-eslint/no-explicit-any
export type AnyRegistration = AggregateRegistration<any, any>;
