import { LIVE_SECONDS } from './live-regions.js';

interface Report {
  writtenAt: number;
  /** By the monotonic clock. */
  arrivedAt: number;
}

/** What a delivery and a write to the bus may take longer than those of the report before. */
const JITTER_MS = 2_000;
/** Of reports that were written closer together, a backlog looks the same. A prober reports every 8 to 12 s, an older one every 4 to 6 s. */
const SHORTEST_PACE_MS = 3_000;
const REMEMBERED_MS = 60_000;
/** Nobody is interested in how much older it is, and the database takes no age of millennia. */
const OLDEST_MS = 3_600_000;

/**
 * How old reports of sight are. A prober's clock may be slow by minutes: its reports look old, yet arrive at the pace at
 * which they were written. Those of a backlog look as old, and arrive all at once: they make no region live again.
 */
export class ReportAges {
  private readonly latest = new Map<string, Report>();

  ageMs(prober: string, { writtenAt, arrivedAt }: Report, nowMs: number): number {
    const before = this.latest.get(prober);
    for (const [one, report] of this.latest) if (arrivedAt - report.arrivedAt > REMEMBERED_MS) this.latest.delete(one);
    if (before === undefined || writtenAt > before.writtenAt) this.latest.set(prober, { writtenAt, arrivedAt });
    const age = Math.min(Math.max(0, nowMs - writtenAt), OLDEST_MS);
    if (age < LIVE_SECONDS * 1_000 || before === undefined) return age;
    const paceMs = writtenAt - before.writtenAt;
    const keepsPace = paceMs >= SHORTEST_PACE_MS && Math.abs(arrivedAt - before.arrivedAt - paceMs) <= JITTER_MS;
    return keepsPace ? 0 : age;
  }
}
