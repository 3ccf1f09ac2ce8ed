import { BoundedMemory } from './bounded-map.js';
import type { CheckResult } from './check.js';

const rememberedServers = 100_000;
const takenAgainAfterMs = 10 * 60_000;

/** The first bad answer of a kind comes with a snapshot; its repetitions only after a while, and anew after a good one. */
export class FirstOfItsKind {
  private readonly last = new BoundedMemory<{ kind: string; at: number }>(rememberedServers);

  constructor(private readonly now: () => number = () => performance.now()) {}

  wantsEvidence(serverId: string, result: CheckResult): boolean {
    const kind = `${result.errorClass} ${result.code}`;
    const before = this.last.get(serverId);
    if (before !== undefined && before.kind === kind && this.now() - before.at < takenAgainAfterMs) return false;
    this.last.set(serverId, { kind, at: this.now() });
    return true;
  }

  wasGood(serverId: string): void {
    this.last.delete(serverId);
  }
}
