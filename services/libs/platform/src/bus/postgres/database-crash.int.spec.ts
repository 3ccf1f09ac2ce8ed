import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sleep } from '../../concurrency/sleep.js';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { EmbeddedPostgres } from '../../postgres/embedded-postgres.js';
import { message, numbered, ordersByKey, read, textOf, until } from '../contract/reader.contract.js';
import { contractTopics } from '../contract/topics.contract.js';
import { RetriableBusError } from '../event-bus.js';
import { TopicRegistry } from '../topics.js';
import { PgEventBus } from './pg-event-bus.js';

describe('the log in the embedded PostgreSQL', () => {
  const orders = { ...contractTopics(1)[0]!, name: 'ping.requested', perRegion: true };
  const declarations = [...contractTopics(2), orders];
  const topic = declarations[1]!.name;
  let dataDir: string;
  let server: EmbeddedPostgres;
  let bus: PgEventBus;

  beforeAll(async () => {
    dataDir = mkdtempSync(join(tmpdir(), 'nowahala-crash-'));
    chmodSync(dataDir, 0o755);
    server = await EmbeddedPostgres.start({ dataDir });
    bus = await PgEventBus.open({ connection: server.url, topics: new TopicRegistry(declarations, 'embedded') });
  }, 60_000);
  afterAll(async () => {
    await bus.close();
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }, 60_000);

  it('loses no acknowledged message when the database is killed twice, and needs nobody to go on', async () => {
    const { got } = await read(bus, topic, { maxBatch: 20 });
    const acked: string[] = [];
    const publishing = new AbortController();
    const publisher = (async () => {
      for (let round = 0; !publishing.signal.aborted; round += 1) {
        const messages = numbered(topic, 8, 8, round);
        for (;;) {
          try {
            await bus.publish(messages);
            break;
          } catch (error) {
            // The same messages again, as the outbox relay does.
            expect(error).toBeInstanceOf(RetriableBusError);
            await sleep(100);
          }
        }
        acked.push(...messages.map(({ id }) => id));
        await sleep(10);
      }
    })();
    for (let crash = 0; crash < 2; crash += 1) {
      const before = acked.length;
      await until('messages flow', () => acked.length > before + 160, 30_000);
      const { pid } = server;
      process.kill(pid, 'SIGKILL');
      await until('the database is back', () => server.pid !== pid, 30_000);
    }
    const before = acked.length;
    await until('messages flow again', () => acked.length > before + 160, 30_000);
    publishing.abort();
    await publisher;
    const arrived = () => new Set(got.map(({ id }) => id));
    await until('everything arrived', () => acked.every((id) => arrived().has(id)), 30_000);
    const handled = got.map((one) => ({ id: one.id, key: one.key, seq: Number(textOf(one)) }));
    for (const order of ordersByKey(handled).values()) expect(order).toEqual(order.map((_, index) => index));
  }, 120_000);

  it('forgets the checks that were due when the database was killed, keeps their dead letters, and reads what comes next', async () => {
    const due = 'ping.requested.lagos';
    await bus.publish([message(due, 'key', 'before'), message(due, 'key', 'before'), message(`${due}.dlq`, 'key', 'unreadable')]);
    const { pid } = server;
    process.kill(pid, 'SIGKILL');
    await until('the database is back', () => server.pid !== pid, 30_000);
    const { got } = await read(bus, due);
    const { got: dead } = await read(bus, `${due}.dlq`);
    await until('the next is due', () => bus.publish([message(due, 'key', 'after')]).then(() => true, () => false), 30_000); // prettier-ignore
    await until('it is read', () => got.length === 1 && dead.length === 1, 30_000);
    expect([...got, ...dead].map(textOf)).toEqual(['after', 'unreadable']);
  }, 120_000);
});
