import { describe, expect, it } from '@jest/globals';
import type { Step } from './ping-stats';
import { responseChart } from './response-chart';

const step = (failures: number): Step => ({
  at: '2026-11-20T00:00:00.000Z',
  label: 'x',
  success: 1,
  failures,
  unknown: 0,
  maintenance: 0,
  responseTimeMs: 80,
});
const areas = (failures: number[]) => {
  const { series } = responseChart(failures.map(step)) as { series: { markArea?: { data: { xAxis: number }[][] } }[] };
  return series.flatMap(({ markArea }) => markArea?.data ?? []).map((area) => area.map(({ xAxis }) => xAxis));
};

describe('the bands of trouble behind the response times', () => {
  it('cover the steps that had trouble and no others, the last one too', () => {
    expect(areas([0, 0, 0, 2])).toEqual([[3, 4]]);
    expect(areas([1, 0, 3, 4, 0])).toEqual([
      [0, 1],
      [2, 4],
    ]);
    expect(areas([0, 0])).toEqual([]);
  });
});
