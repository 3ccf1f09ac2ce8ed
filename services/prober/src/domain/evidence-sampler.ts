import { BoundedMap } from './bounded-map.js';
import type { CheckResult } from './check.js';

const REMEMBERED_SERVERS = 100_000;
const TAKEN_AGAIN_AFTER_MS = 10 * 60_000;

/** The first bad answer of a kind comes with a snapshot; its repetitions only after a while, and anew after a good one. */
export class EvidenceSampler {
  private readonly last = new BoundedMap<{ kind: string; at: number }>(REMEMBERED_SERVERS);

  constructor(private readonly now: () => number = () => performance.now()) {}

  wantsEvidence(serverId: string, result: CheckResult): boolean {
    const kind = `${result.errorClass} ${result.code}`;
    const before = this.last.get(serverId);
    if (before !== undefined && before.kind === kind && this.now() - before.at < TAKEN_AGAIN_AFTER_MS) return false;
    this.last.set(serverId, { kind, at: this.now() });
    return true;
  }

  recordSuccess(serverId: string): void {
    this.last.delete(serverId);
  }
}
