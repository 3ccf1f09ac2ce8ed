import { statesInForce } from '@nowahala/kernel';

export const HOUR_SECONDS = 3_600;
export const DOWN_SECONDS = 60;

export interface Entitlement {
  state: string;
  rateLimit: number;
  hourlyOnly: boolean;
}

/** What billing allows a workspace, as of its version. */
export interface EntitlementCopy extends Entitlement {
  workspaceId: string;
  version: number;
}

export interface Cadence {
  /** Distance of the slots; each counts as a scheduled ping. */
  intervalSeconds: number;
  /** While down the server is also checked every minute in between. */
  alsoWhileDown: boolean;
}

/** Plan states in which checks run. An unknown plan is served: a server cannot be added without one. */
export const SERVED = [...statesInForce, 'unknown'];

/**
 * How often a server is checked (RULES.md#checks, RULES.md#usage): its own interval; hourly past the month's limit and in the
 * reduced month; not at all when paused or without a plan.
 */
export function cadenceOf(
  server: { intervalMinutes: number; paused: boolean; down: boolean },
  entitlement: Entitlement,
  usedUp: boolean,
): Cadence | undefined {
  if (server.paused || !SERVED.includes(entitlement.state)) return undefined;
  const own = server.intervalMinutes * 60;
  const hourly = usedUp || entitlement.hourlyOnly;
  return { intervalSeconds: hourly ? Math.max(own, HOUR_SECONDS) : own, alsoWhileDown: server.down };
}
