import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { api } from './api-client';
import { preload } from './preloaded-responses';
import { session } from '@/lib/session/session';

const sent: string[] = [];
let respond: () => Promise<unknown>;

beforeEach(() => {
  sent.length = 0;
  localStorage.clear();
  session.open('hers');
  if (!AbortSignal.timeout) Object.assign(AbortSignal, { timeout: () => new AbortController().signal });
  Object.assign(AbortSignal, { any: (signals: AbortSignal[]) => signals[0] });
  respond = async () => ({ ok: true, status: 200, text: async () => '{"data":1}' });
  globalThis.fetch = jest.fn((url: unknown) => {
    sent.push(String(url));
    return respond();
  }) as unknown as typeof fetch;
});

describe('a preloaded response', () => {
  it('is handed to the page once; the next request is sent', async () => {
    preload('/thing/1?page=2', 'hers');
    await expect(api.get('/thing/1', { query: { page: 2 } })).resolves.toEqual({ data: 1 });
    expect(sent).toEqual(['/api/thing/1?page=2']);
    await api.get('/thing/1', { query: { page: 2 } });
    expect(sent).toHaveLength(2);
  });

  it('is no answer for another session, nor for another address', async () => {
    preload('/thing/1', 'somebody else’s');
    preload('/thing/2', 'hers');
    await api.get('/thing/1');
    await api.get('/thing/3');
    expect(sent).toEqual(['/api/thing/1', '/api/thing/2', '/api/thing/1', '/api/thing/3']);
  });

  it('that took too long fails with the same sentence as any other', async () => {
    respond = () => Promise.reject(new DOMException('too long', 'TimeoutError'));
    preload('/thing/1', 'hers');
    await expect(api.get('/thing/1')).rejects.toMatchObject({ message: expect.stringContaining('longer than ten seconds') });
  });
});
