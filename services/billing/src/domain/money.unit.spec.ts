import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { amountInWords } from '../messages/amount-in-words.js';
import { divideRounded, naira, NIGERIAN_VAT, printNaira, printNairaAndKobo, printRate, withVat, yearly } from './money.js';

describe('money', () => {
  it.each([
    [2_500, 30_000, 2_250, 32_250],
    [7_500, 90_000, 6_750, 96_750],
    [20_000, 240_000, 18_000, 258_000],
    [60_000, 720_000, 54_000, 774_000],
  ])('a plan of ₦%d a month costs ₦%d a year, ₦%d VAT, ₦%d in all', (month, net, vat, total) => {
    expect(yearly(naira(month), NIGERIAN_VAT)).toEqual({
      netKobo: naira(net),
      vatKobo: naira(vat),
      totalKobo: naira(total),
      vatBasisPoints: 750,
    });
  });

  it('rounds half a kobo up and less than half down', () => {
    expect(withVat(20, 750).vatKobo).toBe(2); // 1.5
    expect(withVat(19, 750).vatKobo).toBe(1); // 1.425
    expect(divideRounded(-3, 2)).toBe(-2);
  });

  it('never loses or invents a kobo: net and VAT are the total, and VAT is within half a kobo of the rate', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_000_000_000_00 }), fc.integer({ min: 0, max: 2_500 }), (net, rate) => {
        const amount = withVat(net, rate);
        expect(amount.netKobo + amount.vatKobo).toBe(amount.totalKobo);
        expect(Number.isSafeInteger(amount.totalKobo)).toBe(true);
        expect(Math.abs(amount.vatKobo - (net * rate) / 10_000)).toBeLessThanOrEqual(0.5001);
      }),
    );
  });

  it('prints naira as people write it', () => {
    expect([printNaira(naira(12_500)), printNaira(naira(12_500.5)), printNairaAndKobo(naira(774_000)), printRate(750)]).toEqual([
      '₦12,500',
      '₦12,500.50',
      '₦774,000.00',
      '7.5 %',
    ]);
  });
});

describe('amount in words', () => {
  it.each([
    [0, 'Zero naira only'],
    [naira(7), 'Seven naira only'],
    [naira(20), 'Twenty naira only'],
    [naira(32_250), 'Thirty-two thousand, two hundred and fifty naira only'],
    [naira(96_750), 'Ninety-six thousand, seven hundred and fifty naira only'],
    [naira(1_000_005), 'One million and five naira only'],
    [naira(774_000), 'Seven hundred and seventy-four thousand naira only'],
    [naira(64_500.75), 'Sixty-four thousand, five hundred naira, seventy-five kobo'],
    [naira(1_213_114.01), 'One million, two hundred and thirteen thousand, one hundred and fourteen naira, one kobo'],
  ])('%d kobo', (kobo, words) => expect(amountInWords(kobo)).toBe(words));

  it('gives every amount words of its own', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.nat(100_000_000_00), { minLength: 2, maxLength: 50 }), (amounts) => {
        expect(new Set(amounts.map(amountInWords)).size).toBe(amounts.length);
      }),
    );
  });
});
