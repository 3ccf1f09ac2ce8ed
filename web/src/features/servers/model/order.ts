import type { ServerLine, ServerState } from '@/lib/current-workspace';

const gravity: Partial<Record<ServerState, number>> = { unstable: 1, suspect: 2, recovering: 2 };

/** Trouble first; otherwise the order in which she added them. */
export const troubleFirst = (servers: readonly ServerLine[]): ServerLine[] => servers.toSorted((one, other) => rank(one) - rank(other));

const rank = (server: ServerLine): number => (server.status === 'inactive' ? 0 : (gravity[server.state] ?? 3));

/** The badge of a row. An open incident is down until it is over, whatever the last check said. */
export const badgeOf = (server: ServerLine): ServerState =>
  server.status === 'inactive' && server.state !== 'recovering' ? 'down' : server.state;
