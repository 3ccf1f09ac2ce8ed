import { describe, expect, it, jest } from '@jest/globals';
import { HOUR_MS, MINUTE_MS } from '@nowahala/kernel';
import { Clock } from '../core/clock.js';
import { aheadOfDatabase } from './agreed-time.js';
import type { SqlRunner } from './database.js';

class MachineClock extends Clock {
  aheadMs = 0;

  now(): Date {
    return new Date(Date.now() + this.aheadMs);
  }
}

describe('by how much the clock of a machine is ahead', () => {
  const database = () => {
    const query = async () => {
      counted.asked += 1;
      if (counted.takesMs > 0) jest.advanceTimersByTime(counted.takesMs);
      return [{ now: new Date() }];
    };
    const counted = { asked: 0, takesMs: 0, query };
    return counted as typeof counted & SqlRunner;
  };

  it('is asked of the database once while nobody sets the clock', async () => {
    const [sql, clock] = [database(), new MachineClock()];
    for (let time = 0; time < 10; time += 1) expect(await aheadOfDatabase(sql, clock)).toBe(0);
    expect(sql.asked).toBe(1);
  });

  it('is asked again when the clock was set, forward and back', async () => {
    const [sql, clock] = [database(), new MachineClock()];
    await aheadOfDatabase(sql, clock);
    clock.aheadMs = HOUR_MS;
    expect(Math.round((await aheadOfDatabase(sql, clock)) / MINUTE_MS)).toBe(60);
    clock.aheadMs = -HOUR_MS;
    expect(Math.round((await aheadOfDatabase(sql, clock)) / MINUTE_MS)).toBe(-60);
    clock.aheadMs = 0;
    expect(await aheadOfDatabase(sql, clock)).toBe(0);
    expect(sql.asked).toBe(4);
  });

  it('is asked again where the answer was slow, in which a wrong clock does not show', async () => {
    jest.useFakeTimers();
    const [sql, clock] = [database(), new MachineClock()];
    clock.aheadMs = 5_000;
    sql.takesMs = 10_000;
    expect(await aheadOfDatabase(sql, clock)).toBe(0);
    sql.takesMs = 0;
    expect(await aheadOfDatabase(sql, clock)).toBe(5_000);
    jest.useRealTimers();
  });

  it('is asked once by all services of a process that reach the same database', async () => {
    const clock = new MachineClock();
    const server = {};
    const [one, other] = [Object.assign(database(), { server }), Object.assign(database(), { server })];
    await aheadOfDatabase(one, clock);
    await aheadOfDatabase(other, clock);
    expect([one.asked, other.asked]).toEqual([1, 0]);
  });

  it('is another one at each database', async () => {
    const clock = new MachineClock();
    const [one, other] = [database(), database()];
    await Promise.all([aheadOfDatabase(one, clock), aheadOfDatabase(other, clock)]);
    expect([one.asked, other.asked]).toEqual([1, 1]);
  });
});
