/** What a stretch of time came to. Only ordinary slots and checks on request; unknown ones and those of maintenance are in no rate. */
export interface PingTotals {
  success: number;
  failures: number;
  unknown: number;
  maintenance: number;
  /** Sum of the response times of successful checks, microseconds. */
  successUs: number;
  p50Us: number;
  p95Us: number;
}

export const noPings: PingTotals = { success: 0, failures: 0, unknown: 0, maintenance: 0, successUs: 0, p50Us: 0, p95Us: 0 };

/** Percent with at most two decimals; 0 of nothing. */
export function rate(part: number, whole: number): number {
  return whole === 0 ? 0 : Math.round((part / whole) * 10_000) / 100;
}

export function sumOf(totals: PingTotals[]): PingTotals {
  const sum = totals.reduce(
    (all, one) => ({
      ...all,
      success: all.success + one.success,
      failures: all.failures + one.failures,
      unknown: all.unknown + one.unknown,
      maintenance: all.maintenance + one.maintenance,
      successUs: all.successUs + one.successUs,
    }),
    noPings,
  );
  return {
    ...sum,
    p50Us: weightedMedian(totals.map((one) => [one.p50Us, one.success])),
    p95Us: weightedMean(totals.map((one) => [one.p95Us, one.success])),
  };
}

/** The failures and successes always make a hundred: the second is what the first leaves. */
export function rates(totals: PingTotals): { successRate: number; failureRate: number } {
  const whole = totals.success + totals.failures;
  const successRate = rate(totals.success, whole);
  return { successRate, failureRate: whole === 0 ? 0 : Math.round((100 - successRate) * 100) / 100 };
}

function weightedMedian(values: [number, number][]): number {
  const sorted = values.filter(([, weight]) => weight > 0).sort((a, b) => a[0] - b[0]);
  const half = sorted.reduce((sum, [, weight]) => sum + weight, 0) / 2;
  let seen = 0;
  for (const [value, weight] of sorted) {
    seen += weight;
    if (seen >= half) return value;
  }
  return 0;
}

function weightedMean(values: [number, number][]): number {
  const weight = values.reduce((sum, [, one]) => sum + one, 0);
  return weight === 0 ? 0 : Math.round(values.reduce((sum, [value, one]) => sum + value * one, 0) / weight);
}
