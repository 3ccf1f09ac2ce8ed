import { describe, expect, it } from '@jest/globals';
import { type QuotaMark, quotaNews } from './quota-news.js';

const limit = 8_928;
const news = (used: number, projected: number, ...told: QuotaMark[]) => quotaNews({ used, limit, projected }, new Set(told));

describe('news of the monthly checks', () => {
  it('is told at 80 % when the month will not be enough', () => expect(news(7_143, 9_500)).toBe(80));
  it('is silent when the month will be enough', () => expect(news(8_900, limit)).toBeNull());
  it('is told again at 100 %, once', () => {
    expect(news(limit, 9_500, 80)).toBe(100);
    expect(news(limit, 9_500, 80, 100)).toBeNull();
  });
  it('is silent below 80 %', () => expect(news(7_142, 9_500)).toBeNull());
  it('skips the first mark when the second is already reached', () => expect(news(limit + 1, 12_000)).toBe(100));
});
