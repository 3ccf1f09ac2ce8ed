import { describe, expect, it } from '@jest/globals';
import { formatNaira, formatPercent, yearlyPrice } from './format-money';

describe('money', () => {
  it('is written ₦12,500, and with kobo only where there are some', () => {
    expect(formatNaira(12_500)).toBe('₦12,500');
    expect(formatNaira(2_687.5)).toBe('₦2,687.50');
  });

  it('adds up a year with VAT to the kobo', () => {
    expect(yearlyPrice(7_500, 0.075)).toEqual({ net: 90_000, vat: 6_750, total: 96_750 });
  });

  it('shows a rate with at most two decimals', () => expect(formatPercent(99.24)).toBe('99.24\u00a0%'));
});
