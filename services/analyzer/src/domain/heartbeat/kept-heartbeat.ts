import { heldSince } from './heartbeat.js';
import type { HeartbeatExpectation, HeartbeatHealth } from './heartbeat.js';

/** The analyzer's record of one heartbeat. */
export interface KeptHeartbeat extends HeartbeatExpectation {
  heartbeatId: string;
  workspaceId: string;
  userId: string;
  name: string;
  configVersion: number;
  removed: boolean;
  ownerPaused: boolean;
  planPaused: boolean;
  planVersion: number;
  health: HeartbeatHealth;
  /** The last words of the job that were not empty. */
  words: string;
  stateSince: Date;
}

/** Held while a heartbeat becomes known, and while calls of one that is not known are kept. */
export const heartbeatLockOf = (heartbeatId: string): string => `heartbeat:${heartbeatId}`;

/** What people see. `late`: its time has passed, the grace has not; or it failed during maintenance and has until its end. */
export type HeartbeatState = 'pending' | 'up' | 'running' | 'late' | 'down' | 'paused';

export function stateOfHeartbeat({ health }: Pick<KeptHeartbeat, 'health'>, now: Date): HeartbeatState {
  if (heldSince(health)) return 'late';
  if (health.status !== 'up') return health.status;
  if (health.runningSince) return 'running';
  return health.dueAt && health.dueAt <= now ? 'late' : 'up';
}
