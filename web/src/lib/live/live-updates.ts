import type { QueryKey } from '@tanstack/react-query';
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

/** The queries that may have changed while there was no stream. */
export const staleAfterSilence: QueryKey[] = [
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
