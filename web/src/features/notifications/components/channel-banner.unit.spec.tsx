import { TextEncoder } from 'node:util';
import { act } from 'react';
import { afterEach, expect, it } from '@jest/globals';
import type { ChannelHealthResponse } from '@nowahala/api';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true, TextEncoder });
const { MemoryRouter } = await import('react-router-dom');
const { ChannelBanner } = await import('./channel-banner');
const { paths } = await import('@/config/paths');

const box = document.createElement('div');
const root = createRoot(box);
afterEach(() => act(() => root.render(null)));

interface Situation {
  suppressed?: boolean;
  stopped?: boolean;
  emailVerified?: boolean;
  /** Whether a server of the user is down. */
  trouble?: boolean;
  pathname?: string;
}

async function drawn({ suppressed = false, stopped = false, emailVerified = true, trouble = false, pathname = paths.overview }: Situation) {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
  const reason = suppressed ? 'the server refused it for good' : null;
  const channels: ChannelHealthResponse = { email: { suppressed, reason, capReached: false }, whatsApp: { stopped } };
  client.setQueryData(['user'], { _id: '1', email: 'ada@example.com', emailVerified });
  client.setQueryData(['workspace'], { servers: [{ serverId: { status: trouble ? 'inactive' : 'active' } }] });
  client.setQueryData(['notifications', 1], { data: [], unread: 0, channels });
  // Its queries stay with the client that they began with.
  act(() => root.render(null));
  await act(async () =>
    root.render(
      <MemoryRouter initialEntries={[pathname]}>
        <QueryClientProvider client={client}>
          <ChannelBanner />
        </QueryClientProvider>
      </MemoryRouter>,
    ),
  );
  return box;
}

it.each<[string, Situation]>([
  ['at rest', {}],
  ['while a server is down', { trouble: true }],
  ['while a form is filled in', { pathname: paths.addServer }],
  ['before an address that is not proved and a stop on WhatsApp', { emailVerified: false, stopped: true }],
])('an address that its server refuses for good is shown with what to do, %s', async (_when, situation) => {
  const banner = await drawn({ ...situation, suppressed: true });
  expect(banner.querySelector('[role=alert]')!.textContent).toContain('Our mails to ada@example.com come back');
  expect(banner.textContent).toContain('until you change the address in Settings');
  expect(banner.querySelector('a')!.getAttribute('href')).toBe(paths.settings);
  expect(banner.querySelectorAll('[role=alert], [role=status]')).toHaveLength(1);
});

it('nothing is shown where alerts arrive', async () => {
  expect((await drawn({})).textContent).toBe('');
});

it('an address that is not proved can wait while a server is down', async () => {
  expect((await drawn({ emailVerified: false })).textContent).toContain('Please confirm your e-mail');
  expect((await drawn({ emailVerified: false, trouble: true })).textContent).toBe('');
});
