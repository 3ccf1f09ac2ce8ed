import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { LoopLag } from './loop-lag.js';

describe('the lag of the event loop', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  /** Beats come every 20 ms; a stall makes the next one late. */
  const beats = (count: number) => jest.advanceTimersByTime(count * 20);
  const stall = (ms: number) => {
    const real = performance.now.bind(performance);
    const spy = jest.spyOn(performance, 'now').mockImplementation(() => real() + ms);
    beats(1);
    spy.mockRestore();
  };

  it('is told of a window, not of the one beat at which somebody looks', () => {
    const reported: number[] = [];
    const lag = new LoopLag((ms) => reported.push(ms), 2_000);
    beats(40);
    stall(200);
    beats(20);
    stall(200);
    beats(60);
    lag.close();
    expect(reported).toHaveLength(1);
    expect(reported[0]).toBeGreaterThan(150);
  });

  it('is calm where nothing stalls, and remembers the worst since a moment', () => {
    const reported: number[] = [];
    const lag = new LoopLag((ms) => reported.push(ms), 1_000);
    const since = performance.now();
    beats(120);
    expect(Math.max(...reported)).toBeLessThan(50);
    expect(lag.worstSince(since)).toBeLessThan(50);
    lag.close();
  });
});
