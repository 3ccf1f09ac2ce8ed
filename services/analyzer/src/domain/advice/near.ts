/** How many signs may stand between two words that belong together. */
const REACH = 60;
/** A word is looked for this often at most, whatever a stranger's page repeats. */
const MOST_RANGES = 20;

/** Words of each list are looked for near each other, in any order. */
export type Near = readonly [things: readonly string[], states: readonly string[]];

/**
 * Whether a text says one thing of another. Words are whole, one that ends in `~` is the beginning of a word. The text is
 * short; no regular expression reads it.
 */
export function saysOf(text: string, [things, states]: Near): boolean {
  const stateRanges = states.flatMap((word) => rangesOf(text, word));
  if (stateRanges.length === 0) return false;
  return things.some((word) => rangesOf(text, word).some((thing) => stateRanges.some((state) => areTogether(text, thing, state))));
}

/** Two sentences may be about two things: what stands in one belongs together. */
const areTogether = (text: string, thing: Range, state: Range): boolean =>
  gapBetween(thing, state) <= REACH && !/[.!?] |[。！？]/.test(text.slice(Math.min(thing[1], state[1]), Math.max(thing[0], state[0])));

type Range = readonly [from: number, to: number];

function rangesOf(text: string, sought: string): Range[] {
  const open = sought.endsWith('~');
  const word = open ? sought.slice(0, -1) : sought;
  const ranges: Range[] = [];
  for (let at = text.indexOf(word); at >= 0 && ranges.length < MOST_RANGES; at = text.indexOf(word, at + word.length)) {
    const to = at + word.length;
    if (!isWordSign(text, at - 1) && (open || !isWordSign(text, to))) ranges.push([at, to]);
  }
  return ranges;
}

/** Endless where one is a part of the other: then it is one word. */
function gapBetween([from, to]: Range, [otherFrom, otherTo]: Range): number {
  if (from < otherTo && otherFrom < to) return Number.POSITIVE_INFINITY;
  return from < otherFrom ? otherFrom - to : from - otherTo;
}

const isWordSign = (text: string, at: number): boolean => /[a-z0-9_]/.test(text.charAt(at));
