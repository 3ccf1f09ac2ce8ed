import { MINUTE_MS } from '@nowahala/kernel';

/** Wrong passwords that are remembered: of this account from this address, of this account, of this address. */
export interface Failures {
  pair: Date[];
  account: Date[];
  address: Date[];
}

export const FAILURE_MEMORY_MS = 60 * MINUTE_MS;

interface Rule {
  /** Wrong passwords within the window that cost nothing. */
  free: number;
  windowMs: number;
  firstDelayMs: number;
  longestDelayMs: number;
}

const rules: Record<keyof Failures, Rule> = {
  pair: { free: 5, windowMs: 15 * MINUTE_MS, firstDelayMs: 30_000, longestDelayMs: 15 * MINUTE_MS },
  account: { free: 20, windowMs: 60 * MINUTE_MS, firstDelayMs: 10_000, longestDelayMs: 5 * MINUTE_MS },
  address: { free: 500, windowMs: 60 * MINUTE_MS, firstDelayMs: 1_000, longestDelayMs: MINUTE_MS },
};

/**
 * How long to wait before the next try, in milliseconds. Doubles with every wrong password past the free ones and counts
 * from the last of them, so that an attacker can delay the owner but never lock the account.
 */
export function loginDelayMs(failures: Failures, now: Date): number {
  const waits = (Object.keys(rules) as (keyof Failures)[]).map((kind) => waitMs(failures[kind], rules[kind], now));
  return Math.max(0, ...waits);
}

function waitMs(times: Date[], rule: Rule, now: Date): number {
  const recent = times.map((time) => time.getTime()).filter((time) => time > now.getTime() - rule.windowMs);
  if (recent.length < rule.free) return 0;
  const delay = Math.min(rule.firstDelayMs * 2 ** (recent.length - rule.free), rule.longestDelayMs);
  return Math.max(...recent) + delay - now.getTime();
}
