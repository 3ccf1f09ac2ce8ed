import { isTransient } from '@nowahala/platform';

const AGAIN_AFTER_MS = 2_000;

/**
 * Engines may begin together with the release that needs them, and take minutes. Tries again for as long as they cannot
 * be reached at all; what they refuse is told at once.
 */
export async function whenReached<T>(attempt: () => Promise<T>, patienceMs: number, say: (line: string) => void): Promise<T> {
  const giveUpAt = performance.now() + patienceMs;
  let told = false;
  for (;;) {
    try {
      return await attempt();
    } catch (error) {
      if (!isTransient(error) || performance.now() > giveUpAt) throw error;
      if (!told) say(`Not reached yet, trying again: ${(error as Error).message}`);
      told = true;
      await new Promise((resolve) => setTimeout(resolve, AGAIN_AFTER_MS));
    }
  }
}
