import type { TopicMessages, TopicName } from '@nowahala/contracts';
import type { Clock } from '../core/clock.js';
import { dueTime } from '../database/agreed-time.js';
import type { Database, SqlRunner } from '../database/database.js';
import { newId } from '../core/ids.js';
import { prepared } from '../postgres/prepared.js';
import type { EventMeta, Publication } from '../outbox/envelope.js';
import { writeOutbox } from '../outbox/outbox.js';
import { currentCall } from '../rpc/call-context.js';
import { currentTraceparent } from '../telemetry/tracing.js';
import { streamIdOf } from './aggregate.js';
import type { Aggregate, AggregateId, DecidingAggregate, DomainEvent, RecordedEvent } from './aggregate.js';
import { append, recordsOf } from './append.js';
import { loadAggregate, readAllEvents, readEvents, readPageOfTenant } from './recorded-events.js';
import type { EventPage, Loaded } from './recorded-events.js';
import type { AggregateRegistration, AnyRegistration, Projection } from './registration.js';

export interface Changed<S, E extends DomainEvent> extends Loaded<S> {
  events: RecordedEvent<E>[];
}

/** One transaction of one service: events, read models, outbox rows and plain rows commit together or not at all. */
export interface Transaction extends SqlRunner {
  /** The product's time when the transaction began; see `dueTransactions` of a service. */
  readonly now: Date;
  readonly meta: EventMeta;
  /** Waits until no other transaction holds these keys. Must come before the first write. */
  lock(...keys: string[]): Promise<void>;
  load<S, E extends DomainEvent>(aggregate: Aggregate<S, E>, id: string): Promise<Loaded<S>>;
  /** Lets the aggregate decide about the command: `change` with its own `decide`. */
  handle<S, E extends DomainEvent, C, X>(
    aggregate: DecidingAggregate<S, E, C, X>,
    which: AggregateId,
    command: NoInfer<C>,
    ...context: X extends void ? [] : [context: NoInfer<X>]
  ): Promise<Changed<S, E>>;
  /** `handle` for an id that nobody else can have: nothing is locked or read. A ConcurrencyError where there is one all the same. */
  create<S, E extends DomainEvent, C, X>(
    aggregate: DecidingAggregate<S, E, C, X>,
    which: AggregateId,
    command: NoInfer<C>,
    ...context: X extends void ? [] : [context: NoInfer<X>]
  ): Promise<Changed<S, E>>;
  /** Locks the stream, loads it, lets `decide` say what happened, appends, projects and publishes. No events: nothing is written. */
  change<S, E extends DomainEvent>(
    aggregate: Aggregate<S, E>,
    which: AggregateId,
    decide: (state: S, version: number) => NoInfer<E>[],
  ): Promise<Changed<S, E>>;
  publish<T extends TopicName>(
    topic: T,
    message: TopicMessages[T],
    envelope: { key: string; tenantId: string; region?: string },
  ): Promise<void>;
  /** The same transaction, whose events and messages belong to what is described here. */
  onBehalfOf(meta: EventMeta): Transaction;
  /** What may only be counted or triggered once all of this is kept; forgotten with a transaction that is rolled back. */
  afterCommit(effect: () => void): void;
}

export interface StoreOptions {
  database: Database;
  clock: Clock;
  /** Name of the service; goes into the envelope as `producer`. */
  producer: string;
  /** Aggregates with their projections and publications; an aggregate that is not registered cannot be changed. */
  aggregates?: AnyRegistration[];
  /** As of a service. */
  dueTransactions?: boolean;
  /** Called after a commit that wrote outbox rows, so that the relay need not wait for its next round. */
  onOutbox?: () => void;
}

/** One statement for all, in sorted order: two transactions that want the same keys cannot deadlock. */
const LOCK = prepared(`SELECT pg_advisory_xact_lock(hashtextextended(key, 0))
  FROM (SELECT key FROM unnest($1::text[]) WITH ORDINALITY AS wanted (key, place) ORDER BY place) AS in_order`);

/** The one write path of a service. */
export class Store {
  private readonly registrations: Map<string, AnyRegistration>;

  constructor(private readonly options: StoreOptions) {
    this.registrations = new Map((options.aggregates ?? []).map((registration) => [registration.aggregate.type, registration]));
  }

  get database(): Database {
    return this.options.database;
  }

  async transaction<T>(work: (tx: Transaction) => Promise<T>, meta: Partial<EventMeta> = {}): Promise<T> {
    let effects = new Set<() => void>();
    const result = await this.options.database.transaction(async (sql) => {
      effects = new Set();
      const { clock, dueTransactions = false } = this.options;
      const now = dueTransactions ? await dueTime(sql, clock) : clock.now();
      return work(this.open(sql, now, { ...metaOfCall(), ...meta }, effects));
    });
    for (const effect of effects) effect();
    return result;
  }

  /** Loads an aggregate outside of a transaction, for queries. */
  async load<S, E extends DomainEvent>(aggregate: Aggregate<S, E>, id: string): Promise<Loaded<S>> {
    return loadAggregate(this.options.database, aggregate, id);
  }

