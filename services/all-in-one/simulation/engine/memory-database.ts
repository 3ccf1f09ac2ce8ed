import type { Aggregate, AnyRegistration, DecidingAggregate, DomainEvent, RecordedEvent, SqlRunner, Transaction } from '@nowahala/platform';
import type { Broker, NewMessage } from './broker.js';
import type { Machine } from './machine.js';

type Undo = () => void;

/** Rows of one table by key. What a transaction changed is undone where it fails. */
export class Rows<V> {
  private readonly rows = new Map<string, V>();
  private readonly database: MemoryDatabase;

  constructor(database: MemoryDatabase) {
    this.database = database;
  }

  get(key: string): V | undefined {
    return this.rows.get(key);
  }

  has(key: string): boolean {
    return this.rows.has(key);
  }

  set(key: string, row: V): void {
    const had = this.rows.has(key);
    const before = this.rows.get(key);
    this.database.note(() => (had ? this.rows.set(key, before!) : this.rows.delete(key)));
    this.rows.set(key, row);
  }

  delete(key: string): boolean {
    const before = this.rows.get(key);
    if (before === undefined) return false;
    this.database.note(() => this.rows.set(key, before));
    return this.rows.delete(key);
  }

  entries(): IterableIterator<[key: string, row: V]> {
    return this.rows.entries();
  }

  all(): V[] {
    return [...this.rows.values()];
  }

  where(wanted: (row: V) => boolean): V[] {
    const found: V[] = [];
    for (const row of this.rows.values()) if (wanted(row)) found.push(row);
    return found;
  }

  get size(): number {
    return this.rows.size;
  }
}

/** Marks what a repository is handed as its transaction. */
class MemoryTransaction {
  readonly effects: (() => void)[] = [];
  readonly outbox: NewMessage[] = [];
  readonly now: Date;

  constructor(now: Date) {
    this.now = now;
  }
}

/** What time it is: for a transaction as it begins, and when it asks. */
export interface TimeOfTransactions extends Pick<SqlRunner, 'query'> {
  now(): Promise<Date>;
}

interface Open {
  machine: Machine;
  undo: Undo[];
  end: () => void;
}

/** The tables of one service: transactions are whole or not at all, one at a time, and their messages leave once they are kept. */
export class MemoryDatabase {
  readonly inbox = new Rows<true>(this);
  readonly streams = new Rows<DomainEvent[]>(this);
  private readonly known = new WeakSet<Machine>();
  private open: Open | undefined;
  private turn: Promise<void> = Promise.resolve();
  private readonly broker: Broker;
  private readonly registrations: Map<string, AnyRegistration>;

  constructor(broker: Broker, aggregates: AnyRegistration[] = []) {
    this.broker = broker;
    this.registrations = new Map(aggregates.map((one) => [one.aggregate.type, one]));
  }

  note(undo: Undo): void {
    this.open?.undo.push(undo);
  }

  /** `work` sees a transaction as services know it. */
  async transaction<T>(machine: Machine, time: TimeOfTransactions, work: (tx: Transaction) => Promise<T>): Promise<T> {
    const effects: (() => void)[] = [];
    const result = await machine.call('database', async () => {
      const waited = this.turn;
      const { promise, resolve } = Promise.withResolvers<void>();
      this.turn = waited.then(() => promise);
      await waited;
      if (!machine.alive) return resolve() as never;
      return this.inTurn(machine, time, work, resolve, effects);
    });
    for (const effect of effects) effect();
    return result;
  }

  private async inTurn<T>(
    machine: Machine,
    time: TimeOfTransactions,
    work: (tx: Transaction) => Promise<T>,
    end: () => void,
    effects: (() => void)[],
  ): Promise<T> {
    const mine: Open = { machine, undo: [], end };
    this.open = mine;
    if (!this.known.has(machine)) {
      this.known.add(machine);
      machine.onDeath(() => this.open?.machine === machine && this.rollBack(this.open));
    }
    const tx = new MemoryTransaction(await time.now());
    try {
      const result = await work(this.asTransaction(tx, time));
      if (this.open !== mine) return await new Promise<never>(() => undefined);
      this.open = undefined;
      end();
      effects.push(...tx.effects);
      for (const message of tx.outbox) this.broker.publish(message);
      return result;
    } catch (error) {
      this.rollBack(mine);
      throw error;
    }
  }

