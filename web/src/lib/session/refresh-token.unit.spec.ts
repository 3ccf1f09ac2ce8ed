import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { refreshInTime } from './refresh-token';
import { session } from './session';

const MINUTE = 60_000;
const HOUR_AHEAD = Date.parse('2026-11-21T14:00:00Z');
const AT = HOUR_AHEAD - 60 * MINUTE;
let made = 0;

/** Lives fifteen minutes from the server's time on. */
const newToken = () => {
  const iat = AT / 1000;
  made += 1;
  return `x.${Buffer.from(JSON.stringify({ iat, exp: iat + 900, made })).toString('base64url')}.y`;
};

const onRequest = jest.fn();
let works: boolean;
let stop: () => void;

beforeEach(() => {
  jest.useFakeTimers({ now: HOUR_AHEAD });
  if (!AbortSignal.timeout) Object.assign(AbortSignal, { timeout: () => new AbortController().signal });
  onRequest.mockClear();
  works = true;
  globalThis.fetch = jest.fn(async (url: unknown) => {
    onRequest(url);
    if (!works) throw new TypeError('no line');
    return { ok: true, status: 200, json: async () => ({ token: newToken() }) };
  }) as unknown as typeof fetch;
  session.open(newToken());
  stop = refreshInTime();
});
afterEach(() => {
  stop();
  session.clear();
  jest.useRealTimers();
});

describe('a token on a phone whose clock is an hour ahead', () => {
  it('is renewed at 80 % of its life, and then of the next life, not every second', async () => {
    await jest.advanceTimersByTimeAsync(12 * MINUTE - 1_000);
    expect(onRequest).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(2_000);
    expect(onRequest).toHaveBeenCalledTimes(1);
    await jest.advanceTimersByTimeAsync(12 * MINUTE);
    expect(onRequest).toHaveBeenCalledTimes(2);
  });

  it('is requested again after half a minute offline', async () => {
    works = false;
    await jest.advanceTimersByTimeAsync(12 * MINUTE + 1_000);
    works = true;
    await jest.advanceTimersByTimeAsync(30_000);
    expect(onRequest).toHaveBeenCalledTimes(2);
    await jest.advanceTimersByTimeAsync(11 * MINUTE);
    expect(onRequest).toHaveBeenCalledTimes(2);
  });
});
