export const HOUR_SECONDS = 3_600;
export const DOWN_SECONDS = 60;

export interface Entitlement {
  state: string;
  rateLimit: number;
  hourlyOnly: boolean;
}

export interface Cadence {
  /** Every so many seconds the server is due, and it counts as one of its scheduled pings. */
  intervalSeconds: number;
  /** While down it is also checked every minute in between. */
  alsoWhileDown: boolean;
}

/** States in which a workspace is served; what is not known yet is served too, because a server cannot be made without a plan. */
const SERVED = new Set(['active', 'grace', 'reduced', 'unknown']);

/**
 * How often a server is checked (decisions sections 3, 5 and 8): its own interval; hourly past the month's limit and in the
 * reduced month; not at all when paused or without a plan.
 */
export function cadenceOf(
  server: { intervalMinutes: number; paused: boolean; down: boolean },
  entitlement: Entitlement,
  usedUp: boolean,
): Cadence | undefined {
  if (server.paused || !SERVED.has(entitlement.state)) return undefined;
  const own = server.intervalMinutes * 60;
  const hourly = usedUp || entitlement.hourlyOnly;
  return { intervalSeconds: hourly ? Math.max(own, HOUR_SECONDS) : own, alsoWhileDown: server.down };
}
