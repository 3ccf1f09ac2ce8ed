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
const shades = (failures: number[]) => responseChart(failures.map(step)).shades;

describe('the shades of trouble behind the response times', () => {
  it('cover the steps that had trouble and no others, the last one too', () => {
    expect(shades([0, 0, 0, 2])).toEqual([{ from: 3, to: 3 }]);
    expect(shades([1, 0, 3, 4, 0])).toEqual([
      { from: 0, to: 0 },
      { from: 2, to: 3 },
    ]);
    expect(shades([0, 0])).toEqual([]);
  });
});
