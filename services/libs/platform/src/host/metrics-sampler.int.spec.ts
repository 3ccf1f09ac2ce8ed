import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Controller, Module } from '@nestjs/common';
import { eventually, startRoom } from '@nowahala/testkit';
import type { Room } from '@nowahala/testkit';
import pg from 'pg';
import { defineService, OnTopic } from '@nowahala/platform';

@Controller()
class Listener {
  @OnTopic('user.registered')
  async on(): Promise<void> {}
}

@Module({ controllers: [Listener] })
class TinyModule {}

const tiny = defineService({ name: 'identity', module: TinyModule });
const LOOKED_UP = ['outbox_pending', 'outbox_oldest_seconds', 'bus_consumer_lag', 'bus_consumer_lag_seconds', 'pg_oldest_xid_seconds'];

describe('figures that are looked up in the database', () => {
  let room: Room;
  beforeAll(async () => {
    room = await startRoom({ services: [tiny] });
  });
  afterAll(async () => room.stop());

  const told = async (): Promise<{ ready: string | undefined; lookedUp: string[] }> => {
    const text = await room.process.metrics.asText();
    return {
      ready: /^service_ready (\d)$/m.exec(text)?.[1],
      lookedUp: LOOKED_UP.filter((name) => new RegExp(`^${name}[ {]`, 'm').test(text)),
    };
  };
  const tell = (what: string, ready: string, lookedUp: string[]) =>
    eventually(what, async () => {
      expect(await told()).toEqual({ ready, lookedUp });
      return true;
    });

  it('tell how long a transaction has been open, until it ends', async () => {
    const oldest = async () => (await room.process.metrics.pgOldestXidSeconds.get()).values[0]?.value ?? 0;
    const person = new pg.Client({ connectionString: room.database.url });
    await person.connect();
    await person.query('BEGIN; SELECT pg_current_xact_id()');
    const begun = performance.now();
    await eventually('it is told', async () => (await oldest()) > 3);
    expect(await oldest()).toBeLessThan((performance.now() - begun) / 1_000 + 1);
    await person.query('COMMIT');
    await eventually('it is told no more', async () => (await oldest()) < 1);
    await person.end();
  }, 90_000);

  it('are not told while it is away, and neither is the process called ready', async () => {
    await tell('everything is told', '1', LOOKED_UP);
    const comeBack = await room.database.cut();
    await tell('nothing of before stays', '0', []);
    await comeBack();
    await tell('everything is told again', '1', LOOKED_UP);
  }, 120_000);
});
