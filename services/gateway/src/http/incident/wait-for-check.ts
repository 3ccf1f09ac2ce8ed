import type { incidents } from '@nowahala/contracts';
import { SECOND_MS } from '@nowahala/kernel';
import { sleep } from '@nowahala/platform';

/** A check takes ten seconds at most; with what comes after it the caller has its response within fifteen. */
const LONGEST_WAIT_MS = 12 * SECOND_MS;
const ASK_EVERY_MS = 400;

/** Waits until a check has said what came of a step, or not any longer. While nobody answers it goes on asking. */
export async function waitForCheck(marked: incidents.DoneStep, ask: () => Promise<incidents.DoneStep>): Promise<incidents.DoneStep> {
  const until = performance.now() + LONGEST_WAIT_MS;
  let step = marked;
  while (step.answer === '' && performance.now() < until) {
    await sleep(ASK_EVERY_MS);
    step = await ask().catch(() => step);
  }
  return step;
}
