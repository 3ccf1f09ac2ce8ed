import { expect, it } from '@jest/globals';
import { sleep } from '../../concurrency/sleep.js';
import { RetriableBusError } from '../event-bus.js';
import { message, newGroup, numbered, read, totalLag, until } from './reader.contract.js';
import type { ContractContext } from './contract-context.contract.js';

/** Who reads which partition, from where, and how far behind. */
export function groupsContract(context: ContractContext): void {
  const { freshTopic, open, child, patience } = context;

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
        await sleep(50);
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

  it('C8 gives each what it reads, where members of one group read different topics', async () => {
    const [here, there] = [freshTopic(), freshTopic()];
    const group = newGroup();
    const one = await read(await open(), here, { group });
    const two = await read(await open(), there, { group });
    const [toOne, toTwo] = [numbered(here, 64, 64), numbered(there, 64, 64)];
    await (await open()).publish([...toOne, ...toTwo]);
    const ids = (messages: readonly { id: string }[]) => new Set(messages.map(({ id }) => id));
    await until('both have all of theirs', () => ids(one.got).size >= 64 && ids(two.got).size >= 64, patience());
    expect([ids(one.got), ids(two.got)]).toEqual([ids(toOne), ids(toTwo)]);
  }, 60_000);

  it('C8 gives who stands by only what nobody else reads', async () => {
    const topic = freshTopic();
    const group = newGroup();
    const bus = await open();
    const one = await read(await open(), topic, { group });
    const two = await read(await open(), topic, { group });
    let round = 0;
    /** Who reads what is published from now on, once that is everything. */
    const reads = async (...expected: boolean[]) => {
      await until(
        `the readers are ${expected.join()}`,
        async () => {
          const before = [one.got.length, two.got.length];
          const sent = numbered(topic, 16, 16, (round += 1));
          await bus.publish(sent);
          const ids = new Set(sent.map(({ id }) => id));
          const fresh = () => [one, two].map(({ got }, at) => got.slice(before[at]).filter(({ id }) => ids.has(id)).length);
          await until('all of it is read', () => fresh().reduce((sum, count) => sum + count, 0) >= sent.length, patience());
          return fresh().every((count, at) => count > 0 === expected[at]);
        },
        patience() * 2,
      );
    };
    await reads(true, true);
    await one.subscription.standBy(true);
    await reads(false, true);
    await two.subscription.standBy(true);
    await reads(true, true);
    await one.subscription.standBy(false);
    await reads(true, false);
    await one.subscription.drain(5_000);
    await reads(false, true);
  }, 120_000);

  it('C8 lets a reader take over that stands by, where the only other one was killed', async () => {
    const topic = freshTopic();
    const group = newGroup();
    const bus = await open();
    const { got, subscription } = await read(bus, topic, { group });
    await subscription.standBy(true);
    const doomed = await child({ do: 'consume', topic, group, maxBatch: 10, handleMs: 0 });
    await until('the other one has all', async () => {
      const before = got.length;
      await bus.publish(numbered(topic, 16, 16));
      await sleep(500);
      return got.length === before;
    });
    await doomed.kill();
    const sent = numbered(topic, 64, 64);
    await bus.publish(sent);
    const ids = new Set(sent.map(({ id }) => id));
    await until(
      'all of it is read here',
      () => new Set(got.filter(({ id }) => ids.has(id)).map(({ id }) => id)).size >= sent.length,
      30_000,
    );
  }, 90_000);

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
        await sleep(800);
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
    expect(performance.now() - left).toBeLessThan(context.tested.address.sessionMs);
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
    await sleep(1_500);
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
    await sleep(1_100);
    const moment = new Date(performance.timeOrigin + performance.now());
    await sleep(1_100);
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
    await context.tested.expire(topic);
    const left = numbered(topic, 24, 8, 5);
    await bus.publish(left);
    const { got } = await read(bus, topic, { group, from: 'latest' });
    await until('all that is left is read', () => got.length >= left.length, 30_000);
    expect(new Set(got.map(({ id }) => id))).toEqual(new Set(left.map(({ id }) => id)));
    expect(outOfRange).toBeGreaterThan(0);
    await until('and committed', async () => (await totalLag(bus, group)) === 0n);
  }, 90_000);

  it('holds back while paused and catches up after', async () => {
    const topic = freshTopic();
    const bus = await open();
    const { got, subscription } = await read(bus, topic);
    await bus.publish(numbered(topic, 5, 5));
    await until('it reads', () => got.length >= 5);
    subscription.pause();
    await sleep(700);
    await bus.publish(numbered(topic, 20, 5, 1));
    await sleep(1_500);
    expect(got.length).toBe(5);
    subscription.resume();
    await until('the rest came', () => got.length >= 25);
  }, 60_000);
}
