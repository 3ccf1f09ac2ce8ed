import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

type Collect = (how: { type: 'major'; execution: 'sync'; flavor: 'last-resort' }) => void;

/** When the first runs of the jobs are over, and once more: what the first one frees, and code that it found old, goes with the second. */
const SETTLED_MS = [5_000, 15_000];

/**
 * Gives back what the start of this thread left behind, code that ran once included. By itself V8 keeps it until many megabytes
 * more were used, which in a thread that has little to do takes minutes or for ever. Stops the thread for 0.1-0.3 s.
 */
export function collectGarbage(): void {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as Collect;
  collect({ type: 'major', execution: 'sync', flavor: 'last-resort' });
}

export function collectGarbageOnceSettled(): void {
  for (const ms of SETTLED_MS) setTimeout(collectGarbage, ms).unref();
}
