import { describe, expect, it } from '@jest/globals';
import type { Outcome } from './error-class.js';
import { isTooLate } from './lateness.js';

const tooLate = (outcome: Outcome, ...stalls: [at: number, ms: number][]): boolean =>
  isTooLate(
    { outcome, began: 0, ended: 10_000 },
    stalls.map(([at, ms]) => ({ at, ms })),
  );

describe('a check that failed while the event loop stood still', () => {
  it('proves nothing where the stall ended just before the end: timers run before sockets are read', () => {
    expect(tooLate('timeout', [9_990, 600])).toBe(true);
    expect(tooLate('timeout', [10_000, 501])).toBe(true);
  });

  it('is a true timeout where the loop ran freely long enough after a short stall', () => {
    expect(tooLate('timeout', [4_000, 900])).toBe(false);
    expect(tooLate('timeout', [2_000, 700], [7_000, 700])).toBe(false);
  });

  it('proves nothing where stalls took a fifth of the wait', () => {
    expect(tooLate('timeout', [4_000, 3_000])).toBe(true);
    expect(tooLate('timeout', [2_000, 900], [5_000, 900], [8_000, 900])).toBe(true);
  });

  it('proves nothing where it was refused or answered wrongly around a stall', () => {
    expect(tooLate('failure', [4_000, 501])).toBe(true);
    expect(tooLate('error', [4_000, 501])).toBe(true);
  });

  it('proves what it says where every lag was short, or over before it began', () => {
    expect(tooLate('timeout', [9_999, 500], [5_000, 400])).toBe(false);
    expect(tooLate('failure', [-1, 5_000])).toBe(false);
  });
});
