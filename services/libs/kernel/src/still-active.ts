const STILL_ACTIVE: ReadonlySet<string> = new Set(['partial', 'slow']);

/** Whether an incident of this kind, or a server in this state, leaves the server active: what some places still reach, and what is only slow. */
export const isStillActive = (kind: string): boolean => STILL_ACTIVE.has(kind);
