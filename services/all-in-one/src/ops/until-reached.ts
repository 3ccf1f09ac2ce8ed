import { isTransient, sleep } from '@nowahala/platform';

const AGAIN_AFTER_MS = 2_000;

/** Backing services may start together with the release and take minutes: retries while they cannot be reached; a refusal is thrown at once. */
export async function untilReached<T>(attempt: () => Promise<T>, patienceMs: number, say: (line: string) => void): Promise<T> {
  const giveUpAt = performance.now() + patienceMs;
  let reported = false;
  for (;;) {
    try {
      return await attempt();
    } catch (error) {
      if (!isTransient(error) || performance.now() > giveUpAt) throw error;
      if (!reported) say(`Not reached yet, trying again: ${(error as Error).message}`);
      reported = true;
      await sleep(AGAIN_AFTER_MS);
    }
  }
}
