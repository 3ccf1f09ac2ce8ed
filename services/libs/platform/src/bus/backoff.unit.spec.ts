import { describe, expect, it } from '@jest/globals';
import { backoffMs, waitFor } from './backoff.js';

describe('the pause after failures', () => {
  it('doubles from 0.2 s to 30 s', () => {
    expect([1, 2, 3, 6, 8, 9, 50].map((failures) => backoffMs(failures, () => 0.5))).toEqual([
      200, 400, 800, 6_400, 25_600, 30_000, 30_000,
    ]);
  });

  it('differs by a quarter at most, and is never longer than 30 s', () => {
    expect(backoffMs(2, () => 0)).toBe(300);
    expect(backoffMs(2, () => 1)).toBe(500);
    expect(backoffMs(20, () => 1)).toBe(30_000);
  });

  it('ends at once when it is called off', async () => {
    const stop = new AbortController();
    const begun = performance.now();
    const waiting = waitFor(10_000, stop.signal);
    stop.abort();
    await waiting;
    expect(performance.now() - begun).toBeLessThan(9_000);
  });
});
