import type { ServerSummaryResponse, WorkspaceResponse } from '@nowahala/api';
import type { QueryClient } from '@tanstack/react-query';
import type { StreamEvent } from './event-stream';

const changes: Record<string, Pick<ServerSummaryResponse, 'state' | 'status'>> = {
  down: { state: 'down', status: 'inactive' },
  recovering: { state: 'recovering', status: 'inactive' },
  up: { state: 'up', status: 'active' },
};

/** A tab that nobody sees asks nothing. Its title and icon still say how many servers are down, by what the events themselves say. */
export function noteState(client: QueryClient, { kind, data: { serverId, state } }: StreamEvent): void {
  const change = kind === 'server' && typeof state === 'string' ? changes[state] : undefined;
  if (!change || document.visibilityState !== 'hidden') return;
  const withState = ({ servers, ...workspace }: WorkspaceResponse): WorkspaceResponse => ({
    ...workspace,
    servers: servers.map((entry) => (entry.serverId._id === serverId ? { ...entry, serverId: { ...entry.serverId, ...change } } : entry)),
  });
  const updatedAt = client.getQueryState(['workspace'])?.dataUpdatedAt;
  client.setQueryData<WorkspaceResponse | null>(['workspace'], (workspace) => workspace && withState(workspace), { updatedAt });
}
