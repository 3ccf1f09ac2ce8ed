import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { deviceNow, learnTime, now, onTimeLearnt } from './clock';

const HOUR = 3_600_000;
const AT = Date.parse('2026-11-21T13:00:00Z');

const answerOf = (date?: number) =>
  ({ headers: { get: (name: string) => (name === 'date' && date !== undefined ? new Date(date).toUTCString() : null) } }) as Response;
const shown = () => now().getTime() - AT;

beforeEach(() => {
  jest.useFakeTimers({ now: AT });
  learnTime(answerOf(AT));
});
afterEach(() => {
  jest.useRealTimers();
});

describe('the time of day', () => {
  it("is the product's, on a phone that is an hour ahead and after the product's clock was moved", () => {
    learnTime(answerOf(AT - HOUR));
    expect([shown(), deviceNow()]).toEqual([-HOUR, AT]);
    learnTime(answerOf(AT + 340 * 24 * HOUR));
    expect(shown()).toBe(340 * 24 * HOUR);
    jest.advanceTimersByTime(5_000);
    expect(shown()).toBe(340 * 24 * HOUR + 5_000);
  });

  it("is the device's while nothing says otherwise, and when an answer only took long", () => {
    expect(learnTime(answerOf())).toBeDefined();
    learnTime(answerOf(AT - 12_000));
    expect(shown()).toBe(0);
    learnTime(answerOf(AT + HOUR));
    learnTime(answerOf(AT));
    expect(shown()).toBe(0);
  });

  it('tells who shows it, once for each change', () => {
    const heard = jest.fn();
    const stop = onTimeLearnt(heard);
    learnTime(answerOf(AT + HOUR));
    learnTime(answerOf(AT + HOUR - 1_000));
    stop();
    learnTime(answerOf(AT));
    expect(heard).toHaveBeenCalledTimes(1);
  });
});
