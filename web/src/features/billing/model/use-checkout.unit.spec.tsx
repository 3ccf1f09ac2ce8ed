import { TextEncoder } from 'node:util';
import { act, useEffect } from 'react';
import { afterEach, expect, it, jest } from '@jest/globals';
import type { UserResponse } from '@nowahala/api';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true, TextEncoder });
Object.assign(AbortSignal, { timeout: () => new AbortController().signal });
const { MemoryRouter } = await import('react-router-dom');
const { useCheckout } = await import('./use-checkout');

const root = createRoot(document.createElement('div'));
let checkout: ReturnType<typeof useCheckout>;
const onRender = (rendered: typeof checkout) => {
  checkout = rendered;
};
function Probe() {
  const rendered = useCheckout();
  useEffect(() => onRender(rendered));
  return null;
}

afterEach(() => act(() => root.unmount()));

it('asks for another payment page once one was answered, and for the same one after a lost answer', async () => {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Number.POSITIVE_INFINITY } } });
  client.setQueryData(['user'], { _id: 'u' } as UserResponse);
  const keys: (string | undefined)[] = [];
  const body = { redirect: true, paymentUrl: `${window.location.href}#pay` };
  globalThis.fetch = jest.fn(async (_: unknown, { headers }: RequestInit = {}) => {
    keys.push((headers as Record<string, string>)['idempotency-key']);
    if (keys.length === 1) throw new TypeError('Failed to fetch');
    return { ok: true, status: 200, headers: { get: () => null }, text: async () => JSON.stringify(body) };
  }) as unknown as typeof fetch;
  act(() =>
    root.render(
      <MemoryRouter>
        <QueryClientProvider client={client}>
          <Probe />
        </QueryClientProvider>
      </MemoryRouter>,
    ),
  );
  const pay = () => act(async () => checkout.buy({ planId: 'p', kind: 'subscribe' }));
  await pay();
  await pay();
  expect([window.location.hash, checkout.busy]).toEqual(['#pay', true]);
  act(() => {
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  });
  expect(checkout.busy).toBe(false);
  await pay();
  expect(keys[1]).toBe(keys[0]);
  expect(keys[2]).not.toBe(keys[0]);
});
