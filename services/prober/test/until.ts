import { sleep } from '@nowahala/platform';

/** Waits until something is true, however slow the machine is; a spec must not fail because others are at work too. */
export async function until(ask: () => boolean, withinMs = 20_000): Promise<void> {
  const end = performance.now() + withinMs;
  while (!ask()) {
    if (performance.now() > end) throw new Error(`did not come true within ${withinMs} ms: ${ask.toString()}`);
    await sleep(5);
  }
}
