import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { api } from './api-client';
import { ApiError } from './api-error';
import { inBackground } from './in-background';
import { onLeave, onSessionEnd } from '@/lib/session/end-session';
import { session } from '@/lib/session/session';
import { toastStore } from '@/lib/live/toast';

type FakeResponse = { status: number; body?: unknown; headers?: Record<string, string> };
type SentRequest = { method: string; url: string; token: string | null; body: unknown; key: string | null; priority: string | null };

const sent: SentRequest[] = [];
const left = jest.fn();
const forgotten = jest.fn();
onLeave(left);
onSessionEnd(forgotten);

/** Responds to calls in this order; the last response repeats. */
function respondWith(...responses: (FakeResponse | Error)[]): void {
  globalThis.fetch = jest.fn(async (url: unknown, init: RequestInit = {}) => {
    const headers = new Map(Object.entries(init.headers as Record<string, string>));
    sent.push({
      method: init.method ?? 'GET',
      url: String(url),
      token: headers.get('authorization') ?? null,
      body: init.body ? JSON.parse(String(init.body)) : undefined,
      key: headers.get('idempotency-key') ?? null,
      priority: headers.get('priority') ?? null,
    });
    const response = responses.length > 1 ? responses.shift() : responses[0];
    if (response instanceof Error) throw response;
    const { status, body, headers: headersOut = {} } = response as FakeResponse;
    const text = body === undefined ? '' : JSON.stringify(body);
    return {
      ok: status < 400,
      status,
      headers: { get: (name: string) => headersOut[name] ?? null },
      text: async () => text,
      json: async () => JSON.parse(text) as unknown,
    };
  }) as unknown as typeof fetch;
}

const refusal = (statusCode: number, message = 'No.', more = {}) => ({
  status: statusCode,
  body: { statusCode, code: 'NO', message, requestId: 'r-1', ...more },
});
const failure = (call: Promise<unknown>): Promise<ApiError> =>
  call.then(
    () => Promise.reject(new Error('it worked')),
    (error: unknown) => error as ApiError,
  );

beforeEach(() => {
  sent.length = 0;
  left.mockClear();
  forgotten.mockClear();
  localStorage.clear();
  session.open('old');
  Object.assign(AbortSignal, { any: (signals: AbortSignal[]) => signals[0] });
  if (!AbortSignal.timeout) Object.assign(AbortSignal, { timeout: () => new AbortController().signal });
});

describe('a call', () => {
  it('goes under /api with the token, and leaves out what is undefined', async () => {
    respondWith({ status: 200, body: { data: 1 } });
    await expect(api.get('/server/pings/x', { query: { page: 2, range: undefined } })).resolves.toEqual({ data: 1 });
    expect(sent).toEqual([
      { method: 'GET', url: '/api/server/pings/x?page=2', token: 'Bearer old', body: undefined, key: null, priority: null },
    ]);
  });

  it('says so where the page itself asks', async () => {
    respondWith({ status: 200, body: {} });
    await Promise.all([inBackground(() => api.get('/workspace/x')), api.get('/user/')]);
    expect(sent.map(({ url, priority }) => [url, priority])).toEqual([
      ['/api/workspace/x', 'u=7'],
      ['/api/user/', null],
    ]);
  });

  it('carries the idempotency key and the body', async () => {
    respondWith({ status: 201, body: {} });
    await api.post('/server/create', { name: 'Shop' }, { idempotencyKey: 'k' });
    expect(sent[0]).toMatchObject({ method: 'POST', body: { name: 'Shop' }, key: 'k' });
  });

  it('fails with the sentence, the code, the fields and the wait that the server gave', async () => {
    respondWith({ ...refusal(429, 'Try again in a minute.', { fields: { name: 'Too many.' } }), headers: { 'retry-after': '60' } });
    const error = await failure(api.get('/x'));
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({
      statusCode: 429,
      code: 'NO',
      message: 'Try again in a minute.',
      fields: { name: 'Too many.' },
      retryAfterSeconds: 60,
      requestId: 'r-1',
    });
  });

  it('has a sentence for a proxy that answers in HTML', async () => {
    globalThis.fetch = jest.fn(async () => ({
      ok: false,
      status: 502,
      headers: { get: () => null },
      json: async () => Promise.reject(new SyntaxError('<')),
    })) as unknown as typeof fetch;
    await expect(failure(api.get('/x'))).resolves.toMatchObject({
      statusCode: 502,
      message: 'Something went wrong on our side. Please try again in a minute.',
    });
  });

  it('distinguishes a lost connection from a response', async () => {
    respondWith(new TypeError('Failed to fetch'));
    const error = await failure(api.get('/x'));
    expect(error).toMatchObject({ statusCode: 0, isUnreachable: true });
  });
});

