import { BoundedMap } from './bounded-map.js';
import type { SeenCertificate } from './check.js';

const REMEMBERED_SERVERS = 100_000;
/** Reading one costs a tenth of a handshake. */
const READ_EVERY_MS = 10 * 60_000;
const REPORT_EVERY_MS = 60 * 60_000;

/** Which certificates are read, and which of those are reported: another one at once, the same one hourly. */
export class SeenCertificates {
  private readonly last = new BoundedMap<{ fingerprint: string; readAt: number; reportedAt: number }>(REMEMBERED_SERVERS);

  isDue(serverId: string, now: number): boolean {
    const before = this.last.get(serverId);
    return before === undefined || isPast(before.readAt, READ_EVERY_MS, now);
  }

  isWorthReporting(serverId: string, { fingerprint }: SeenCertificate, now: number): boolean {
    const before = this.last.get(serverId);
    const known = before?.fingerprint === fingerprint && !isPast(before.reportedAt, REPORT_EVERY_MS, now);
    this.last.set(serverId, { fingerprint, readAt: now, reportedAt: known ? before.reportedAt : now });
    return !known;
  }
}

/** A clock that goes back must not end it for long. */
const isPast = (since: number, lasts: number, now: number): boolean => now >= since + lasts || now < since;
