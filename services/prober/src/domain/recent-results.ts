import { BoundedMap } from './bounded-map.js';
import type { CheckResult, CheckTarget } from './check.js';

const REMEMBERED_TARGETS = 20_000;

/**
 * The newest result of each place that was checked for anybody. Used when a place has been asked often enough: the very
 * same scheme, host, port and path only, never a neighbour on the same address.
 */
export class RecentResults {
  private readonly newest = new BoundedMap<{ result: CheckResult; at: number }>(REMEMBERED_TARGETS);

  constructor(private readonly now: () => number = () => performance.now()) {}

  record(target: CheckTarget, result: CheckResult): void {
    if (result.outcome !== 'missed') this.newest.set(targetKey(target), { result, at: this.now() });
  }

  /** A result no older than this. Its evidence belongs to the one it was taken for. */
  find(target: CheckTarget, notOlderThanMs: number): CheckResult | null {
    const known = this.newest.get(targetKey(target));
    return known !== undefined && this.now() - known.at <= notOlderThanMs ? { ...known.result, evidence: null } : null;
  }
}

export function targetKey({ website, ipAddress }: CheckTarget): string {
  return website === null ? `address ${ipAddress}` : `${destinationOf({ website, ipAddress })} ${website.path}`;
}

/** Scheme, host and port: the unit of the budget. */
export function destinationOf({ website, ipAddress }: Pick<CheckTarget, 'website' | 'ipAddress'>): string {
  return website === null ? `address ${ipAddress}` : `${website.scheme} ${website.host} ${website.port}`;
}
