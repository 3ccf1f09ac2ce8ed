import type { Outcome } from './error-class.js';

/** A time for which the event loop stood still, and the moment at which it went on. */
export interface Stall {
  at: number;
  ms: number;
}

export interface FailedWindow {
  outcome: Outcome;
  began: number;
  ended: number;
}

const BLINDING_LAG_MS = 500;
/** After a stall timers run before what lies in the sockets is read. So long later everything has been read. */
const SETTLED_MS = 1_000;
/** What the loop may have lost of a long wait before the wait proves nothing. */
const LOST_SHARE = 0.2;

/**
 * Whether a failed check proves nothing because our own event loop was late. A refusal or a wrong answer is judged by any
 * stall in it. A timeout is judged by the time that matters: whether a stall ended just before the end, or took a fifth of
 * the wait; else a prober that stalls every few seconds could never see a server that is silent.
 */
export function isTooLate({ outcome, began, ended }: FailedWindow, stalls: readonly Stall[]): boolean {
  const blinding = stalls.filter(({ at, ms }) => at >= began && ms > BLINDING_LAG_MS);
  if (blinding.length === 0) return false;
  if (outcome !== 'timeout') return true;
  const lostMs = blinding.reduce((sum, { ms }) => sum + ms, 0);
  return blinding.some(({ at }) => at > ended - SETTLED_MS) || lostMs > (ended - began) * LOST_SHARE;
}
