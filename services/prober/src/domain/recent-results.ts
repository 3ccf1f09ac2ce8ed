import { BoundedMemory } from './bounded-map.js';
import type { CheckResult, CheckTarget } from './check.js';

const rememberedPlaces = 20_000;

/**
 * The newest result of each place that was checked for anybody. Used when a place has been asked often enough: the very
 * same scheme, host, port and path only, never a neighbour on the same address.
 */
export class SharedResults {
  private readonly newest = new BoundedMemory<{ result: CheckResult; at: number }>(rememberedPlaces);

  constructor(private readonly now: () => number = () => performance.now()) {}

  note(target: CheckTarget, result: CheckResult): void {
    if (result.outcome !== 'missed') this.newest.set(placeOf(target), { result, at: this.now() });
  }

  /** A result no older than this. Its evidence belongs to the one it was taken for. */
  find(target: CheckTarget, notOlderThanMs: number): CheckResult | null {
    const known = this.newest.get(placeOf(target));
    return known !== undefined && this.now() - known.at <= notOlderThanMs ? { ...known.result, evidence: null } : null;
  }
}

export function placeOf({ website, ipAddress }: CheckTarget): string {
  return website === null ? `address ${ipAddress}` : `${destinationOf({ website, ipAddress })} ${website.path}`;
}

/** Scheme, host and port: the unit of the budget. */
export function destinationOf({ website, ipAddress }: Pick<CheckTarget, 'website' | 'ipAddress'>): string {
  return website === null ? `address ${ipAddress}` : `${website.scheme} ${website.host} ${website.port}`;
}
