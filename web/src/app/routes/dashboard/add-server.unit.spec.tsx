import { TextEncoder } from 'node:util';
import { act } from 'react';
import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import type { UserResponse, WorkspaceResponse } from '@nowahala/api';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createRoot, type Root } from 'react-dom/client';
import { paths } from '@/config/paths';
import { addServer } from '@messages/add-server';
import { common } from '@messages/common';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true, TextEncoder });
Object.assign(AbortSignal, { timeout: () => new AbortController().signal });
const { MemoryRouter, Route, Routes } = await import('react-router-dom');
const pages = await Promise.all([import('./add-server-page-1'), import('./add-server-page-2'), import('./add-server-page-3')]);
const [{ default: Server }, { default: Alerts }, { default: Review }] = pages;

const box = document.createElement('div');
const keys: (string | undefined)[] = [];
let root: Root;

const open = (at: string) => {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Number.POSITIVE_INFINITY } } });
  const plan = { hasPlan: true, id: { serverLimit: 3, rateLimit: 100_000, whatsApp: false } };
  client.setQueryData(['user'], { _id: 'u', timeZone: 'Africa/Lagos', plan } as UserResponse);
  client.setQueryData(['workspace'], { _id: 'w', servers: [] } as unknown as WorkspaceResponse);
  client.setQueryData(['heartbeats'], []);
  root = createRoot(box);
  return act(async () =>
    root.render(
      <MemoryRouter initialEntries={[at]}>
        <QueryClientProvider client={client}>
          <Routes>
            <Route path={paths.addServer} element={<Server />} />
            <Route path={paths.addServerAlerts} element={<Alerts />} />
            <Route path={paths.addServerReview} element={<Review />} />
          </Routes>
        </QueryClientProvider>
      </MemoryRouter>,
    ),
  );
};
const type = (name: string, value: string) =>
  act(() => {
    const input = box.querySelector<HTMLInputElement>(`[name=${name}]`)!;
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(input, value);
    input.dispatchEvent(new Event('input', { bubbles: true }));
  });
const press = (label: string) =>
  act(async () => [...box.querySelectorAll<HTMLElement>('a, button')].find(({ textContent }) => textContent === label)!.click());
const fillIn = async () => {
  await open(paths.addServer);
  type('name', 'Shop');
  type('ipAddress', '8.8.8.8');
  await press(addServer.server.next);
  await press(addServer.alerts.next);
};

beforeEach(() => {
  document.body.append(box);
  sessionStorage.clear();
  keys.length = 0;
  globalThis.fetch = jest.fn(async (_: unknown, { headers }: RequestInit = {}) => {
    keys.push((headers as Record<string, string>)['idempotency-key']);
    throw new TypeError('Failed to fetch');
  }) as unknown as typeof fetch;
});
afterEach(() => {
  jest.restoreAllMocks();
  act(() => root.unmount());
});

it('is one server after a lost answer, whatever way leads back to the review', async () => {
  await fillIn();
  await press(addServer.review.submit);
  await press(common.back);
  await press(common.back);
  await press(addServer.server.next);
  await press(addServer.alerts.next);
  await press(addServer.review.submit);
  act(() => root.unmount());
  await open(paths.addServerReview);
  await press(addServer.review.submit);
  expect([keys.length, new Set(keys).size]).toEqual([3, 1]);
});

it('is another server with other alerts', async () => {
  await fillIn();
  await press(addServer.review.submit);
  await press(common.back);
  await act(async () => box.querySelector<HTMLElement>('[role=switch]')!.click());
  await press(addServer.alerts.next);
  await press(addServer.review.submit);
  expect([keys.length, new Set(keys).size]).toEqual([2, 2]);
});

it('gets to the review where the tab has no place for what was typed', async () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  await fillIn();
  expect(box.textContent).toContain(addServer.review.headline);
  expect(box.textContent).toContain('8.8.8.8');
});
