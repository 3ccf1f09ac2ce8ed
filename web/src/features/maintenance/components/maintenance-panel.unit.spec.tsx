import { TextEncoder } from 'node:util';
import { act } from 'react';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import type { MaintenanceResponse, UserResponse } from '@nowahala/api';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createRoot, type Root } from 'react-dom/client';
import type { Scope } from '../api/maintenance';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true, TextEncoder });
const { MaintenancePanel } = await import('./maintenance-panel');

const HOUR_MS = 3_600_000;
const inHours = (hours: number) => new Date(Date.now() + hours * HOUR_MS).toISOString();
const ofShop = { _id: 'm', serverId: 'shop', status: 'running', startsAt: inHours(-1), endsAt: inHours(5) } as MaintenanceResponse;

const box = document.createElement('div');
let root: Root;

const show = (scope: Scope, ...all: MaintenanceResponse[]) => {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Number.POSITIVE_INFINITY } } });
  client.setQueryData(['user'], { _id: 'u', timeZone: 'Africa/Lagos' } as UserResponse);
  client.setQueryData('server' in scope ? ['servers', scope.server, 'maintenance'] : ['workspace', scope.workspace, 'maintenance'], all);
  act(() => root.unmount());
  root = createRoot(box);
  act(() =>
    root.render(
      <QueryClientProvider client={client}>
        <MaintenancePanel scope={scope} names={new Map([['shop', 'Shop']])} />
      </QueryClientProvider>,
    ),
  );
};

beforeEach(() => {
  root = createRoot(box);
});
afterEach(() => act(() => root.unmount()));

it('offers to begin one where none runs, and to plan one with the zone by its city', () => {
  show({ server: 'shop' });
  expect(box.textContent).toContain('Begin now, for');
  expect(box.textContent).toContain('Times are in Lagos, Africa (WAT).');
});

it('begins no second one beside the one that runs, but plans another', () => {
  for (const one of [ofShop, { ...ofShop, serverId: null }]) {
    show({ server: 'shop' }, one);
    expect(box.textContent).toContain('30 minutes more');
    expect(box.textContent).not.toContain('Begin now, for');
    expect(box.textContent).toContain('Other times');
  }
});

it('names the day once where a planned one ends on the day it begins', () => {
  const planned = { ...ofShop, status: 'planned', startsAt: '2090-12-01T17:00:00Z', endsAt: '2090-12-01T19:30:00Z' } as MaintenanceResponse;
  show({ workspace: 'w' }, planned);
  expect(box.textContent).toContain('Shop, from 1 December 2090 at 18:00 (WAT) to 20:30 (WAT)');
  show({ workspace: 'w' }, { ...planned, endsAt: '2090-12-02T03:00:00Z' });
  expect(box.textContent).toContain('Shop, from 1 December 2090 at 18:00 (WAT) to 2 December 2090 at 04:00 (WAT)');
});

it('begins one of all servers while a single one is worked on', () => {
  show({ workspace: 'w' }, ofShop);
  expect(box.textContent).toContain('Begin now, for');
  show({ workspace: 'w' }, { ...ofShop, serverId: null });
  expect(box.textContent).not.toContain('Begin now, for');
});
