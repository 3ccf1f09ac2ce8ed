const SECOND = 1_000;
const MINUTE = 60 * SECOND;

/** The numbers of the incident rules, in one place. */
export interface DownPolicy {
  /** Re-checks after the first bad answer, counted from its end. */
  recheckDelaysMs: number[];
  /** Further bad answers that open an incident. */
  failureThreshold: number;
  /** Good answers that make it a blip. */
  successThreshold: number;
  /** After this long without a verdict the next slot decides. */
  undecidedAfterMs: number;
  /** How often a server is looked at that has begun to answer again. */
  recoveringEveryMs: number;
  /** So long must good answers last before an outage is over. */
  recoveredAfterMs: number;
  /** This many outages ... */
  outagesToBeUnstable: number;
  /** ... within this time are one unstable incident. */
  unstableWithinMs: number;
  steadyAfterMs: number;
  digestEveryMs: number;
  /** Servers of one address that fail within this time are told in one message. */
  groupWithinMs: number;
  /** The longest that an incident waits for the verdict about its siblings. */
  siblingHoldMs: number;
  /** How often a waiting group is looked at. */
  groupCheckMs: number;
  /** How long incidents of a mass outage wait for each other. */
  massHoldMs: number;
}

export const downPolicy: DownPolicy = {
  recheckDelaysMs: [5 * SECOND, 15 * SECOND, 30 * SECOND],
  failureThreshold: 2,
  successThreshold: 2,
  undecidedAfterMs: 45 * SECOND,
  recoveringEveryMs: 20 * SECOND,
  recoveredAfterMs: MINUTE,
  outagesToBeUnstable: 3,
  unstableWithinMs: 30 * MINUTE,
  steadyAfterMs: 30 * MINUTE,
  digestEveryMs: 60 * MINUTE,
  groupWithinMs: 10 * SECOND,
  siblingHoldMs: 15 * SECOND,
  groupCheckMs: SECOND,
  massHoldMs: MINUTE,
};
