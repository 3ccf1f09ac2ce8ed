import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { refreshInTime, refreshToken } from './refresh-token';
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

describe('a token that is renewed while another user signs in', () => {
  const ofBola = `x.${Buffer.from(JSON.stringify({ sub: 'bola' })).toString('base64url')}.y`;

  it('is not exchanged for the token of the other one', async () => {
    const stale = session.token() as string;
    const renewal = refreshToken(stale);
    session.open(ofBola);
    await expect(renewal).rejects.toMatchObject({ code: 'SESSION_OVER' });
    await expect(refreshToken(stale)).rejects.toMatchObject({ code: 'SESSION_OVER' });
    expect(session.token()).toBe(ofBola);
  });
});

describe('a session of which somebody on the way says that it is over', () => {
  const answer = (status: number, text: string) => {
    const json = async () => JSON.parse(text) as unknown;
    globalThis.fetch = jest.fn(async () => ({ ok: status < 400, status, headers: new Map(), json })) as unknown as typeof fetch;
  };
  const refresh = () => refreshToken(session.token() as string);

  it.each([
    [401, '<html>Log in to the Wi-Fi</html>'],
    [403, '{"error":"blocked"}'],
    [404, ''],
    [200, '<html>Log in to the Wi-Fi</html>'],
    [200, '{}'],
  ])('stays: %i %s', async (status, text) => {
    const before = session.token();
    answer(status, text);
    await expect(refresh()).rejects.toMatchObject({ name: 'ApiError' });
    expect(session.token()).toBe(before);
  });

  it('is over where the product says so', async () => {
    answer(401, '{"statusCode":401,"code":"SESSION_OVER","message":"Session expired, please login"}');
    expect(await refresh()).toBeNull();
  });
});

describe('a renewal while a tab that the browser froze keeps the lock', () => {
  afterEach(() => void Reflect.deleteProperty(navigator, 'locks'));

  it('goes without it after a while', async () => {
    const timeout = (ms: number) => {
      const limit = new AbortController();
      setTimeout(() => limit.abort(new DOMException('late', 'TimeoutError')), ms);
      return limit.signal;
    };
    jest.spyOn(AbortSignal, 'timeout').mockImplementation(timeout);
    const request = (_name: string, { signal }: { signal: AbortSignal }) =>
      new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error)));
    Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true });
    const renewal = refreshToken(session.token() as string);
    await jest.advanceTimersByTimeAsync(11_000);
    expect(onRequest).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(2_000);
    expect(onRequest).toHaveBeenCalledTimes(1);
    expect(await renewal).toBe(session.token());
    jest.restoreAllMocks();
  });
});
