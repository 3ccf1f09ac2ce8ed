import { sleep } from '../../concurrency/sleep.js';
import { type ThrowawayDatabase, throwawayDatabase } from '@nowahala/testkit';
import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { noBusLog, noBusMetrics } from '../bus-metrics.js';
import { firstTimes, message, newGroup, numbered, read, totalLag, until } from '../contract/reader.contract.js';
import { contractTopics } from '../contract/topics.contract.js';
import type { EventBus } from '../event-bus.js';
import { TopicRegistry } from '../topics.js';
import { BusDatabase } from './bus-database.js';
import { migrateBus } from './bus-schema.js';
import { OffsetCommitter } from './offset-committer.js';
import { OwnedPartition } from './owned-partition.js';
import { PgEventBus } from './pg-event-bus.js';

describe('the log in PostgreSQL, where it differs from Kafka', () => {
  const declarations = contractTopics(16);
  const topics = new TopicRegistry(declarations, 'embedded');
  const opened: EventBus[] = [];
  let database: ThrowawayDatabase;
  let nextTopic = 0;
  const freshTopic = (): string => declarations[(nextTopic += 1)]!.name;
  const open = async (): Promise<PgEventBus> => {
    const bus = await PgEventBus.open({ connection: database.url, topics });
    opened.push(bus);
    return bus;
  };

  beforeAll(async () => {
    database = await throwawayDatabase();
  });
  afterEach(async () => {
    for (const bus of opened.splice(0)) await bus.close();
  });
  afterAll(async () => {
    await database.drop();
  });

  it('makes its schema once, however many processes start together', async () => {
    const fresh = await throwawayDatabase();
    await Promise.all(Array.from({ length: 5 }, () => migrateBus(fresh.url)));
    expect(await fresh.query('SELECT version FROM bus.bus_schema ORDER BY version')).toEqual([
      { version: 1 },
      { version: 2 },
      { version: 3 },
    ]);
    await fresh.drop();
  });

  it('asks for no ends that it heard of', async () => {
    const topic = freshTopic();
    const group = newGroup();
    const bus = await open();
    const asked: (string | undefined)[] = [];
    const count = (name: string): number => asked.filter((one) => one === name).length;
    const { got } = await read(bus, topic, { group });
    await bus.publish([message(topic, 'first')]);
    await until('it is read', async () => got.length === 1);
    const { read: ask } = BusDatabase.prototype;
    const spy = jest.spyOn(BusDatabase.prototype, 'read').mockImplementation(function (this: BusDatabase, statement) {
      asked.push(statement.name);
      return ask.call(this, statement) as never;
    });
    try {
      await until('no more is asked for than each time', async () => count('bus-beat') >= 2);
      asked.length = 0;
      await bus.publish(Array.from({ length: 9 }, (_, index) => message(topic, String(index))));
      await until('two heartbeats came since', async () => got.length === 10 && count('bus-beat') >= 2);
      expect(count('bus-poll')).toBe(0);
    } finally {
      spy.mockRestore();
    }
  });

  it('stores no offset under an epoch that is over, nor in the name of another owner', async () => {
    const topic = freshTopic();
    const group = newGroup();
    const bus = await open();
    const { got } = await read(bus, topic, { group });
    await bus.publish([message(topic, 'key')]);
    await until('it was read and committed', async () => got.length === 1 && (await totalLag(bus, group)) === 0n);
    const { partition } = got[0]!;
    const [row] = await database.query('SELECT owner, epoch FROM bus.bus_group WHERE grp = $1 AND part = $2', [group, partition]);
    const connection = new BusDatabase({ connectionString: database.url }, 5_000);
    const committer = new OffsetCommitter(connection);
    const claim = (owner: string, epoch: bigint): OwnedPartition =>
      new OwnedPartition({
        options: { group, topics: [topic], maxBatch: 1, from: 'earliest', handler: () => Promise.resolve() },
        owner,
        topic,
        part: partition,
        epoch,
        committed: 0n,
        metrics: noBusMetrics,
        log: noBusLog,
        commit: () => Promise.resolve(false),
        isSilent: () => false,
      });
    const { owner, epoch } = row as { owner: string; epoch: string };
    expect(await committer.commit(claim(owner, BigInt(epoch) - 1n), 0n)).toBe(false);
    expect(await committer.commit(claim('somebody-else', BigInt(epoch)), 0n)).toBe(false);
    expect(await totalLag(bus, group)).toBe(0n);
    expect(await committer.commit(claim(owner, BigInt(epoch)), 0n)).toBe(true);
    expect(await totalLag(bus, group)).toBe(1n);
    await connection.close();
  });

  it('drains a partition before it moves: nothing is handled twice or by two at a time', async () => {
    const topic = freshTopic();
    const group = newGroup();
    const [first, second] = [await open(), await open()];
    const working = new Set<number>();
    let together = 0;
    const slow = async ([one]: { partition: number }[]): Promise<void> => {
      if (working.has(one!.partition)) together += 1;
      working.add(one!.partition);
      await sleep(150);
      working.delete(one!.partition);
    };
    const one = await read(first, topic, { group, maxBatch: 5, handler: slow });
    await first.publish(numbered(topic, 120, 24));
    await sleep(300);
    const two = await read(second, topic, { group, maxBatch: 5, handler: slow });
    await until('the second works too', () => two.got.length > 0);
    await sleep(300);
    await one.subscription.drain(5_000);
    await until('all is done', () => one.got.length + two.got.length >= 120);
    await until('and committed', async () => (await totalLag(second, group)) === 0n);
    expect(together).toBe(0);
    expect(firstTimes([...one.got, ...two.got]).length).toBe(one.got.length + two.got.length);
  }, 30_000);

  it('asks again for the ends it could not learn, although no other message comes', async () => {
    const topic = freshTopic();
    await (await open()).publish([message(topic, 'key')]);
    const bus = await open();
    const asIs = BusDatabase.prototype.read;
    let refused = 0;
    const refuse = jest.spyOn(BusDatabase.prototype, 'read').mockImplementation(function (this: BusDatabase, statement) {
      if (statement.name !== 'bus-poll' || refused === 2) return asIs.call(this, statement) as never;
      refused += 1;
      return Promise.reject(new Error('canceling statement due to statement timeout'));
    });
    const { got } = await read(bus, topic);
    await until('it was read', () => got.length === 1).finally(() => refuse.mockRestore());
    expect(refused).toBe(2);
  });

  it('reads on while its wake-up connection is gone, and gets a new one', async () => {
    const topic = freshTopic();
    const bus = await open();
    const { got } = await read(bus, topic);
    const cut = () =>
      database.query(
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'nowahala-bus-wake-up' AND datname = current_database()",
      );
    expect(await cut()).toHaveLength(1);
    await bus.publish([message(topic, 'key')]);
    await until('the poll found it', () => got.length === 1, 3_000);
    await until(
      'it listens again',
      async () =>
        (
          await database.query(
            "SELECT 1 FROM pg_stat_activity WHERE application_name = 'nowahala-bus-wake-up' AND datname = current_database()",
          )
        ).length === 1,
      5_000,
    );
  });

  it('lets publishers on the same partitions wait for each other and never for ever, and leaves no hole', async () => {
    const topic = freshTopic();
    const buses = [await open(), await open(), await open()];
    await Promise.all(
      buses.flatMap((bus) =>
        Array.from({ length: 40 }, async (_, round) => {
          const messages = numbered(topic, 20, 20, round);
          await bus.publish(round % 2 === 0 ? messages : messages.toReversed());
        }),
      ),
    );
    const partitions = await database.query(
      'SELECT part, count(*)::int AS rows, max(off)::int + 1 AS next FROM bus.bus_log WHERE topic = $1 GROUP BY part',
      [topic],
    );
    expect(partitions.reduce((sum, { rows }) => sum + Number(rows), 0)).toBe(2_400);
    for (const { rows, next } of partitions) expect(rows).toBe(next);
  }, 30_000);

  it('deletes what is too old, in pieces, and nothing else', async () => {
    const topic = freshTopic();
    const bus = await open();
    for (let round = 0; round < 13; round += 1) await bus.publish(numbered(topic, 1_000, 1, round * 1_000));
    await database.query("UPDATE bus.bus_log SET ts = ts - interval '2 days' WHERE topic = $1 AND off < 12000", [topic]);
    await bus.applyRetention();
    expect(await database.query('SELECT count(*)::int AS rows, min(off)::int AS first FROM bus.bus_log WHERE topic = $1', [topic])).toEqual(
      [{ rows: 1_000, first: 12_000 }],
    );
    const [{ low }] = (await database.query('SELECT max(low_offset)::int AS low FROM bus.bus_partition WHERE topic = $1', [topic])) as [
      { low: number },
    ];
    expect(low).toBe(12_000);
  }, 30_000);

  it('keeps what was written while the clock was a year ahead as long as what came next, and no longer', async () => {
    const topic = freshTopic();
    const bus = await open();
    await bus.publish(numbered(topic, 40, 1));
    const partitions = () =>
      database.query('SELECT min(off)::int AS first, count(*)::int AS rows FROM bus.bus_log WHERE topic = $1', [topic]);
    await database.query("UPDATE bus.bus_log SET ts = ts + interval '1 year' WHERE topic = $1 AND off BETWEEN 10 AND 19", [topic]);
    await database.query("UPDATE bus.bus_log SET ts = ts - interval '2 days' WHERE topic = $1 AND off < 10", [topic]);
    await bus.applyRetention();
    expect(await partitions()).toEqual([{ first: 10, rows: 30 }]);
    await database.query("UPDATE bus.bus_log SET ts = ts - interval '2 days' WHERE topic = $1 AND off BETWEEN 20 AND 29", [topic]);
    await bus.applyRetention();
    expect(await partitions()).toEqual([{ first: 30, rows: 10 }]);
  }, 30_000);

  it.each(['', 'in:words:of another release', '*'])('looks for itself where it is woken with "%s"', async (payload) => {
    const topic = freshTopic();
    const bus = await open();
    const { got } = await read(bus, topic);
    await database.query("SELECT pg_notify('nowahala_bus', $1)", [payload]);
    await bus.publish([message(topic, 'key')]);
    await until('it is read', () => got.length === 1);
  });

  it('forgets processes that ended without a word', async () => {
    const bus = await open();
    await database.query("INSERT INTO bus.bus_process (process, seen_at) VALUES ('long-gone', now() - interval '5 minutes')");
    await database.query("INSERT INTO bus.bus_member (grp, member, process, topics) VALUES ('g', 'm', 'long-gone', '{}')");
    await bus.applyRetention();
    expect(await database.query("SELECT 1 FROM bus.bus_member WHERE process = 'long-gone'")).toEqual([]);
  });

  it('leaves nothing to a process that died before the clock went back, and forgets it', async () => {
    const topic = freshTopic();
    const group = newGroup();
    const first = await open();
    const before = await read(first, topic, { group });
    await first.publish([message(topic, 'key')]);
    await until('it was read and committed', async () => before.got.length === 1 && (await totalLag(first, group)) === 0n);
    await first.close();
    await database.query("INSERT INTO bus.bus_process (process, seen_at) VALUES ('died', clock_timestamp() + interval '1 hour')");
    await database.query("INSERT INTO bus.bus_member (grp, member, process, topics) VALUES ($1, 'ghost', 'died', $2)", [group, [topic]]);
    await database.query("UPDATE bus.bus_group SET owner = 'ghost' WHERE grp = $1", [group]);
    const bus = await open();
    const { got } = await read(bus, topic, { group });
    await bus.publish(numbered(topic, 24, 12));
    await until('all are read', () => got.length === 24);
    await bus.applyRetention();
    expect(await database.query("SELECT 1 FROM bus.bus_member WHERE process = 'died'")).toEqual([]);
  });

  it('leaves nothing behind when it is closed', async () => {
    const topic = freshTopic();
    const bus = await open();
    await read(bus, topic);
    await bus.close();
    expect(await database.query('SELECT 1 FROM bus.bus_process')).toEqual([]);
    expect(await database.query('SELECT 1 FROM bus.bus_group WHERE owner IS NOT NULL')).toEqual([]);
    await until(
      'its connections are closed',
      async () =>
        (
          await database.query(
            "SELECT 1 FROM pg_stat_activity WHERE application_name LIKE 'nowahala-bus%' AND datname = current_database()",
          )
        ).length === 0,
      3_000,
    );
  });
});