  private rollBack(mine: Open): void {
    if (this.open !== mine) return;
    this.open = undefined;
    for (const undo of mine.undo.reverse()) undo();
    mine.end();
  }

  private asTransaction(tx: MemoryTransaction, { query }: TimeOfTransactions): Transaction {
    const publish = (topic: string, message: unknown, key: string, tenantId: string, region?: string): void => {
      tx.outbox.push({ topic: region ? `${topic}.${region}` : topic, message, key, tenantId, occurredAt: tx.now });
    };
    const load = <S, E extends DomainEvent>(aggregate: Aggregate<S, E>, id: string) => {
      const events = (this.streams.get(`${aggregate.type}-${id}`) ?? []) as E[];
      return {
        events,
        version: events.length,
        state: events.reduce((state, event) => aggregate.evolve(state, event), aggregate.initialState),
      };
    };
    const change = <S, E extends DomainEvent>(
      aggregate: Aggregate<S, E>,
      which: { id: string; tenantId: string },
      decide: (state: S, version: number) => E[],
    ) => {
      const before = load(aggregate, which.id);
      const decided = decide(before.state, before.version);
      if (decided.length > 0) this.streams.set(`${aggregate.type}-${which.id}`, [...before.events, ...decided]);
      let { state } = before;
      const events = decided.map((event, index) => {
        const recorded = recordedOf(aggregate.type, which, before.version + index + 1, event, tx.now);
        state = aggregate.evolve(state, event);
        for (const one of this.registrations.get(aggregate.type)?.publications?.(recorded, state) ?? [])
          publish(one.topic, one.message, one.key, which.tenantId);
        return recorded;
      });
      return { state, version: before.version + events.length, events };
    };
    const form = {
      memory: tx,
      now: tx.now,
      meta: { actor: 'simulation', correlationId: '' },
      lock: async () => undefined,
      query,
      afterCommit: (effect: () => void) => void tx.effects.push(effect),
      onBehalfOf: () => form as unknown as Transaction,
      load: async (aggregate: Aggregate<unknown, DomainEvent>, id: string) => load(aggregate, id),
      handle: async (
        aggregate: DecidingAggregate<unknown, DomainEvent, unknown, unknown>,
        which: { id: string; tenantId: string },
        command: unknown,
        context: unknown,
      ) => change(aggregate, which, (state) => aggregate.decide(command, state, context)),
      change: async (aggregate: Aggregate<unknown, DomainEvent>, which: { id: string; tenantId: string }, decide: () => DomainEvent[]) =>
        change(aggregate, which, decide),
      publish: async (topic: string, message: unknown, envelope: { key: string; tenantId: string; region?: string }) =>
        publish(topic, message, envelope.key, envelope.tenantId, envelope.region),
    };
    return form as unknown as Transaction;
  }
}

function recordedOf(type: string, which: { id: string; tenantId: string }, version: number, event: DomainEvent, at: Date): RecordedEvent {
  const { id, tenantId } = which;
  const meta = { actor: 'simulation', correlationId: '' };
  return {
    streamId: `${type}-${id}`,
    id,
    version,
    eventId: `${id}-${version}`,
    type: event.type,
    data: event.data,
    meta,
    tenantId,
    occurredAt: at,
    event,
  };
}

const isTransaction = (value: unknown): boolean => typeof value === 'object' && value !== null && 'memory' in value;

const localMethods = new WeakSet<object>();

/** A method of a repository that only forgets or remembers something in its process. */
export function local<T extends () => unknown>(method: T): T {
  localMethods.add(method);
  return method;
}

/** A repository in memory as one machine reaches it: over a network that may be slow or gone. */
export function reached<T extends object>(machine: Machine, repository: object): T {
  const known = new Map<unknown, unknown>();
  const asCall = (target: object, method: (...values: unknown[]) => unknown) => {
    const call = async (...values: unknown[]): Promise<unknown> =>
      values.some(isTransaction) ? method.apply(target, values) : machine.call('database', () => method.apply(target, values));
    known.set(method, call);
    return call;
  };
  return new Proxy(repository, {
    get: (target, name) => {
      const method = Reflect.get(target, name) as unknown;
      if (method === undefined)
        return () => {
          throw new Error(`${target.constructor.name} has no ${String(name)}: add it to services/all-in-one/simulation/memory`);
        };
      if (typeof method !== 'function' || localMethods.has(method)) return method;
      return known.get(method) ?? asCall(target, method as (...values: unknown[]) => unknown);
    },
  }) as T;
}
