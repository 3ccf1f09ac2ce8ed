import type { Instant } from './check.js';
import { downPolicy } from './down-policy.js';
import type { DownPolicy } from './down-policy.js';
import { failedTogether, releaseGroup } from './incident-group.js';
import type { Sibling } from './incident-group.js';
import type { RegionVerdict } from './region-guard.js';

export type Opening =
  | { decision: 'none' }
  /** The region's probers could not see: its votes prove nothing. */
  | { decision: 'discard-votes'; region: string }
  | { decision: 'hold'; until: Instant; cause: 'siblings' | 'mass-outage' }
  /** Together with the servers that opened with it; of a mass outage, see `massOutageGroups`. */
  | { decision: 'open'; cause: 'alone' | 'siblings' | 'mass-outage'; serverIds: string[] };

export interface OpeningContext {
  server: Sibling;
  /** What the region of the first failure can see. */
  region: RegionVerdict;
  /** Servers of the workspace at the same address. */
  siblings: Sibling[];
  /** A check holds the lock of one server only, so it opens that one alone; groups open when a deadline passes. */
  trigger: 'check' | 'deadline';
}

/** Whether a confirmed suspect becomes an incident now, later, together with others, or not at all. See RULES.md#incidents */
export function decideOpening(context: OpeningContext, now: Instant, policy: DownPolicy = downPolicy): Opening {
  const { server, region, siblings, trigger } = context;
  const suspect = server.health.now;
  if (suspect.status !== 'suspect' || suspect.confirmed === null) return { decision: 'none' };
  if (region === 'blind') return { decision: 'discard-votes', region: suspect.firstFailure.region };

  const wasHeld = trigger === 'deadline' && suspect.confirmed.mass;
  if (region === 'mass' || wasHeld) {
    const until = suspect.firstFailure.startedAt + policy.massHoldMs;
    if (trigger === 'check' || now < until) return { decision: 'hold', until, cause: 'mass-outage' };
    return { decision: 'open', cause: 'mass-outage', serverIds: [server.serverId] };
  }

  const together = siblings.filter((sibling) => failedTogether(server.health, sibling.health, policy));
  if (together.length === 0) return { decision: 'open', cause: 'alone', serverIds: [server.serverId] };
  if (trigger === 'check') return { decision: 'hold', until: suspect.confirmed.openAt, cause: 'siblings' };
  const { open, waitUntil } = releaseGroup(server, together, now, policy);
  // A verdict about a sibling has no deadline of its own, so the wait is checked again soon.
  if (waitUntil !== null) return { decision: 'hold', until: Math.min(waitUntil, now + policy.groupCheckMs), cause: 'siblings' };
  return { decision: 'open', cause: 'siblings', serverIds: open };
}
