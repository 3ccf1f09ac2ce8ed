import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { QueryClient } from '@tanstack/react-query';
import { onSessionEnd } from './end-session';
import { persistCache } from './persisted-cache';
import { session } from './session';

const tokenOf = (sub: string) => `x.${Buffer.from(JSON.stringify({ sub })).toString('base64url')}.y`;

beforeEach(() => session.open(tokenOf('ada')));
afterEach(() => {
  session.clear();
  jest.restoreAllMocks();
  jest.useRealTimers();
});

it('keeps what is marked for the next visit, with its age, and asks for it again there', async () => {
  jest.useFakeTimers();
  const before = new QueryClient();
  const stop = persistCache(before);
  await before.fetchQuery({ queryKey: ['workspace'], queryFn: () => ({ name: 'Okafor Stores' }), meta: { keep: true } });
  await before.fetchQuery({ queryKey: ['plans'], queryFn: () => ['Growth'] });
  await jest.advanceTimersByTimeAsync(1_000);
  stop();

  const after = new QueryClient();
  persistCache(after)();
  expect(after.getQueryData(['workspace'])).toEqual({ name: 'Okafor Stores' });
  expect(after.getQueryData(['plans'])).toBeUndefined();
  const [kept] = after.getQueryCache().getAll();
  expect(kept?.meta).toEqual({ keep: true });
  expect(kept?.state).toMatchObject({ status: 'success', fetchStatus: 'idle', isInvalidated: true });
  expect(kept?.state.dataUpdatedAt).toBe(before.getQueryState(['workspace'])?.dataUpdatedAt);
  before.clear();
  after.clear();
});

it('shows nobody what another user has left on the device', async () => {
  jest.useFakeTimers();
  const before = new QueryClient();
  const stop = persistCache(before);
  await before.fetchQuery({ queryKey: ['workspace'], queryFn: () => ({ name: 'Okafor Stores' }), meta: { keep: true } });
  await jest.advanceTimersByTimeAsync(1_000);
  stop();

  session.open(tokenOf('bola'));
  const after = new QueryClient();
  persistCache(after)();
  expect(after.getQueryData(['workspace'])).toBeUndefined();
  before.clear();
});

it('saves nothing of a user for the next one, who signed in while this tab slept', async () => {
  jest.useFakeTimers();
  const client = new QueryClient();
  onSessionEnd(() => client.clear());
  const stop = persistCache(client);
  await client.fetchQuery({ queryKey: ['workspace'], queryFn: () => ({ name: 'Okafor Stores' }), meta: { keep: true } });
  localStorage.clear();
  localStorage.setItem('token', tokenOf('bola'));
  await jest.advanceTimersByTimeAsync(1_000);
  stop();
  expect(localStorage.getItem('last-known') ?? '').not.toContain('Okafor');
});

describe('where the browser refuses storage', () => {
  it('the page opens and works, without a memory', async () => {
    jest.spyOn(globalThis, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    });
    jest.useFakeTimers();
    const client = new QueryClient();
    const stop = persistCache(client);
    expect(await client.fetchQuery({ queryKey: ['workspace'], queryFn: () => 'Okafor Stores', meta: { keep: true } })).toBe(
      'Okafor Stores',
    );
    await jest.advanceTimersByTimeAsync(1_000);
    stop();
    client.clear();
  });
});
