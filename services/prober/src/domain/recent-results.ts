import type { ErrorClass } from '@nowahala/kernel';
import { BoundedMap } from './bounded-map.js';
import { type CheckResult, type CheckTarget, isFailed } from './check.js';

const REMEMBERED_TARGETS = 20_000;
const LONGEST_CHECK_MS = 20_000;

/** After its own failure so long a site is spoken for by its address. */
const OWN_FAILURE_MS = 60_000;
const NOBODY_ENTERS: readonly (ErrorClass | null)[] = ['connect_refused', 'connect_timeout', 'no_route'];

/**
 * The newest result of each target, whoever it was checked for. Used when a destination has been asked often enough: the very
 * same scheme, host, port and path only, and of a site that itself could not connect to its address and port also whether
 * another one could since. Never another path, and never an answer of another host.
 */
export class RecentResults {
  private readonly underWay = new BoundedMap<number>(REMEMBERED_TARGETS);
  private readonly newest = new BoundedMap<{ result: CheckResult; at: number }>(REMEMBERED_TARGETS);
  /** By address and port: when the last check began that nobody let in, and the last one that is still under way. */
  private readonly closed = new BoundedMap<number>(REMEMBERED_TARGETS);
  private readonly knocking = new BoundedMap<number>(REMEMBERED_TARGETS);

  begin(target: CheckTarget, now: number): void {
    this.underWay.set(targetKey(target), now);
    const entrance = this.shutEntranceOf(target, now);
    if (entrance !== null) this.knocking.set(entrance, now);
  }

  /** Whether somebody is being answered about this target by a check that began no longer ago than this. */
  isUnderWay(target: CheckTarget, withinMs: number, now: number): boolean {
    const began = this.underWay.get(targetKey(target)) ?? this.knocking.get(this.shutEntranceOf(target, now) ?? '');
    return began !== undefined && now - began <= Math.min(withinMs, LONGEST_CHECK_MS);
  }

  record(target: CheckTarget, result: CheckResult, began: number): void {
    this.underWay.delete(targetKey(target));
    const entrance = entranceOf(target, result);
    if (entrance !== null) this.knocking.delete(entrance);
    if (result.outcome === 'unknown') return;
    this.newest.set(targetKey(target), { result, at: began });
    if (entrance === null) return;
    if (isShut(result)) this.closed.set(entrance, began);
    else this.closed.delete(entrance);
  }

  /** A result that began no longer ago than this; a failed one must be newer. Its evidence belongs to the server it was taken for. */
  find(target: CheckTarget, within: { goodMs: number; failedMs: number }, now: number): CheckResult | null {
    const known = this.newest.get(targetKey(target));
    if (known === undefined) return null;
    const closedAt = this.closed.get(this.shutEntranceOf(target, now) ?? '') ?? known.at;
    if (now - Math.max(known.at, closedAt) > (isFailed(known.result) ? within.failedMs : within.goodMs)) return null;
    return { ...known.result, evidence: null };
  }

  /** Null for a site that was not itself refused at its address of late. */
  private shutEntranceOf(target: CheckTarget, now: number): string | null {
    const known = this.newest.get(targetKey(target));
    if (known === undefined || !isShut(known.result) || now - known.at > OWN_FAILURE_MS) return null;
    return entranceOf(target, known.result);
  }
}

const isShut = ({ errorClass, code }: CheckResult): boolean => NOBODY_ENTERS.includes(errorClass) && code === null;

/** Address and port that the connection was made to; null for what is not a website. */
function entranceOf({ website }: CheckTarget, { reached }: CheckResult): string | null {
  return website === null || reached === null ? null : `${reached} ${website.port}`;
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
