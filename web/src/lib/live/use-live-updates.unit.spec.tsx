import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { createRoot, type Root } from 'react-dom/client';
import { startLiveEvents } from './live-events';
import { useLiveUpdates } from './use-live-updates';

/** What the tab that leads says to this one. */
class Channel {
  static current: Channel;
  onmessage: (message: { data: unknown }) => void = () => undefined;
  postMessage = () => undefined;
  close = () => undefined;
  constructor() {
    Channel.current = this;
  }
}
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true, BroadcastChannel: Channel });

const receive = (message: string) => act(async () => Channel.current.onmessage({ data: JSON.parse(message) }));
const event = (kind: string, data: object) => receive(`{"is":"event","event":${JSON.stringify({ kind, data })}}`);
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

const asked: string[] = [];
let client: QueryClient;
let root: Root;
let stop: () => void;

function Page() {
  useLiveUpdates();
  useQuery({ queryKey: ['workspace'], queryFn: async () => asked.push('workspace') });
  useQuery({ queryKey: ['incidents', 1], queryFn: async () => asked.push('incidents') });
  return null;
}

beforeEach(async () => {
  jest.useFakeTimers();
  jest.spyOn(Math, 'random').mockReturnValue(0.6);
  client = new QueryClient();
  stop = startLiveEvents();
  root = createRoot(document.createElement('div'));
  const page = (
    <QueryClientProvider client={client}>
      <Page />
    </QueryClientProvider>
  );
  await act(async () => root.render(page));
  await pass(5_000);
  asked.length = 0;
});
afterEach(() => {
  act(() => root.unmount());
  stop();
  client.clear();
  jest.restoreAllMocks();
  jest.useRealTimers();
});

describe('an open page', () => {
  it('shows an outage within two seconds, and asks once for all that it brings', async () => {
    await event('server', { serverId: 's1', state: 'down' });
    await event('incident', { serverId: 's1', incidentId: 'i1' });
    await pass(990);
    expect(asked).toEqual([]);
    await pass(10);
    expect(asked).toEqual(['workspace', 'incidents']);
  });

  it('asks at most every three seconds while much happens', async () => {
    for (let round = 0; round < 100; round += 1) {
      await event('server', { serverId: `s${round}`, state: 'down' });
      await pass(100);
    }
    expect(asked).toEqual(['workspace', 'workspace', 'workspace']);
  });

  it('asks nothing while nobody sees it, but counts by the events what is down, and asks when it is shown', async () => {
    const visibility = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    const count = () => JSON.stringify(client.getQueryData(['workspace'])).match(/inactive/g)?.length ?? 0;
    client.setQueryData(['workspace'], { servers: [{ serverId: { _id: 's1', status: 'active', state: 'up' } }] });
    await event('server', { serverId: 's1', state: 'down' });
    await pass(60_000);
    expect([asked, count()]).toEqual([[], 1]);
    visibility.mockReturnValue('visible');
    await act(async () => document.dispatchEvent(new Event('visibilitychange')));
    expect(asked).toEqual(['workspace']);
  });

  it('asks for everything when the stream is back', async () => {
    await receive('{"is":"state","state":"polling"}');
    await receive('{"is":"state","state":"live"}');
    expect(asked).toEqual([]);
    await pass(1_000);
    expect(asked).toEqual(['workspace', 'incidents']);
  });

  it('asks for nothing twice where the first stream stands soon after the first answers', async () => {
    await act(() => client.refetchQueries({ queryKey: ['workspace'] }));
    asked.length = 0;
    await receive('{"is":"state","state":"live"}');
    await pass(10_000);
    expect(asked).toEqual(['incidents']);
  });

  it('asks once more for a server that waited for its first check when it was read, however soon the stream stands', async () => {
    await act(() => client.refetchQueries({ queryKey: ['workspace'] }));
    client.setQueryData(['workspace'], { servers: [{ serverId: { _id: 's1', state: 'unknown' } }] });
    asked.length = 0;
    await receive('{"is":"state","state":"live"}');
    await pass(10_000);
    expect(asked).toEqual(['workspace', 'incidents']);
  });

  it('asks once more for what it read long before the first stream stood, and not for what it reads later', async () => {
    await receive('{"is":"state","state":"live"}');
    await act(() => client.fetchQuery({ queryKey: ['heartbeats'], queryFn: async () => asked.push('heartbeats') }));
    await pass(10_000);
    expect(asked).toEqual(['heartbeats', 'workspace', 'incidents']);
  });

  it('asks for everything when another tab went on with the stream', async () => {
    await receive('{"is":"state","state":"live"}');
    await pass(5_000);
    asked.length = 0;
    await receive('{"is":"state","state":"connecting"}');
    await receive('{"is":"state","state":"live"}');
    await pass(1_000);
    expect(asked).toEqual(['workspace', 'incidents']);
  });

  it('asks at once for what its reader changes herself', async () => {
    await event('server', { serverId: 's1', state: 'down' });
    await act(async () => void client.invalidateQueries({ queryKey: ['workspace'] }));
    expect(asked).toEqual(['workspace']);
  });
});
