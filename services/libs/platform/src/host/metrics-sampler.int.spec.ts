import { describe, expect, it } from '@jest/globals';
import { Controller, Module } from '@nestjs/common';
import { eventually, useApp } from '@nowahala/testkit';
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
const SAMPLED = ['outbox_pending', 'outbox_oldest_seconds', 'bus_consumer_lag', 'bus_consumer_lag_seconds', 'pg_oldest_xid_seconds'];

describe('gauges that are sampled from the database', () => {
  const app = useApp({ services: [tiny] });

  const values = async (): Promise<{ ready: string | undefined; sampled: string[] }> => {
    const text = await app.process.metrics.asText();
    return {
      ready: /^service_ready (\d)$/m.exec(text)?.[1],
      sampled: SAMPLED.filter((name) => new RegExp(`^${name}[ {]`, 'm').test(text)),
    };
  };
  const shows = (what: string, ready: string, sampled: string[]) =>
    eventually(what, async () => {
      expect(await values()).toEqual({ ready, sampled });
      return true;
    });

  it('show how long a transaction has been open, until it ends', async () => {
    const oldest = async () => Number(/^pg_oldest_xid_seconds (\S+)$/m.exec(await app.process.metrics.asText())?.[1] ?? 0);
    const client = new pg.Client({ connectionString: app.database.url });
    await client.connect();
    await client.query('BEGIN; SELECT pg_current_xact_id()');
    const startedAt = performance.now();
    await eventually('it is shown', async () => (await oldest()) > 3);
    expect(await oldest()).toBeLessThan((performance.now() - startedAt) / 1_000 + 1);
    await client.query('COMMIT');
    await eventually('it is gone', async () => (await oldest()) < 1);
    await client.end();
  }, 90_000);

  it('are removed while it is away, and the process is not ready', async () => {
    await shows('everything is shown', '1', SAMPLED);
    const comeBack = await app.database.cut();
    await shows('nothing of before stays', '0', []);
    await comeBack();
    await shows('everything is shown again', '1', SAMPLED);
  }, 120_000);
});
