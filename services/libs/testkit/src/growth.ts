/** Little enough that one of the runs is not interrupted, also on a busy machine. */
const MEASURABLE_MS = 2;
const RUNS = 16;
/** Enough that what grows faster than the text weighs more than a first call. */
const LONG_ENOUGH_MS = 32;
const TOO_LONG_MS = 160;
const LONGEST_TEXT = 128 * 1024;

/**
 * How many times longer something takes for a text of twice the length: 2 when it is linear, 4 and more when it is not.
 * The text is one piece over and over. Says nothing about how long it takes, so a slow machine changes nothing.
 */
export function growthOf(run: (text: string) => unknown, piece: string, longest = LONGEST_TEXT): number {
  let size = Math.min(8 * 1024, longest / 2);
  while (size * 4 <= longest && best(run, textOf(piece, size * 2), 1) < LONG_ENOUGH_MS) size *= 2;
  let least = Number.POSITIVE_INFINITY;
  // Neighbours on this machine can spoil some comparisons, hardly twenty; one that is good proves it.
  for (let turn = 0; turn < 20 && least > 2.5; turn += 1)
    least = Math.min(least, best(run, textOf(piece, size * 2)) / best(run, textOf(piece, size)));
  return least;
}

function textOf(piece: string, size: number): string {
  return piece.repeat(Math.ceil(size / piece.length)).slice(0, size);
}

/** The best of several runs, each of as many calls as take long enough to be measured. */
function best(run: (text: string) => unknown, text: string, runs = RUNS): number {
  const first = timed(run, text, 1);
  if (first > TOO_LONG_MS) return first;
  const calls = Math.ceil(MEASURABLE_MS / Math.max(0.01, timed(run, text, 1)));
  return Math.min(...Array.from({ length: runs }, () => timed(run, text, calls)));
}

function timed(run: (text: string) => unknown, text: string, calls: number): number {
  const started = performance.now();
  for (let call = 0; call < calls; call += 1) run(text);
  return (performance.now() - started) / calls;
}
