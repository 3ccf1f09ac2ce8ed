import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { throwawayDatabase } from '@nowahala/testkit';
import type { ThrowawayDatabase } from '@nowahala/testkit';
import { ManualClock } from '../core/clock.js';
import { ConcurrencyError, Database } from '../database/database.js';
import { platformMigrations } from '../database/platform-migrations.js';
import { newId } from '../core/ids.js';
import { createLogger } from '../telemetry/logger.js';
import { defineAggregate } from './aggregate.js';
import { rebuildProjection } from './rebuild.js';
import { Store } from './store.js';
import type { Projection, Publications } from './registration.js';

type CounterEvent = { type: 'Counted'; data: { by: number } } | { type: 'Reset'; data: Record<string, never> };
const counted = (by: number): CounterEvent => ({ type: 'Counted', data: { by } });
const reset: CounterEvent = { type: 'Reset', data: {} };

type CounterCommand = { type: 'Count'; by: number } | { type: 'Reset' };

const counter = defineAggregate({
  type: 'counter',
  initialState: 0 as number,
  decide(command: CounterCommand, total: number, { most }: { most: number }): CounterEvent[] {
    if (command.type === 'Reset') return total === 0 ? [] : [reset];
    if (total + command.by > most) throw new Error('too much');
    return [counted(command.by)];
  },
  evolve: (total: number, event: CounterEvent) => (event.type === 'Counted' ? total + event.data.by : 0),
});

const counterView: Projection<number, CounterEvent> = {
  name: 'counter_view',
  version: 1,
  apply: async (event, state, sql) =>
    void (await sql.query('INSERT INTO counter_view VALUES ($1, $2) ON CONFLICT (id) DO UPDATE SET total = $2', [event.id, state])),
  clear: async (sql) => void (await sql.query('DELETE FROM counter_view')),
};

const publications: Publications<number, CounterEvent> = (event) =>
  event.type === 'Reset'
    ? [{ topic: 'user.registered', key: event.id, message: { userId: event.id, registeredAt: event.occurredAt } }]
    : [];

const registration = { aggregate: counter, projections: [counterView], publications };

