import { TextEncoder } from 'node:util';
import { act } from 'react';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import type { HeartbeatResponse, UserResponse, WorkspaceResponse } from '@nowahala/api';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createRoot, type Root } from 'react-dom/client';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true, TextEncoder });
const { MemoryRouter, Route, Routes } = await import('react-router-dom');
const { default: AddHeartbeat } = await import('./add-heartbeat');

const box = document.createElement('div');
let client: QueryClient;
let root: Root;

const know = ({ servers = 2, jobs, limit = 3 }: { servers?: number | null; jobs: number; limit?: number | null }) => {
  const plan = { hasPlan: limit !== null, id: limit === null ? null : { serverLimit: limit } };
  client.setQueryData(['user'], { _id: 'u', timeZone: 'Africa/Lagos', plan } as UserResponse);
  const workspace = servers === null ? null : ({ servers: Array.from({ length: servers }, () => ({})) } as unknown as WorkspaceResponse);
  client.setQueryData(['workspace'], workspace);
  client.setQueryData(
    ['heartbeats'],
    Array.from({ length: jobs }, () => ({}) as HeartbeatResponse),
  );
};
const open = () =>
  act(() =>
    root.render(
      <MemoryRouter initialEntries={['/heartbeats/add']}>
        <QueryClientProvider client={client}>
          <Routes>
            <Route path="/heartbeats/add" element={<AddHeartbeat />} />
            <Route path="/pricing" element="the plans" />
            <Route path="/dashboard/overview" element="the overview" />
          </Routes>
        </QueryClientProvider>
      </MemoryRouter>,
    ),
  );
// React Query tells what has changed in a task of its own.
const change = (known: Parameters<typeof know>[0]) =>
  act(async () => {
    know(known);
    await new Promise((resolve) => setTimeout(resolve));
  });
const form = () => box.querySelector('form');

beforeEach(() => {
  client = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Number.POSITIVE_INFINITY } } });
  root = createRoot(box);
});
afterEach(() => act(() => root.unmount()));

it('says in place of the form that the plan is full, with the way to the plans', async () => {
  know({ jobs: 1 });
  open();
  expect(box.textContent).toContain('3 of 3 servers and jobs');
  expect(box.textContent).toContain('Your plan is full: each job takes the place of a server.');
  expect([...box.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual(['/heartbeats', '/pricing']);
  expect(form()).toBeNull();
  await change({ jobs: 1, limit: 10 });
  expect(box.textContent).toContain('3 of 10 servers and jobs');
  expect(form()).not.toBeNull();
});

it('keeps the form whose own job fills the plan', async () => {
  know({ jobs: 0 });
  open();
  expect(form()).not.toBeNull();
  await change({ jobs: 1 });
  expect(box.textContent).toContain('3 of 3 servers and jobs');
  expect(form()).not.toBeNull();
});

it('leads to the plans without one, and to the overview without a workspace, like adding a server', () => {
  know({ jobs: 0, limit: null });
  open();
  expect(box.textContent).toBe('the plans');
  act(() => root.unmount());
  root = createRoot(box);
  know({ jobs: 0, servers: null });
  open();
  expect(box.textContent).toBe('the overview');
});
