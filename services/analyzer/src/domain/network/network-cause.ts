import { MINUTE_MS } from '@nowahala/kernel';
import type { Instant } from '../health/check.js';

/** The network behind incidents that many workspaces have at once; names no customer and no address. */
export interface NetworkCause {
  /** Empty where it is unknown. */
  name: string;
  /** Servers of all workspaces that turned bad on it. */
  affected: number;
}

/** A server of a network whose outage is proven. */
export interface ProvenFailure {
  workspaceId: string;
  since: Instant;
}

export interface NetworkView {
  failures: ProvenFailure[];
  /** How many servers are watched on it. */
  servers: number;
  /** On all other networks, in the same minutes. */
  elsewhere: { failed: number; servers: number };
}

export const networkPolicy = {
  withinMs: 2 * MINUTE_MS,
  /** An episode takes in later failures for so long; then it has to be found again. */
  lastsMs: 10 * MINUTE_MS,
  workspaces: 5,
  /** So much of what is watched on the network has to fail: among very many servers five fail together by chance. */
  share: 0.05,
  /** ... but never more servers than this. */
  enough: 500,
  /** Other networks are fine while their share of failures is at most this part of the network's. */
  othersAtMost: 0.25,
  /** With fewer servers elsewhere nothing tells one network from all. */
  leastElsewhere: 5,
} as const;

/** Whether failures on one network have the network as their one cause. See RULES.md#incidents */
export function isNetworkCause({ failures, servers, elsewhere }: NetworkView, policy = networkPolicy): boolean {
  const together = mostWithin(failures, policy.withinMs);
  if (new Set(together.map((failure) => failure.workspaceId)).size < policy.workspaces) return false;
  if (together.length < Math.min(policy.enough, servers * policy.share)) return false;
  if (elsewhere.servers < policy.leastElsewhere) return false;
  const share = together.length / Math.max(servers, together.length);
  return elsewhere.failed / elsewhere.servers <= share * policy.othersAtMost;
}

/** The span with failures of the most workspaces. */
function mostWithin(failures: ProvenFailure[], withinMs: number): ProvenFailure[] {
  const sorted = [...failures].sort((a, b) => a.since - b.since);
  const inSpan = new Map<string, number>();
  let first = 0;
  let best = { workspaces: 0, first: 0, end: 0 };
  for (const [last, { workspaceId, since }] of sorted.entries()) {
    inSpan.set(workspaceId, (inSpan.get(workspaceId) ?? 0) + 1);
    for (; since - sorted[first]!.since > withinMs; first++) {
      const left = sorted[first]!.workspaceId;
      const count = inSpan.get(left)! - 1;
      if (count === 0) inSpan.delete(left);
      else inSpan.set(left, count);
    }
    const span = { workspaces: inSpan.size, first, end: last + 1 };
    const isMore = span.workspaces > best.workspaces || (span.workspaces === best.workspaces && last + 1 - first > best.end - best.first);
    if (isMore) best = span;
  }
  return sorted.slice(best.first, best.end);
}

/** Failures in a row, none more than two minutes after the one before, are one episode; on a large network some server always fails, so not for ever. */
export interface NetworkEpisode {
  beganAt: Instant;
  lastFailureAt: Instant;
}

export const belongsTo = ({ beganAt, lastFailureAt }: NetworkEpisode, since: Instant, policy = networkPolicy): boolean =>
  since >= beganAt - policy.withinMs && since <= Math.min(lastFailureAt + policy.withinMs, beganAt + policy.lastsMs);
