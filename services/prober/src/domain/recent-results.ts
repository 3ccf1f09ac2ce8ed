import { BoundedMap } from './bounded-map.js';
import type { CheckResult, CheckTarget } from './check.js';

const REMEMBERED_TARGETS = 20_000;

/**
 * The newest result of each target, whoever it was checked for. Used when a destination has been asked often enough: the
 * very same scheme, host, port and path only, never another path on the same address.
 */
export class RecentResults {
  private readonly newest = new BoundedMap<{ result: CheckResult; at: number }>(REMEMBERED_TARGETS);

  record(target: CheckTarget, result: CheckResult, now: number): void {
    if (result.outcome !== 'unknown') this.newest.set(targetKey(target), { result, at: now });
  }

  /** A result no older than this. Its evidence belongs to the server it was taken for. */
  find(target: CheckTarget, notOlderThanMs: number, now: number): CheckResult | null {
    const known = this.newest.get(targetKey(target));
    return known !== undefined && now - known.at <= notOlderThanMs ? { ...known.result, evidence: null } : null;
  }
}

function targetKey(target: CheckTarget): string {
  return target.website === null ? destinationOf(target) : `${destinationOf(target)} ${target.website.path}`;
}

/** Scheme, host and port: the unit of the budget. */
export function destinationOf({ website, ipAddress }: CheckTarget): string {
  return website === null ? `address ${ipAddress}` : `${website.scheme} ${website.host} ${website.port}`;
}
