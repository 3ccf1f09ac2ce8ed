import { MINUTE_MS, SECOND_MS } from '@nowahala/kernel';
import type { Instant } from './check.js';
import type { DownPolicy } from './down-policy.js';
import type { Condition, Down, Recovering, ServerHealth, Unstable } from './health.js';

/** Clocks of probers may be this far ahead; what lies further in the future is of a clock that went back. */
const AHEAD_AT_MOST_MS = MINUTE_MS;
/** A check that arrives now began this long ago at most, with its time-out: it is newer than what was brought back. */
const CHECK_LASTS_MS = 15 * SECOND_MS;

/** What was remembered before a clock went back: without this, every check would be older than it, until the old time returns. */
export function notAhead(health: ServerHealth, now: Instant, policy: DownPolicy): ServerHealth {
  const past = (at: Instant): Instant => (at > now + AHEAD_AT_MOST_MS ? now - CHECK_LASTS_MS : at);
  const planned = (at: Instant, withinMs: number): Instant => Math.min(at, now + AHEAD_AT_MOST_MS + withinMs);
  return { now: conditionNotAhead(health.now, past, planned, policy), outages: health.outages.map(past) };
}

type Past = (at: Instant) => Instant;
type Planned = (at: Instant, withinMs: number) => Instant;

function conditionNotAhead(now: Condition, past: Past, planned: Planned, policy: DownPolicy): Condition {
  const bringBack = <V extends { at: Instant }>(vote: V): V => ({ ...vote, at: past(vote.at) });
  /** Its slot is its identity, and stays. */
  const failure = <F extends { startedAt: Instant; endedAt: Instant }>(first: F): F => ({
    ...first,
    startedAt: past(first.startedAt),
    endedAt: past(first.endedAt),
  });
  const regionVotes = ({ regionVotes: before }: Down | Recovering | Unstable) =>
    before && {
      regionVotes: before.map(({ answers, ...one }) => ({
        ...one,
        since: past(one.since),
        until: past(one.until),
        ...(answers && { answers: answers.map(past) }),
      })),
    };
  switch (now.status) {
    case 'new':
    case 'paused':
      return now;
    case 'up':
      return { ...now, lastSuccessAt: past(now.lastSuccessAt) };
    case 'suspect':
      return {
        ...now,
        firstFailure: failure(now.firstFailure),
        votes: now.votes.map(bringBack),
        ...(now.nextCheckAt !== undefined && { nextCheckAt: planned(now.nextCheckAt, policy.undecidedEveryMs) }),
        confirmed: now.confirmed && { ...now.confirmed, openAt: planned(now.confirmed.openAt, policy.siblingHoldMs) },
      };
    case 'partial':
      return {
        ...now,
        since: past(now.since),
        lastFailureAt: past(now.lastFailureAt),
        ...(now.lastSuccessAt !== undefined && { lastSuccessAt: past(now.lastSuccessAt) }),
        successes: now.successes.map(bringBack),
        doubt: now.doubt && { firstFailure: failure(now.doubt.firstFailure), later: now.doubt.later.map(bringBack) },
        nextTurnAt: planned(now.nextTurnAt, policy.partialEveryMs),
      };
    case 'down':
      return { ...now, since: past(now.since), lastFailureAt: past(now.lastFailureAt), ...regionVotes(now) };
    case 'recovering':
      return {
        ...now,
        since: past(now.since),
        lastFailureAt: past(now.lastFailureAt),
        successes: [...new Set(now.successes.map(past))],
        ...regionVotes(now),
      };
    case 'unstable':
      return {
        ...now,
        since: past(now.since),
        lastFailureAt: past(now.lastFailureAt),
        successfulSince: now.successfulSince === null ? null : past(now.successfulSince),
        digestAt: planned(now.digestAt, policy.digestEveryMs),
        ...regionVotes(now),
      };
  }
}
