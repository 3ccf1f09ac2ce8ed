import type { Instant } from './check.js';
import type { DownPolicy } from './down-policy.js';
import type { RegionVotes, Vote } from './health.js';

type NewVote = Vote & { inMaintenance?: boolean | undefined };

/** What each region says, one run of equal answers a region: no run goes on over a silence. What arrives late shortens the run that it contradicts. */
export function withVote(
  votes: readonly RegionVotes[],
  { region, at, successful, inMaintenance }: NewVote,
  { silentAfterMs }: DownPolicy,
): RegionVotes[] {
  const before = votes.find((one) => one.region === region);
  const others = votes.filter((one) => one.region !== region);
  const failed = !successful || (before?.failed ?? false);
  const begun = { region, successful, since: at, until: at, answers: [at], failed, ...(inMaintenance && { inMaintenance }) };
  if (!before || at - before.until > silentAfterMs) return [...others, begun];
  if (before.since - at > silentAfterMs) return [...others, { ...before, failed }];
  if ((inMaintenance || before.inMaintenance) && at > before.until) return [...others, begun];
  if (before.successful === successful) {
    const until = Math.max(before.until, at);
    const answers = [...answersOf(before).filter((one) => one !== at), at]
      .filter((one) => one >= until - silentAfterMs)
      .sort((a, b) => a - b);
    return [...others, { ...before, since: Math.min(before.since, at), until, answers }];
  }
  if (at > before.until) return [...others, begun];
  const since = Math.max(before.since, at);
  return [...others, { ...before, since, answers: answersOf(before).filter((one) => one >= since), failed }];
}

const answersOf = ({ answers, since, until }: RegionVotes): Instant[] => answers ?? [since, until];

/** Whether good answers go on after the latest: where nobody asked for long, as in an outage of our own, nothing is known. */
export const goesOn = (latest: Instant | undefined, at: Instant, { silentAfterMs }: DownPolicy): boolean =>
  latest === undefined || at - latest <= silentAfterMs;

/** Live regions that still say that they do not reach it, the one whose answer is oldest first. */
export const contrary = (votes: readonly RegionVotes[], live: readonly string[]): string[] =>
  votes
    .filter(({ region, successful }) => !successful && isLive(region, live))
    .toSorted((a, b) => a.until - b.until)
    .map(({ region }) => region);

/** Live regions that say that they reach it. */
export const reachedFrom = (votes: readonly RegionVotes[], live: readonly string[]): string[] =>
  votes.filter(({ region, successful }) => successful && isLive(region, live)).map(({ region }) => region);

/** Whether a region that failed in this outage is there to say that it is over; of what an older release stored nobody knows who did. */
export function isAnyoneThere(votes: readonly RegionVotes[], live: readonly string[]): boolean {
  const failed = votes.filter((one) => one.failed);
  return failed.length === 0 || failed.some(({ region }) => isLive(region, live));
}

/** Regions that do not reach it while others do, for so long that it is no short moment of coming back. */
export interface Disagreement {
  since: Instant;
  bad: string[];
  good: string[];
}

/** Null: they agree, or did not both answer for so long. Only answers of the last minutes of regions that are live count. */
export function disagreement(
  votes: readonly RegionVotes[],
  live: readonly string[],
  lasting: number,
  policy: DownPolicy,
): Disagreement | null {
  const ofLive = votes.filter(({ region, inMaintenance }) => live.includes(region) && !inMaintenance);
  const newest = Math.max(...votes.map(({ until }) => until));
  const counting = ofLive.filter(({ until }) => until >= newest - policy.doubtedForMs);
  const [good, bad] = [true, false].map((successful) => counting.filter((one) => one.successful === successful)) as [
    RegionVotes[],
    RegionVotes[],
  ];
  if (good.length === 0 || bad.length === 0) return null;
  const inTurns = inTurnsSince(ofLive, lasting, policy);
  const begun = bad.flatMap((one) =>
    good.flatMap((other) => {
      const since = Math.max(one.since, other.since, inTurns);
      return Math.min(one.until, other.until) - since >= lasting ? [since] : [];
    }),
  );
  if (begun.length === 0) return null;
  const names = (side: RegionVotes[]) => side.map(({ region }) => region).sort();
  return { since: Math.min(...begun), bad: names(bad), good: names(good) };
}

/**
 * The latest answer before which nobody was heard for minutes, or one side alone for so long that a region of it was asked again
 * before any of the other. Who was silent meanwhile may have agreed: those that failed in one outage and again in the next say
 * nothing against those that were asked between the two.
 */
function inTurnsSince(votes: readonly RegionVotes[], lasting: number, { doubtedForMs, recoveringEveryMs }: DownPolicy): Instant {
  let since = Number.NEGATIVE_INFINITY;
  let before: Vote | undefined;
  let turn: { side: boolean; since: Instant; asked: Map<string, Instant>; isRepeated: boolean } | undefined;
  for (const vote of votes.flatMap(votesIn).sort((a, b) => a.at - b.at)) {
    const goesOn = turn?.side === vote.successful;
    // What is answered twice within seconds was asked once.
    if (goesOn && vote.at - (turn!.asked.get(vote.region) ?? vote.at) >= recoveringEveryMs) turn!.isRepeated = true;
    const wasAlone = goesOn && turn!.isRepeated && vote.at - turn!.since >= lasting;
    const wasSilent = before !== undefined && vote.at - before.at >= Math.max(lasting, doubtedForMs);
    if (wasAlone || wasSilent) since = vote.at;
    if (wasAlone || wasSilent || !goesOn) turn = { side: vote.successful, since: vote.at, asked: new Map(), isRepeated: false };
    if (!turn!.asked.has(vote.region)) turn!.asked.set(vote.region, vote.at);
    before = vote;
  }
  return since;
}

const votesIn = (run: RegionVotes): Vote[] => answersOf(run).map((at) => ({ at, region: run.region, successful: run.successful }));

const isLive = (region: string, live: readonly string[]): boolean => live.length === 0 || live.includes(region);
