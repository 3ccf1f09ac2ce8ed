import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { deviceNow, learnTime, now, onTimeLearnt } from './clock';

const HOUR = 3_600_000;
const AT = Date.parse('2026-11-21T13:00:00Z');

const responseAt = (date?: number) =>
  ({ headers: { get: (name: string) => (name === 'date' && date !== undefined ? new Date(date).toUTCString() : null) } }) as Response;
const offset = () => now().getTime() - AT;

beforeEach(() => {
  jest.useFakeTimers({ now: AT });
  learnTime(responseAt(AT));
});
afterEach(() => {
  jest.useRealTimers();
});

describe('the time of day', () => {
  it("is the product's, on a phone that is an hour ahead and after the product's clock was moved", () => {
    learnTime(responseAt(AT - HOUR));
    expect([offset(), deviceNow()]).toEqual([-HOUR, AT]);
    learnTime(responseAt(AT + 340 * 24 * HOUR));
    expect(offset()).toBe(340 * 24 * HOUR);
    jest.advanceTimersByTime(5_000);
    expect(offset()).toBe(340 * 24 * HOUR + 5_000);
  });

  it("is the device's without another time, and when a response was only slow", () => {
    expect(learnTime(responseAt())).toBeDefined();
    learnTime(responseAt(AT - 12_000));
    expect(offset()).toBe(0);
    learnTime(responseAt(AT + HOUR));
    learnTime(responseAt(AT));
    expect(offset()).toBe(0);
  });

  it('notifies its listeners once for each change', () => {
    const listener = jest.fn();
    const stop = onTimeLearnt(listener);
    learnTime(responseAt(AT + HOUR));
    learnTime(responseAt(AT + HOUR - 1_000));
    stop();
    learnTime(responseAt(AT));
    expect(listener).toHaveBeenCalledTimes(1);
  });
});
