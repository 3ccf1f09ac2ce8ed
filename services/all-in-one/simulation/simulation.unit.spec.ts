import { describe, expect, it } from '@jest/globals';
import { runSeed } from './world/run-seed.js';

describe('the simulation', () => {
  it('replays a seed exactly: the same events, messages and mails at the same moments', async () => {
    const first = await runSeed(4);
    const again = await runSeed(4);
    expect(first.record.sent.length).toBeGreaterThan(0);
    expect(again.events).toBe(first.events);
    expect(again.digest).toBe(first.digest);
    expect((await runSeed(5)).digest).not.toBe(first.digest);
  });

  it('gives the timers, the clock and the dice of the machine back', async () => {
    const before = [setTimeout, performance.now, Math.random];
    await runSeed(8);
    expect([setTimeout, performance.now, Math.random]).toEqual(before);
    expect(performance.now()).toBeGreaterThan(1);
  });
});
