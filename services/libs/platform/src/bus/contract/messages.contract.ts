import { expect, it } from '@jest/globals';
import { randomBytes } from 'node:crypto';
import { MAX_PAYLOAD_BYTES } from '../admission.js';
import { goldenPartitions } from './golden-partitions.contract.js';
import { FatalBusError } from '../event-bus.js';
import { message, read, until } from './reader.contract.js';
import type { ContractContext } from './contract-context.contract.js';

/** What a message may be and where it goes. */
export function messagesContract(context: ContractContext): void {
  const { declarations, freshTopic, open } = context;

  it('C7 puts each key where every other bus puts it', async () => {
    const topic = declarations[0]!.name;
    const bus = await open();
    const { got } = await read(bus, topic);
    await bus.publish(goldenPartitions.map(([key]) => message(topic, key)));
    // Any of them may come twice.
    const placed = () => new Map(got.map(({ key, partition }) => [key, partition]));
    await until('all arrived', () => placed().size >= goldenPartitions.length);
    expect(placed()).toEqual(new Map(goldenPartitions));
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
    expect(Math.abs(Date.now() - found.loggedAt!.getTime())).toBeLessThan(60_000);
    // Of a bus that has just taken a message: what it dates is not of a time to come.
    const waitedMs = bus.time!.nowMs! - found.loggedAt!.getTime();
    expect(waitedMs).toBeGreaterThan(-2_000);
    expect(waitedMs).toBeLessThan(60_000);
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
}
