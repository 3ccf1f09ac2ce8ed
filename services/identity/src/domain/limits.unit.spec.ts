import { describe, expect, it } from '@jest/globals';
import { isDue, isLate, nextErasureStep, servicesThatErase } from './erasure.js';
import { checkCode } from './phone-code.js';
import { secondsUntilNextSend, sendRules } from './send-limit.js';

const now = new Date('2026-03-02T12:00:00Z');
const minutesAgo = (minutes: number) => new Date(now.getTime() - minutes * 60_000);
const DAY_MINUTES = 24 * 60;

describe('messages that may be asked for', () => {
  it('are three an hour', () => {
    const rule = sendRules.verifyEmail;
    expect(secondsUntilNextSend([minutesAgo(1), minutesAgo(2)], now, rule)).toBe(0);
    expect(secondsUntilNextSend([minutesAgo(1), minutesAgo(50), minutesAgo(2)], now, rule)).toBe(600);
    expect(secondsUntilNextSend([minutesAgo(60), minutesAgo(50), minutesAgo(2)], now, rule)).toBe(0);
  });
});

describe('a code for a phone', () => {
  const code = { phone: '+2348031234567', expiresAt: new Date(now.getTime() + 1), triesLeft: 1 };
  it('is right, wrong or over', () => {
    expect(checkCode(code, code.phone, true, now)).toBe('right');
    expect(checkCode(code, code.phone, false, now)).toBe('wrong');
    expect(checkCode(undefined, code.phone, true, now)).toBe('over');
    expect(checkCode({ ...code, triesLeft: 0 }, code.phone, true, now)).toBe('over');
    expect(checkCode({ ...code, expiresAt: now }, code.phone, true, now)).toBe('over');
  });
  it('counts for the number it was sent to only', () => expect(checkCode(code, '+2348030000000', true, now)).toBe('over'));
});

describe('erasing an account', () => {
  const task = { requestedAt: minutesAgo(40 * DAY_MINUTES), askedAt: minutesAgo(1), alarmedAt: null };
  it('waits for every service, however long, and finishes when the last has answered', () => {
    expect(nextErasureStep({ ...task, done: servicesThatErase.slice(1) }, now)).toBe('wait');
    expect(nextErasureStep({ ...task, done: [...servicesThatErase] }, now)).toBe('finish');
  });
  it('asks again after three days, and is late on day 25', () => {
    expect(nextErasureStep({ ...task, askedAt: minutesAgo(3 * DAY_MINUTES), done: [] }, now)).toBe('ask-again');
    expect(isLate({ requestedAt: minutesAgo(25 * DAY_MINUTES - 1) }, now)).toBe(false);
    expect(isLate({ requestedAt: minutesAgo(25 * DAY_MINUTES) }, now)).toBe(true);
  });
  it('is due when something can be done about it', () => {
    const waiting = { ...task, requestedAt: minutesAgo(DAY_MINUTES), done: [] };
    expect(isDue(waiting, now)).toBe(false);
    expect(isDue({ ...waiting, done: [...servicesThatErase] }, now)).toBe(true);
    expect(isDue({ ...waiting, askedAt: minutesAgo(3 * DAY_MINUTES) }, now)).toBe(true);
    expect(isDue({ ...task, done: [] }, now)).toBe(true);
    expect(isDue({ ...task, done: [], alarmedAt: now }, now)).toBe(false);
  });
});
