import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { WorkspaceResponse } from '@nowahala/api';
import { QueryClient } from '@tanstack/react-query';
import { noteState } from './note-state';

const AT = 1_000;
let client: QueryClient;
let visibility: jest.SpiedGetter<DocumentVisibilityState>;

const states = () =>
  client
    .getQueryData<WorkspaceResponse>(['workspace'])
    ?.servers.map(({ serverId }) => `${serverId._id} ${serverId.status} ${serverId.state}`);
const note = (state: unknown, serverId = 's1', kind = 'server') => noteState(client, { kind, data: { serverId, state } });

beforeEach(() => {
  client = new QueryClient();
  visibility = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  const servers = ['s1', 's2'].map((_id) => ({ serverId: { _id, status: 'active', state: 'up' } }));
  client.setQueryData(['workspace'], { name: 'Shop', servers }, { updatedAt: AT });
});
afterEach(() => {
  client.clear();
  jest.restoreAllMocks();
});

describe('a tab that nobody sees', () => {
  it('knows by the events which servers are down, and not as a fresh answer', () => {
    note('down');
    expect(states()).toEqual(['s1 inactive down', 's2 active up']);
    note('recovering');
    expect(states()).toEqual(['s1 inactive recovering', 's2 active up']);
    note('up');
    expect(states()).toEqual(['s1 active up', 's2 active up']);
    expect(client.getQueryData(['workspace'])).toMatchObject({ name: 'Shop' });
    expect(client.getQueryState(['workspace'])?.dataUpdatedAt).toBe(AT);
  });

  it('leaves what it does not know', () => {
    note('something-new');
    note(undefined);
    note('down', 's3');
    note('down', 's1', 'heartbeat');
    expect(states()).toEqual(['s1 active up', 's2 active up']);
    client.clear();
    note('down');
    expect(client.getQueryData(['workspace'])).toBeUndefined();
  });
});

it('a page that somebody sees asks', () => {
  visibility.mockReturnValue('visible');
  note('down');
  expect(states()).toEqual(['s1 active up', 's2 active up']);
});
