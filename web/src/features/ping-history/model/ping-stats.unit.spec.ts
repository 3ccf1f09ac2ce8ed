import { describe, expect, it } from '@jest/globals';
import { outagesIn, rangeFrom, statsFrom, troubleMs, type Step } from './ping-stats';

const HOUR = 3_600_000;
const step = (success: number, failures = 0, at = '2026-11-20T00:00:00.000Z'): Step => ({
  at,
  label: '20 Nov',
  success,
  failures,
  unknown: 0,
  responseTimeMs: null,
});
const rates = {
  successRate: 90,
  failureRate: 10,
  totalSuccess: 90,
  totalFailures: 10,
  totalPings: 100,
  responseTimeMs: { median: 80, p95: 200 },
};

describe('ping statistics', () => {
  it('puts labels, counts and response times of a step together', () => {
    const answer = {
      chartData: {
        labels: ['19 Nov', '20 Nov'],
        datasets: [
          { label: 'Success', data: [10, 9] },
          { label: 'Failure', data: [0, 1] },
        ],
        buckets: [
          { at: '2026-11-18T23:00:00.000Z', unknown: 2, responseTimeMs: 120 },
          { at: '2026-11-19T23:00:00.000Z', unknown: 0, responseTimeMs: null },
        ],
      },
      stats: rates,
    };
    expect(statsFrom(answer).steps[1]).toEqual({
      at: '2026-11-19T23:00:00.000Z',
      label: '20 Nov',
      success: 9,
      failures: 1,
      unknown: 0,
      responseTimeMs: null,
    });
    expect(statsFrom(answer).totalPings).toBe(100);
  });

  it('takes thirty days for an unknown range', () => {
    expect(rangeFrom('7d')).toBe('7d');
    expect(rangeFrom('1y')).toBe('30d');
    expect(rangeFrom(null)).toBe('30d');
  });

  it('estimates trouble over the time that was measured, not the whole range', () => {
    const old = [step(0), step(90, 10, '2026-11-21T00:00:00.000Z'), step(1), step(1)];
    expect(troubleMs({ ...rates, steps: old }, new Date('2026-11-21T10:00:00.000Z'))).toBe(HOUR);
  });

  it('says no duration for a young server, or one that was never measured', () => {
    const now = new Date('2026-11-21T10:00:00.000Z');
    expect(troubleMs({ ...rates, steps: [step(0), step(0), step(2, 5), step(1)] }, now)).toBeNull();
    expect(troubleMs({ ...rates, steps: [step(0), step(0), step(0), step(0)] }, now)).toBeNull();
  });

  it('finds runs of bad steps', () => {
    expect(outagesIn([step(1), step(1, 1), step(0, 2), step(1), step(1, 3)])).toEqual([
      { from: 1, to: 2 },
      { from: 4, to: 4 },
    ]);
  });
});
