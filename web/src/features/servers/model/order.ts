import type { ServerSummaryResponse } from '@nowahala/api';
import { isDown } from '@/lib/session/current-workspace';

const gravity: Partial<Record<ServerSummaryResponse['state'], number>> = { partial: 1, unstable: 1, slow: 2, suspect: 2, recovering: 2 };

/** Servers with trouble first; otherwise in the order in which they were added. */
export const troubleFirst = (servers: readonly ServerSummaryResponse[]): ServerSummaryResponse[] =>
  servers.toSorted((one, other) => rank(one) - rank(other));

const rank = (server: ServerSummaryResponse): number => (isDown(server) ? 0 : (gravity[server.state] ?? 3));

/** The badge of a row. With an open incident it is down until the server is recovering, whatever else is known. */
export const badgeOf = (server: ServerSummaryResponse): ServerSummaryResponse['state'] => (isDown(server) ? 'down' : server.state);
