import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { eventually, hasRedis, RedisForSpecs } from '@nowahala/testkit';
import { Clock, ProductClock } from '../core/clock.js';
import { newId } from '../core/ids.js';
import { createLogger } from '../telemetry/logger.js';
import { RedisCache } from './redis-cache.js';

class ClockAhead extends Clock {
  constructor(private readonly byMs: number) {
    super();
  }

  override now(): Date {
    return new Date(Date.now() + this.byMs);
  }
}

let redis: RedisForSpecs;
const caches: RedisCache[] = [];
function cacheWith(clock: Clock = new ProductClock()): RedisCache {
  const cache = new RedisCache(redis.url, clock, createLogger('silent', 'spec'));
  caches.push(cache);
  return cache;
}
beforeAll(async () => {
  redis = await RedisForSpecs.at();
});
afterEach(async () => {
  await Promise.all(caches.splice(0).map((cache) => cache.close()));
});
afterAll(() => redis.stop());

(hasRedis() ? describe : describe.skip)('a token bucket in Redis', () => {
  beforeAll(() => redis.start());
  afterAll(() => redis.stop());

  /** One whose calls reach Redis already. */
  async function readyCache(clock?: Clock): Promise<RedisCache> {
    const cache = cacheWith(clock);
    await eventually('Redis keeps something', async () => {
      await cache.set('ready', 'yes', 60);
      return (await cache.get('ready')) === 'yes';
    });
    return cache;
  }

  it('holds for two processes together, whose clocks are a second apart', async () => {
    const both = [await readyCache(), await readyCache(new ClockAhead(1_000))];
    const key = newId();
    const startedAt = performance.now();
    let allowed = 0;
    for (let call = 0; call < 200; call += 1) if ((await both[call % 2]!.take(key, { limit: 10, perSeconds: 10 })).allowed) allowed += 1;
    const refilled = Math.ceil((performance.now() - startedAt) / 1_000);
    expect(allowed).toBeGreaterThanOrEqual(10);
    // On a machine that is busy Redis answers late now and then, and each process counts for itself.
    expect(allowed).toBeLessThanOrEqual(3 * (10 + refilled));
  });

  it('fills up when a test moves the clock', async () => {
    const clock = new ProductClock();
    const cache = await readyCache(clock);
    const [key, rule] = [newId(), { limit: 1, perSeconds: 3_600 }];
    expect(await cache.take(key, rule)).toMatchObject({ allowed: true });
    expect(await cache.take(key, rule)).toMatchObject({ allowed: false });
    await clock.advance(3_600_000);
    expect(await cache.take(key, rule)).toMatchObject({ allowed: true });
  });
});

describe('a channel', () => {
  const receivedBy = (cache: RedisCache): string[] => {
    const received: string[] = [];
    cache.subscribe('channel', (message) => received.push(message));
    return received;
  };

  it('is subscribed at once, also while Redis is away', () => {
    const cache = cacheWith();
    receivedBy(cache);
    expect(cache.connected()).toBe(false);
  });

  (hasRedis() ? it : it.skip)('carries messages whenever Redis is there, and says when it does not', async () => {
    const [sender, reader] = [cacheWith(), cacheWith()];
    const received = receivedBy(reader);
    let losses = 0;
    reader.onDisconnected(() => (losses += 1));
    for (const message of ['first', 'second']) {
      expect(await sender.publish('channel', message)).toBe(false);
      await redis.start();
      await eventually('it is connected', () => reader.connected());
      await eventually('it is sent', () => sender.publish('channel', message));
      await eventually('it arrives', () => received.includes(message));
      const before = losses;
      await redis.stop();
      await eventually('its end is noticed', () => losses > before);
      expect(reader.connected()).toBe(false);
    }
  });

  (hasRedis() ? it : it.skip)('is left when Redis answers no more, although the connection stays', async () => {
    const cache = cacheWith();
    receivedBy(cache);
    await redis.start();
    await eventually('it is connected', () => cache.connected());
    redis.freeze();
    await eventually('its silence is noticed', () => !cache.connected());
    redis.thaw();
    await eventually('it is connected again', () => cache.connected());
    await redis.stop();
  });
});
