import { BoundedMap } from './bounded-map.js';
import type { CheckResult } from './check.js';

const REMEMBERED_SERVERS = 100_000;
const AGAIN_AFTER_MS = 10 * 60_000;

/** The first failed check of a kind comes with evidence, its repetitions only after a while, and anew after a check that did not fail. */
export class EvidenceSampler {
  private readonly last = new BoundedMap<{ kind: string; at: number }>(REMEMBERED_SERVERS);

  wantsEvidence(serverId: string, { errorClass, code }: CheckResult, now: number): boolean {
    const kind = `${errorClass} ${code}`;
    const before = this.last.get(serverId);
    if (before !== undefined && before.kind === kind && now - before.at < AGAIN_AFTER_MS) return false;
    this.last.set(serverId, { kind, at: now });
    return true;
  }

  forget(serverId: string): void {
    this.last.delete(serverId);
  }
}
