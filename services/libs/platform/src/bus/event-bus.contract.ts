import { randomBytes } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import type { TopicDeclaration } from '@nowahala/contracts';
import { BusChild, removeBuild } from './contract/child.contract.js';
import type { BusUnderTest } from './contract/bus-under-test.contract.js';
import type { Job } from './contract/bus-process.contract.js';
import { goldenPartitions } from './contract/golden-partitions.contract.js';
import { modelRun } from './contract/model-run.contract.js';
import {
  committedBy,
  firstTimes,
  message,
  newGroup,
  numbered,
  ordersByKey,
  read,
  textOf,
  totalLag,
  until,
} from './contract/reader.contract.js';
import { contractTopics } from './contract/topics.contract.js';
import { consumeEach } from './consumer/consumer.js';
import { ParkedMessages } from './consumer/parked-messages.js';
import { type EventBus, FatalBusError, RetriableBusError } from './event-bus.js';
import { MAX_PAYLOAD_BYTES } from './admission.js';

const silent = { warn: () => undefined, error: () => undefined };

/** What every event bus promises. Each clause has its number from architecture section 3. */
export function eventBusContract(name: string, setUp: (declarations: TopicDeclaration[]) => Promise<BusUnderTest>): void {
  describe(`${name} as an event bus`, () => {
    const declarations = contractTopics(40);
    let nextTopic = 0;
    let tested: BusUnderTest;
    const opened: EventBus[] = [];
    const children: BusChild[] = [];

    /** A topic nobody has used; the first has twelve partitions, the others four. */
    const freshTopic = (): string => declarations[(nextTopic += 1)]!.name;
    const open = async (onOutOfRange?: () => void): Promise<EventBus> => {
      const bus = await tested.open(onOutOfRange);
      opened.push(bus);
      return bus;
    };
    const child = async (job: Job): Promise<BusChild> => {
      const started = await BusChild.start({ address: tested.address, declarations, job });
      children.push(started);
      return started;
    };
    const patience = (): number => tested.address.sessionMs + 2_000;

    beforeAll(async () => {
      tested = await setUp(declarations);
    }, 120_000);
    afterEach(async () => {
      for (const one of children.splice(0)) await one.kill();
      for (const bus of opened.splice(0)) await bus.close();
    }, 60_000);
    afterAll(async () => {
      await tested?.close();
      removeBuild();
    }, 60_000);

    it('C1 keeps every acknowledged message when its publisher is killed', async () => {
      const topic = freshTopic();
      const publisher = await child({ do: 'publish', topic });
      await until('sixty publishes were acknowledged', () => publisher.all('acked').length >= 60);
      await publisher.kill();
      const acked = publisher.all('acked').flatMap(({ ids }) => ids);
      const { got } = await read(await open(), topic);
      await until('all of them arrived', () => new Set(got.map(({ id }) => id)).size >= acked.length);
      const arrived = new Set(got.map(({ id }) => id));
      expect(acked.filter((id) => !arrived.has(id))).toEqual([]);
    }, 60_000);

    it('C2 keeps the order of each key through retries and rebalances', async () => {
      const topic = freshTopic();
      const group = newGroup();
      const [first, second] = [await open(), await open()];
      const handled: { id: string; key: string; seq: number }[] = [];
      let calls = 0;
      const failing = async (batch: { id: string; key: string; payload: Uint8Array }[]): Promise<void> => {
        calls += 1;
        if (calls % 5 === 2) throw new Error('this try fails');
        for (const { id, key, payload } of batch) {
          await delay(1);
          handled.push({ id, key, seq: Number(Buffer.from(payload).toString()) });
        }
      };
      const one = await read(first, topic, { group, maxBatch: 7, handler: failing });
      for (let round = 0; round < 5; round += 1) await first.publish(numbered(topic, 60, 12, round * 5));
      const two = await read(second, topic, { group, maxBatch: 7, handler: failing });
      for (let round = 5; round < 10; round += 1) await first.publish(numbered(topic, 60, 12, round * 5));
      await delay(500);
      await one.subscription.drain(10_000);
      await until('all were handled', () => firstTimes(handled).length >= 600, 60_000);
      await two.subscription.drain(10_000);
      for (const order of ordersByKey(handled).values()) expect(order).toEqual(Array.from({ length: 50 }, (_, index) => index));
    }, 90_000);

    it('C3 delivers again from the last commit when a reader is killed in the middle of a batch', async () => {
      const topic = freshTopic();
      const group = newGroup();
      const bus = await open();
      const doomed = await child({ do: 'consume', topic, group, maxBatch: 10, handleMs: 400 });
      const sent = numbered(topic, 200, 20);
      await bus.publish(sent);
      await until('it works on a second batch', () => doomed.all('handled').length > 0 && doomed.all('took').length > 1);
      await doomed.kill();
      const before = doomed.all('handled');
      const { got } = await read(bus, topic, { group });
      await until('the rest arrived', () => new Set([...before, ...got].map(({ id }) => id)).size === sent.length, 30_000);
      expect(got.length).toBeLessThanOrEqual(sent.length);
      const all = [...before, ...got.map(({ id, key, payload }) => ({ id, key, seq: Number(Buffer.from(payload).toString()) }))];
      for (const order of ordersByKey(all).values()) expect(order).toEqual(order.toSorted((a, b) => a - b));
    }, 90_000);

    it('C4 refuses the commit of an owner that was replaced', async () => {
      const topic = freshTopic();
      const group = newGroup();
      const bus = await open();
      const frozen = await child({ do: 'consume', topic, group, maxBatch: 5, handleMs: 1_000 });
      await bus.publish(Array.from({ length: 40 }, (_, seq) => message(topic, 'one-key', String(seq))));
      await until('it took a batch', () => frozen.all('took').length > 0);
      frozen.freeze();
      const { got } = await read(bus, topic, { group });
      await until('the other one took over and handled all', () => got.length > 0 && textOf(got.at(-1)!) === '39', patience() + 20_000);
      await until('and committed', async () => (await totalLag(bus, group)) === 0n);
      const committed = await committedBy(bus, group);
      frozen.thaw();
      await delay(3_000);
      for (const [partition, offset] of await committedBy(bus, group)) expect(offset).toBeGreaterThanOrEqual(committed.get(partition)!);
      expect(await totalLag(bus, group)).toBe(0n);
    }, 90_000);

    it('C5 gives every group everything', async () => {
      const topic = freshTopic();
      const bus = await open();
      const readers = [await read(bus, topic), await read(bus, topic), await read(await open(), topic)];
      const sent = numbered(topic, 100, 10);
      await bus.publish(sent);
      for (const { got } of readers) {
        await until('the group has all', () => got.length >= sent.length);
        expect(got.map(({ id }) => id).toSorted()).toEqual(sent.map(({ id }) => id).toSorted());
      }
    }, 60_000);

    it('C6 begins at the earliest or at the latest message, as a new group asks', async () => {
      const topic = freshTopic();
      const bus = await open();
      await bus.publish(numbered(topic, 20, 5));
      const early = await read(bus, topic, { from: 'earliest' });
      const late = await read(bus, topic, { from: 'latest' });
      const fresh = numbered(topic, 20, 5, 4);
      await bus.publish(fresh);
      await until('both caught up', () => early.got.length >= 40 && late.got.length >= 20);
      expect(new Set(late.got.map(({ id }) => id))).toEqual(new Set(fresh.map(({ id }) => id)));
    }, 60_000);

    it('C6 goes on where a known group was, whatever it asks', async () => {
      const topic = freshTopic();
      const group = newGroup();
      const bus = await open();
      const before = await read(bus, topic, { group, from: 'latest' });
      await before.subscription.drain(5_000);
      const sent = numbered(topic, 10, 5);
      await bus.publish(sent);
      const { got } = await read(bus, topic, { group, from: 'latest' });
      await until('what came in between arrived', () => got.length >= sent.length);
    }, 60_000);

    it('C7 puts each key where every other bus puts it', async () => {
      const topic = declarations[0]!.name;
      const bus = await open();
      const { got } = await read(bus, topic);
      await bus.publish(goldenPartitions.map(([key]) => message(topic, key)));
      await until('all arrived', () => got.length >= goldenPartitions.length);
      expect(new Map(got.map(({ key, partition }) => [key, partition]))).toEqual(new Map(goldenPartitions));
    }, 60_000);

    it('C8 shares partitions with who joins, and takes back those of who leaves', async () => {
      const topic = freshTopic();
      const group = newGroup();
      const [first, second] = [await open(), await open()];
      const one = await read(first, topic, { group });
      const two = await read(second, topic, { group });
      const publishing = new AbortController();
      const stream = (async () => {
        for (let round = 0; !publishing.signal.aborted; round += 1) {
          await first.publish(numbered(topic, 16, 16, round));
          await delay(50);
        }
      })();
      await until('both read', () => one.got.length > 0 && two.got.length > 0, patience());
      await two.subscription.drain(5_000);
      const leftWith = two.got.length;
      const partitions = () => new Set(one.got.slice(-200).map(({ partition }) => partition)).size;
      await until('the first reads all four', () => partitions() === 4, patience());
      expect(two.got.length).toBe(leftWith);
      publishing.abort();
      await stream;
    }, 60_000);

    it('C8 takes over from a reader that was killed', async () => {
      const topic = freshTopic();
      const group = newGroup();
      const bus = await open();
      const doomed = await child({ do: 'consume', topic, group, maxBatch: 10, handleMs: 0 });
      const { got } = await read(bus, topic, { group });
      await doomed.kill();
      const killed = performance.now();
      const sent = numbered(topic, 64, 64);
      await bus.publish(sent);
      await until('all of it is read here', () => new Set(got.map(({ id }) => id)).size >= sent.length, 30_000);
      expect(performance.now() - killed).toBeLessThan(patience() + 1_000);
    }, 60_000);

    it('C9 sets a failing key aside and goes on with the others', async () => {
      const topic = freshTopic();
      const group = newGroup();
      const bus = await open();
      const database = new pg.Pool({ connectionString: tested.databaseUrl, max: 2 });
      try {
        await database.query(PARKED_TABLE);
        const parked = new ParkedMessages({
          query: async <R>(sql: string, parameters?: unknown[]) => (await database.query(sql, parameters)).rows as R[],
        });
        const handled: string[] = [];
        let broken = true;
        const handle = async ({ key, payload }: { key: string; payload: Uint8Array }): Promise<void> => {
          if (broken && key === 'key-3') throw new Error('no such thing');
          handled.push(`${key}/${Buffer.from(payload).toString()}`);
        };
        const handler = consumeEach(
          { consumer: group, parked, logger: silent, toDeadLetters: () => Promise.reject(new Error('nothing is undecodable here')) },
          handle,
        );
        await bus.subscribe({ group, topics: [topic], from: 'earliest', maxBatch: 10, handler });
        await bus.publish(numbered(topic, 60, 6));
        await until('the other keys are done and nothing is left', async () => handled.length >= 50 && (await totalLag(bus, group)) === 0n);
        expect(handled.some((entry) => entry.startsWith('key-3/'))).toBe(false);
        const waiting = await parked.list(group);
        expect(waiting.map(({ message: { payload } }) => Buffer.from(payload).toString())).toEqual([
          '0',
          '1',
          '2',
          '3',
          '4',
          '5',
          '6',
          '7',
          '8',
          '9',
        ]);
        expect(waiting[0]).toMatchObject({ error: 'Error: no such thing', attempts: 3 });
        broken = false;
        expect(await parked.retry(group, topic, 'key-3', handle)).toBe(10);
        expect(handled.filter((entry) => entry.startsWith('key-3/'))).toEqual(Array.from({ length: 10 }, (_, seq) => `key-3/${seq}`));
        await bus.publish([message(topic, 'key-3', 'after')]);
        await until('the key flows again', () => handled.includes('key-3/after'));
      } finally {
        await bus.close();
        await database.end();
      }
    }, 60_000);

    it('C10 carries every byte, every language and repeated headers', async () => {
      const topic = freshTopic();
      const bus = await open();
      const { got } = await read(bus, topic);
      const payload = Uint8Array.from({ length: 4_096 }, (_, index) => (index * 31) % 256);
      const sent = message(topic, 'ключ-钥匙-🔑', '', {
        payload,
        headers: { tenant_id: 'Ṣadé & Olú', 'x-quote': `"'\\{},\n\t`, links: ['eins', 'zwei 🙂', ''], single: ['only'], empty: '' },
        occurredAt: new Date('2026-02-03T04:05:06.789Z'),
      });
      await bus.publish([sent, message(topic, 'nothing', '', { payload: new Uint8Array() })]);
      await until('both arrived', () => got.length >= 2);
      const found = got.find(({ id }) => id === sent.id)!;
      expect(Buffer.from(found.payload).equals(Buffer.from(payload))).toBe(true);
      expect(found).toMatchObject({ topic, key: sent.key, id: sent.id, type: sent.type, occurredAt: sent.occurredAt, attempt: 1 });
      expect(found.headers).toEqual({
        tenant_id: 'Ṣadé & Olú',
        'x-quote': `"'\\{},\n\t`,
        links: ['eins', 'zwei 🙂', ''],
        single: 'only',
        empty: '',
        id: sent.id,
        type: sent.type,
        occurred_at: '2026-02-03T04:05:06.789Z',
      });
      expect(got.find(({ key }) => key === 'nothing')!.payload.byteLength).toBe(0);
    }, 60_000);

    it('C11 drains: finishes the batch in hand, commits it and leaves', async () => {
      const topic = freshTopic();
      const group = newGroup();
      const bus = await open();
      let begun = 0;
      let finished = 0;
      const { subscription } = await read(bus, topic, {
        group,
        maxBatch: 5,
        handler: async (batch) => {
          begun += batch.length;
          await delay(800);
          finished += batch.length;
        },
      });
      const sent = Array.from({ length: 50 }, (_, seq) => message(topic, 'one-key', String(seq)));
      await bus.publish(sent);
      await until('it works', () => begun > 0);
      await subscription.drain(10_000);
      expect(finished).toBe(begun);
      expect(await totalLag(bus, group)).toBe(BigInt(sent.length - finished));
      const left = performance.now();
      const { got } = await read(await open(), topic, { group });
      await until('the next one has the rest', () => got.length >= sent.length - finished);
      expect(got.length).toBe(sent.length - finished);
      expect(performance.now() - left).toBeLessThan(tested.address.sessionMs);
    }, 60_000);

    it('C12 knows exactly how far behind a group is, and that an idle one is not', async () => {
      const topic = freshTopic();
      const group = newGroup();
      const bus = await open();
      const { got, subscription } = await read(bus, topic, { group });
      await bus.publish(numbered(topic, 30, 6));
      await until('all is read and committed', async () => got.length >= 30 && (await totalLag(bus, group)) === 0n);
      expect((await bus.lag(group)).every(({ lagSeconds }) => lagSeconds === 0)).toBe(true);
      await subscription.drain(5_000);
      await bus.publish(numbered(topic, 17, 17));
      await delay(1_500);
      const lag = await bus.lag(group);
      expect(lag.length).toBe(4);
      expect(lag.reduce((sum, one) => sum + one.lag, 0n)).toBe(17n);
      for (const one of lag) {
        expect(one.end - one.committed).toBe(one.lag);
        expect(one.lagSeconds > 0).toBe(one.lag > 0n);
      }
      expect(Math.max(...lag.map(({ lagSeconds }) => lagSeconds))).toBeGreaterThanOrEqual(1);
      expect(Math.max(...lag.map(({ lagSeconds }) => lagSeconds))).toBeLessThan(10);
      expect(await bus.lag(newGroup())).toEqual([]);
    }, 60_000);

    it('C13 moves a group to a moment, and to an offset', async () => {
      const topic = freshTopic();
      const bus = await open();
      await bus.publish(numbered(topic, 40, 8));
      await delay(1_100);
      const moment = new Date(performance.timeOrigin + performance.now());
      await delay(1_100);
      const later = numbered(topic, 16, 8, 5);
      await bus.publish(later);
      const [byTime, byOffset] = [newGroup(), newGroup()];
      await bus.seek(byTime, topic, { timestamp: moment });
      await bus.seek(byOffset, topic, { offset: 0n });
      const after = await read(bus, topic, { group: byTime });
      const all = await read(bus, topic, { group: byOffset, from: 'latest' });
      await until('both are read', () => after.got.length >= 16 && all.got.length >= 56);
      expect(new Set(after.got.map(({ id }) => id))).toEqual(new Set(later.map(({ id }) => id)));
      await expect(bus.seek(byTime, topic, { offset: 0n })).rejects.toThrow(RetriableBusError);
    }, 90_000);

    it('C14 resumes at the earliest that is left when its offset is gone, and counts it', async () => {
      const topic = freshTopic();
      const group = newGroup();
      let outOfRange = 0;
      const bus = await open(() => (outOfRange += 1));
      await bus.publish(numbered(topic, 40, 8));
      await bus.seek(group, topic, { offset: 1n });
      await tested.expire(topic);
      const left = numbered(topic, 24, 8, 5);
      await bus.publish(left);
      const { got } = await read(bus, topic, { group, from: 'latest' });
      await until('all that is left is read', () => got.length >= left.length, 30_000);
      expect(new Set(got.map(({ id }) => id))).toEqual(new Set(left.map(({ id }) => id)));
      expect(outOfRange).toBeGreaterThan(0);
      await until('and committed', async () => (await totalLag(bus, group)) === 0n);
    }, 90_000);

    it('C15 survives half a minute without its log: publishes are refused in time, readers go on by themselves', async () => {
      if ('missing' in tested.outage) {
        process.stderr.write(`C15 was not tried on ${name}: ${tested.outage.missing}\n`);
        if (process.env['CI'] === 'true') throw new Error(`C15 has to run in CI: ${tested.outage.missing}`);
        return;
      }
      const topic = freshTopic();
      const group = newGroup();
      const bus = await open();
      const { got, subscription } = await read(bus, topic, { group });
      await bus.publish(numbered(topic, 10, 5));
      await until('it works', () => got.length >= 10);
      await tested.outage.begin();
      const begun = performance.now();
      try {
        await expect(bus.publish(numbered(topic, 5, 5, 2))).rejects.toThrow(RetriableBusError);
        expect(performance.now() - begun).toBeLessThan(15_000);
        await expect(bus.ping()).rejects.toThrow(RetriableBusError);
        await delay(Math.max(0, 30_000 - (performance.now() - begun)));
        expect(subscription.healthy()).toBe(true);
      } finally {
        await tested.outage.end();
      }
      const after = numbered(topic, 25, 5, 10);
      await until(
        'publishing works again',
        async () =>
          bus.publish(after).then(
            () => true,
            () => false,
          ),
        40_000,
      );
      await until('the same reader has them', () => after.every(({ id }) => got.some((one) => one.id === id)), 40_000);
      await until('and commits', async () => (await totalLag(bus, group)) === 0n);
      await bus.ping();
    }, 180_000);

    it('C16 may deliver twice, and a handler that remembers ids works once', async () => {
      const topic = freshTopic();
      const bus = await open();
      const effects = new Map<string, number>();
      const seen = new Set<string>();
      const { got } = await read(bus, topic, {
        handler: async (batch) => {
          for (const { id, key } of batch) if (!seen.has(id) && seen.add(id)) effects.set(key, (effects.get(key) ?? 0) + 1);
        },
      });
      const sent = numbered(topic, 30, 10);
      await bus.publish(sent);
      await bus.publish(sent.toReversed());
      await bus.publish(sent.slice(0, 10));
      await until('every copy arrived', () => got.length >= 70);
      expect([...effects.values()]).toEqual(Array.from({ length: 10 }, () => 3));
    }, 60_000);

    it.each([
      ['an undeclared topic', () => message('nobody.knows', 'key')],
      ['an empty key', () => message(declarations[0]!.name, '')],
      ['an id that is none', () => message(declarations[0]!.name, 'key', '', { id: '42' })],
      ['more than it may weigh', () => message(declarations[0]!.name, 'key', '', { payload: new Uint8Array(MAX_PAYLOAD_BYTES + 1) })],
    ])('C17 refuses %s at once and for good', async (_what, wrong) => {
      const bus = await open();
      const begun = performance.now();
      await expect(bus.publish([message(declarations[0]!.name, 'key'), wrong()])).rejects.toThrow(FatalBusError);
      expect(performance.now() - begun).toBeLessThan(500);
    });

    it('C17 takes a message of exactly the size allowed', async () => {
      const topic = freshTopic();
      const bus = await open();
      const { got } = await read(bus, topic);
      await bus.publish([message(topic, 'key', '', { payload: new Uint8Array(MAX_PAYLOAD_BYTES).fill(7) })]);
      await until('it arrived', () => got.length === 1);
      expect(got[0]!.payload.byteLength).toBe(MAX_PAYLOAD_BYTES);
    }, 60_000);

    it('takes many large messages of one key in one call, in order', async () => {
      const topic = freshTopic();
      const bus = await open();
      const { got } = await read(bus, topic);
      const sent = Array.from({ length: 30 }, (_, index) => message(topic, 'key', '', { payload: randomBytes(200_000 + index) }));
      await bus.publish(sent);
      await until('all arrived', () => got.length >= sent.length);
      expect(got.map(({ payload }) => payload.byteLength)).toEqual(sent.map(({ payload }) => payload.byteLength));
    }, 60_000);

    it('refuses a subscription to a topic that is not declared', async () => {
      await expect(read(await open(), 'nobody.knows')).rejects.toThrow(FatalBusError);
    });

    it('holds back while paused and catches up after', async () => {
      const topic = freshTopic();
      const bus = await open();
      const { got, subscription } = await read(bus, topic);
      await bus.publish(numbered(topic, 5, 5));
      await until('it reads', () => got.length >= 5);
      subscription.pause();
      await delay(700);
      await bus.publish(numbered(topic, 20, 5, 1));
      await delay(1_500);
      expect(got.length).toBe(5);
      subscription.resume();
      await until('the rest came', () => got.length >= 25);
    }, 60_000);

    it('offers only what failed of a batch again, and says which try it is', async () => {
      const topic = freshTopic();
      const bus = await open();
      const tries: [text: string, attempt: number][] = [];
      const { PartialFailure } = await import('./partial-failure.js');
      await read(bus, topic, {
        handler: async (batch) => {
          for (const one of batch) tries.push([textOf(one), one.attempt]);
          const bad = batch.filter((one) => textOf(one) === '1' && one.attempt < 3);
          if (bad.length > 0) throw new PartialFailure(new Map(bad.map(({ id }) => [id, new Error('not yet')])));
        },
      });
      await bus.publish(['0', '1', '2'].map((text) => message(topic, 'one-key', text)));
      await until('the bad one worked at its third try', () => tries.some(([text, attempt]) => text === '1' && attempt === 3));
      expect(tries).toEqual([
        ['0', 1],
        ['1', 1],
        ['2', 1],
        ['1', 2],
        ['1', 3],
      ]);
    }, 60_000);

    it('loses nothing, keeps every order and never moves an offset back, whatever happens', async () => {
      await modelRun({ tested, declarations, freshTopic, open, child });
    }, 600_000);
  });
}

const PARKED_TABLE = `
CREATE TABLE IF NOT EXISTS parked_message (
  consumer text NOT NULL, topic text NOT NULL, key text NOT NULL, msg_id uuid NOT NULL, payload bytea NOT NULL, headers jsonb NOT NULL,
  error text NOT NULL, attempts int NOT NULL, parked_at timestamptz NOT NULL DEFAULT now(), PRIMARY KEY (consumer, msg_id))`;
