import { TextEncoder } from 'node:util';
import { act } from 'react';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import type { ServerSummaryResponse, UserResponse } from '@nowahala/api';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createRoot, type Root } from 'react-dom/client';
import type { RenewalsOfServer } from '../model/renewals-in';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true, TextEncoder });
const { ServerRenewals } = await import('./server-renewals');

const DAY_MS = 86_400_000;
const box = document.createElement('div');
let root: Root;

const textOf = (website: string | null, certificate: Partial<NonNullable<RenewalsOfServer['certificate']>> | null = null) => {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Number.POSITIVE_INFINITY } } });
  client.setQueryData(['user'], { _id: 'u', timeZone: 'Africa/Lagos' } as UserResponse);
  client.setQueryData(['renewals', 'server', 's'], { certificate, domain: null, renewals: [], renewalsKnown: true });
  act(() => root.unmount());
  root = createRoot(box);
  act(() =>
    root.render(
      <QueryClientProvider client={client}>
        <ServerRenewals server={{ _id: 's', website } as ServerSummaryResponse} />
      </QueryClientProvider>,
    ),
  );
  return box.textContent ?? '';
};
const certificate = (days: number, soon: boolean) => ({ endsAt: new Date(Date.now() + days * DAY_MS).toISOString(), issuer: 'R3', soon });

beforeEach(() => {
  root = createRoot(box);
});
afterEach(() => act(() => root.unmount()));

it('waits for a certificate only where a website has one', () => {
  expect(textOf('https://shop.example')).toContain('We have not seen one yet whose end we can read.');
  expect(textOf('https://shop.example')).not.toContain('Websites that begin with');
  expect(textOf('http://shop.example')).toContain('Websites that begin with https:// have one.');
  expect(textOf('http://shop.example')).not.toContain('We have not seen');
  expect(textOf(null)).not.toContain('Certificate');
});

it('says how to renew a certificate that ends soon or has ended', () => {
  const step = 'press “Run AutoSSL”';
  expect(textOf('https://shop.example', certificate(80, false))).not.toContain(step);
  expect(textOf('https://shop.example', certificate(6, true))).toContain(step);
  expect(textOf('https://shop.example', certificate(-1, true))).toContain(step);
});
