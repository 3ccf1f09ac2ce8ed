/** Whoever changes what we believe of a server holds this lock. */
export const lockOf = (serverId: string): string => `server:${serverId}`;
