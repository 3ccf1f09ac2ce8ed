import { TextEncoder } from 'node:util';
import { act } from 'react';
import { afterEach, expect, it, jest } from '@jest/globals';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true, TextEncoder });
jest.unstable_mockModule('./maintenance-panel', () => {
  throw new Error('Failed to fetch dynamically imported module');
});
const { ServerMaintenance } = await import('./server-maintenance');

const box = document.createElement('div');
const root = createRoot(box);

afterEach(() => act(() => root.unmount()));

it('loads the page anew where its forms did not come: the browser would not ask for them again', async () => {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Number.POSITIVE_INFINITY } } });
  client.setQueryData(['servers', '1', 'maintenance'], []);
  // All that jsdom does about it is to say that it does not.
  const errors = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  document.body.append(box);
  await act(async () =>
    root.render(
      <QueryClientProvider client={client}>
        <ServerMaintenance serverId="1" />
      </QueryClientProvider>,
    ),
  );
  await act(async () => box.querySelector('summary')!.click());
  let again: HTMLButtonElement | null;
  while (!(again = box.querySelector('button'))) await act(async () => new Promise((resolve) => setTimeout(resolve, 20)));
  errors.mockClear();
  await act(async () => again!.click());
  expect(errors.mock.calls.map(([error]) => String((error as Error).message))).toEqual([expect.stringContaining('navigation')]);
});
