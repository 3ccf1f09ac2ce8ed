import type { TopicMessages, TopicName } from '@nowahala/contracts';
import type { SqlRunner } from '../database/database.js';
import type { Aggregate, DomainEvent, RecordedEvent } from './aggregate.js';

/** A message for the world; `topic` and `message` fit each other. */
export type Announcement = { [T in TopicName]: { topic: T; key: string; message: TopicMessages[T]; region?: string } }[TopicName];

/** A read model kept in the same transaction as its events. Applying an event twice leaves the table as it was. */
export interface Projection<S, E extends DomainEvent> {
  name: string;
  /** Raised when the table has to be rebuilt from the events. */
  version: number;
  apply(event: RecordedEvent<E>, state: S, sql: SqlRunner): Promise<void>;
  /** Empties the table before a rebuild. */
  clear(sql: SqlRunner): Promise<void>;
}

/** An aggregate with everything that happens when it changes. */
export interface StreamDefinition<S, E extends DomainEvent> {
  aggregate: Aggregate<S, E>;
  projections?: Projection<S, E>[];
  /** What other services may know of the event; stored as outbox rows in the same transaction. */
  publish?(event: RecordedEvent<E>, state: S): Announcement[];
}

export const eventSourced = <S, E extends DomainEvent>(definition: StreamDefinition<S, E>): StreamDefinition<S, E> => definition;
