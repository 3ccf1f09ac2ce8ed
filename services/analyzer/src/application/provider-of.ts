import type { Suspicion } from './ports/monitors.js';

/** The hosting company, or whoever owns the address; empty where that cannot be known. */
export function providerOf(suspicion: Suspicion | null): string {
  const evidence = suspicion?.evidence;
  const hosting = evidence?.recognised.find((one) => one.kind === 'hosting')?.id;
  return hosting ?? evidence?.addresses.find((one) => one.owner !== null)?.owner ?? '';
}
