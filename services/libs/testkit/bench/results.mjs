/**
 * What a benchmark measured, kept as `[{ name, ours, rival, ratio, goal }]` in the file that RESULTS names. What could not be
 * measured is never good: our own figure fails the run, a rival that is missing leaves its ratio out. BENCH_QUICK=1 asks every
 * benchmark for the least that still measures: the gate runs each of them so (.ci/checks/50-benches).
 */
import { writeFileSync } from 'node:fs';

export const quick = process.env.BENCH_QUICK === '1';
/** A setting of a benchmark: as given, else its least in a quick run, else its default. */
export const size = (name, usual, least) => Number(process.env[name] ?? (quick ? least : usual));

/** Of values in any order; NaN where there is none. */
export function percentile(values, share) {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

const results = [];

/**
 * `rival`: left out where there is none and the goal is a figure of its own, null where it could not run. `lower`: less is better.
 * Returns the verdict in words.
 */
export function result({ name, ours, rival, goal = null, lower = false }) {
  if (!Number.isFinite(ours) || ours < 0 || (ours === 0 && !lower)) throw new Error(`${name} could not be measured: ${ours}`);
  const there = Number.isFinite(rival) && rival > 0;
  const ratio = there ? ours / rival : null;
  results.push({ name, ours, rival: there ? rival : null, ratio, goal });
  if (rival !== undefined && !there) return 'not measured: the rival could not run';
  if (goal === null) return '';
  const reached = ratio ?? ours;
  return (lower ? reached <= goal : reached >= goal) ? 'met' : 'NOT met';
}

/** Ends the run: nothing measured is a failure too. */
export function finish() {
  if (results.length === 0) throw new Error('nothing was measured');
  if (process.env.RESULTS) writeFileSync(process.env.RESULTS, `${JSON.stringify(results, null, 1)}\n`);
}
