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
    lag.begin();
    beats(40);
    stall(200);
    beats(20);
    stall(200);
    beats(60);
    lag.end();
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
  it('counts what another loop was late by', () => {
    const reported: number[] = [];
    const since: number[] = [];
    const stalls = [300, 200].map((ms) => ({ at: performance.now(), ms }));
    const lag = new LoopLag(
      (ms) => reported.push(ms),
      2_000,
      (moment) => (since.push(moment), stalls),
    );
    lag.begin();
    beats(120);
    lag.end();
    lag.close();
    expect(reported).toEqual([200]);
    expect(since[0]).toBeLessThanOrEqual(stalls[0]!.at);
  });

  it("rests while nothing is measured, and a stall before a check is not the check's", () => {
    const setInterval = jest.spyOn(globalThis, 'setInterval');
    const lag = new LoopLag();
    beats(100);
    expect(setInterval.mock.lastCall?.[1]).toBe(1_000);
    lag.begin();
    expect(setInterval.mock.lastCall?.[1]).toBe(20);
    const since = performance.now();
    expect(lag.worstSince(since)).toBeLessThan(20);
    stall(600);
    expect(lag.worstSince(since)).toBeGreaterThan(500);
    lag.end();
    lag.close();
  });
});