  /** All events of an aggregate in order, upcast; for timelines and exports. */
  async history<S, E extends DomainEvent>(aggregate: Aggregate<S, E>, id: string): Promise<RecordedEvent<E>[]> {
    return readEvents(this.options.database, aggregate, id);
  }

  /** The same for many ids, in one statement; one that does not exist has no events. */
  async histories<S, E extends DomainEvent>(aggregate: Aggregate<S, E>, ids: string[]): Promise<Map<string, RecordedEvent<E>[]>> {
    return readAllEvents(this.options.database, aggregate, ids);
  }

  /** A page of everything that happened to a tenant, oldest first; `place`: the `next` of the page before. */
  async historyOfTenant(tenantId: string, place: string, limit: number): Promise<EventPage> {
    const aggregates = [...this.registrations.values()].map(({ aggregate }) => aggregate);
    const aggregateOf = (streamId: string): AnyRegistration['aggregate'] => {
      const found = aggregates.find(({ type }) => streamId.startsWith(streamIdOf({ type }, '')));
      if (!found) throw new Error(`the aggregate of ${streamId} is not registered with ${this.options.producer}`);
      return found;
    };
    return readPageOfTenant(this.options.database, aggregateOf, tenantId, place, limit);
  }

  private registration<S, E extends DomainEvent>(aggregate: Aggregate<S, E>): AggregateRegistration<S, E> {
    const registered = this.registrations.get(aggregate.type);
    if (!registered) throw new Error(`the aggregate ${aggregate.type} is not registered with ${this.options.producer}`);
    return registered;
  }

  private open(sql: SqlRunner, now: Date, meta: EventMeta, effects: Set<() => void>): Transaction {
    const { producer, onOutbox } = this.options;
    const publish = async (publications: Publication[], tenantId: string, causationId?: string): Promise<void> => {
      if (publications.length === 0) return;
      await writeOutbox(sql, publications, { tenantId, producer, now, meta: { ...meta, causationId: causationId ?? meta.causationId } });
      if (onOutbox) effects.add(onOutbox);
    };
    const lock = async (...keys: string[]): Promise<void> => {
      if (keys.length === 0) return;
      await sql.query(LOCK, [[...new Set(keys)].sort()]);
    };
    const change = async <S, E extends DomainEvent>(
      registration: AggregateRegistration<S, E>,
      which: AggregateId,
      decide: (state: S, version: number) => E[],
    ): Promise<Changed<S, E>> => {
      const { aggregate } = registration;
      // Asked for together; the second statement sees what was written until the lock was had.
      const [, before] = await Promise.all([lock(streamIdOf(aggregate, which.id)), loadAggregate(sql, aggregate, which.id)]);
      return write(registration, which, before, decide);
    };
    const write = async <S, E extends DomainEvent>(
      { aggregate, projections = [], publications }: AggregateRegistration<S, E>,
      which: AggregateId,
      before: Loaded<S>,
      decide: (state: S, version: number) => E[],
    ): Promise<Changed<S, E>> => {
      const decided = decide(before.state, before.version);
      if (decided.length === 0) return { ...before, events: [] };
      const traceparent = currentTraceparent() ?? meta.traceparent;
      const events = recordsOf(aggregate, which, before.version, decided, { ...meta, traceparent }, now);
      let state = before.state;
      const steps = events.map((event) => {
        state = aggregate.evolve(state, event.event);
        return { event, state, messages: publications?.(event, state) ?? [] };
      });
      const project = async (step: (typeof steps)[number], one: Projection<S, E>) => one.apply(step.event, step.state, sql);
      let stored: Promise<unknown>[] = [append(sql, aggregate, events)];
      for (const step of steps) {
        // Asked for without a wait in between, so that they travel together; what the next event writes comes after.
        await Promise.all([
          ...stored,
          ...projections.map((one) => project(step, one)),
          publish(step.messages, which.tenantId, step.event.eventId),
        ]);
        stored = [];
      }
      return { state, version: before.version + events.length, events };
    };
    return {
      query: sql.query,
      get manager() {
        return sql.manager;
      },
      now,
      meta,
      lock,
      afterCommit: (effect) => void effects.add(effect),
      load: (aggregate, id) => loadAggregate(sql, aggregate, id),
      publish: async (topic, message, envelope) =>
        publish([{ topic, message, key: envelope.key, region: envelope.region } as Publication], envelope.tenantId),
      handle: (aggregate, which, command, ...context) =>
        change(this.registration(aggregate), which, (state) => aggregate.decide(command, state, context[0] as never)),
      create: (aggregate, which, command, ...context) =>
        write(this.registration(aggregate), which, { state: aggregate.initialState, version: 0 }, (state) =>
          aggregate.decide(command, state, context[0] as never),
        ),
      change: (aggregate, which, decide) => change(this.registration(aggregate), which, decide),
      onBehalfOf: (other) => this.open(sql, now, other, effects),
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
