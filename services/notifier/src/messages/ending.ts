import type { RecoveryFacts } from './facts.js';

/** During an upgrade the analyzer may know a reason that this release does not: what changed, it says, and nothing else. */
export const endingOf = (sentences: Record<RecoveryFacts['reason'], string>, reason: string): string =>
  (sentences as Partial<Record<string, string>>)[reason] ?? sentences.reconfigured;
