import type { Instant } from './check.js';

/** Over a minute of them: what comes again comes soon. */
const KEPT = 10;
const PROBERS = 10_000;

/** Reports of probers that came before: one that a bus brings again is no new word, and would make a blind region live. */
export class RepeatedReports {
  private readonly times = new Map<string, Instant[]>();

  /** Whether this one, written then by the clock of its prober, was kept before. */
  isRepeat(prober: string, writtenAt: Instant): boolean {
    return !Number.isNaN(writtenAt) && (this.times.get(prober) ?? []).includes(writtenAt);
  }

  /** Once it is kept: one that failed comes again. */
  remember(prober: string, writtenAt: Instant): void {
    const before = this.times.get(prober) ?? [];
    this.times.delete(prober);
    this.times.set(prober, [...before.slice(1 - KEPT), writtenAt]);
    for (const [longestSilent] of this.times) {
      if (this.times.size <= PROBERS) break;
      this.times.delete(longestSilent);
    }
  }
}
