import type { WorkspaceResponse } from '@nowahala/api';
import { partialMatchKey, type QueryClient, type QueryKey } from '@tanstack/react-query';
import { deviceNow } from './clock';
import type { StreamEvent } from './event-stream';

/** The queries that an event makes stale. Each key stands for all keys that begin with it. */
export function staleAfter({ kind, data }: StreamEvent): QueryKey[] {
  const server = typeof data.serverId === 'string' ? data.serverId : undefined;
  const ofServer: QueryKey[] = server ? [['servers', server]] : [];
  switch (kind) {
    case 'server':
      return [['workspace'], ['servers', 'uptime'], ...ofServer];
    case 'incident':
      return [['workspace'], ['incidents'], ['logs'], ...ofServer];
    case 'notification':
      // What ends soon changes with a warning, or with the message that it was renewed.
      return [['notifications'], ['renewals']];
    case 'subscription':
      return [['user'], ['workspace'], ['invoices'], ['payment']];
    case 'heartbeat':
      return [['heartbeats']];
    default:
      return [];
  }
}

/** What events change. */
const followed: QueryKey[] = [
  ['user'],
  ['workspace'],
  ['servers'],
  ['incidents'],
  ['logs'],
  ['notifications'],
  ['heartbeats'],
  ['renewals'],
  ['invoices'],
];

/** A first stream that stands so soon after the first answers: hardly anything happens in between, and a visit would ask for all twice. */
const SOON_MS = 3_000;

/** A server of which nothing is known yet is checked within seconds: its first result comes just then. */
const isAwaited = ([of]: QueryKey, data: unknown): boolean =>
  of === 'workspace' && Boolean((data as WorkspaceResponse | null)?.servers?.some(({ serverId }) => serverId.state === 'unknown'));

/**
 * What was read, or is being read, before the stream stood: nobody learns of what happened in between. What is read later is new
 * enough. At a visit's first stream only what was read well before it, as on a bad line, or shows a server that is not checked yet.
 */
export const missedBefore = (client: QueryClient, isFirst: boolean): QueryKey[] =>
  client
    .getQueryCache()
    .findAll({ predicate: ({ queryKey }) => followed.some((key) => partialMatchKey(queryKey, key)) })
    .filter(({ queryKey, state: { data, dataUpdatedAt, fetchStatus } }) =>
      isFirst
        ? fetchStatus === 'idle' && data !== undefined && (deviceNow() - dataUpdatedAt > SOON_MS || isAwaited(queryKey, data))
        : data !== undefined || fetchStatus !== 'idle',
    )
    .map(({ queryKey }) => queryKey);
