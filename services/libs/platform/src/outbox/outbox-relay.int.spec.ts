import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { sleep } from '../concurrency/sleep.js';
import { eventually, throwawayDatabase } from '@nowahala/testkit';
import type { ThrowawayDatabase } from '@nowahala/testkit';
import { topicDeclarations } from '@nowahala/contracts';
import type { TopicDeclaration } from '@nowahala/contracts';
import { noBusMetrics } from '../bus/bus-metrics.js';
import { FatalBusError, PartlyPublishedError, RetriableBusError } from '../bus/event-bus.js';
import type { EventBus, OutMessage } from '../bus/event-bus.js';
import { Publisher } from '../bus/publisher.js';
import type { RoutedMessage } from '../bus/publisher.js';
import { TopicRegistry } from '../bus/topics.js';
import { ManualClock } from '../core/clock.js';
import { Database } from '../database/database.js';
import { platformMigrations } from '../database/platform-migrations.js';
import { Store } from '../event-store/store.js';
import { newId } from '../core/ids.js';
import { Leases } from '../database/leases.js';
import { createLogger } from '../telemetry/logger.js';
import { OutboxRelay } from './outbox-relay.js';

describe('the outbox relay', () => {
  let throwaway: ThrowawayDatabase;
  let database: Database;
  let relay: OutboxRelay;
  let published: OutMessage[];
  let publish: (messages: OutMessage[]) => Promise<void>;

  beforeEach(async () => {
    throwaway = await throwawayDatabase();
    const logger = createLogger('silent', 'spec');
    database = new Database({ url: throwaway.url, schema: 'relay', poolSize: 4, entities: [], migrations: platformMigrations, logger });
    await database.connect();
    await database.migrate();
    published = [];
    publish = async (messages) => void published.push(...messages);
    relay = relayThat({});
  });
  afterEach(async () => {
    await relay.stop();
    await database.close();
    await throwaway.drop();
  });

  const relayThat = (options: { lookEveryMs?: number }) => {
    const bus = { publish: (messages: OutMessage[]) => publish(messages) } as EventBus;
    return new OutboxRelay({ database, bus, leases: new Leases(database), logger: createLogger('silent', 'spec'), ...options });
  };

  const write = async (count: number): Promise<string[]> => {
    const store = new Store({
      database,
      clock: new ManualClock(new Date('2026-11-21T09:00:00Z')),
      producer: 'spec',
      onOutbox: () => relay.trigger(),
    });
    const ids = Array.from({ length: count }, () => newId());
    await store.transaction(async (tx) => {
      for (const userId of ids) await tx.publish('user.updated', { userId, version: 1 }, { key: userId, tenantId: userId });
    });
    return ids;
  };
  const toErase = async (count: number) => {
    const store = new Store({ database, clock: new ManualClock(new Date()), producer: 'spec', onOutbox: () => relay.trigger() });
    await store.transaction(async (tx) => {
      for (const userId of Array.from({ length: count }, () => newId()))
        await tx.publish('erasure.completed', { userId, service: 'spec', completedAt: tx.now }, { key: userId, tenantId: userId });
    });
  };
  /** Wakes nobody here. */
  const writeElsewhere = async (): Promise<string> => {
    const store = new Store({ database, clock: new ManualClock(new Date()), producer: 'spec', onOutbox: () => undefined });
    const userId = newId();
    await store.transaction((tx) => tx.publish('user.updated', { userId, version: 1 }, { key: userId, tenantId: userId }));
    return userId;
  };
  const left = async () => (await database.query<{ count: number }>('SELECT count(*)::int AS count FROM outbox'))[0]!.count;

  it('carries every row in order and leaves none behind', async () => {
    relay.start();
    const ids = await write(20);
    await eventually('the outbox is empty', async () => (await left()) === 0);
    expect(published.map((message) => message.key)).toEqual(ids);
  });

  it('keeps the rows while the bus is down, and carries them when it is back', async () => {
    let down = true;
    publish = async (messages) => {
      if (down) throw new RetriableBusError('the broker is away');
      published.push(...messages);
    };
    relay.start();
    await write(3);
    await sleep(300);
    expect(await left()).toBe(3);
    down = false;
    await eventually('the outbox is empty', async () => (await left()) === 0);
    expect(published).toHaveLength(3);
  });

  it('parks a message that can never be published, and the others go', async () => {
    const ids = await write(3);
    publish = async (messages) => {
      if (messages.some((message) => message.key === ids[1])) throw new FatalBusError('the message is over 900 KB');
      published.push(...messages);
    };
    relay.start();
    await eventually('the outbox is empty', async () => (await left()) === 0);
    expect(published.map((message) => message.key)).toEqual([ids[0], ids[2]]);
    expect(await database.query('SELECT consumer, key FROM parked_message')).toEqual([{ consumer: 'relay.outbox', key: ids[1] }]);
  });

  it('carries the messages of all other topics while one topic is refused, however many of it wait', async () => {
    publish = async (messages) => {
      if (messages.some(({ topic }) => topic === 'erasure.completed')) throw new RetriableBusError('the topic is not there yet');
      published.push(...messages);
    };
    await toErase(1_200);
    await write(1);
    relay.start();
    for (let round = 0; round < 3; round += 1) {
      const [id] = await write(1);
      await eventually('it went', () => published.some(({ key }) => key === id), 5_000);
    }
    expect(await left()).toBe(1_200);
    expect(published).toHaveLength(4);
  });

  it('carries what another replica stored at the next look, while more than a batch of a refused topic waits before it', async () => {
    let refusals = 0;
    publish = async (messages) => {
      if (messages.some(({ topic }) => topic === 'erasure.completed')) {
        refusals += 1;
        throw new RetriableBusError('the topic is not there yet');
      }
      published.push(...messages);
    };
    relay = relayThat({ lookEveryMs: 60_000 });
    await toErase(501);
    relay.start();
    for (let seen = 0; seen < 3; seen = refusals) {
      await eventually('it is refused again', () => refusals > seen, 10_000);
      const id = await writeElsewhere();
      await eventually(
        'it went',
        () => {
          relay.rowsSeen();
          return published.some(({ key }) => key === id);
        },
        800,
      );
    }
    expect(await left()).toBe(501);
  });

  it('finds the refused topic among several, although the bus sends together what it is given at a time', async () => {
    const send = async (routed: RoutedMessage[]) => {
      if (routed.some(({ topic }) => topic.name === 'erasure.completed')) throw new RetriableBusError('the topic is not there yet');
      published.push(...routed.map(({ message }) => message));
    };
    const bus = new Publisher(new TopicRegistry(topicDeclarations, 'embedded'), noBusMetrics, 1_000, send) as Partial<EventBus> as EventBus;
    relay = new OutboxRelay({ database, bus, leases: new Leases(database), logger: createLogger('silent', 'spec') });
    await toErase(2);
    await write(2);
    relay.start();
    await eventually('the others went', () => published.length === 2, 3_000);
    expect(await left()).toBe(2);
  });

  it('carries all that goes before it tries what is refused again, which takes the bus long', async () => {
    let tried = 0;
    const goneBefore: number[] = [];
    publish = async (messages) => {
      if (messages.some(({ topic }) => topic === 'erasure.completed')) {
        tried += 1;
        goneBefore.push(published.length);
        await sleep(300);
        throw new RetriableBusError('the topic is not there yet');
      }
      // Each batch takes as long as the first wait of what was refused.
      await sleep(600);
      published.push(...messages);
    };
    await toErase(1);
    relay.start();
    await eventually('it is refused', () => tried === 1);
    await write(1_800);
    await eventually('the others went', () => published.length === 1_800, 15_000);
    expect(goneBefore.filter((gone) => gone > 0 && gone < 1_500)).toEqual([]);
  });

  it.each([
    ['the lookout sees its row', () => relay.rowsSeen()],
    ['its wait is over, whatever woke the relay meanwhile', () => undefined],
  ])('carries what a topic was refused once %s, however rarely it looks unasked', async (_when, look) => {
    relay = relayThat({ lookEveryMs: 60_000 });
    let refusals = 1;
    publish = async (messages) => {
      if ((refusals -= 1) >= 0) throw new RetriableBusError('its partition has no leader');
      published.push(...messages);
    };
    const [id] = await write(1);
    relay.start();
    await eventually('it is refused', () => refusals === 0);
    relay.trigger();
    await eventually(
      'it went',
      () => {
        look();
        return published.some(({ key }) => key === id);
      },
      8_000,
    );
  });

  it('leaves the rows of a topic that only a newer release declares to the relay of that one', async () => {
    const relayOf = (declared: readonly TopicDeclaration[]) => {
      const send = async (routed: RoutedMessage[]) => publish(routed.map(({ message }) => message));
      const bus = new Publisher(new TopicRegistry(declared, 'embedded'), noBusMetrics, 1_000, send) as Partial<EventBus> as EventBus;
      return new OutboxRelay({ database, bus, leases: new Leases(database), logger: createLogger('silent', 'spec') });
    };
    relay = relayOf(topicDeclarations.filter(({ name }) => name !== 'erasure.completed'));
    const store = new Store({ database, clock: new ManualClock(new Date()), producer: 'spec', onOutbox: () => undefined });
    const userId = newId();
    const erased = () =>
      store.transaction((tx) =>
        tx.publish('erasure.completed', { userId, service: 'spec', completedAt: tx.now }, { key: userId, tenantId: userId }),
      );
    await erased();
    relay.start();
    await sleep(300);
    await erased();
    await write(2);
    await eventually('the others went', () => published.length === 2, 15_000);
    expect(await database.query('SELECT consumer FROM parked_message')).toEqual([]);
    expect(await left()).toBe(2);
    await relay.stop();

    relay = relayOf(topicDeclarations);
    relay.start();
    await eventually('the outbox is empty', async () => (await left()) === 0);
    expect(published.slice(2).map(({ topic, key }) => [topic, key])).toEqual([
      ['erasure.completed', userId],
      ['erasure.completed', userId],
    ]);
  });

  it('keeps those rows alone that the bus did not take, and publishes no other twice', async () => {
    const ids = await write(3);
    let isMissing = true;
    publish = async (messages) => {
      const failed = messages.filter(({ key }) => isMissing && key === ids[1]);
      published.push(...messages.filter((message) => !failed.includes(message)));
      if (failed.length === messages.length) throw new RetriableBusError('nothing taken');
      if (failed.length > 0) throw new PartlyPublishedError(new Set(failed.map(({ id }) => id)), new Error('a partition is missing'));
    };
    relay.start();
    await eventually('the others went', async () => (await left()) === 1);
    await sleep(300);
    expect(published.map(({ key }) => key)).toEqual([ids[0], ids[2]]);
    isMissing = false;
    await eventually('the outbox is empty', async () => (await left()) === 0, 15_000);
    expect(published.map(({ key }) => key)).toEqual([ids[0], ids[2], ids[1]]);
  });

  it('is woken by the lookout again once the database has answered after an outage', async () => {
    let failed = 0;
    relay = new OutboxRelay({
      database,
      bus: { publish: (messages: OutMessage[]) => publish(messages) } as EventBus,
      leases: new Leases(database),
      logger: createLogger('silent', 'spec'),
      lookEveryMs: 60_000,
      onPublished: (_count, result) => (failed += result === 'failed' ? 1 : 0),
    });
    await database.query('ALTER TABLE outbox RENAME TO away');
    relay.start();
    await eventually('it has failed many times', async () => {
      relay.trigger();
      return failed >= 5;
    });
    await database.query('ALTER TABLE away RENAME TO outbox');
    relay.trigger();
    await sleep(300);
    await writeElsewhere();
    await eventually(
      'the lookout sees the row, and it is carried',
      async () => {
        relay.rowsSeen();
        return published.length > 0;
      },
      5_000,
    );
  });
});
