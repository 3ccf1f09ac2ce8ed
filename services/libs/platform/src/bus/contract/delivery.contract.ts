import { expect, it } from '@jest/globals';
import { sleep } from '../../concurrency/sleep.js';
import { committedBy, firstTimes, message, newGroup, numbered, ordersByKey, read, textOf, totalLag, until } from './reader.contract.js';
import type { ContractContext } from './contract-context.contract.js';

/** What is delivered, how often and in which order. */
export function deliveryContract(context: ContractContext): void {
  const { freshTopic, open, child, patience } = context;

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
        await sleep(1);
        handled.push({ id, key, seq: Number(Buffer.from(payload).toString()) });
      }
    };
    const one = await read(first, topic, { group, maxBatch: 7, handler: failing });
    for (let round = 0; round < 5; round += 1) await first.publish(numbered(topic, 60, 12, round * 5));
    const two = await read(second, topic, { group, maxBatch: 7, handler: failing });
    for (let round = 5; round < 10; round += 1) await first.publish(numbered(topic, 60, 12, round * 5));
    await sleep(500);
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
    await sleep(3_000);
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

  it('offers only what failed of a batch again, and says which try it is', async () => {
    const topic = freshTopic();
    const bus = await open();
    const tries: [text: string, attempt: number][] = [];
    const { PartialFailure } = await import('../partial-failure.js');
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
}