describe('a file', () => {
  const answer = (blob: () => Promise<Blob>) => {
    globalThis.fetch = jest.fn(async () => ({ ok: true, status: 200, headers: { get: () => null }, blob })) as unknown as typeof fetch;
  };

  it('has two minutes', async () => {
    const timeout = jest.spyOn(AbortSignal, 'timeout');
    answer(async () => new Blob(['%PDF']));
    await expect(api.file('/invoice/1.pdf')).resolves.toBeInstanceOf(Blob);
    expect(timeout).toHaveBeenCalledWith(120_000);
    timeout.mockRestore();
  });

  it('has a sentence where the line breaks within it, or is too slow', async () => {
    answer(() => Promise.reject(new DOMException('too long', 'TimeoutError')));
    await expect(failure(api.file('/invoice/1.pdf'))).resolves.toMatchObject({ isUnreachable: true, code: 'NETWORK' });
    respondWith(new DOMException('too long', 'TimeoutError'));
    await expect(failure(api.file('/invoice/1.pdf'))).resolves.toMatchObject({ code: 'NETWORK' });
    await expect(failure(api.get('/x'))).resolves.toMatchObject({ code: 'TIMEOUT' });
  });
});

describe('a 401', () => {
  it('is tried once more with a renewed token', async () => {
    respondWith(refusal(401), { status: 200, body: { token: 'new' } }, { status: 200, body: { data: 'hers' } });
    await expect(api.get('/user/')).resolves.toEqual({ data: 'hers' });
    expect(sent.map(({ url, token }) => [url, token])).toEqual([
      ['/api/user/', 'Bearer old'],
      ['/api/auth/refresh', null],
      ['/api/user/', 'Bearer new'],
    ]);
    expect(session.token()).toBe('new');
    expect(left).not.toHaveBeenCalled();
  });

  it('is tried once more in the background where it was asked there', async () => {
    respondWith(refusal(401), { status: 200, body: { token: 'new' } }, { status: 200, body: {} });
    await inBackground(() => api.get('/user/'));
    expect(sent.map(({ url, priority }) => [url, priority])).toEqual([
      ['/api/user/', 'u=7'],
      ['/api/auth/refresh', null],
      ['/api/user/', 'u=7'],
    ]);
  });

  it('that stays one clears the device, shows one toast and leaves for the login', async () => {
    localStorage.setItem('last-known', 'her servers');
    respondWith(refusal(401));
    await Promise.all([failure(api.get('/user/')), failure(api.get('/workspace/x')), failure(api.get('/invoice/x'))]);
    expect(localStorage.length).toBe(0);
    expect(left).toHaveBeenCalledWith('/login', true);
    await expect(failure(api.post('/server/create', {}))).resolves.toMatchObject({ message: 'Session expired, please login' });
    expect(forgotten).toHaveBeenCalled();
    expect(toastStore.read().filter(({ text }) => text === 'Session expired, please login')).toHaveLength(1);
  });

  it('on the login page is only an response', async () => {
    respondWith(refusal(401, 'Invalid email or password'));
    const error = await failure(api.post('/auth/login', {}, { anonymous: true }));
    expect(error.message).toBe('Invalid email or password');
    expect(sent).toHaveLength(1);
    expect(left).not.toHaveBeenCalled();
    expect(session.token()).toBe('old');
  });

  it('does not end a session when the refresh could not be sent', async () => {
    respondWith(refusal(401), new TypeError('Failed to fetch'));
    await expect(failure(api.get('/user/'))).resolves.toMatchObject({ isUnreachable: true });
    expect(session.token()).toBe('old');
    expect(left).not.toHaveBeenCalled();
  });

  it.each([0, 1])('of a proxy does not end a session, before a renewal or after it', async (renewals) => {
    const foreign = { status: 401, body: { error: 'Log in to the Wi-Fi' } };
    respondWith(refusal(401), ...Array.from({ length: renewals }, () => ({ status: 200, body: { token: 'new' } })), foreign);
    await expect(failure(api.get('/user/'))).resolves.toMatchObject({ statusCode: 401, code: 'HTTP_401' });
    expect(session.isOpen()).toBe(true);
    expect(left).not.toHaveBeenCalled();
  });

  it('uses the token that another tab renewed meanwhile, without asking again', async () => {
    respondWith(refusal(401), { status: 200, body: { data: 'hers' } });
    const call = api.get('/user/');
    session.open('from the other tab');
    await expect(call).resolves.toEqual({ data: 'hers' });
    expect(sent.map(({ url }) => url)).toEqual(['/api/user/', '/api/user/']);
  });
});
