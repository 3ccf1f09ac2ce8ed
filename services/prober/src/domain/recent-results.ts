import { BoundedMap } from './bounded-map.js';
import { type CheckResult, type CheckTarget, isFailed } from './check.js';

const REMEMBERED_TARGETS = 20_000;
const LONGEST_CHECK_MS = 20_000;

/**
 * The newest result of each target, whoever it was checked for. Used when a destination has been asked often enough: the
 * very same scheme, host, port and path only, never another path on the same address.
 */
export class RecentResults {
  private readonly underWay = new BoundedMap<number>(REMEMBERED_TARGETS);
  private readonly newest = new BoundedMap<{ result: CheckResult; at: number }>(REMEMBERED_TARGETS);

  begin(target: CheckTarget, now: number): void {
    this.underWay.set(targetKey(target), now);
  }

  /** Whether somebody is being answered about this target by a check that began no longer ago than this. */
  isUnderWay(target: CheckTarget, withinMs: number, now: number): boolean {
    const began = this.underWay.get(targetKey(target));
    return began !== undefined && now - began <= Math.min(withinMs, LONGEST_CHECK_MS);
  }

  record(target: CheckTarget, result: CheckResult, began: number): void {
    this.underWay.delete(targetKey(target));
    if (result.outcome !== 'unknown') this.newest.set(targetKey(target), { result, at: began });
  }

  /** A result that began no longer ago than this; a failed one must be newer. Its evidence belongs to the server it was taken for. */
  find(target: CheckTarget, within: { goodMs: number; failedMs: number }, now: number): CheckResult | null {
    const known = this.newest.get(targetKey(target));
    if (known === undefined || now - known.at > (isFailed(known.result) ? within.failedMs : within.goodMs)) return null;
    return { ...known.result, evidence: null };
  }
}

/** Two owners may want different words on the same page. */
function targetKey(target: CheckTarget): string {
  if (target.website === null) return destinationOf(target);
  const page = `${destinationOf(target)} ${target.website.path}`;
  return target.wanted ? `${page} ${JSON.stringify([target.wanted.expectText, target.wanted.rejectText])}` : page;
}

/** Scheme, host and port: the unit of the budget. */
export function destinationOf({ website, ipAddress }: CheckTarget): string {
  return website === null ? `address ${ipAddress}` : `${website.scheme} ${website.host} ${website.port}`;
}
