import type { EventMeta } from '../outbox/envelope.js';

export type { EventMeta };

/** Something that happened, past tense; `data` is plain JSON. */
export interface DomainEvent {
  type: string;
  data: object;
}

/** State and how events change it. Pure: no clock, no database. */
export interface Aggregate<S, E extends DomainEvent> {
  /** Prefix of the stream id: `server` gives `server-{id}`. */
  type: string;
  initialState: S;
  evolve(state: S, event: E): S;
  /** Version that new events are written with; 1 unless an event's shape changed. */
  schemaVersion?: number;
  /** Event type to steps; step n turns version n+1 data into version n+2 data (index 0: 1 to 2). */
  upcasters?: Record<string, ((data: never) => object)[]>;
}

/** An aggregate with the commands that it takes; refused commands throw. */
export interface DecidingAggregate<S, E extends DomainEvent, C, X = void> extends Aggregate<S, E> {
  decide(command: C, state: S, context: X): E[];
}

/** Says what an aggregate is, as a value: the platform loads, appends and projects with it, specs call it directly. */
export function defineAggregate<S, E extends DomainEvent, C, X = void>(
  definition: DecidingAggregate<S, E, C, X>,
): DecidingAggregate<S, E, C, X>;
export function defineAggregate<S, E extends DomainEvent>(definition: Aggregate<S, E>): Aggregate<S, E>;
export function defineAggregate(definition: unknown): unknown {
  return definition;
}

/** Of which aggregate, and whose. */
export interface AggregateId {
  id: string;
  tenantId: string;
}

/** An event as it stands in the store. */
export interface RecordedEvent<E extends DomainEvent = DomainEvent> {
  streamId: string;
  /** The aggregate's id: the stream id without its prefix. */
  id: string;
  version: number;
  eventId: string;
  type: E['type'];
  data: E['data'];
  meta: EventMeta;
  tenantId: string;
  occurredAt: Date;
  event: E;
}

export const streamIdOf = (aggregate: { type: string }, id: string): string => `${aggregate.type}-${id}`;

/** Applies stored upcasters, oldest first. */
export function upcast<S, E extends DomainEvent>(aggregate: Aggregate<S, E>, type: string, writtenAs: number, data: object): E {
  const steps = aggregate.upcasters?.[type] ?? [];
  const current = steps.slice(writtenAs - 1).reduce((value: object, step) => step(value as never), data);
  return { type, data: current } as E;
}

export function replay<S, E extends DomainEvent>(aggregate: Aggregate<S, E>, events: E[]): S {
  return events.reduce((state, event) => aggregate.evolve(state, event), aggregate.initialState);
}
