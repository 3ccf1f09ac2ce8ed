/** Rules that the product holds by now. What stands at `false` is left out of the world until its rule is there. */
export const adopted = {
  /** A prober without a way out does not vote. */
  sight: true,
  /** Slots and re-checks avoid a region that died. */
  liveRegions: false,
  /** Two regions must agree; regions that disagree are a partial incident. */
  votes: true,
  /** A slot that was not published does not count, and none is lost by a crash. */
  countsWhatWasPublished: false,
  /** The gap of a take-over holds its last second as well. */
  wholeGaps: false,
};
