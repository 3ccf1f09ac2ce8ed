import { expect, it } from '@jest/globals';
import { sleep } from '../../concurrency/sleep.js';
import pg from 'pg';
import { consumeEach } from '../consumer/consumer.js';
import { ParkedMessages } from '../consumer/parked-messages.js';
import { modelRun } from './model-run.contract.js';
import { RetriableBusError } from '../event-bus.js';
import { message, newGroup, numbered, read, totalLag, until } from './reader.contract.js';
import type { ContractContext } from './contract-context.contract.js';

const silent = { warn: () => undefined, error: () => undefined };

const PARKED_TABLE = `
CREATE TABLE IF NOT EXISTS parked_message (
  consumer text NOT NULL, topic text NOT NULL, key text NOT NULL, msg_id uuid NOT NULL, payload bytea NOT NULL, headers jsonb NOT NULL,
  error text NOT NULL, attempts int NOT NULL, parked_at timestamptz NOT NULL DEFAULT now(), PRIMARY KEY (consumer, msg_id))`;

/** What a bus survives: failing handlers, an outage of its log, random kills. */
export function failuresContract(context: ContractContext): void {
  const { declarations, freshTopic, open, child } = context;

  it('C9 sets a failing key aside and goes on with the others', async () => {
    const topic = freshTopic();
    const group = newGroup();
    const bus = await open();
    const database = new pg.Pool({ connectionString: context.tested.databaseUrl, max: 2 });
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
        { consumer: group, parked, logger: silent, toDlq: () => Promise.reject(new Error('nothing is undecodable here')) },
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

  it('C15 survives half a minute without its log: publishes are refused in time, readers go on by themselves', async () => {
    if ('missing' in context.tested.outage) {
      process.stderr.write(`C15 was not tried on ${context.name}: ${context.tested.outage.missing}\n`);
      if (process.env['CI'] === 'true') throw new Error(`C15 has to run in CI: ${context.tested.outage.missing}`);
      return;
    }
    const topic = freshTopic();
    const group = newGroup();
    const bus = await open();
    const { got, subscription } = await read(bus, topic, { group });
    await bus.publish(numbered(topic, 10, 5));
    await until('it works', () => got.length >= 10);
    await context.tested.outage.begin();
    const begun = performance.now();
    try {
      await expect(bus.publish(numbered(topic, 5, 5, 2))).rejects.toThrow(RetriableBusError);
      expect(performance.now() - begun).toBeLessThan(15_000);
      await expect(bus.ping()).rejects.toThrow(RetriableBusError);
      await sleep(Math.max(0, 30_000 - (performance.now() - begun)));
      expect(subscription.healthy()).toBe(true);
    } finally {
      await context.tested.outage.end();
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

  it('loses nothing, keeps every order and never moves an offset back, whatever happens', async () => {
    await modelRun({ tested: context.tested, declarations, freshTopic, open, child });
  }, 600_000);
}
