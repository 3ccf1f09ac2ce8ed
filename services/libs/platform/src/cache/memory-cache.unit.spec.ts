import { expect, it } from '@jest/globals';
import { ProductClock } from '../core/clock.js';
import { MemoryCache } from './memory-cache.js';

it('takes no room for a hundred thousand entries before the first one comes', async () => {
  const used = (): number => {
    const { heapUsed, arrayBuffers } = process.memoryUsage();
    return heapUsed + arrayBuffers;
  };
  const before = used();
  const caches = Array.from({ length: 100 }, () => new MemoryCache(new ProductClock()));
  expect(used() - before).toBeLessThan(50_000_000);
  await caches[0]!.set('key', 'kept', 60);
  expect(await caches[0]!.get('key')).toBe('kept');
  expect(await caches[0]!.take('key', { limit: 1, perSeconds: 60 })).toMatchObject({ allowed: true });
});
