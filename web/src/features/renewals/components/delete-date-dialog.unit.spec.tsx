import { TextEncoder } from 'node:util';
import { act } from 'react';
import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import type { OwnDateResponse } from '@nowahala/api';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createRoot, type Root } from 'react-dom/client';
import { toastStore } from '@/lib/live/toast';

Object.assign(AbortSignal, { any: (signals: AbortSignal[]) => signals[0], timeout: () => new AbortController().signal });
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true, TextEncoder, matchMedia: () => ({ matches: false }) });
const { DeleteDateDialog } = await import('./delete-date-dialog');

const onChange = jest.fn();
let root: Root;

async function remove(refusal: object): Promise<void> {
  const body = JSON.stringify(refusal);
  const answer = { ok: false, status: 404, headers: new Map(), text: async () => body, json: async () => refusal };
  globalThis.fetch = jest.fn(async () => answer) as unknown as typeof fetch;
  const own = { _id: 'r1', name: 'Hosting bill' } as OwnDateResponse;
  await act(async () =>
    root.render(
      <QueryClientProvider client={new QueryClient()}>
        <DeleteDateDialog serverId="s1" own={own} onClose={() => undefined} onChange={onChange} />
      </QueryClientProvider>,
    ),
  );
  const button = [...document.querySelectorAll('button')].find(({ textContent }) => textContent?.startsWith('Delete'));
  await act(async () => button!.click());
}

beforeEach(() => {
  onChange.mockClear();
  root = createRoot(document.body.appendChild(document.createElement('div')));
});
afterEach(() => act(() => root.unmount()));

it('is gone where another tab deleted it already', async () => {
  await remove({ statusCode: 404, code: 'NOT_FOUND', message: 'We could not find that.' });
  expect(onChange).toHaveBeenCalledTimes(1);
});

it('is not called deleted because somebody on the way knows no such page', async () => {
  await remove({ error: 'no such page' });
  expect(onChange).not.toHaveBeenCalled();
  expect(toastStore.read().map(({ kind }) => kind)).toContain('error');
});
