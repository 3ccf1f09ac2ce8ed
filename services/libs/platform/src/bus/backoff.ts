const FIRST_MS = 200;
const LONGEST_MS = 30_000;

/** How long to wait after the n-th failure in a row: doubling from 0.2 s to 30 s, a quarter up or down by chance. */
export function backoffMs(failures: number, random: () => number = Math.random): number {
  const exact = Math.min(FIRST_MS * 2 ** (failures - 1), LONGEST_MS);
  return Math.min(exact * (0.75 + random() / 2), LONGEST_MS);
}

/** Resolves after the time, or at once when the signal fires; never rejects. */
export function waitFor(ms: number, signal: AbortSignal): Promise<void> {
  if (signal.aborted) return Promise.resolve();
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', done);
      resolve();
    };
    const timer = setTimeout(done, ms);
    signal.addEventListener('abort', done);
  });
}
