import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Controller, Module } from '@nestjs/common';
import { eventually, startRoom } from '@nowahala/testkit';
import type { Room } from '@nowahala/testkit';
import { defineService, OnTopic } from '@nowahala/platform';

@Controller()
class Listener {
  @OnTopic('user.registered')
  async on(): Promise<void> {}
}

@Module({ controllers: [Listener] })
class TinyModule {}

const tiny = defineService({ name: 'identity', module: TinyModule });
const LOOKED_UP = ['outbox_pending', 'outbox_oldest_seconds', 'bus_consumer_lag', 'bus_consumer_lag_seconds'];

describe('figures that are looked up in the database', () => {
  let room: Room;
  beforeAll(async () => {
    room = await startRoom({ services: [tiny] });
  });
  afterAll(async () => room.stop());

  const told = async (): Promise<{ ready: string | undefined; lookedUp: string[] }> => {
    const text = await room.process.metrics.asText();
    return { ready: /^service_ready (\d)$/m.exec(text)?.[1], lookedUp: LOOKED_UP.filter((name) => text.includes(`\n${name}{`)) };
  };
  const tell = (what: string, ready: string, lookedUp: string[]) =>
    eventually(what, async () => {
      expect(await told()).toEqual({ ready, lookedUp });
      return true;
    });

  it('are not told while it is away, and neither is the process called ready', async () => {
    await tell('everything is told', '1', LOOKED_UP);
    const comeBack = await room.database.cut();
    await tell('nothing of before stays', '0', []);
    await comeBack();
    await tell('everything is told again', '1', LOOKED_UP);
  }, 120_000);
});
