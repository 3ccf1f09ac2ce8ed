import { describe, expect, it } from '@jest/globals';
import { DAY_WIDTH, shapeOf, summaryOf } from './strip-shape';

const day = (success: number, failures = 0, unknown = 0) => ({ day: '2026-11-21', success, failures, unknown });
const bars = (path: string) => path.split('M').length - 1;

describe('the 90-day strip', () => {
  it('puts the last day on the right and fills the past with unknown days', () => {
    const { good, unknown } = shapeOf([day(288)], 90);
    expect(bars(good)).toBe(1);
    expect(good).toMatch(new RegExp(`^M${89 * DAY_WIDTH} `));
    expect(bars(unknown)).toBe(89);
  });

  it('shows the latest days when there are more', () => {
    const { good, trouble } = shapeOf([day(0, 5), day(288), day(288)], 2);
    expect(bars(good)).toBe(2);
    expect(trouble).toBe('');
  });

  it('marks a day with one failure as trouble, and one without measurements as unknown', () => {
    const { good, trouble, unknown } = shapeOf([day(287, 1), day(0, 0, 288), day(1)], 3);
    expect([bars(good), bars(trouble), bars(unknown)]).toEqual([1, 1, 1]);
  });

  it('makes trouble the tallest, so that colour is not needed', () => {
    const { good, trouble, unknown } = shapeOf([day(0, 1), day(1), day(0)], 3);
    const tall = (path: string) => Number(/v(\d+)/.exec(path)?.[1]);
    expect(tall(trouble)).toBeGreaterThan(tall(good));
    expect(tall(good)).toBeGreaterThan(tall(unknown));
  });

  it('draws a day of nothing but maintenance in its own height, and counts every day with some', () => {
    const worked = { ...day(0), maintenance: 12 };
    const { maintenance, good, unknown } = shapeOf([worked, { ...day(5), maintenance: 3 }, day(0)], 3);
    const tall = (path: string) => Number(/v(\d+)/.exec(path)?.[1]);
    expect([bars(maintenance), bars(good), bars(unknown)]).toEqual([1, 1, 1]);
    expect(new Set([maintenance, good, unknown].map(tall)).size).toBe(3);
    expect(summaryOf([worked, { ...day(5), maintenance: 3 }])).toMatchObject({ maintenanceDays: 2, days: 1, rate: 100 });
  });

  it('leaves days without measurements out of the rate', () => {
    expect(summaryOf([day(99, 1), day(0, 0, 500)])).toEqual({ days: 1, badDays: 1, maintenanceDays: 0, rate: 99 });
    expect(summaryOf([day(0, 0, 3)]).rate).toBeNull();
  });
});
