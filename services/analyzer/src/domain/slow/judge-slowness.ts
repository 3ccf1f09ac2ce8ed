import type { Instant } from '../health/check.js';
import type { Usual } from './baseline.js';
import { type SlowPolicy, slowPolicy } from './slow-policy.js';

/** A successful check of a slot; re-checks are none. */
export interface TimedCheck {
  at: Instant;
  ms: number;
  region: string;
  /** What was usual for its region at its hour; null where that is not known yet, or too quick an answer to need it. */
  usual: Usual | null;
}

export interface SlowTime {
  since: Instant;
  /** What visitors wait, and what they usually wait. */
  typicalMs: number;
  usualMs: number;
  /** The regions that saw it; all of them where it is slow for everybody. */
  regions: string[];
}

const isSlow = ({ ms, usual }: TimedCheck): boolean => usual !== null && ms > usual.slowAboveMs;
const isGood = ({ ms, usual }: TimedCheck): boolean => usual === null || ms <= usual.goodUpToMs;

/** Whether these checks, up to the latest, are a slow time: of all regions together, else of one alone. */
export function findSlowTime(checks: readonly TimedCheck[], policy: SlowPolicy = slowPolicy): SlowTime | null {
  const sorted = [...checks].sort((a, b) => a.at - b.at);
  const together = slowEndOf(sorted, policy.atLeastChecks, policy);
  if (together) return together;
  const byRegion = [...Map.groupBy(sorted, ({ region }) => region).values()];
  if (byRegion.length < 2) return null;
  return byRegion.map((own) => slowEndOf(own, policy.atLeastChecksOfOneRegion, policy)).find((found) => found !== null) ?? null;
}

/** The slow time at the end of these checks: a single better answer does not end it, two in a row do. */
function slowEndOf(sorted: readonly TimedCheck[], atLeast: number, policy: SlowPolicy): SlowTime | null {
  const latest = sorted.at(-1);
  if (!latest || !isSlow(latest)) return null;
  let begin = sorted.length - 1;
  for (let index = begin - 1, better = 0; index >= 0; index -= 1) {
    better = isSlow(sorted[index]!) ? 0 : better + 1;
    if (better > 1) break;
    if (better === 0) begin = index;
  }
  const time = sorted.slice(begin);
  const slow = time.filter(isSlow);
  const lasts = latest.at - time[0]!.at;
  if (lasts < policy.lastsMs || slow.length < atLeast || slow.length < policy.slowShare * time.length) return null;
  return {
    since: time[0]!.at,
    typicalMs: medianOf(time.map(({ ms }) => ms)),
    usualMs: medianOf(slow.map(({ usual }) => usual!.medianMs)),
    regions: [...new Set(slow.map(({ region }) => region))].sort(),
  };
}

/** Since when a slow time is over, once that has lasted long enough; null: it is not. */
export function findEndOfSlowTime(checks: readonly TimedCheck[], policy: SlowPolicy = slowPolicy): Instant | null {
  const sorted = [...checks].sort((a, b) => a.at - b.at);
  const good = sorted.slice(sorted.findLastIndex((check) => !isGood(check)) + 1);
  const [first, latest] = [good[0], good.at(-1)];
  return first && latest && good.length >= policy.atLeastChecks && latest.at - first.at >= policy.lastsMs ? first.at : null;
}

const medianOf = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) / 2)]!;
