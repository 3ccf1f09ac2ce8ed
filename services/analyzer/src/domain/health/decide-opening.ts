import type { Instant } from './check.js';
import { downPolicy } from './down-policy.js';
import type { DownPolicy } from './down-policy.js';
import { failedTogether, releaseGroup } from './incident-group.js';
import type { Sibling } from './incident-group.js';

export type Opening =
  | { decision: 'none' }
  | { decision: 'hold'; until: Instant; cause: 'siblings' }
  /** Together with the servers that opened with it. */
  | { decision: 'open'; cause: 'alone' | 'siblings'; serverIds: string[] };

export interface OpeningContext {
  server: Sibling;
  /** Servers of the workspace at the same address. */
  siblings: Sibling[];
  /** A check holds the lock of one server only, so it opens that one alone; groups open when a deadline passes. */
  trigger: 'check' | 'deadline';
}

/** Whether a confirmed suspect becomes an incident now, later, or together with others. See RULES.md#incidents */
export function decideOpening(context: OpeningContext, now: Instant, policy: DownPolicy = downPolicy): Opening {
  const { server, siblings, trigger } = context;
  const suspect = server.health.now;
  if (suspect.status !== 'suspect' || suspect.confirmed === null) return { decision: 'none' };

  const together = siblings.filter((sibling) => failedTogether(server.health, sibling.health, policy));
  if (together.length === 0) return { decision: 'open', cause: 'alone', serverIds: [server.serverId] };
  if (trigger === 'check') return { decision: 'hold', until: suspect.confirmed.openAt, cause: 'siblings' };
  const { open, waitUntil } = releaseGroup(server, together, now, policy);
  // A verdict about a sibling has no deadline of its own, so the wait is checked again soon.
  if (waitUntil !== null) return { decision: 'hold', until: Math.min(waitUntil, now + policy.groupCheckMs), cause: 'siblings' };
  return { decision: 'open', cause: 'siblings', serverIds: open };
}
