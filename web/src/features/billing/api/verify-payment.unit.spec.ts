import { beforeEach, expect, it, jest } from '@jest/globals';
import { QueryClient } from '@tanstack/react-query';
import { session } from '@/lib/session/session';
import { paymentOutcome } from './verify-payment';

Object.assign(AbortSignal, { any: (signals: AbortSignal[]) => signals[0], timeout: () => new AbortController().signal });

const answer = (body: object) => {
  globalThis.fetch = jest.fn(async () => ({
    ok: false,
    status: 404,
    headers: new Map(),
    json: async () => body,
  })) as unknown as typeof fetch;
};
const ask = () => new QueryClient({ defaultOptions: { queries: { retry: false } } }).fetchQuery(paymentOutcome('NWP-4K7QZ2', 'ada'));

beforeEach(() => session.open('token'));

it('says that a payment belongs to another account where the product does not know it for this one', async () => {
  answer({ statusCode: 404, code: 'NOT_FOUND', message: 'We could not find that.' });
  await expect(ask()).resolves.toMatchObject({ outcome: 'other-account' });
});

it('says nothing about a payment by a 404 of somebody on the way', async () => {
  answer({ error: 'no such page' });
  await expect(ask()).rejects.toMatchObject({ code: 'HTTP_404' });
});
