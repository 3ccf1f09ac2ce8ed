import { randomUUID } from 'node:crypto';
import { type ThrowawayDatabase, throwawayDatabase } from '@nowahala/testkit';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Database } from '../../database/database.js';
import { platformMigrations } from '../../database/platform-migrations.js';
import { createLogger } from '../../telemetry/logger.js';
import type { InMessage } from '../event-bus.js';
import { ParkedMessages } from './parked-messages.js';

describe('parked messages in the table every service has', () => {
  let throwaway: ThrowawayDatabase;
  let database: Database;
  let parked: ParkedMessages;

  const incoming = (key: string, offset: bigint, text: string): InMessage => {
    const id = randomUUID();
    return {
      topic: 'thing.happened',
      key,
      id,
      type: 'x.v1.Thing',
      payload: Buffer.from(text),
      headers: { id, type: 'x.v1.Thing', occurred_at: '2026-01-02T03:04:05.678Z', links: ['a', 'b'] },
      occurredAt: new Date('2026-01-02T03:04:05.678Z'),
      partition: 3,
      offset,
      attempt: 3,
    };
  };

  beforeAll(async () => {
    throwaway = await throwawayDatabase();
    database = new Database({
      url: throwaway.url,
      schema: 'room',
      poolSize: 2,
      entities: [],
      migrations: platformMigrations,
      logger: createLogger('silent', 'room'),
    });
    await database.connect();
    await database.migrate();
    parked = new ParkedMessages(database);
  });
  afterAll(async () => {
    await database.close();
    await throwaway.drop();
  });

  it('come back as they were, in the order of the log', async () => {
    const [late, early] = [incoming('k', 20n, 'late'), incoming('k', 7n, 'early')];
    await parked.park('whole', late, 'Error: no');
    await parked.park('whole', early, 'Error: no');
    const found = await parked.list('whole');
    expect(found.map(({ message }) => Buffer.from(message.payload).toString())).toEqual(['early', 'late']);
    expect(found[0]).toMatchObject({ error: 'Error: no', attempts: 3 });
    const { payload, ...rest } = found[0]!.message;
    expect(Buffer.from(payload).toString()).toBe('early');
    const { payload: _bytes, ...expected } = early;
    expect(rest).toEqual({ ...expected, attempt: 4 });
  });

  it('take another of their key behind them, and none of a free key', async () => {
    await parked.park('behind', incoming('k', 1n, 'first'), 'Error: no');
    expect(await parked.isKeyParked('behind', 'thing.happened', 'k')).toBe(true);
    expect(await parked.parkBehind('behind', incoming('k', 2n, 'second'))).toBe(true);
    expect(await parked.parkBehind('behind', incoming('free', 3n, 'other'))).toBe(false);
    expect(await parked.keys('behind')).toEqual([{ topic: 'thing.happened', key: 'k' }]);
    expect((await parked.count()).find(({ consumer }) => consumer === 'behind')).toEqual({
      consumer: 'behind',
      topic: 'thing.happened',
      parked: 2,
    });
  });

  it('parked a second time are one row with the newer reason', async () => {
    const message = incoming('k', 1n, 'again');
    await parked.park('twice', message, 'Error: first');
    await parked.park('twice', message, 'Error: second');
    expect(await parked.list('twice')).toMatchObject([{ error: 'Error: second', attempts: 6 }]);
  });

  it('are retried one after the other until one fails', async () => {
    for (const [offset, text] of ['1', '2', 'bad', '4'].entries())
      await parked.park('retry', incoming('k', BigInt(offset), text), 'Error: no');
    const handled: string[] = [];
    const handle = async ({ payload }: InMessage): Promise<void> => {
      const text = Buffer.from(payload).toString();
      if (text === 'bad') throw new Error('still bad');
      handled.push(text);
    };
    await expect(parked.retry('retry', 'thing.happened', 'k', handle)).rejects.toThrow('still bad');
    expect(handled).toEqual(['1', '2']);
    const [first] = await parked.list('retry');
    expect(first).toMatchObject({ error: 'still bad', attempts: 4 });
    expect(await parked.discard('retry', first!.message.id)).toBe(true);
    expect(await parked.discard('retry', first!.message.id)).toBe(false);
    expect(await parked.retry('retry', 'thing.happened', 'k', handle)).toBe(1);
    expect(await parked.isKeyParked('retry', 'thing.happened', 'k')).toBe(false);
  });
});
