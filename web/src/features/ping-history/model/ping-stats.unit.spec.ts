import { describe, expect, it } from '@jest/globals';
import { outagesIn, rangeFrom, statsFrom, stepsSince, troubleMs, type Step } from './ping-stats';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const step = (success: number, failures = 0, at = '2026-11-20T00:00:00.000Z'): Step => ({
  at,
  label: '20 Nov',
  success,
  failures,
  unknown: 0,
  maintenance: 0,
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
          { at: '2026-11-18T23:00:00.000Z', unknown: 2, maintenance: 4, responseTimeMs: 120 },
          { at: '2026-11-19T23:00:00.000Z', unknown: 0, maintenance: 0, responseTimeMs: null },
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
      maintenance: 0,
      responseTimeMs: null,
    });
    expect(statsFrom(answer).totalPings).toBe(100);
  });

  it('takes the requested period, else one that fits the server’s age', () => {
    expect(rangeFrom('7d', HOUR)).toBe('7d');
    expect(rangeFrom('1y', 400 * DAY)).toBe('30d');
    expect(rangeFrom(null, 3 * DAY - 1)).toBe('24h');
    expect(rangeFrom(null, 3 * DAY)).toBe('7d');
    expect(rangeFrom(null, 7 * DAY)).toBe('30d');
    expect(rangeFrom(null, Number.NaN)).toBe('30d');
  });

  it('begins the axis with the step in which the server was added, and keeps a line', () => {
    const hours = Array.from({ length: 24 }, (_, hour) => step(1, 0, new Date(Date.UTC(2026, 10, 20, hour)).toISOString()));
    expect(stepsSince(hours, '2026-11-19T10:00:00.000Z')).toHaveLength(24);
    expect(stepsSince(hours, '2026-11-20T10:30:00.000Z')[0]?.at).toBe('2026-11-20T10:00:00.000Z');
    expect(stepsSince(hours, '2026-11-20T23:10:00.000Z')).toHaveLength(4);
  });

  it('estimates trouble over the time that was measured, not the whole range', () => {
    const old = [step(0), step(90, 10, '2026-11-21T00:00:00.000Z'), step(1), step(1)];
    expect(troubleMs({ ...rates, steps: old }, new Date('2026-11-21T10:00:00.000Z'))).toBe(HOUR);
  });

  it('gives no duration for a new server, or one that was never measured', () => {
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