describe('the store', () => {
  let throwaway: ThrowawayDatabase;
  let database: Database;
  let store: Store;
  let triggered = 0;
  const clock = new ManualClock(new Date('2026-11-21T09:00:00Z'));

  beforeAll(async () => {
    throwaway = await throwawayDatabase();
    database = new Database({
      url: throwaway.url,
      schema: 'counting',
      poolSize: 8,
      camelCaseRows: true,
      migrations: platformMigrations,
      logger: createLogger('silent', 'spec'),
    });
    await database.connect();
    await database.migrate();
    await database.query('CREATE TABLE counter_view (id uuid PRIMARY KEY, total int)');
    store = new Store({ database, clock, producer: 'counting', aggregates: [registration], onOutbox: () => (triggered += 1) });
  });

  afterAll(async () => {
    await database.close();
    await throwaway.drop();
  });

  const count = (id: string, by: number) => store.transaction((tx) => tx.change(counter, { id, tenantId: id }, () => [counted(by)]));

  it('keeps events, the read model and the message in one transaction', async () => {
    const id = newId();
    await count(id, 2);
    await store.transaction((tx) => tx.change(counter, { id, tenantId: id }, (state) => [counted(state * 10), reset]));
    expect((await store.history(counter, id)).map((event) => [event.version, event.type])).toEqual([
      [1, 'Counted'],
      [2, 'Counted'],
      [3, 'Reset'],
    ]);
    expect(await database.query('SELECT total FROM counter_view WHERE id = $1', [id])).toEqual([{ total: 0 }]);
    expect(await database.query('SELECT topic, key FROM outbox WHERE key = $1', [id])).toEqual([{ topic: 'user.registered', key: id }]);
    expect(triggered).toBeGreaterThan(0);
  });

  it('creates what is new without a look, and never over what is there', async () => {
    const id = newId();
    const create = (by: number) => store.transaction((tx) => tx.create(counter, { id, tenantId: id }, { type: 'Count', by }, { most: 5 }));
    await expect(create(6)).rejects.toThrow('too much');
    expect(await create(3)).toMatchObject({ state: 3, version: 1, events: [{ type: 'Counted' }] });
    await expect(create(4)).rejects.toThrow(ConcurrencyError);
    expect(await store.load(counter, id)).toEqual({ state: 3, version: 1 });
    expect(await database.query('SELECT total FROM counter_view WHERE id = $1', [id])).toEqual([{ total: 3 }]);
  });

  it('lets the aggregate decide about a command, and writes nothing when it decides nothing or refuses', async () => {
    const id = newId();
    const handle = (command: CounterCommand) => store.transaction((tx) => tx.handle(counter, { id, tenantId: id }, command, { most: 5 }));
    expect(await handle({ type: 'Reset' })).toEqual({ state: 0, version: 0, events: [] });
    expect(await handle({ type: 'Count', by: 4 })).toMatchObject({ state: 4, version: 1, events: [{ type: 'Counted', data: { by: 4 } }] });
    await expect(handle({ type: 'Count', by: 2 })).rejects.toThrow('too much');
    expect(await store.load(counter, id)).toEqual({ state: 4, version: 1 });
    expect(await database.query('SELECT total FROM counter_view WHERE id = $1', [id])).toEqual([{ total: 4 }]);
  });

  it('refuses to change an aggregate whose read models and messages it does not know', async () => {
    const stranger = defineAggregate({
      type: 'stranger',
      initialState: 0 as number,
      evolve: (total: number, _event: CounterEvent) => total,
    });
    const change = store.transaction((tx) => tx.change(stranger, { id: newId(), tenantId: newId() }, () => [reset]));
    await expect(change).rejects.toThrow('not registered');
  });

  it('reads the histories of several aggregates at once, each in its order', async () => {
    const [busy, calm, never] = [newId(), newId(), newId()];
    for (const by of [1, 2]) await count(busy, by);
    await count(calm, 5);
    const histories = await store.histories(counter, [calm, never, busy]);
    expect([...histories].map(([id, events]) => [id, events.map((event) => event.version)])).toEqual([
      [calm, [1]],
      [never, []],
      [busy, [1, 2]],
    ]);
    expect(histories.get(busy)).toEqual(await store.history(counter, busy));
  });

  it('reads everything that happened to a tenant in pages, and nothing of another', async () => {
    const [tenantId, ...ids] = [newId(), newId(), newId()].sort();
    const add = (id: string, by: number[]) =>
      store.transaction((tx) => tx.change(counter, { id, tenantId: tenantId! }, () => by.map((each) => counted(each))));
    for (const id of ids) await add(id, [1, 2, 3]);
    await count(newId(), 9);
    await add(ids[0]!, [4]);
    const pages: unknown[] = [];
    for (let place: string | undefined = ''; place !== undefined;) {
      const page = await store.historyOfTenant(tenantId!, place, 2);
      pages.push(page.events.map(({ id, version }) => [id, version]));
      place = page.next;
    }
    expect(pages.flat()).toHaveLength(7);
    expect(pages.flat()).toEqual(expect.arrayContaining(ids.flatMap((id) => [1, 2, 3].map((version) => [id, version]))));
    expect(pages).toHaveLength(4);
  });

  it('writes nothing at all when the work fails half-way', async () => {
    const id = newId();
    const broken = store.transaction(async (tx) => {
      await tx.change(counter, { id, tenantId: id }, () => [reset]);
      throw new Error('half-way');
    });
    await expect(broken).rejects.toThrow('half-way');
    expect(await store.load(counter, id)).toEqual({ state: 0, version: 0 });
    expect(await database.query('SELECT 1 FROM outbox WHERE key = $1', [id])).toEqual([]);
  });

  it('runs effects after the commit, once: none of a try that was rolled back', async () => {
    const effects: string[] = [];
    let tries = 0;
    await store.transaction(async (tx) => {
      tries += 1;
      const nth = tries;
      tx.afterCommit(() => effects.push(`try ${nth}`));
      if (tries === 1) throw new ConcurrencyError('somebody else was first');
      expect(effects).toEqual([]);
    });
    const broken = store.transaction(async (tx) => {
      tx.afterCommit(() => effects.push('broken'));
      throw new Error('half-way');
    });
    await expect(broken).rejects.toThrow('half-way');
    expect(effects).toEqual(['try 2']);
  });

  it('counts every one of twenty racing writers', async () => {
    const id = newId();
    await Promise.all(Array.from({ length: 20 }, () => count(id, 1)));
    expect((await store.load(counter, id)).state).toBe(20);
  });

  it('never changes an event, and forgets a tenant only through its own door', async () => {
    const id = newId();
    await count(id, 1);
    await expect(database.query('UPDATE es_event SET type = $1 WHERE tenant_id = $2', ['Other', id])).rejects.toThrow('never changed');
    await expect(database.query('DELETE FROM es_event WHERE tenant_id = $1', [id])).rejects.toThrow('never changed');
    await database.query('SELECT forget_tenant($1)', [id]);
    expect(await store.load(counter, id)).toEqual({ state: 0, version: 0 });
  });

  it('rebuilds a read model from the events alone', async () => {
    const id = newId();
    await count(id, 3);
    await count(id, 4);
    await database.query('UPDATE counter_view SET total = 99');
    await rebuildProjection(database, registration, counterView);
    expect(await database.query('SELECT total FROM counter_view WHERE id = $1', [id])).toEqual([{ total: 7 }]);
  });
});
