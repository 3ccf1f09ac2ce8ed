import { describe, expect, it } from '@jest/globals';
import { nextErasureStep, servicesThatErase } from './erasure.js';
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
  it('waits for every service, and finishes when the last has answered', () => {
    expect(nextErasureStep({ requestedAt: minutesAgo(1), done: servicesThatErase.slice(1) }, now)).toBe('wait');
    expect(nextErasureStep({ requestedAt: minutesAgo(1), done: [...servicesThatErase] }, now)).toBe('finish');
  });
  it('raises an alarm on day 25 and keeps the promise of 30 days without the silent service', () => {
    expect(nextErasureStep({ requestedAt: minutesAgo(25 * DAY_MINUTES), done: [] }, now)).toBe('alarm');
    expect(nextErasureStep({ requestedAt: minutesAgo(29 * DAY_MINUTES), done: [] }, now)).toBe('finish');
  });
});
