import type { Instant } from './check.js';
import type { DownPolicy } from './down-policy.js';
import type { FirstFailure, Vote } from './health.js';

/** `partial`: regions disagree. `pending`: not decided yet. */
export type Verdict = 'down' | 'partial' | 'cleared' | 'pending';

/** Everything that is known about one suspicion. */
export interface Ballot {
  first: FirstFailure;
  /** Answers since, in the order of their check times. */
  later: Vote[];
  /** Regions with a prober that sees; empty where none is known. */
  live: readonly string[];
}

/** Which regions do not reach it and which do, each by its latest vote. */
export interface Sides {
  bad: string[];
  good: string[];
}

export const firstVote = ({ region, startedAt }: FirstFailure): Vote => ({ at: startedAt, successful: false, region });

export const byTime = (a: Vote, b: Vote): number => a.at - b.at || a.region.localeCompare(b.region);

/** Judged vote by vote in the order of the checks: the first verdict stands, whatever arrived first. See RULES.md#verdicts */
export function verdictOf({ first, later, live }: Ballot, policy: DownPolicy): Verdict {
  const windowEnd = first.endedAt + policy.undecidedAfterMs;
  const votes = [firstVote(first)];
  for (const vote of later) {
    votes.push(vote);
    const verdict = vote.at > windowEnd ? afterWindow(votes, live, policy) : withinWindow(votes, live, policy);
    if (verdict !== 'pending') return verdict;
  }
  return 'pending';
}

/** The window has ended. What cannot be decided is left to the next vote; a region that died does not keep it open. */
export function verdictAtEnd(ballot: Ballot, policy: DownPolicy): Verdict {
  const before = verdictOf(ballot, policy);
  if (before !== 'pending') return before;
  const votes = [firstVote(ballot.first), ...ballot.later];
  if (disagree(votes)) return 'partial';
  return !votes.some((vote) => vote.successful) && regionsIn(votes).length > 1 ? 'down' : 'pending';
}

/** The regions of each side. */
export function sidesOf(votes: Vote[]): Sides {
  const latest = new Map([...votes].sort(byTime).map((vote) => [vote.region, vote]));
  const side = (successful: boolean) => [...latest.values()].filter((vote) => vote.successful === successful).map(({ region }) => region);
  return { bad: side(false).sort(), good: side(true).sort() };
}

/** Who votes next: regions that have not been asked, then the one whose answer is oldest. */
export function nextVoters(live: readonly string[], asked: { at: Instant; region: string }[]): string[] {
  const lastAsked = (region: string): number => Math.max(-1, ...asked.filter((one) => one.region === region).map((one) => one.at));
  return [...live].sort((a, b) => lastAsked(a) - lastAsked(b) || a.localeCompare(b));
}

function withinWindow(votes: Vote[], live: readonly string[], policy: DownPolicy): Verdict {
  const failures = votes.filter((vote) => !vote.successful);
  const successes = votes.length - failures.length;
  const alone = isAlone(votes, live);
  if (failures.length > policy.failureThreshold && (alone || (regionsIn(failures).length > 1 && !seenWellElsewhere(votes)))) return 'down';
  return successes >= policy.successThreshold && (alone || !isDoubted(votes, live)) ? 'cleared' : 'pending';
}

function afterWindow(votes: Vote[], live: readonly string[], policy: DownPolicy): Verdict {
  if (disagree(votes)) return 'partial';
  const newest = votes.at(-1)!;
  const recent = newest.at <= votes[0]!.at + policy.doubtedForMs;
  if (newest.successful) return recent && live.length > 1 && isDoubted(votes, live) ? 'pending' : 'cleared';
  const failures = votes.filter((vote) => !vote.successful);
  const enough = isAlone(votes, live) || regionsIn(failures).length > 1 || failures.length > policy.failureThreshold;
  return enough && !seenWellElsewhere(votes) ? 'down' : 'pending';
}

/** The latest that a live region says is that it does not reach it. */
const isDoubted = (votes: Vote[], live: readonly string[]): boolean =>
  sidesOf(votes).bad.some((region) => live.length === 0 || live.includes(region));

/** One region alone decides as long as no other one could have voted. */
const isAlone = (votes: Vote[], live: readonly string[]): boolean => new Set([...live, ...regionsIn(votes)]).size < 2;

const regionsIn = (votes: Vote[]): string[] => [...new Set(votes.map((vote) => vote.region))];

/** A region that only ever reached it. */
function seenWellElsewhere(votes: Vote[]): boolean {
  const failed = new Set(votes.filter((vote) => !vote.successful).map((vote) => vote.region));
  return votes.some((vote) => vote.successful && !failed.has(vote.region));
}

/** One region reached it, and later another one still did not: not a short outage that is over for both. */
function disagree(votes: Vote[]): boolean {
  const { bad, good } = sidesOf(votes);
  const newestFailure = Math.max(...votes.filter((vote) => bad.includes(vote.region)).map((vote) => vote.at));
  return votes.some((vote) => vote.successful && good.includes(vote.region) && vote.at < newestFailure);
}
