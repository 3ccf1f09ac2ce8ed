import { MINUTE_MS, SECOND_MS } from '@nowahala/kernel';

/** The numbers of the incident rules, in one place. */
export interface DownPolicy {
  /** Re-checks after the first failed check, counted from its end. */
  recheckDelaysMs: number[];
  /** Failed checks beside the first that are down at once (after `undecidedAfterMs` fewer are, see `votes.ts`); with several live regions from two of them, and from none that only reached it. */
  failureThreshold: number;
  /** Successful checks that clear the suspicion. */
  successThreshold: number;
  /** After this long without a verdict: no success and failures from two regions are down, disagreement is partial, else the next slot decides. */
  undecidedAfterMs: number;
  /**
   * So long after the start of the first failed check no good answer clears it while the latest one of another live region is bad.
   * What is older than this when the next answer comes is not compared with it.
   */
  doubtedForMs: number;
  /** How often it is checked until then, beside its slots. */
  undecidedEveryMs: number;
  /** How often each region is asked about a server that some of them reach. */
  partialEveryMs: number;
  /** So many slots of one suspicion that nobody could measure are asked again at once. */
  askedAgainAtMost: number;
  /** How often a recovering server is checked. */
  recoveringEveryMs: number;
  /** So long must successful checks last before an outage is over. */
  recoveredAfterMs: number;
  /** ... and before a partial incident is, while none of the regions that did not reach it is live to say so. */
  recoveredUnseenAfterMs: number;
  /** What a region says is no run of equal answers where nothing was heard of it for longer. */
  silentAfterMs: number;
  /** This many outages ... */
  outagesToBeUnstable: number;
  /** ... within this time are one unstable incident. */
  unstableWithinMs: number;
  steadyAfterMs: number;
  digestEveryMs: number;
  /** Servers of one address that fail within this time form one incident group. */
  groupWithinMs: number;
  /** The longest that an incident waits for the verdict about its siblings. */
  siblingHoldMs: number;
  /** How often a waiting group is decided again. */
  groupCheckMs: number;
}

export const downPolicy: DownPolicy = {
  recheckDelaysMs: [5 * SECOND_MS, 15 * SECOND_MS, 30 * SECOND_MS],
  failureThreshold: 2,
  successThreshold: 2,
  undecidedAfterMs: 45 * SECOND_MS,
  doubtedForMs: 2 * MINUTE_MS,
  undecidedEveryMs: MINUTE_MS,
  partialEveryMs: MINUTE_MS,
  askedAgainAtMost: 3,
  recoveringEveryMs: 20 * SECOND_MS,
  recoveredAfterMs: MINUTE_MS,
  recoveredUnseenAfterMs: 15 * MINUTE_MS,
  silentAfterMs: 5 * MINUTE_MS,
  outagesToBeUnstable: 3,
  unstableWithinMs: 30 * MINUTE_MS,
  steadyAfterMs: 30 * MINUTE_MS,
  digestEveryMs: 60 * MINUTE_MS,
  groupWithinMs: 10 * SECOND_MS,
  siblingHoldMs: 15 * SECOND_MS,
  groupCheckMs: SECOND_MS,
};
