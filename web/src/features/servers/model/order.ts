import { isDown, type ServerSummary, type ServerState } from '@/lib/session/current-workspace';

const gravity: Partial<Record<ServerState, number>> = { unstable: 1, suspect: 2, recovering: 2 };

/** Servers with trouble first; otherwise in the order in which they were added. */
export const troubleFirst = (servers: readonly ServerSummary[]): ServerSummary[] =>
  servers.toSorted((one, other) => rank(one) - rank(other));

const rank = (server: ServerSummary): number => (isDown(server) ? 0 : (gravity[server.state] ?? 3));

/** The badge of a row. With an open incident it is down until the server is recovering, whatever else is known. */
export const badgeOf = (server: ServerSummary): ServerState => (isDown(server) ? 'down' : server.state);
