/** Milliseconds since 1970, UTC. */
export type Instant = number;

/** `unknown`: a slot that could not be measured. It is stored and drawn, and never changes the health. */
export type Outcome = 'success' | 'error' | 'failure' | 'timeout' | 'unknown';

/** The part of a ping that decides about a server's health. */
export interface Check {
  /** When the check was due; with server and region the identity of the ping. */
  slot: Instant;
  startedAt: Instant;
  endedAt: Instant;
  region: string;
  outcome: Outcome;
  /** Its owner worked on the server; known of what failed. */
  inMaintenance?: boolean;
}

export function isSuccessful(check: Check): boolean {
  return check.outcome === 'success';
}
